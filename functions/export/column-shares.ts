// Divides the width of a page among the columns of a table, by their words.
import type { BlockOf } from '#shared/report/blocks.ts';
import { commonUnit, headText } from '#shared/report/head-text.ts';
import { textWidth } from './xlsx/width.ts';

/** Letters of the size of a cell in one line of a page, and those that the edges of a cell take away. */
const LINE = 96;
const EDGES = 3;
/** Longer texts take a second line; longer words are broken. */
const MAX_TEXT_LENGTH = 48;
const MAX_WORD_LENGTH = 20;
/** What bold figures of seven digits take more, in letters. */
const BOLD = 1;

/** What a capital takes more: EBITDA is broken where it has room for six letters. */
const CAPITAL = 0.35;
/** And a figure among Eastern letters: fonts that have these draw it wider than one alone. */
const FIGURE = 0.25;
const countOf = (word: string, of: RegExp): number => word.match(of)?.length ?? 0;
const figuresIn = (word: string): number =>
  /[\p{Script=Hangul}\p{Script=Han}]/u.test(word) ? countOf(word, /\d/g) : 0;
const wordWidth = (word: string): number =>
  textWidth(word) + CAPITAL * countOf(word, /[A-Z]/g) + FIGURE * figuresIn(word);
const longestWord = (words: readonly string[]): number =>
  EDGES + Math.min(MAX_WORD_LENGTH, Math.max(1, ...words.map(wordWidth)));

const longest = (texts: readonly string[], most: number): number =>
  EDGES + Math.min(most, Math.max(1, ...texts.map(textWidth)));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A figure and its unit stay in one line; a bold total is wider than its letters count. */
const leastOf = ([head = '', ...texts]: readonly string[], isNumeric: boolean): number =>
  isNumeric
    ? BOLD + longestWord([...head.split(/\s+/), ...texts])
    : longestWord([head, ...texts].flatMap((text) => text.split(/\s+/)));

/** Halvings after which a width is found to a fraction of a letter. */
const HALVINGS = 20;

/** More than a line has is taken from the widest: a year or a figure is not broken beside a long name. */
const fitted = (least: readonly number[]): number[] => {
  if (sum(least) <= LINE) return [...least];
  let [low, high] = [0, Math.max(...least)];
  for (let i = 0; i < HALVINGS; i += 1) {
    const most = (low + high) / 2;
    if (sum(least.map((width) => Math.min(width, most))) > LINE) high = most;
    else low = most;
  }
  return least.map((width) => Math.min(width, low));
};

/** Years are at one distance from one another, where the page is wide enough. */
const evenFigures = (least: readonly number[], numeric: readonly boolean[]): readonly number[] => {
  const most = Math.max(0, ...least.filter((_, i) => numeric[i]));
  const even = least.map((width, i) => (numeric[i] ? most : width));
  return sum(even) <= LINE ? even : least;
};

/** Fractions that add up to one: every column has room for its longest word before any has it for its longest text. */
export const columnShares = (columns: readonly (readonly string[])[], numeric: readonly boolean[] = []): number[] => {
  const least = fitted(
    evenFigures(
      columns.map((texts, i) => leastOf(texts, numeric[i] ?? false)),
      numeric,
    ),
  );
  const wanted = columns.map((texts, i) => Math.max(least[i] ?? 0, longest(texts, MAX_TEXT_LENGTH)));
  const spare = Math.max(0, LINE - sum(least));
  const missing = sum(wanted) - sum(least);
  const given = missing === 0 ? 1 : Math.min(1, spare / missing);
  const widths = least.map((width, i) => width + ((wanted[i] ?? width) - width) * given);
  return widths.map((width) => width / sum(widths));
};

type Table = BlockOf<'table'>;

/** The head of a column has its unit where not all columns share one, which the caption has then. */
export const tableShares = (table: Table): number[] => {
  const { columns, rows } = table;
  const unit = commonUnit(table);
  return columnShares(
    columns.map((column, i) => [unit ? column.label : headText(column), ...rows.map((row) => row[i]?.text ?? '')]),
    columns.map(({ numeric = false }) => numeric),
  );
};

type Matrix = BlockOf<'matrix'>;

/** Signs and texts side by side: a sign takes no more than its head. */
export const matrixShares = ({ corner = '', columns, rows }: Matrix): number[] =>
  columnShares([
    [corner, ...rows.map(({ label }) => label)],
    ...columns.map((label, i) => [label, ...rows.map(({ cells }) => cells[i]?.text ?? '')]),
  ]);
