// One request a line on standard input, one answer a line on standard output, both JSON.
import fs from 'fs';
import net from 'net';
import readline from 'readline';
import { Board } from './board.mjs';
import { SIZE } from './flash.mjs';
import { Ssd1306, Ssd1306Spi } from './ssd1306.mjs';
import { St7789 } from './st7789.mjs';

const PANELS = { ssd1306: Ssd1306, ssd1306_spi: Ssd1306Spi, st7789: St7789 };
const SLICE = 2e-3; // seconds of the board's time between two looks at the socket

let board = null, panel = null;
let sent = 0; // pieces of board.output that the socket has got

// A UF2 block: 256 bytes of data at 32, their address at 12, their count at 16.
function readUf2(path, image) {
  const file = fs.readFileSync(path);
  for (let at = 0; at < file.length; at += 512) {
    const data = file.subarray(at + 32, at + 32 + file.readUInt32LE(at + 16));
    image.set(data, file.readUInt32LE(at + 12) - 0x10000000);
  }
}

function readBootrom(path) {
  const file = fs.readFileSync(path);
  return new Uint32Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
}

function takeOutput() {
  const text = Buffer.concat(board.output).toString('base64');
  board.output = [];
  sent = 0;
  return text;
}

// True once `text` has come over the serial line. `earlier` came before: it may hold its start.
function untilSerial(text, earlier) {
  const wanted = Buffer.from(text, 'latin1'), before = Buffer.from(earlier, 'base64');
  let seen = -1;
  return () => {
    if (board.output.length === seen) return false;
    seen = board.output.length;
    return Buffer.concat([before, ...board.output]).includes(wanted);
  };
}

// True once the panel has been written to and then left alone for `quiet` seconds; if `lit`, once
// it also shows something.
function untilPanel(quiet, lit) {
  const before = panel.dataBytes;
  return () => panel.dataBytes !== before && board.clock.nanos - panel.lastWrite > quiet * 1e9
    && (!lit || panel.lit());
}

function condition({ serial, earlier, quiet, lit, connected }) {
  if (serial !== undefined) return untilSerial(serial, earlier);
  if (quiet !== undefined) return untilPanel(quiet, lit);
  if (connected) return () => board.serial.connected;
  return () => false;
}

const requests = {
  open({ uf2, bootrom, filesystem, at, wiring, ...options }) {
    const image = new Uint8Array(SIZE).fill(0xff);
    readUf2(uf2, image);
    if (filesystem) image.set(fs.readFileSync(filesystem), at);
    panel = wiring.panel ? new PANELS[wiring.panel.driver](wiring.panel) : null;
    const parts = { devices: panel ? [panel] : [], buttons: wiring.buttons };
    board = new Board({ image, bootrom: readBootrom(bootrom), ...parts, ...options });
    return {};
  },

  run({ seconds, wall, ...until }) {
    return { end: board.run(condition(until), seconds, wall * 1000) };
  },

  send({ data }) {
    board.serial.send(Buffer.from(data, 'base64'));
    return {};
  },

  // `moves` are [milliseconds from now, down or up]: a press, or one that bounces.
  button({ name, moves }) {
    for (const [ms, pressed] of moves) board.moveButton(ms * 1e6, name, pressed);
    return {};
  },

  panel() {
    return { ...panel.state(), pixels: panel.pixels().toString('base64') };
  },

  // Pull the panel off its wires, or put it back: it starts anew.
  plug({ present }) {
    panel.plug(present);
    return {};
  },

  pin({ gpio }) {
    return { level: board.level(gpio) };
  },

  flash({ from, to }) {
    return { data: Buffer.from(board.mcu.flash.subarray(from, to)).toString('base64') };
  },

  // Power fails in the erase or program operation that follows `after` others, `bytes` into it;
  // never when that is null.
  cut({ after, bytes }) {
    board.flash.cut = board.cut = after === null ? null : { after, bytes };
    return {};
  },

  power() {
    board.powerCycle();
    return {};
  },

  serve,
};

// A TCP port that stands for the board's serial device, for tools that open one. What the board
// says there goes into the next answer too.
function serve() {
  const server = net.createServer((socket) => {
    socket.on('data', (bytes) => board.serial.send(bytes));
    socket.on('error', () => {});
    socket.on('close', () => { if (server.client === socket) server.client = null; });
    server.client = socket;
  });
  const turn = () => {
    if (server.client) board.run(() => false, SLICE);
    if (server.client) server.client.write(Buffer.concat(board.output.slice(sent)));
    sent = board.output.length;
    if (server.client) setImmediate(turn);
    else setTimeout(turn, 5);
  };
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => { turn(); resolve({ port: server.address().port }); });
  });
}

function counters() {
  const { cycles, resets, events, clock, flash } = board;
  board.events = [];
  return { time: clock.nanos / 1e9, cycles, resets, events, erased: flash.erased,
    programmed: flash.programmed, serial: takeOutput() };
}

async function answer({ request, ...args }) {
  try {
    const result = await requests[request](args);
    return { ...counters(), ...result };
  } catch (error) {
    return { error: error.stack };
  }
}

const lines = readline.createInterface({ input: process.stdin });
for await (const line of lines) {
  process.stdout.write(JSON.stringify(await answer(JSON.parse(line))) + '\n');
}
process.exit(0);
