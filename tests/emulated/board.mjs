// A Pico with what is wired to it. Nothing here uses a timer of the host: run() steps the core,
// and the emulated clock follows the cycles, so a run is the same every time.
import { ConsoleLogger, GPIOPinState, LogLevel, RP2040, USBCDC } from './rp2040.mjs';
import { Flash, PowerCut, connectFlash } from './flash.mjs';

const BOOT2 = 0x10000000;
const INSTRUCTIONS = 64; // a step; the end condition is looked at every 16 steps
const LONGEST_SLEEP = 1e6; // ns
const USB_ANSWER = 20e3; // ns from data at the host to the OUT packet

// The XIP cache: 16 KB, two ways, lines of 8 bytes (RP2040 datasheet 2.6.3).
class XipCache {
  constructor() {
    this.newer = new Uint32Array(1024);
    this.older = new Uint32Array(1024);
  }

  flush() {
    this.newer.fill(0);
    this.older.fill(0);
  }

  // 1 for a miss. The line is kept with its address above 0x10000000 so that 0 is never a line.
  miss(address) {
    const line = address >>> 3, set = line & 1023;
    if (this.newer[set] === line) return 0;
    const missed = this.older[set] === line ? 0 : 1;
    this.older[set] = this.newer[set];
    this.newer[set] = line;
    return missed;
  }
}

class Mcu extends RP2040 {
  prepare(penalty) {
    Object.assign(this, { penalty, stall: 0, cache: new XipCache() });
    this.flash16 = new Uint16Array(this.flash.buffer);
    this.flash32 = new Uint32Array(this.flash.buffer);
  }

  readUint16(address) {
    if (address >>> 24 !== 0x10) return super.readUint16(address);
    if (this.cache.miss(address)) this.stall += this.penalty;
    return this.flash16[(address & 0xffffff) >>> 1];
  }

  readUint32(address) {
    if (address >>> 24 !== 0x10) return super.readUint32(address);
    if (this.cache?.miss(address)) this.stall += this.penalty;
    return this.flash32[(address & 0xffffff) >>> 2];
  }

  readUint8(address) {
    if (address >>> 24 !== 0x10) return super.readUint8(address);
    if (this.cache.miss(address)) this.stall += this.penalty;
    return this.flash[address & 0xffffff];
  }
}

// The host's end of the USB serial line. rp2040js answers an OUT endpoint at once even without
// data, which keeps the device in its USB interrupt for 60 % of the time; a real host sends
// nothing.
class Serial {
  constructor(board) {
    this.cdc = new USBCDC(board.mcu.usbCtrl);
    Object.assign(this, { board, queue: [], waiting: null, connected: false });
    const usb = board.mcu.usbCtrl, cdc = this.cdc, answer = usb.onEndpointRead;
    cdc.onDeviceConnected = () => { this.connected = true; };
    usb.onEndpointRead = (endpoint, size) => {
      if (endpoint !== cdc.outEndpoint) return answer(endpoint, size);
      this.waiting = () => answer(endpoint, size);
      this.feed();
    };
  }

  send(bytes) {
    this.queue.push(...bytes);
    this.feed();
  }

  feed() {
    const { cdc, queue } = this;
    while (queue.length && !cdc.txFIFO.full) cdc.sendSerialByte(queue.shift());
    if (!this.waiting || cdc.txFIFO.empty) return;
    const answer = this.waiting;
    this.waiting = null;
    this.board.after(USB_ANSWER, answer);
  }
}

export class Board {
  // penalty: cycles that a miss of the flash cache costs. 28 clocks of SCK (8 address and mode, 4
  // dummy, 16 data) at clk_sys / 2, and 2 to start.
  constructor({ image, bootrom, devices = [], buttons = {}, usb = true, penalty = 58 }) {
    Object.assign(this, { image, bootrom, devices, buttons, usb, penalty });
    Object.assign(this, { nanos: 0, cycles: 0, resets: 0, output: [], events: [], cut: null });
    this.down = new Set();
    this.moves = []; // of fingers, still to come: these do not end with a reset
    this.powerOn();
  }

