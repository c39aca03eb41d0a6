// How the width of a page is shared among the columns of a table, by their words.
import type { BlockOf } from '#shared/report/blocks.ts';
import { headText } from '#shared/report/head-text.ts';
import { textWidth } from './xlsx/width.ts';

/** Letters of the size of a cell in one line of a page, and those that the edges of a cell take away. */
const LINE = 96;
const EDGES = 3;
/** Longer texts take a second line; longer words are broken. */
const LONGEST_TEXT = 48;
const LONGEST_WORD = 20;

const longest = (texts: readonly string[], most: number): number =>
  EDGES + Math.min(most, Math.max(1, ...texts.map(textWidth)));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Fractions that add up to one: every column has room for its longest word before any has it for its longest text. */
export const columnShares = (columns: readonly (readonly string[])[]): number[] => {
  const least = columns.map((texts) =>
    longest(
      texts.flatMap((text) => text.split(/\s+/)),
      LONGEST_WORD,
    ),
  );
  const wanted = columns.map((texts) => longest(texts, LONGEST_TEXT));
  const spare = Math.max(0, LINE - sum(least));
  const missing = sum(wanted) - sum(least);
  const given = missing === 0 ? 1 : Math.min(1, spare / missing);
  const widths = least.map((width, i) => width + ((wanted[i] ?? width) - width) * given);
  return widths.map((width) => width / sum(widths));
};

type Table = BlockOf<'table'>;

export const tableShares = ({ columns, rows }: Table): number[] =>
  columnShares(columns.map((column, i) => [headText(column), ...rows.map((row) => row[i]?.text ?? '')]));

export const evenShares = (columns: number): number[] => Array.from({ length: columns }, () => 1 / columns);
