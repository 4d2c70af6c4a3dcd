// The page: passes buttons to the worker that plays (worker.js), and shows what comes of them.

import { Buttons } from "./buttons.js";
import { Screen } from "./screen.js";
import { Sound } from "./sound.js";
import { WORDS, preferred, speak } from "./words.js";
import { unzipped, zipped } from "./zip.js";

const BACKUP = "rami-saves.zip";
const SAVE = /^[a-z]+\.[01]$/;
const SIGNS = { ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", Escape: "Esc" };
const CAPS = ["", "", "", "", "A", "B", "X", "Y"];

const $ = (id) => document.getElementById(id);
const asked = new URLSearchParams(location.search);
const facts = await (await fetch("game.json")).json();
const screen = new Screen($("screen"), facts.palettes);
const sound = new Sound();
const worker = new Worker("worker.js", { type: "module" });

let language = preferred([asked.get("lang") ?? "", ...navigator.languages], facts.languages) || "en";
let notice = ["loading"];
let size = remembered();

function remembered() {
  const wished = [asked.get("display"), read("display")];
  return wished.find((name) => name in facts.sizes) ?? Object.keys(facts.sizes)[0];
}

// A browser may keep nothing, and says so with an error.
function read(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // It is asked again next time.
  }
}

function now(event) {
  return performance.timeOrigin + event;
}

// words

function say(name) {
  $("said").textContent = name ? WORDS[language][name] : "";
}

// notice: a text, what is said besides, a button
function announce(...parts) {
  notice = parts;
  const [name, more, button] = parts;
  $("notice").hidden = !name;
  if (!name) return;
  $("notice").firstElementChild.textContent = [WORDS[language][name], more].filter(Boolean).join("\n");
  $("again").hidden = !button;
  $("again").textContent = button ? WORDS[language][button] : "";
}

function talk(name) {
  language = name;
  speak(name);
  announce(...notice);
  say();
  $("language").value = name;
}

// what is chosen above the handheld

function option(value, text) {
  return new Option(text, value);
}

function fill() {
  $("size").append(...Object.keys(facts.sizes).map((name) => option(name, name.replace("x", " × "))));
  $("language").append(...facts.languages.map((name) => option(name, WORDS[name].name)));
  $("size").value = size;
  $("keys").append(...facts.keys.map(legend));
}

function legend(names, index) {
  const group = document.createElement("span");
  const keys = names.map((name) => {
    const key = document.createElement("kbd");
    key.textContent = SIGNS[name] ?? (name.length === 1 ? name.toUpperCase() : name);
    return key;
  });
  group.append(CAPS[index] && CAPS[index] + " ", ...keys);
  return group;
}

function fit() {
  const [room, around] = [$("room"), $("around")];
  const [across, down] = [room.clientWidth - around.offsetWidth, room.clientHeight - around.offsetHeight];
  screen.fit(across, down, facts.sizes[size]);
}

function resize(name) {
  size = name;
  write("display", name);
  worker.postMessage({ size });
  fit();
}

// saves as a file

function download(files) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(zipped(files), { type: "application/zip" }));
  link.download = BACKUP;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function upload(file) {
  const files = await unzipped(new Uint8Array(await file.arrayBuffer())).catch(() => []);
  if (!files.length || files.some(([name]) => !SAVE.test(name))) say("foreign");
  else if (confirm(WORDS[language].replace)) worker.postMessage({ put: files });
}

// what the worker says

const TROUBLES = {
  unkept: () => say("unkept"),
  elsewhere: () => announce("elsewhere", "", "here"),
  broken: ({ text }) => announce("broken", text, "again"),
};

const HEARD = {
  started: () => announce(),
  picture: (picture) => screen.show(picture),
  tone: ([hertz, duty]) => sound.tone(hertz, duty),
  flipped: (on) => screen.flip(on),
  language: (name) => talk(name),
  files: (files) => download(files),
  restored: () => location.reload(),
  trouble: (name, message) => TROUBLES[name](message),
};

worker.onmessage = ({ data }) => {
  for (const [name, value] of Object.entries(data)) HEARD[name]?.(value, data);
};
worker.onerror = (event) => announce("broken", event.message ?? "", "again");

// what a person does

function listen() {
  new Buttons($("handheld"), facts.keys, (index, down) => {
    sound.wake();
    worker.postMessage({ edge: [index, down, now(performance.now())] });
  });
  $("size").onchange = ({ target }) => (resize(target.value), target.blur());
  $("language").onchange = ({ target }) => {
    worker.postMessage({ language: target.value });
    target.blur();
  };
  $("again").onclick = () => location.reload();
  $("save").onclick = () => worker.postMessage({ files: true });
  $("load").onclick = () => $("file").click();
  $("file").onchange = ({ target }) => {
    void upload(target.files[0]);
    target.value = "";
  };
}

function watch() {
  new ResizeObserver(fit).observe($("room"));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) sound.sleep();
    worker.postMessage({ seen: !document.hidden });
  });
}

if ($("room")) {
  fill();
  talk(language);
  listen();
  watch();
  const chosen = preferred([asked.get("lang") ?? "", ...navigator.languages], facts.languages);
  worker.postMessage({ start: { size, language: chosen, sizes: facts.sizes } });
  if (asked.get("lang")) worker.postMessage({ language });
  void navigator.serviceWorker?.register("offline.js");
}
