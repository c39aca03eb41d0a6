// Pixels as a PNG file.
import { crc32, deflateSync } from 'node:zlib';
import type { Raster } from './raster.ts';

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
};

/** Each row behind a zero: its pixels as they are, because flat areas repeat themselves. */
const rowsOf = ({ width, height, pixels }: Raster): Uint8Array => {
  const row = width * 3;
  const lines = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y += 1) lines.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  return lines;
};

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export const pngOf = (raster: Raster): Uint8Array => {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, raster.width);
  view.setUint32(4, raster.height);
  // Eight bits a channel, red green blue.
  head.set([8, 2, 0, 0, 0], 8);
  const parts = [
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rowsOf(raster), { level: 3 })),
    chunk('IEND', new Uint8Array()),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};
