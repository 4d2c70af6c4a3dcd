// An SSD1306 panel on I2C (Solomon Systech datasheet rev 1.1: section 9 commands, 8.1.5 I2C).
// Each phase of a transfer takes its bit times, so the firmware waits as on the real bus.
import { GPIOPinState } from './rp2040.mjs';

// Commands that take arguments, and how many.
const ARGUMENTS = new Map([[0x20, 1], [0x21, 2], [0x22, 2], [0x81, 1], [0x8d, 1], [0xa8, 1],
  [0xad, 1], [0xd3, 1], [0xd5, 1], [0xd9, 1], [0xda, 1], [0xdb, 1]]);
const LINES = 64;
const FRAME_GAP = 2e6; // ns without data after which what comes is another frame

export class Ssd1306 {
  // `memory` is how many columns the chip has (SH1106: 132), `column` the panel's first of them.
  constructor({ width, height, column = 0, memory = 128, ...wires }) {
    Object.assign(this, { address: 0x3c, ...wires, width, height, column0: column, memory });
    this.present = true;
    this.ram = new Uint8Array(memory * LINES / 8);
    this.powerOn();
  }

  powerOn() {
    this.ram.forEach((_, i) => { this.ram[i] = (i * 37) & 0xff; }); // RAM starts undefined
    Object.assign(this, { mode: 2, column: 0, columns: [0, 127], page: 0, pages: [0, 7] });
    Object.assign(this, { on: false, pump: false, inverted: false });
    Object.assign(this, { flippedX: false, flippedY: false });
    Object.assign(this, { contrast: 0x7f, startLine: 0, pending: null, control: null });
    this.frames = []; // [first byte, last byte] of each picture sent, seconds
    Object.assign(this, { dataBytes: 0, lastWrite: 0, busNs: 0, unknown: [] });
  }

  plug(present) {
    this.present = present;
    if (present) this.powerOn();
  }

  connect(board) {
    const bus = board.mcu.i2c[this.i2c];
    const timed = (bits, done) => this.after(board, bus, bits, done);
    this.clock = board.clock;
    bus.onStart = () => { this.control = null; timed(1, () => bus.completeStart()); };
    const answers = (to) => this.present && to === this.address;
    bus.onConnect = (to) => timed(9, () => bus.completeConnect(answers(to)));
    bus.onWriteByte = (byte) => { this.write(byte); timed(9, () => bus.completeWrite(true)); };
    bus.onReadByte = () => timed(9, () => bus.completeRead(this.on ? 0 : 0x40));
    bus.onStop = () => timed(1, () => bus.completeStop());
    this.connectPins(board.mcu.gpio[this.sda], board.mcu.gpio[this.scl]);
  }

  // DW_apb_i2c: SCL is high for HCNT + SPKLEN + 7 and low for LCNT + 1 cycles of clk_sys (RP2040
  // datasheet 4.3.14.1).
  after(board, bus, bits, done) {
    const cycles = bus.sclHighPeriod + bus.spikelen + 7 + bus.sclLowPeriod + 1;
    const ns = bits * cycles * 1e9 / board.mcu.clkSys;
    this.busNs += ns;
    board.after(ns, done);
  }

  // I2C.scan() writes nothing to each address; MicroPython bit-bangs that on the pins.
  connectPins(sda, scl) {
    const high = (pin) => pin.value !== GPIOPinState.Low;
    let active = false, bit = 0, byte = 0;
    sda.setInputValue(true);
    scl.setInputValue(true);
    sda.addListener(() => {
      if (!high(scl)) return;
      active = !high(sda);
      bit = byte = 0;
    });
    scl.addListener(() => {
      if (!active) return;
      if (high(scl)) {
        if (bit++ < 8) byte = (byte << 1) | high(sda);
      } else if (bit >= 8) {
        sda.setInputValue(!(bit === 8 && byte >> 1 === this.address));
        if (bit > 8) bit = byte = 0;
      }
    });
  }

  // A control byte first: bit 6 tells data from commands, bit 7 that another control byte follows.
  write(byte) {
    if (this.control === null) {
      this.control = byte;
      return;
    }
    if (this.control & 0x40) this.data(byte);
    else this.command(byte);
    if (this.control & 0x80) this.control = null;
  }

