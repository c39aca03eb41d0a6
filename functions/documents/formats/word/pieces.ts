// Reads the text of a Word 97 document: pieces of the file in reading order.
import iconv from 'iconv-lite';
import { DocumentRefused } from '../../refused.ts';

/** `at` returns the file offset of a character's first byte, by which properties are looked up. */
export type Characters = { readonly text: string; readonly at: (index: number) => number };
type Piece = { readonly from: number; readonly to: number; readonly offset: number; readonly wide: boolean };

const CLX = 418;
const MAX_CHARACTERS = 20_000_000;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Skips the property modifiers before the table of pieces. */
const pieceTable = (clx: DataView): DataView => {
  let at = 0;
  while (at + 5 <= clx.byteLength && clx.getUint8(at) === 1) at += 3 + clx.getUint16(at + 1, true);
  if (at + 5 > clx.byteLength || clx.getUint8(at) !== 2) throw new DocumentRefused('damaged');
  const size = Math.min(clx.getUint32(at + 1, true), clx.byteLength - at - 5);
  return new DataView(clx.buffer, clx.byteOffset + at + 5, size);
};

const piecesOf = (table: DataView): Piece[] => {
  const count = Math.floor((table.byteLength - 4) / 12);
  return Array.from({ length: Math.max(0, count) }, (_, n) => {
    const place = table.getUint32((count + 1) * 4 + n * 8 + 2, true);
    const wide = (place & 0x40000000) === 0;
    const offset = place & 0x3fffffff;
    return {
      from: table.getUint32(n * 4, true),
      to: table.getUint32(n * 4 + 4, true),
      offset: wide ? offset : offset >>> 1,
      wide,
    };
  });
};

export const charactersOf = (main: Uint8Array, table: Uint8Array): Characters => {
  const fib = viewOf(main);
  const from = fib.getUint32(CLX, true);
  const clx = table.subarray(from, from + fib.getUint32(CLX + 4, true));
  const pieces: (Piece & { readonly start: number; readonly end: number })[] = [];
  let text = '';
  for (const piece of piecesOf(pieceTable(viewOf(clx)))) {
    const length = Math.max(0, piece.to - piece.from) * (piece.wide ? 2 : 1);
    const bytes = main.subarray(piece.offset, piece.offset + length);
    const start = text.length;
    text += piece.wide ? new TextDecoder('utf-16le').decode(bytes) : iconv.decode(bytes, 'windows-1252');
    if (text.length > MAX_CHARACTERS) throw new DocumentRefused('tooLargeOpened');
    pieces.push({ ...piece, start, end: text.length });
  }
  let last = 0;
  return {
    text,
    // Calls have ascending indexes, so the search continues where it ended.
    at: (index) => {
      while (last < pieces.length - 1 && index >= (pieces[last]?.end ?? 0)) last += 1;
      const piece = pieces[last];
      return piece ? piece.offset + (index - piece.start) * (piece.wide ? 2 : 1) : 0;
    },
  };
};
