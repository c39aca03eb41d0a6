// Parses a figure of a statement as printed, in the units of its table.
import type { Chunk } from '../../../ports/search-index.ts';
import { readLines } from '../cells.ts';

const NIL = /^[\s$€£¥₩]*[-−–—]+[\s%]*$/;
const NUMBER = /\d[\d,]*(?:\.\d+)?/;
const MINUS = /^[\s$€£¥￥₩￦]*(?:\(|[△▲−–-])/;

/** A dash is zero; a bracket or triangle before the digits is a minus. */
export const printedNumber = (text: string): number | undefined => {
  if (NIL.test(text)) return 0;
  const digits = NUMBER.exec(text)?.[0];
  if (digits === undefined || /[%％]/.test(text)) return undefined;
  const size = Number(digits.replaceAll(',', ''));
  return MINUS.test(text) && size !== 0 ? -size : size;
};

const BY_COMMAS = /^\D*\d{1,3}(?:,\d{3})+(?:\.\d+)?\D*$/;
const BY_OTHERS = /^\D*[1-9]\d{0,2}(?:[.'’ \u00a0\u2009\u202f]\d{3})+(?:,\d+)?\D*$/;
/** Whether points, spaces or apostrophes separate thousands: 1.500 is ambiguous, so such tables cannot be read. */
export const hasOtherThousands = (chunks: readonly Pick<Chunk, 'text'>[]): boolean => {
  const cells = chunks.flatMap(({ text }) => readLines(text).flatMap((line) => line.cells.slice(1)));
  const count = (form: RegExp): number => cells.filter(({ text }) => form.test(text)).length;
  return count(BY_OTHERS) > Math.max(1, count(BY_COMMAS));
};