  data(byte) {
    this.ram[this.page * this.memory + this.segment()] = byte;
    this.note(this.clock.nanos);
    if (this.mode === 0) this.advance('column', this.columns, 'page', this.pages);
    else if (this.mode === 1) this.advance('page', this.pages, 'column', this.columns);
    else this.column = (this.column + 1) % this.memory;
  }

  // Segment remap counts when data is written, the COM order when it is shown (10.1.8, 10.1.12).
  // Modules are mounted so that A1 with C8 is upright.
  segment() {
    return this.flippedX ? this.column : this.memory - 1 - this.column;
  }

  note(now) {
    if (!this.frames.length || now - this.lastWrite > FRAME_GAP) this.frames.push([now / 1e9, 0]);
    this.frames.at(-1)[1] = now / 1e9;
    this.dataBytes++;
    this.lastWrite = now;
  }

  advance(inner, [first, last], outer, [start, end]) {
    if (this[inner]++ < last) return;
    this[inner] = first;
    this[outer] = this[outer] < end ? this[outer] + 1 : start;
  }

  command(byte) {
    if (this.pending) this.pending.push(byte);
    else this.pending = [byte];
    if (this.pending.length <= (ARGUMENTS.get(this.pending[0]) ?? 0)) return;
    const [code, ...args] = this.pending;
    this.pending = null;
    this.execute(code, args);
  }

  execute(code, [a, b]) {
    if (code <= 0x0f) this.column = (this.column & 0xf0) | code;
    else if (code <= 0x1f) this.column = (this.column & 0x0f) | ((code & 15) << 4);
    else if (code === 0x20) this.mode = a & 3;
    else if (code === 0x21) [this.columns, this.column] = [[a & 127, b & 127], a & 127];
    else if (code === 0x22) [this.pages, this.page] = [[a & 7, b & 7], a & 7];
    else if (code >= 0x40 && code <= 0x7f) this.startLine = code & 63;
    else if (code === 0x81) this.contrast = a;
    else if (code === 0x8d) this.pump = Boolean(a & 4);
    else if (code >= 0xb0 && code <= 0xb7) this.page = code & 7;
    else this.switch(code);
  }

  switch(code) {
    const set = Boolean(code & 1);
    if ((code & 0xfe) === 0xa0) this.flippedX = set;
    else if ((code & 0xfe) === 0xa6) this.inverted = set;
    else if ((code & 0xfe) === 0xae) this.on = set;
    else if (code === 0xc0 || code === 0xc8) this.flippedY = code === 0xc8;
    else if (!ARGUMENTS.has(code) && code !== 0xa4 && code !== 0xe3) this.unknown.push(code);
  }

  lit() {
    return this.pixels().some((byte) => byte);
  }

  dot(x, y) {
    const line = ((this.flippedY ? y : this.height - 1 - y) + this.startLine) % LINES;
    const bit = (this.ram[(line >> 3) * this.memory + this.column0 + x] >> (line & 7)) & 1;
    return Boolean(bit) !== this.inverted;
  }

  // One byte a pixel, row by row. Without its charge pump the module stays dark.
  pixels() {
    const picture = Buffer.alloc(this.width * this.height);
    if (!this.on || !this.pump) return picture;
    for (let i = 0; i < picture.length; i++) {
      picture[i] = this.dot(i % this.width, Math.floor(i / this.width)) ? 255 : 0;
    }
    return picture;
  }

  state() {
    const { width, height, on, pump, contrast, inverted } = this;
    const { dataBytes, lastWrite, busNs, unknown, frames } = this;
    const counts = { dataBytes, lastWrite, busNs, unknown, frames };
    return { width, height, mode: 'L', on, pump, contrast, inverted, ...counts };
  }
}

// The same chip on SPI: a pin tells commands (low) and data apart.
export class Ssd1306Spi extends Ssd1306 {
  connect(board) {
    const bus = board.mcu.spi[this.spi];
    const low = (n) => board.mcu.gpio[n].value === GPIOPinState.Low;
    this.clock = board.clock;
    const done = this.clock.createAlarm(() => bus.completeTransmit(0));
    bus.onTransmit = (byte) => {
      if (low(this.cs)) low(this.dc) ? this.command(byte) : this.data(byte);
      done.schedule(bus.dataBits * 1e9 / bus.clockFrequency);
    };
  }
}
