// The Pico's flash chip (Winbond W25Q16JV, 2 MB) behind the RP2040's SSI. rp2040js maps flash for
// reading only; here the boot ROM's erase and program commands reach it, take their time, and can
// be interrupted by a power cut.
import { BasePeripheral } from './rp2040.mjs';

export const SIZE = 2 << 20;

// Typical times of the chip's datasheet (table 9.6, AC characteristics), ns.
const PROGRAM_NS = 0.4e6;
const ERASE_NS = new Map([[4096, 45e6], [65536, 150e6]]);

const WRITE_STATUS = 0x01, PROGRAM = 0x02, READ = 0x03, WRITE_DISABLE = 0x04, STATUS_1 = 0x05;
const WRITE_ENABLE = 0x06, ERASE_4K = 0x20, STATUS_2 = 0x35, UNIQUE_ID = 0x4b, JEDEC_ID = 0x9f;
const ERASE_64K = 0xd8;
const QUAD_ENABLED = 2;

export class PowerCut extends Error {}

export class Flash {
  constructor(bytes, clock) {
    Object.assign(this, { bytes, clock, frame: [], writable: false, busyUntil: 0 });
    Object.assign(this, { erased: 0, programmed: 0, cut: null });
  }

  get address() {
    return ((this.frame[1] << 16) | (this.frame[2] << 8) | this.frame[3]) % SIZE;
  }

  select() {
    this.frame = [];
  }

  // One byte in, the byte that the chip drives meanwhile out.
  shift(byte) {
    const at = this.frame.push(byte) - 1;
    return at === 0 ? this.command(byte) : this.reply(this.frame[0], at);
  }

  command(byte) {
    if (byte === WRITE_ENABLE) this.writable = true;
    if (byte === WRITE_DISABLE) this.writable = false;
    return 0xff;
  }

  reply(command, at) {
    if (command === STATUS_1) return this.status();
    if (command === STATUS_2) return QUAD_ENABLED;
    if (command === READ && at > 3) return this.bytes[(this.address + at - 4) % SIZE];
    if (command === JEDEC_ID) return [0xef, 0x40, 0x15][at - 1] ?? 0;
    if (command === UNIQUE_ID && at > 4) return 0xd0 + at;
    return command === WRITE_STATUS ? 0 : 0xff;
  }

  // The boot ROM polls the busy bit with interrupts off, so the wait is skipped, not emulated.
  status() {
    const wait = this.busyUntil - this.clock.nanos;
    if (wait > 0) this.clock.tick(wait);
    return this.writable ? 2 : 0;
  }

  deselect() {
    const command = this.frame[0];
    if (this.writable && this.frame.length >= 4) {
      if (command === ERASE_4K) this.erase(4096);
      if (command === ERASE_64K) this.erase(65536);
      if (command === PROGRAM) this.program();
    }
    if (command !== WRITE_ENABLE) this.writable = false;
    this.frame = [];
  }

  erase(size) {
    const start = this.address - (this.address % size);
    this.bytes.fill(0xff, start, start + this.limit(size));
    this.erased++;
    this.finish(ERASE_NS.get(size));
  }

  // A page wraps at 256 bytes, and programming only clears bits.
  program() {
    const start = this.address, page = start & ~0xff, count = this.limit(this.frame.length - 4);
    for (let i = 0; i < count; i++) {
      this.bytes[page + ((start + i) & 0xff)] &= this.frame[4 + i];
    }
    this.programmed++;
    this.finish(PROGRAM_NS);
  }

  // How many bytes of an operation are done: fewer when this is the one that loses power.
  limit(size) {
    return this.cut?.after === 0 ? Math.min(size, this.cut.bytes) : size;
  }

  finish(ns) {
    this.busyUntil = this.clock.nanos + ns;
    if (this.cut && this.cut.after-- === 0) throw new PowerCut('power cut while writing to flash');
  }
}

// IO_QSPI: the boot ROM frames its commands by overriding chip select (OUTOVER, 2 = drive low).
class QspiPads extends BasePeripheral {
  constructor(mcu, ssi) {
    super(mcu, 'IO_QSPI');
    Object.assign(this, { ssi, registers: new Uint32Array(64) });
  }

  readUint32(offset) {
    return this.registers[offset >> 2];
  }

  writeUint32(offset, value) {
    this.registers[offset >> 2] = value;
    if (offset === 0x0c) this.ssi.chipSelect((value >> 8) & 3);
  }
}

// SSI (RP2040 datasheet 4.10.13), as far as boot2, the boot ROM and the SDK use it.
class Ssi extends BasePeripheral {
  constructor(mcu, flash) {
    super(mcu, 'SSI');
    Object.assign(this, { flash, received: [], override: 0, registers: new Uint32Array(64) });
  }

  chipSelect(override) {
    if (override === this.override) return;
    if (this.override === 2) this.flash.deselect();
    this.override = override;
    if (override === 2) this.flash.select();
  }

  readUint32(offset) {
    if (offset === 0x28) return 6 | (this.received.length ? 8 : 0); // SR: TFE, TFNF, RFNE
    if (offset === 0x24) return this.received.length; // RXFLR
    if (offset === 0x20) return 0; // TXFLR
    if (offset === 0x60) return this.receive();
    return this.registers[offset >> 2];
  }

  writeUint32(offset, value) {
    if (offset === 0x60) this.received.push(this.transmit(value & 0xff));
    else this.registers[offset >> 2] = value;
    if (offset === 0x08) this.received.length = 0; // SSIENR: switching it empties the FIFOs
  }

  transmit(byte) {
    this.rp2040.stall += 8 * this.registers[0x14 >> 2]; // BAUDR: clk_sys cycles a bit
    return this.override === 3 ? 0xff : this.flash.shift(byte);
  }

  // With automatic chip select (boot2) a frame ends when its last byte has been read.
  receive() {
    const byte = this.received.shift() ?? 0;
    if (!this.override && !this.received.length) this.flash.select();
    return byte;
  }
}

// XIP_CTRL: the boot ROM flushes the cache after every change (RP2040 datasheet 2.6.3.2).
class XipControl extends BasePeripheral {
  readUint32(offset) {
    return offset === 8 ? 3 : 0;
  }

  writeUint32(offset) {
    if (offset === 4) this.rp2040.cache.flush();
  }
}

export function connectFlash(mcu, flash) {
  const ssi = new Ssi(mcu, flash);
  mcu.peripherals[0x18000] = ssi;
  mcu.peripherals[0x40018] = new QspiPads(mcu, ssi);
  mcu.peripherals[0x14000] = new XipControl(mcu, 'XIP_CTRL');
}
