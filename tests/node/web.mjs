// Runs the browser page's machine (tools/simulator/web/page/machine.js) without a browser.
//
// Standard input is one JSON object:
//   folder    the page's folder, in which node takes .js for modules
//   size, language, now, files   as machine.start takes them, the files in base64
//   steps     in turn: {down: index}, {up: index}, {ms: time that passes}, {speak: language},
//             {resize: size}, {fail: true}, {shot: true}
// Standard output is one, too: `shots`, the pixels as red, green, blue, alpha; `files`, as they
// are kept in the end; `told`, what else the page was told, in turn. Bytes are base64.
// The random bytes are those of tools/desk.py.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const WRAP = 0x40000000;
const given = JSON.parse(readFileSync(0, "utf8"));
const { Machine } = await import(given.folder + "/machine.js");
const { inks, paint } = await import(given.folder + "/screen.js");
const facts = JSON.parse(readFileSync(given.folder + "/game.json", "utf8"));

const base64 = (bytes) => Buffer.from(bytes).toString("base64");
let asked = 0;
let now = given.now;
let shape;
let canvas;
let pixels;
const files = new Map();
for (const [name, data] of Object.entries(given.files))
  files.set(name, Buffer.from(data, "base64"));
const result = { shots: [], told: [] };

function random(n) {
  return createHash("sha256").update(String(++asked)).digest().subarray(0, n);
}

function show({ shape: of, bytes, start, x0, y0, x1, y1 }) {
  if (of !== shape) {
    shape = of;
    canvas = new Uint8Array(shape[0] * shape[1]);
    pixels = new Uint32Array(shape[0] * shape[1]);
  }
  canvas.set(bytes, start);
  paint(pixels, canvas, shape, inks(facts.palettes[shape[2]]), x0, y0, x1, y1);
}

function take() {
  const { news, changes } = machine.taken();
  for (const [name, bytes] of changes) bytes ? files.set(name, bytes) : files.delete(name);
  const { picture, ...rest } = news;
  if (picture) show(picture);
  if (Object.keys(rest).length) result.told.push(rest);
}

const STEPS = {
  down: (index) => machine.edge(index, true, now),
  up: (index) => machine.edge(index, false, now),
  speak: (language) => machine.speak(language),
  resize: (size) => machine.resize(size),
  fail: () => machine.fail(),
  shot: () => result.shots.push(base64(pixels.buffer)),
  ms: (time) => {
    machine.press(now);
    take();
    now = (now + time) % WRAP;
    machine.tick(now);
  },
};

const machine = await Machine.load({
  wasm: given.folder + "/micropython.wasm",
  rom: new Uint8Array(readFileSync(given.folder + "/game.bin")),
  sizes: facts.sizes,
  random,
});
machine.start(given.size, given.language, files, now);
for (const step of given.steps) {
  for (const [name, value] of Object.entries(step)) STEPS[name](value);
  take();
}
result.files = Object.fromEntries([...files].map(([name, bytes]) => [name, base64(bytes)]));
process.stdout.write(JSON.stringify(result), () => process.exit(0));
