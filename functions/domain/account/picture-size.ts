// Reads the type and size of a picture from its header, before anything is decoded.

export type PictureSize = { readonly kind: 'png' | 'jpeg'; readonly width: number; readonly height: number };

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const IHDR = 0x49484452;
const NOT_INTERLACED = 0;

const startsWith = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, i) => bytes[i] === byte);

/** Refuses interlaced PNGs: the decoder does not bound their unpacked size. */
const pngSize = (view: DataView): PictureSize | undefined => {
  if (view.byteLength < 33 || view.getUint32(12) !== IHDR || view.getUint8(28) !== NOT_INTERLACED) return undefined;
  return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
};

/** Start of frame: C0 to CF, except the three markers that are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const jpegSize = (view: DataView): PictureSize | undefined => {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { kind: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Skips fill bytes and markers without a length.
    if (marker === 0xff) at += 1;
    else at += isBare(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return undefined;
};

/** `undefined` for anything other than a JPEG or PNG. */
export const pictureSize = (bytes: Uint8Array): PictureSize | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, PNG)) return pngSize(view);
  return startsWith(bytes, [0xff, 0xd8, 0xff]) ? jpegSize(view) : undefined;
};
