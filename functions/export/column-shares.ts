// Divides the width of a page among the columns of a table by the length of their words.
import type { BlockOf } from '#shared/report/blocks.ts';
import { commonUnit, headText } from '#shared/report/head-text.ts';
import { textWidth } from './xlsx/width.ts';

/** The characters of cell text in one line of a page, and the width of a cell's margins in characters. */
const LINE = 96;
const EDGES = 3;
/** Longer texts wrap; longer words are broken. */
const MAX_TEXT_LENGTH = 48;
const MAX_WORD_LENGTH = 20;
/** The extra width of bold seven-digit figures, in characters. */
const BOLD = 1;

/** The extra width of a capital: EBITDA breaks in a column for six characters. */
const CAPITAL = 0.35;
/** The extra width of a digit among East Asian characters, whose fonts draw it wider. */
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

/** Headers are bold, and readers without the document's font get a wider one. */
const HEAD = 1.2;
/** A unit in parentheses may begin a line. */
const headWidth = (words: readonly string[]): number => EDGES + HEAD * (longestWord(words) - EDGES);
const headParts = (head: string): string[] => head.split(/\s+|(?=[（(])/);
/** The words of a head without spaces. */
const wordsIn = (head: string): string[] =>
  [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(head)].map(({ segment }) => segment);

/** A figure and its unit stay on one line; a bold total is wider than its number of characters. */
const leastOf = ([head = '', ...texts]: readonly string[], isNumeric: boolean, partsOf = headParts): number =>
  Math.max(
    headWidth(partsOf(head)),
    isNumeric ? BOLD + longestWord(texts) : longestWord(texts.flatMap((text) => text.split(/\s+/))),
  );

/** The number of bisection steps, which finds a width to a fraction of a character. */
const HALVINGS = 20;

/** Takes excess width from the widest columns, so that a year or a figure beside a long name is not broken. */
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

/** Gives figure columns the same width if the page is wide enough. */
const evenFigures = (least: readonly number[], numeric: readonly boolean[]): readonly number[] => {
  const most = Math.max(0, ...least.filter((_, i) => numeric[i]));
  const even = least.map((width, i) => (numeric[i] ? most : width));
  return sum(even) <= LINE ? even : least;
};

/**
 * Fractions that add up to one. Every column gets room for its longest word before any gets room for its longest text.
 */
export const columnShares = (columns: readonly (readonly string[])[], numeric: readonly boolean[] = []): number[] => {
  const leastBy = (partsOf: typeof headParts) =>
    columns.map((texts, i) => leastOf(texts, numeric[i] ?? false, partsOf));
  const whole = leastBy(headParts);
  // Rather than the words of cells, those of heads are broken.
  const least = fitted(evenFigures(sum(whole) <= LINE ? whole : leastBy(wordsIn), numeric));
  const wanted = columns.map((texts, i) => Math.max(least[i] ?? 0, longest(texts, MAX_TEXT_LENGTH)));
  const spare = Math.max(0, LINE - sum(least));
  const missing = sum(wanted) - sum(least);
  const given = missing === 0 ? 1 : Math.min(1, spare / missing);
  const widths = least.map((width, i) => width + ((wanted[i] ?? width) - width) * given);
  return widths.map((width) => width / sum(widths));
};

type Table = BlockOf<'table'>;

/** The header of a column contains its unit, unless all columns share one, which is then in the caption. */
export const tableShares = (table: Table): number[] => {
  const { columns, rows } = table;
  const unit = commonUnit(table);
  return columnShares(
    columns.map((column, i) => [unit ? column.label : headText(column), ...rows.map((row) => row[i]?.text ?? '')]),
    columns.map(({ numeric = false }) => numeric),
  );
};

type Matrix = BlockOf<'matrix'>;

/** Columns of texts and signs; a sign is no wider than its header. */
export const matrixShares = ({ corner = '', columns, rows }: Matrix): number[] =>
  columnShares([
    [corner, ...rows.map(({ label }) => label)],
    ...columns.map((label, i) => [label, ...rows.map(({ cells }) => cells[i]?.text ?? '')]),
  ]);
