// Pixels as a PNG file.
import { constants } from 'node:zlib';
import { PNG } from 'pngjs';
import type { Raster } from './raster.ts';

/** Red, green and blue without transparency, no filter: rows stay as they are, because flat areas repeat themselves. */
const FORMAT = { colorType: 2, inputColorType: 2, inputHasAlpha: false, filterType: 0 } as const;
const COMPRESSION = { deflateLevel: 3, deflateStrategy: constants.Z_DEFAULT_STRATEGY };

export const pngOf = ({ width, height, pixels }: Raster): Uint8Array => {
  const png = new PNG({ width, height });
  png.data = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  return PNG.sync.write(png, { ...FORMAT, ...COMPRESSION });
};
