// An ST7789 panel on SPI (Sitronix ST7789V datasheet rev 1.6, section 9). Each byte takes its bit
// times. The chip has 240 columns of 320 lines; what of them the glass shows, and which way up, is
// given as the maker's own order and first place of an upright picture.
import { GPIOPinState } from './rp2040.mjs';

const COLUMNS = 240, LINES = 320;
const FRAME_GAP = 2e6; // ns without data after which what comes is another frame
const WINDOWS = { 0x2a: 'columns', 0x2b: 'rows' };
const SINGLE = new Set([0x01, 0x10, 0x11, 0x20, 0x21, 0x28, 0x29, 0x2c]);

export class St7789 {
  constructor({ width, height, spi, cs, dc, rst, backlight, upright }) {
    Object.assign(this, { width, height, spi, cs, dc, rst, backlight, upright });
    this.ram = new Uint16Array(COLUMNS * LINES);
    this.powerOn();
  }

  powerOn() {
    this.ram.forEach((_, i) => { this.ram[i] = (i * 40503) & 0xffff; }); // starts undefined
    this.frames = []; // [first byte, last byte] of each picture sent, seconds
    Object.assign(this, { dataBytes: 0, lastWrite: 0, unknown: [] });
    this.reset();
  }

  reset() {
    Object.assign(this, { command: 0, args: [], awake: false, on: false, inverted: false });
    Object.assign(this, { order: 0, format: 0x66, columns: [0, 239], rows: [0, 319] });
    Object.assign(this, { column: 0, row: 0, high: null });
  }

  connect(board) {
    const bus = board.mcu.spi[this.spi], pin = (n) => board.mcu.gpio[n];
    const low = (n) => pin(n).value === GPIOPinState.Low;
    this.clock = board.clock;
    this.board = board;
    const done = this.clock.createAlarm(() => bus.completeTransmit(0));
    bus.onTransmit = (byte) => {
      if (low(this.cs)) low(this.dc) ? this.start(byte) : this.take(byte);
      done.schedule(bus.dataBits * 1e9 / bus.clockFrequency);
    };
    if (this.rst !== null) pin(this.rst).addListener(() => { if (low(this.rst)) this.reset(); });
  }

  start(byte) {
    Object.assign(this, { command: byte, args: [], high: null });
    if (byte === 0x01) this.reset();
    else if ((byte & 0xfe) === 0x10) this.awake = Boolean(byte & 1);
    else if ((byte & 0xfe) === 0x20) this.inverted = Boolean(byte & 1);
    else if ((byte & 0xfe) === 0x28) this.on = Boolean(byte & 1);
    else if (byte === 0x2c) [this.column, this.row] = [this.columns[0], this.rows[0]];
    else if (![0x2a, 0x2b, 0x36, 0x3a].includes(byte)) this.unknown.push(byte);
  }

  take(byte) {
    if (this.command === 0x2c) this.pixel(byte);
    else if (SINGLE.has(this.command)) this.unknown.push(byte);
    else this.argument(byte);
  }

  argument(byte) {
    const { args, command } = this;
    args.push(byte);
    if (command === 0x36) this.order = byte;
    else if (command === 0x3a) this.format = byte;
    else if (args.length === 4) {
      this[WINDOWS[command]] = [(args[0] << 8) | args[1], (args[2] << 8) | args[3]];
    }
  }

  pixel(byte) {
    this.note(this.clock.nanos);
    if (this.high === null) {
      this.high = byte;
      return;
    }
    const at = place(this.order, this.column, this.row);
    if (at >= 0) this.ram[at] = (this.high << 8) | byte;
    else this.unknown.push('outside');
    this.high = null;
    if (this.column++ < this.columns[1]) return;
    this.column = this.columns[0];
    this.row = this.row < this.rows[1] ? this.row + 1 : this.rows[0];
  }

  note(now) {
    if (!this.frames.length || now - this.lastWrite > FRAME_GAP) this.frames.push([now / 1e9, 0]);
    this.frames.at(-1)[1] = now / 1e9;
    this.dataBytes++;
    this.lastWrite = now;
  }

  lit() {
    return this.dataBytes > 0;
  }

  // Share of the time that the backlight is on, from the counters of its PWM.
  light() {
    if (this.backlight === null) return 1;
    const channel = this.board.mcu.pwm.channels[(this.backlight >> 1) & 7];
    const level = this.backlight & 1 ? channel.cc >>> 16 : channel.cc & 0xffff;
    return Math.min(1, level / (channel.top + 1));
  }

  // Red, green, blue of each pixel, row by row. Colours are right in inverted mode (IPS glass).
  pixels() {
    const { width, height, upright: [order, column, row] } = this;
    const picture = Buffer.alloc(3 * width * height);
    if (!this.on || !this.awake || !this.inverted || this.format !== 0x55) return picture;
    for (let i = 0; i < width * height; i++) {
      const x = i % width, y = Math.floor(i / width);
      const colour = this.ram[place(order, column + x, row + y)];
      picture[3 * i] = (colour >> 11) << 3;
      picture[3 * i + 1] = ((colour >> 5) & 63) << 2;
      picture[3 * i + 2] = (colour & 31) << 3;
    }
    return picture;
  }

  state() {
    const { width, height, on, awake, inverted, dataBytes, lastWrite, unknown, frames } = this;
    const counts = { dataBytes, lastWrite, unknown, frames };
    return { width, height, mode: 'RGB', on, awake, inverted, light: this.light(), ...counts };
  }
}

// Where in memory a column and row of an order (MADCTL) are, -1 for nowhere: bit 5 exchanges them,
// then bit 6 mirrors columns and bit 7 lines (8.12).
function place(order, column, row) {
  let [x, y] = order & 0x20 ? [row, column] : [column, row];
  if (order & 0x40) x = COLUMNS - 1 - x;
  if (order & 0x80) y = LINES - 1 - y;
  return x >= 0 && x < COLUMNS && y >= 0 && y < LINES ? y * COLUMNS + x : -1;
}
