// Archives of a few small files, as `make backup-saves` and `make restore-saves` have them.

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const STORED = 0;
const DEFLATED = 8;
const VERSION = 20;
const DATE = 0x5021; // 2020-01-01: no clock is asked

const utf8 = new TextEncoder();
const text = new TextDecoder();

function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

// Numbers of 2 or 4 bytes, one after the other.
function record(...fields) {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

const described = (name, bytes) => [
  [2, VERSION], [2, 0], [2, STORED], [2, 0], [2, DATE], [4, crc32(bytes)],
  [4, bytes.length], [4, bytes.length], [2, name.length], [2, 0],
];

// files: [name, bytes]. The parts of an archive, for a Blob.
export function zipped(files) {
  const parts = [];
  const index = [];
  let at = 0;
  for (const [title, bytes] of files) {
    const name = utf8.encode(title);
    const facts = described(name, bytes);
    const head = record([4, LOCAL], ...facts);
    parts.push(head, name, bytes);
    const rest = [[2, 0], [2, 0], [2, 0], [4, 0], [4, at]];
    index.push(record([4, CENTRAL], [2, VERSION], ...facts, ...rest), name);
    at += head.length + name.length + bytes.length;
  }
  const size = index.reduce((sum, part) => sum + part.length, 0);
  const count = files.length;
  const end = record([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, at], [2, 0]);
  return [...parts, ...index, end];
}

async function inflated(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// The file that an entry of the index, at `at`, tells of.
async function entry(bytes, view, at) {
  const method = view.getUint16(at + 10, true);
  const size = view.getUint32(at + 20, true);
  const named = view.getUint16(at + 28, true);
  const place = view.getUint32(at + 42, true);
  const start = place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true);
  const packed = bytes.slice(start, start + size);
  if (method !== STORED && method !== DEFLATED) throw new Error("packed otherwise");
  const contents = method === DEFLATED ? await inflated(packed) : packed;
  if (crc32(contents) !== view.getUint32(at + 16, true)) throw new Error("damaged");
  return [text.decode(bytes.subarray(at + 46, at + 46 + named)), contents];
}

const following = (view, at) =>
  [28, 30, 32].reduce((sum, part) => sum + view.getUint16(at + part, true), at + 46);

// [name, bytes] of the files in an archive; an Error where it is none.
export async function unzipped(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_SIZE;
  while (end >= 0 && view.getUint32(end, true) !== END) end--;
  if (end < 0) throw new Error("no archive");
  const files = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left; left--) {
    files.push(await entry(bytes, view, at));
    at = following(view, at);
  }
  return files;
}
