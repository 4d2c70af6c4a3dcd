// The handheld's buttons: drawn ones for mouse and fingers, and keys. A button is down while
// anything holds it; repeats and long presses are the game's own (hw/buttons.py).

const PRESS = 80; // ms that a press lasts which has no end of its own

export class Buttons {
  #held = new Map(); // what holds a button: its index
  #keys = new Map();
  #drawn;
  #change;

  // keys: the names of each button's keys; change(index, down, at): what to do
  constructor(root, keys, change) {
    keys.forEach((names, index) => names.forEach((name) => this.#keys.set(name, index)));
    this.#drawn = root.querySelectorAll("[data-button]");
    this.#change = change;
    this.#listenToPointers(root);
    this.#listenToKeys();
    for (const what of ["blur", "pagehide"]) addEventListener(what, () => this.#letGo());
  }

  #listenToPointers(root) {
    root.addEventListener("pointerdown", (event) => this.#point(event, true));
    root.addEventListener("pointermove", (event) =>
      this.#point(event, this.#held.has(event.pointerId)),
    );
    for (const what of ["pointerup", "pointercancel"])
      addEventListener(what, (event) => this.#hold(event.pointerId));
    root.addEventListener("contextmenu", (event) => event.preventDefault());
    root.addEventListener("click", (event) => event.detail || this.#tap(event.target));
  }

  // A finger may slide from one button to the next.
  #point(event, holding) {
    const index = indexOf(document.elementFromPoint(event.clientX, event.clientY));
    const other = event.pointerType === "mouse" && event.buttons !== 1;
    if (!holding || index === undefined || other) return;
    event.preventDefault();
    this.#hold(event.pointerId, index);
  }

  // A press of something that has no pointer, such as a screen reader.
  #tap(target) {
    this.#hold("tap", indexOf(target));
    setTimeout(() => this.#hold("tap"), PRESS);
  }

  #listenToKeys() {
    addEventListener("keydown", (event) => {
      const index = this.#indexOfKey(event);
      if (index === undefined || elsewhere(event)) return;
      event.preventDefault();
      this.#hold(event.code, index);
    });
    addEventListener("keyup", (event) => this.#hold(event.code));
  }

  // By what the key says; where it writes other letters, by where it is.
  #indexOfKey({ key, code }) {
    const name = key.length === 1 ? key.toLowerCase() : key;
    return this.#keys.get(name) ?? this.#keys.get(code.replace("Key", "").toLowerCase());
  }

  #isHeld(index) {
    return [...this.#held.values()].includes(index);
  }

  #hold(holder, index) {
    const before = this.#held.get(holder);
    if (before === index) return;
    this.#held.delete(holder);
    if (before !== undefined && !this.#isHeld(before)) this.#turn(before, false);
    if (index === undefined) return;
    const already = this.#isHeld(index);
    this.#held.set(holder, index);
    if (!already) this.#turn(index, true);
  }

  #turn(index, down) {
    this.#drawn.forEach((button) => {
      if (indexOf(button) === index) button.classList.toggle("held", down);
    });
    this.#change(index, down);
  }

  #letGo() {
    for (const holder of [...this.#held.keys()]) this.#hold(holder);
  }
}

function indexOf(element) {
  const index = element?.closest("[data-button]")?.dataset.button;
  return index && Number(index);
}

// Whether a key is meant for the browser, or for something that is not the handheld.
function elsewhere({ ctrlKey, altKey, metaKey, target }) {
  return ctrlKey || altKey || metaKey || target.closest?.("select, input, button, a");
}
