// The loop: serves buttons and time, and lets a picture out when all that was saved before it is
// kept: what was hidden is not seen before the browser knows of it.

import { Machine } from "./machine.js";
import { own } from "./owner.js";
import { Memory, Store } from "./store.js";

const FRAME = 16; // ms between two looks at the time
const WRAP = 0x40000000;

let machine;
let store;
let seen = true;
let running = true;
let wake = () => {};
let ended;
const stopped = new Promise((resolve) => (ended = resolve));
const jobs = [];

const clock = (at) => Math.floor(at) % WRAP;
const now = () => clock(performance.timeOrigin + performance.now());
const random = (n) => crypto.getRandomValues(new Uint8Array(n));

// Until it is time to look again, or something comes; a page that is not seen stands still.
const rest = () =>
  new Promise((resolve) => {
    wake = resolve;
    if (jobs.length) resolve();
    else if (seen) setTimeout(resolve, FRAME);
  });

function tell(what) {
  if (Object.keys(what).length) postMessage(what);
}

async function settle() {
  const { news, changes } = machine.taken();
  if (changes.length) await keep(changes);
  tell(news);
}

async function keep(changes) {
  try {
    await store.commit(changes);
  } catch {
    machine.fail();
    tell({ trouble: "unkept" });
  }
}

async function step() {
  machine.press(now());
  await settle();
  machine.tick(now());
  await settle();
  await rest();
}

async function loop() {
  while (running) await (jobs.shift() ?? step)();
  ended();
}

async function opened() {
  try {
    return await Store.open();
  } catch {
    tell({ trouble: "unkept" });
    return new Memory();
  }
}

// Stops after what is being done, so that another tab can go on.
async function leave() {
  running = false;
  wake();
  await stopped;
  tell({ trouble: "elsewhere" });
}

async function start({ size, language, sizes }) {
  const fetched = fetch("game.bin").then((answer) => answer.arrayBuffer());
  await own(leave);
  store = await opened();
  const rom = new Uint8Array(await fetched);
  const wasm = new URL("micropython.wasm", import.meta.url).href;
  const made = await Machine.load({ wasm, rom, sizes, random });
  made.start(size, language, await store.all(), now());
  machine = made;
  tell({ started: true });
  await loop();
}

const ANSWERS = {
  start: (given) => start(given).catch(failed),
  edge: ([index, down, at]) => machine?.edge(index, down, clock(at)),
  size: (size) => jobs.push(() => machine.resize(size)),
  language: (language) => jobs.push(() => machine.speak(language)),
  seen: (on) => (seen = on),
  // All files, for a backup; or those of a backup, in place of those here.
  files: async () => tell({ files: await store.all() }),
  put: (files) => jobs.push(() => put(files)),
};

// The other copy of a file goes: it could be the newer one. The game must not write any more.
async function put(files) {
  running = false;
  const copies = files.flatMap(([name]) => [name.slice(0, -1) + "0", name.slice(0, -1) + "1"]);
  await store.commit([...copies.map((name) => [name, null]), ...files]);
  tell({ restored: true });
}

function failed(error) {
  running = false;
  ended();
  tell({ trouble: "broken", text: error.message });
}

onmessage = ({ data }) => {
  for (const [name, value] of Object.entries(data)) ANSWERS[name](value);
  wake();
};
