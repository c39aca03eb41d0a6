// Finds headings by their codes: above entries whose codes begin with theirs, or without a code if every entry has one.
import { type GridSheet, textAt } from '../grid.ts';
import { isCodeLike } from './entry-codes.ts';
import { asks, asksInWords } from './kind.ts';
import { isParentOf, leadingCode } from './numbering.ts';

const MAX_LENGTH = 120;
/** The least share among similar rows. Set by hand, not tuned on a set. */
const MOSTLY = 0.6;
const FEWEST = 2;

type TextOf = (row: number) => string;

/** The headings among similar rows: if most do not ask, a document name is a heading too ("Licences and permits"). */
export const headingsAmong = (rows: readonly number[], textOf: TextOf): number[] => {
  const short = rows.filter((row) => textOf(row).length <= MAX_LENGTH);
  const silent = short.filter((row) => !asks(textOf(row)));
  const areHeadings = silent.length >= FEWEST && silent.length >= rows.length * MOSTLY;
  return areHeadings ? short.filter((row) => !asksInWords(textOf(row))) : silent;
};

const rankOf = (code: string): number => code.replace(/[.)]$/, '').split(/[.(-]/).length;

type List = { readonly rows: readonly number[]; readonly before: readonly number[]; readonly textOf: TextOf };

/** Rows whose code is the parent of the next row's; if no row of their rank asks, also the other rows of that rank. */
export const parentsIn = (sheet: GridSheet, { rows, before, textOf }: List): ReadonlySet<number> => {
  const all = before.map((column) => rows.map((row) => textAt(sheet, row, column)));
  // "1", "1.1" and "1.1.a", each in a column of its own.
  const codeIn = (n: number): string =>
    all.map((codes) => codes[n] ?? '').findLast((one) => one !== '' && isCodeLike(one)) ?? '';
  const joined = all.length > 1 ? [rows.map((_, n) => codeIn(n))] : [];
  for (const codes of [...all, ...joined, rows.map((row) => leadingCode(textOf(row)))]) {
    const parents = rows.filter((_, n) => isParentOf(codes[n] ?? '', codes[n + 1] ?? ''));
    const ranks = new Set(codes.flatMap((code, n) => (isParentOf(code, codes[n + 1] ?? '') ? [rankOf(code)] : [])));
    const ofRank = rows.filter((_, n) => codes[n] !== '' && ranks.has(rankOf(codes[n] ?? '')));
    if (parents.length < FEWEST) continue;
    if (ofRank.every((row) => !asksInWords(textOf(row)) && textOf(row).length <= MAX_LENGTH))
      return new Set(ofRank.filter((row) => parents.includes(row) || !asks(textOf(row))));
    const headings = headingsAmong(parents, textOf);
    if (headings.length > 0) return new Set(headings);
  }
  return new Set();
};
