// The canvas's bytes as pixels, in whole multiples of the display's own.

// One 32-bit word a colour, as ImageData has them on every machine there is: little-endian.
export function inks(palette) {
  const found = new Uint32Array(palette.length / 3);
  for (let i = 0; i < found.length; i++) {
    const [red, green, blue] = palette.slice(3 * i);
    found[i] = ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
  }
  return found;
}

// Writes the pixels of a rectangle: 2 colours lie in pages of eight rows, the upper row in the
// lower bit; else two pixels are a byte, the left one in the upper half.
export function paint(pixels, bytes, [width, , colours], colour, x0, y0, x1, y1) {
  const stride = (width + 1) >> 1;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const c =
        colours === 2
          ? (bytes[(y >> 3) * width + x] >> (y & 7)) & 1
          : (bytes[y * stride + (x >> 1)] >> (x & 1 ? 0 : 4)) & 15;
      pixels[y * width + x] = colour[c];
    }
  }
}

export class Screen {
  #canvas;
  #context;
  #inks;
  #shape = [0, 0, 0];
  #bytes;
  #image;

  constructor(canvas, palettes) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d", { alpha: false });
    this.#inks = { 2: inks(palettes[2]), 16: inks(palettes[16]) };
  }

  // A picture as machine.js makes them; one of another shape is always whole.
  show({ shape, bytes, start, x0, y0, x1, y1 }) {
    if (shape.some((n, i) => n !== this.#shape[i])) this.#reshape(shape);
    this.#bytes.set(bytes, start);
    const pixels = new Uint32Array(this.#image.data.buffer);
    paint(pixels, this.#bytes, shape, this.#inks[shape[2]], x0, y0, x1, y1);
    this.#context.putImageData(this.#image, 0, 0, x0, y0, x1 - x0, y1 - y0);
  }

  #reshape(shape) {
    const [width, height, colours] = (this.#shape = shape);
    this.#canvas.width = width;
    this.#canvas.height = height;
    const size = colours === 2 ? width * ((height + 7) >> 3) : ((width + 1) >> 1) * height;
    this.#bytes = new Uint8Array(size);
    this.#image = this.#context.createImageData(width, height);
  }

  // As large as a space of so many CSS pixels allows, a pixel being a whole number of the screen's
  // dots and beginning where one of those does: else some rows are a dot higher than others.
  fit(across, down, [width, height]) {
    const dots = window.devicePixelRatio || 1;
    const room = Math.min((across * dots) / width, (down * dots) / height);
    const scale = Math.max(1, Math.floor(room)) / dots;
    this.#place({ width: width * scale, height: height * scale, left: 0, top: 0 });
    const { left, top } = this.#canvas.getBoundingClientRect();
    const aside = (at) => Math.round(at * dots) / dots - at;
    this.#place({ left: aside(left), top: aside(top) });
  }

  #place(sizes) {
    for (const [name, value] of Object.entries(sizes)) this.#canvas.style[name] = value + "px";
  }

  flip(on) {
    this.#canvas.classList.toggle("flipped", on);
  }
}
