// Recovers the columns of tables drawn with spaces in monospaced text, from the positions of their words.
import type { Segment } from '#shared/model/file.ts';
import { clean } from '../text/clean.ts';
import type { Cell } from './pdf/cells.ts';
import { linesOf } from './pdf/find-tables.ts';
import type { Row } from './pdf/rows.ts';

export type TypedLine = { readonly text: string; readonly line: number };

/** Nominal character width, line height and font size, in page units. */
const WIDTH = 5;
const HEIGHT = 10;
const SIZE = 8;
const TAB = 8;
const RULES = /^[\s=_*.·-]{3,}$/;
const PAGE_WIDTH = 80 * WIDTH;

const untabbed = (text: string): string => {
  let out = '';
  for (const character of text) out += character === '\t' ? ' '.repeat(TAB - (out.length % TAB)) : character;
  return out;
};

/** Splits a line into cells at two spaces or at leaders. */
const cellsOf = (raw: string): Cell[] => {
  const text = raw.replace(/(?:\s?\.){3,}/g, (leader) => ' '.repeat(leader.length));
  return [...text.matchAll(/\S+(?: \S+)*/g)].flatMap((match): Cell[] => {
    const [found] = match;
    // A currency sign is separate from its number: "$  1,234".
    const words = clean(found);
    if (words === '' || RULES.test(found)) return [];
    const left = match.index * WIDTH;
    const part = { text: words, left, right: left + found.length * WIDTH };
    return [{ ...part, parts: [part] }];
  });
};

const MARK = /^[$€£¥₩(]$/;
const CLOSING = /^[)%]+$/;
const joinMarks = (cells: readonly Cell[]): Cell[] => {
  const joined: Cell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    const mark = last && (MARK.test(last.text) || CLOSING.test(cell.text));
    if (!last || !mark) joined.push(cell);
    else joined[joined.length - 1] = { ...cell, text: last.text + cell.text, left: last.left, parts: [] };
  }
  return joined;
};

const rowOf = ({ text, line }: TypedLine, at: number): (Row & { readonly line: number }) | undefined => {
  const cells = joinMarks(cellsOf(untabbed(text)));
  const [first] = cells;
  const last = cells.at(-1);
  if (!first || !last) return undefined;
  const base = at * HEIGHT;
  const place = { left: first.left, right: last.right, top: base - SIZE, bottom: base, base };
  return { cells, ...place, size: SIZE, font: '', line };
};

/** Extracts lines as table rows with cells, or as prose outside tables. */
export const monospace = (lines: readonly TypedLine[], locator: (line: number) => Segment['locator']): Segment[] => {
  const rows = lines.map(rowOf).filter((row) => row !== undefined);
  const numbers = new Map(rows.map((row) => [row.base, row.line]));
  return linesOf(rows, PAGE_WIDTH).map(({ kind, text, cells, row }): Segment => {
    const place = locator(numbers.get(row.base) ?? 1);
    return kind === 'row' && cells
      ? { kind, text, cells: [...cells], locator: place }
      : { kind: 'text', text, locator: place };
  });
};
