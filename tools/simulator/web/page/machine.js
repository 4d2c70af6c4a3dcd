// MicroPython with the game in it. Each call of a function of browser.py leaves its news here:
// `taken` has them, and the names of the files that were written or removed.

import { loadMicroPython } from "./micropython.js";

// Bytes of the first heap area; MicroPython adds others when it must. A board has 241 KB in all.
// Modules run from the file system, which is not part of it: a match takes 130 KB.
const HEAP = 1 << 20;
const FOLDER = "/data";

// A canvas's rows of bytes: 2 colours lie in pages of eight rows, else two pixels are a byte.
function rows([width, , colours], y0, y1) {
  if (colours === 2) return [(y0 >> 3) * width, ((y1 + 7) >> 3) * width];
  const stride = (width + 1) >> 1;
  return [y0 * stride, y1 * stride];
}

export class Machine {
  #python;
  #game;
  #shape;
  #sizes;
  #news = {};
  #kept = new Set();

  // wasm: its address; rom: the game's file system; sizes: as in game.json; random(n): n bytes
  static async load({ wasm, rom, sizes, random }) {
    const machine = new Machine();
    machine.#sizes = sizes;
    machine.#python = await loadMicroPython({
      url: wasm, romfs: rom, heapsize: HEAP, stdout: console.log,
    });
    machine.#python.registerJsModule("page", machine.#page(random));
    return machine;
  }

  #page(random) {
    return {
      show: (address, x0, y0, x1, y1) => this.#show(address, x0, y0, x1, y1),
      kept: (name) => void this.#kept.add(name),
      random: (n) => Array.from(random(n), (byte) => byte.toString(16).padStart(2, "0")).join(""),
      tone: (hertz, duty) => void (this.#news.tone = [hertz, duty]),
      flip: (on) => void (this.#news.flipped = Boolean(on)),
      language: (name) => void (this.#news.language = name),
    };
  }

  #show(address, x0, y0, x1, y1) {
    const [start, end] = rows(this.#shape, y0, y1);
    const bytes = this.#python._module.HEAPU8.slice(address + start, address + end);
    this.#news.picture = { shape: this.#shape, bytes, start, x0, y0, x1, y1 };
  }

  // files: [name, bytes] of what was kept
  start(size, language, files, now) {
    const { FS } = this.#python;
    FS.mkdirTree(FOLDER);
    for (const [name, bytes] of files) FS.writeFile(FOLDER + "/" + name, bytes);
    this.#shape = this.#sizes[size];
    this.#game = this.#python.pyimport("browser").Game(size, language, now);
  }

  edge(index, down, now) {
    this.#game.edge(index, down, now);
  }

  press(now) {
    this.#game.press(now);
  }

  tick(now) {
    this.#game.tick(now);
  }

  speak(language) {
    this.#game.speak(language);
  }

  resize(size) {
    this.#shape = this.#sizes[size];
    this.#game.resize(size);
  }

  fail() {
    this.#game.fail();
  }

  // What a person shall see or hear, and [name, bytes or null] of the files that have changed.
  taken() {
    const news = this.#news;
    const changes = [...this.#kept].map((name) => [name, this.#file(name)]);
    this.#news = {};
    this.#kept.clear();
    return { news, changes };
  }

  #file(name) {
    const path = FOLDER + "/" + name;
    return this.#python.FS.analyzePath(path).exists ? this.#python.FS.readFile(path) : null;
  }
}
