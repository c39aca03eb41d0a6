// Decodes, scales down and re-encodes pictures of people and logos, so that only the image itself is stored.
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { AppError } from '#shared/contract/errors.ts';
import { Logo } from '#shared/report/front-matter.ts';
import { type PictureSize, pictureSize } from './picture-size.ts';

const LARGEST_FILE = 512 * 1024;
const LARGEST_SIDE = 1024;
const SIDE = 128;
/** Fits the cover of a document: a third of the page width at 200 dpi. */
const LOGO_SIDE = 480;
const MAX_ADDRESS_LENGTH = 24 * 1024;
const QUALITIES = [82, 65, 45] as const;
const WHITE = 255;

/** Four bytes per pixel. */
type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

const unreadable = () => new AppError('badInput', { field: 'picture' });

const decode = (bytes: Uint8Array, { kind }: PictureSize): Pixels => {
  try {
    if (kind === 'png') return PNG.sync.read(Buffer.from(bytes));
    return jpeg.decode(bytes, { useTArray: true, formatAsRGBA: true, maxResolutionInMP: 2, maxMemoryUsageInMB: 64 });
  } catch {
    throw unreadable();
  }
};

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Returns the average color of a box, blended with white where it is transparent. */
const average = ({ width, data }: Pixels, { left, right, top, bottom }: Box): readonly number[] => {
  const sum = [0, 0, 0];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4;
      const alpha = (data[at + 3] ?? WHITE) / WHITE;
      for (let colour = 0; colour < 3; colour += 1)
        sum[colour] = (sum[colour] ?? 0) + (data[at + colour] ?? 0) * alpha + WHITE * (1 - alpha);
    }
  const count = (right - left) * (bottom - top);
  return sum.map((total) => Math.round(total / count));
};

const edge = (i: number, from: number, to: number) => Math.floor((i * from) / to);

const shrink = (picture: Pixels, side: number): Pixels => {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const data = new Uint8Array(width * height * 4).fill(WHITE);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [left, top] = [edge(x, picture.width, width), edge(y, picture.height, height)];
      const right = Math.max(left + 1, edge(x + 1, picture.width, width));
      const bottom = Math.max(top + 1, edge(y + 1, picture.height, height));
      data.set(average(picture, { left, right, top, bottom }), (y * width + x) * 4);
    }
  return { width, height, data };
};

const addressOf = (picture: Pixels, quality: number): string =>
  `data:image/jpeg;base64,${jpeg.encode({ ...picture, data: Buffer.from(picture.data) }, quality).data.toString('base64')}`;

const isSensible = (size: PictureSize | undefined): size is PictureSize =>
  size !== undefined && Math.min(size.width, size.height) >= 1 && Math.max(size.width, size.height) <= LARGEST_SIDE;

/**
 * Returns a data URL of at most 24 KB. Throws tooLarge, or badInput if the bytes are not a PNG or JPEG of a sensible
 * size.
 */
export const pictureOf = (bytes: Uint8Array): string => {
  if (bytes.length > LARGEST_FILE) throw new AppError('tooLarge');
  const size = pictureSize(bytes);
  if (!isSensible(size)) throw unreadable();
  const small = shrink(decode(bytes, size), SIDE);
  const address = QUALITIES.map((quality) => () => addressOf(small, quality)).reduce(
    (best, next) => (best.length > 0 && best.length <= MAX_ADDRESS_LENGTH ? best : next()),
    '',
  );
  if (address.length > MAX_ADDRESS_LENGTH) throw unreadable();
  return address;
};

/** Returns a PNG as a data URL; `undefined` if the bytes are not a PNG or JPEG of a sensible size. */
export const logoOf = (bytes: Uint8Array): string | undefined => {
  const size = bytes.length > LARGEST_FILE ? undefined : pictureSize(bytes);
  if (!isSensible(size)) return undefined;
  try {
    const { width, height, data } = shrink(decode(bytes, size), LOGO_SIDE);
    const png = new PNG({ width, height });
    png.data = Buffer.from(data);
    const address = `data:image/png;base64,${PNG.sync.write(png).toString('base64')}`;
    return Logo.safeParse(address).data;
  } catch {
    return undefined;
  }
};