  // Power on, or the reset of machine.reset(): flash and the time are kept, all else is new.
  powerOn() {
    const mcu = (this.mcu = new Mcu());
    this.clock = mcu.clock;
    this.clock.nanosCounter = this.nanos;
    mcu.logger = new ConsoleLogger(LogLevel.Error);
    mcu.loadBootrom(this.bootrom);
    mcu.prepare(this.penalty);
    mcu.flash.set(this.image);
    this.flash = new Flash(mcu.flash, this.clock);
    this.flash.cut = this.cut;
    connectFlash(mcu, this.flash);
    mcu.peripherals[0x40058].onWatchdogTrigger = () => { this.resetDue = true; };
    this.resetDue = false;
    this.connect();
    for (const move of this.moves) this.schedule(move);
    mcu.core.PC = BOOT2;
  }

  connect() {
    this.serial = null;
    if (this.usb) {
      this.serial = new Serial(this);
      this.serial.cdc.onSerialData = (bytes) => { this.output.push(Buffer.from(bytes)); };
    }
    for (const device of this.devices) device.connect(this);
    for (const name of Object.keys(this.buttons)) this.connectButton(name);
  }

  // A button joins its pin to ground; released, the level is that of the pad's own pull-up.
  connectButton(name) {
    const pin = this.mcu.gpio[this.buttons[name]];
    const level = () => !this.down.has(name) && pin.pullupEnabled;
    pin.setInputValue(level());
    pin.addListener(() => pin.setInputValue(level()));
  }

  // A button will be pressed or released `ns` from now.
  moveButton(ns, name, pressed) {
    const move = { at: this.clock.nanos + ns, name, pressed };
    this.moves.push(move);
    this.schedule(move);
  }

  schedule(move) {
    this.after(move.at - this.clock.nanos, () => {
      this.moves.splice(this.moves.indexOf(move), 1);
      this.setButton(move.name, move.pressed);
    });
  }

  setButton(name, pressed) {
    const pin = this.mcu.gpio[this.buttons[name]];
    if (pressed) this.down.add(name);
    else this.down.delete(name);
    pin.setInputValue(!pressed && pin.pullupEnabled);
    this.events.push({ at: this.clock.nanos, button: name, pressed });
  }

  after(ns, action) {
    this.clock.createAlarm(action).schedule(ns);
  }

  // Steps until `until()` is true; 'limit' once `seconds` of the board's time or `wall` ms of the
  // host's have gone.
  run(until, seconds, wall = 60e3) {
    const end = this.clock.nanos + seconds * 1e9, deadline = performance.now() + wall;
    try {
      for (;;) {
        if (until()) return 'done';
        if (this.clock.nanos >= end || performance.now() > deadline) return 'limit';
        for (let i = 0; i < 16 && this.step(); i++);
        if (this.resetDue) this.reset();
      }
    } catch (error) {
      if (!(error instanceof PowerCut)) throw error;
      this.cut = null;
      return 'power cut';
    } finally {
      this.nanos = this.clock.nanos;
    }
  }

  // Some instructions, or a sleep to the next alarm, after which it returns false.
  step() {
    const { mcu, clock } = this, { core } = mcu, ns = 1e9 / mcu.clkSys;
    for (let i = 0; i < INSTRUCTIONS; i++) {
      if (core.waiting) {
        const next = clock.nextAlarm ? clock.nanosToNextAlarm : LONGEST_SLEEP;
        clock.tick(Math.min(next, LONGEST_SLEEP));
        return false;
      }
      const cycles = core.executeInstruction() + mcu.stall;
      mcu.stall = 0;
      this.cycles += cycles;
      clock.tick(cycles * ns);
    }
    return true;
  }

  reset() {
    this.nanos = this.clock.nanos;
    this.image = this.mcu.flash.slice(0, this.image.length);
    this.resets++;
    this.powerOn();
  }

  // Off and on again: only flash is kept.
  powerCycle() {
    for (const device of this.devices) device.powerOn?.();
    this.reset();
  }

  level(gpio) {
    return this.mcu.gpio[gpio].value === GPIOPinState.High;
  }
}
