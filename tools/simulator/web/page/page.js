// The page: passes buttons to the worker that plays (worker.js), and shows what comes of them.

import { Buttons } from "./buttons.js";
import { Screen } from "./screen.js";
import { Sound } from "./sound.js";
import { WORDS, preferred, speak } from "./words.js";
import { unzipped, zipped } from "./zip.js";

const BACKUP = "rami-saves.zip";
const SAVE = /^[a-z]+\.[01]$/;
const SIGNS = {
  ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", Escape: "Esc",
};
const CAPS = ["", "", "", "", "A", "B", "X", "Y"];

const $ = (id) => document.getElementById(id);
$("again").onclick = () => location.reload();
const asked = new URLSearchParams(location.search);
// The language that somebody would like to have, or "".
const wished = preferred([asked.get("lang") ?? "", ...navigator.languages], Object.keys(WORDS));
const sound = new Sound();

let language = wished || "en";
let notice = ["loading"];
let said = "";
talk(language);

const facts = await fetched();
const screen = new Screen($("screen"), facts.palettes);
const worker = new Worker("worker.js", { type: "module" });
let size = remembered();

// What the page has to know of the game, from the build.
async function fetched() {
  try {
    return await (await fetch("game.json")).json();
  } catch (error) {
    announce("broken", error.message, "again");
    throw error;
  }
}

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

// words

function say(name) {
  said = name;
  $("said").textContent = name && WORDS[language][name];
}

// notice: a text, what is said besides, a button
function announce(...parts) {
  notice = parts;
  const [name, more, button] = parts;
  $("notice").hidden = !name;
  if (!name) return;
  const lines = [WORDS[language][name], more].filter(Boolean);
  $("notice").firstElementChild.textContent = lines.join("\n");
  $("again").hidden = !button;
  $("again").textContent = button ? WORDS[language][button] : "";
}

function talk(name) {
  language = name;
  speak(name);
  announce(...notice);
  say(said);
  $("language").value = name;
}

// what is chosen above the handheld

function fill() {
  const sizes = Object.keys(facts.sizes);
  $("size").append(...sizes.map((name) => new Option(name.replace("x", " × "), name)));
  $("language").append(...facts.languages.map((name) => new Option(WORDS[name].name, name)));
  $("size").value = size;
  $("language").value = language;
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
  const room = $("room");
  const { offsetWidth, offsetHeight } = $("around");
  const space = [room.clientWidth - offsetWidth, room.clientHeight - offsetHeight];
  screen.fit(...space, facts.sizes[size]);
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
    worker.postMessage({ edge: [index, down, performance.timeOrigin + performance.now()] });
  });
  $("size").onchange = ({ target }) => (resize(target.value), target.blur());
  $("language").onchange = ({ target }) => {
    worker.postMessage({ language: target.value });
    target.blur();
  };
  // Keys are the handheld's again when something else has been clicked.
  addEventListener("click", ({ detail, target }) => detail && target.closest("button")?.blur());
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

fill();
listen();
watch();
worker.postMessage({ start: { size, language: wished, sizes: facts.sizes } });
if (wished && wished === asked.get("lang")) worker.postMessage({ language: wished });
void navigator.serviceWorker?.register("offline.js");
