// Runs Python in MicroPython's 32-bit wasm port (tier T2).
//
// Standard input is one JSON object:
//   heap     bytes of the first heap area
//   files    {path: base64}, written before anything runs
//   scripts  Python sources, run one after the other in one namespace
// Between two scripts the heap is collected. The port frees nothing while a call is running: so
// the collection is a call of its own, and the event loop turns before the next script reads.
// Standard output is what Python printed. An exception's traceback goes to standard error, exit 1.

import { readFileSync, writeSync } from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

function write(fs, path, base64) {
  const folder = path.split("/").slice(0, -1).join("/");
  if (folder) fs.mkdirTree("/" + folder);
  fs.writeFile("/" + path, Buffer.from(base64, "base64"));
}

// A pipe may take less than it is given, or nothing for now.
function print(bytes) {
  for (let done = 0; done < bytes.length; ) {
    try {
      done += writeSync(1, bytes, done);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
    }
  }
}

async function run({ heap, files, scripts }) {
  const python = await loadMicroPython({ heapsize: heap, linebuffer: false, stdout: print });
  for (const [path, base64] of Object.entries(files)) write(python.FS, path, base64);
  python.runPython("import sys; sys.path[:] = ['/']");
  for (const [number, script] of scripts.entries()) {
    if (number) {
      python.runPython("import gc; gc.collect()");
      await turn();
    }
    python.runPython(script);
  }
}

try {
  await run(JSON.parse(readFileSync(0, "utf8")));
  process.exit(0);
} catch (error) {
  console.error(error.name === "PythonError" ? error.message : error);
  process.exit(1);
}
