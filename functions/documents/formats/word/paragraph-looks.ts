// Reads paragraph properties of a Word 97 document: heading levels, and which paragraphs are in tables or end rows.

export type Look = { readonly level: number | undefined; readonly inTable: boolean; readonly endsRow: boolean };
type Run = Look & { readonly from: number; readonly to: number };

const PLAIN: Look = { level: undefined, inTable: false, endsRow: false };
const PAPX = 258;
const PAGE = 512;
const IN_TABLE = 0x2416;
const ENDS_ROW = 0x2417;
const OUTLINE = 0x2640;
const LONG_TABLE = 0xd608;
const OPERAND = [1, 1, 2, 4, 2, 2, 0, 3];

const operandLength = (bytes: DataView, sprm: number, at: number): number => {
  if (sprm >>> 13 !== 6) return OPERAND[sprm >>> 13] ?? 1;
  if (sprm === LONG_TABLE) return at + 2 <= bytes.byteLength ? bytes.getUint16(at, true) + 1 : 2;
  return at < bytes.byteLength ? bytes.getUint8(at) + 1 : 1;
};

/** The look of a paragraph from its style and changes; styles 1 to 9 are headings. */
const lookOf = (bytes: DataView): Look => {
  if (bytes.byteLength < 2) return PLAIN;
  const style = bytes.getUint16(0, true);
  let look: Look = { ...PLAIN, level: style >= 1 && style <= 9 ? Math.min(6, style) : undefined };
  for (let at = 2; at + 3 <= bytes.byteLength; ) {
    const sprm = bytes.getUint16(at, true);
    const value = bytes.getUint8(at + 2);
    if (sprm === IN_TABLE) look = { ...look, inTable: value !== 0 };
    else if (sprm === ENDS_ROW) look = { ...look, endsRow: value !== 0 };
    else if (sprm === OUTLINE) look = { ...look, level: value < 6 ? value + 1 : undefined };
    at += 2 + operandLength(bytes, sprm, at + 2);
  }
  return look;
};

const lookAt = (page: DataView, offset: number): Look => {
  const words = offset < page.byteLength ? page.getUint8(offset) : 0;
  const from = words === 0 ? offset + 2 : offset + 1;
  const length = words === 0 && offset + 1 < page.byteLength ? page.getUint8(offset + 1) * 2 : words * 2 - 1;
  if (offset === 0 || length < 2 || from + length > page.byteLength) return PLAIN;
  return lookOf(new DataView(page.buffer, page.byteOffset + from, length));
};

const runsOf = (page: DataView): Run[] => {
  const count = Math.min(page.getUint8(PAGE - 1), 29);
  return Array.from({ length: count }, (_, n) => ({
    from: page.getUint32(n * 4, true),
    to: page.getUint32(n * 4 + 4, true),
    ...lookAt(page, page.getUint8((count + 1) * 4 + n * 13) * 2),
  }));
};

/** Returns the look of the paragraph that ends at an offset of the file. */
export const paragraphLooks = (main: Uint8Array, table: Uint8Array): ((at: number) => Look) => {
  const fib = new DataView(main.buffer, main.byteOffset, main.byteLength);
  const start = fib.getUint32(PAPX, true);
  const bytes = table.subarray(start, start + fib.getUint32(PAPX + 4, true));
  const list = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = Math.max(0, Math.floor((list.byteLength - 4) / 8));
  const runs = Array.from({ length: count }, (_, n) => list.getUint32((count + 1) * 4 + n * 4, true) & 0x3fffff)
    .filter((page) => (page + 1) * PAGE <= main.length)
    .flatMap((page) => runsOf(new DataView(main.buffer, main.byteOffset + page * PAGE, PAGE)))
    .sort((a, b) => a.from - b.from);
  return (at) => {
    let low = 0;
    let high = runs.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((runs[middle]?.from ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    const run = runs[low];
    return run && at >= run.from && at < run.to ? run : PLAIN;
  };
};
