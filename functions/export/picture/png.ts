// Pixels as a PNG file.
import { zlibSync } from 'fflate';
import type { Raster } from './raster.ts';

const CRC = Uint32Array.from({ length: 256 }, (_, i) => {
  let value = i;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
const crc = (bytes: Uint8Array): number => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc(bytes.subarray(4, data.length + 8)));
  return bytes;
};

/** Each row as differences to the one above: flat areas become zeros. */
const filtered = ({ width, height, pixels }: Raster): Uint8Array => {
  const row = width * 3;
  const lines = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    lines[y * (row + 1)] = 2;
    for (let i = 0; i < row; i += 1) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * row + i] ?? 0);
      lines[y * (row + 1) + 1 + i] = (pixels[y * row + i] ?? 0) - above;
    }
  }
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
    chunk('IDAT', zlibSync(filtered(raster), { level: 3 })),
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
