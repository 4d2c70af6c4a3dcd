// Where the browser keeps the game's files: a database, in which a change is made whole or not at
// all. Without one, or where it refuses, what is saved lasts as long as the page.

const NAME = "rami";
const FILES = "files";

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export class Store {
  #database;

  static async open() {
    const store = new Store();
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(FILES);
    store.#database = await done(request);
    return store;
  }

  // [name, bytes] of all files.
  async all() {
    const files = this.#database.transaction(FILES).objectStore(FILES);
    const [names, contents] = await Promise.all([done(files.getAllKeys()), done(files.getAll())]);
    return names.map((name, i) => [name, contents[i]]);
  }

  // changes: [name, bytes or null]. On the disk when this returns.
  commit(changes) {
    return new Promise((resolve, reject) => {
      const writing = this.#database.transaction(FILES, "readwrite", { durability: "strict" });
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error);
      const files = writing.objectStore(FILES);
      for (const [name, bytes] of changes) {
        if (bytes) files.put(bytes, name);
        else files.delete(name);
      }
    });
  }
}

// What stands for it where there is none.
export class Memory {
  #files = new Map();

  async all() {
    return [...this.#files];
  }

  async commit(changes) {
    for (const [name, bytes] of changes) {
      if (bytes) this.#files.set(name, bytes);
      else this.#files.delete(name);
    }
  }
}
