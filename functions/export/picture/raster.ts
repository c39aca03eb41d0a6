// Fills polygons with smooth edges into pixels: exact coverage by signed areas, one shape at a time.

export type Outline = readonly (readonly [x: number, y: number])[];
type Colour = readonly [red: number, green: number, blue: number];
export type Raster = {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly pixels: Uint8Array;
  /** Fills the outlines of one shape; holes run in the opposite direction. */
  fill(outlines: readonly Outline[], colour: Colour, opacity?: number): void;
};
type Frame = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const frameOf = (outlines: readonly Outline[], width: number, height: number): Frame | undefined => {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const outline of outlines)
    for (const [x, y] of outline) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  left = Math.max(0, Math.floor(left));
  top = Math.max(0, Math.floor(top));
  right = Math.min(width, Math.ceil(right));
  bottom = Math.min(height, Math.ceil(bottom));
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : undefined;
};

type Row = { readonly area: Float32Array; readonly at: number; readonly width: number; readonly sign: number };

/** The coverage of one pixel row by an edge from x0 to x1 over a height of `dy`, as differences along the row. */
const coverRow = ({ area, at, width, sign }: Row, from: number, to: number, dy: number): void => {
  const x0 = Math.min(Math.max(Math.min(from, to), 0), width);
  const x1 = Math.min(Math.max(Math.max(from, to), 0), width);
  const d = dy * sign;
  const first = Math.floor(x0);
  const last = Math.ceil(x1);
  if (last <= first + 1) {
    const share = (x0 + x1) / 2 - first;
    area[at + first] = (area[at + first] ?? 0) + d * (1 - share);
    area[at + first + 1] = (area[at + first + 1] ?? 0) + d * share;
    return;
  }
  // The edge crosses several pixels: the coverage to the left of x grows from none to full.
  const slope = 1 / (x1 - x0);
  const leftOf = (x: number) => (x <= x0 ? 0 : x >= x1 ? x - (x0 + x1) / 2 : ((x - x0) ** 2 * slope) / 2);
  let before = 0;
  let beforeCover = 0;
  for (let i = first; i <= last; i += 1) {
    const inside = leftOf(i + 1);
    const cover = d * (inside - before);
    area[at + i] = (area[at + i] ?? 0) + cover - beforeCover;
    before = inside;
    beforeCover = cover;
  }
  area[at + last + 1] = (area[at + last + 1] ?? 0) + d - beforeCover;
};

const addEdge = (area: Float32Array, frame: Frame, [ax, ay]: Outline[number], [bx, by]: Outline[number]): void => {
  if (ay === by) return;
  const sign = ay < by ? 1 : -1;
  const [x0, y0, x1, y1] = ay < by ? [ax, ay, bx, by] : [bx, by, ax, ay];
  const slope = (x1 - x0) / (y1 - y0);
  const [start, end] = [Math.max(y0, frame.top), Math.min(y1, frame.top + frame.height)];
  for (let row = Math.floor(start); row < end; row += 1) {
    const [top, bottom] = [Math.max(start, row), Math.min(end, row + 1)];
    if (bottom <= top) continue;
    const at = (row - frame.top) * (frame.width + 3);
    const x = (y: number) => x0 + (y - y0) * slope - frame.left;
    coverRow({ area, at, width: frame.width, sign }, x(top), x(bottom), bottom - top);
  }
};

type Blend = {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly frame: Frame;
  readonly colour: Colour;
  readonly opacity: number;
};

const blend = (area: Float32Array, { pixels, width, frame, colour, opacity }: Blend): void => {
  const [red, green, blue] = colour;
  const mix = (at: number, part: number, cover: number): void => {
    const under = pixels[at] ?? 255;
    pixels[at] = Math.round(under + (part - under) * cover);
  };
  for (let row = 0; row < frame.height; row += 1) {
    const from = row * (frame.width + 3);
    let at = ((frame.top + row) * width + frame.left) * 3;
    let sum = 0;
    for (let column = 0; column < frame.width; column += 1, at += 3) {
      sum += area[from + column] ?? 0;
      const cover = Math.min(1, Math.abs(sum)) * opacity;
      if (cover < 1 / 512) continue;
      mix(at, red, cover);
      mix(at + 1, green, cover);
      mix(at + 2, blue, cover);
    }
  }
};

/** A white image. */
export const raster = (width: number, height: number): Raster => {
  const pixels = new Uint8Array(width * height * 3).fill(255);
  return {
    width,
    height,
    pixels,
    fill: (outlines, colour, opacity = 1) => {
      const frame = frameOf(outlines, width, height);
      if (!frame) return;
      const area = new Float32Array((frame.width + 3) * frame.height + 3);
      for (const outline of outlines)
        outline.forEach((point, i) => {
          addEdge(area, frame, point, outline[(i + 1) % outline.length] ?? point);
        });
      blend(area, { pixels, width, frame, colour, opacity });
    },
  };
};
