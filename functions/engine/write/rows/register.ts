// A table that lists things: one header line, a name in each row, and columns of properties.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { isTotalOf } from '#shared/language/lexicon/totals.ts';
import type { Chunk } from '../../../ports/search-index.ts';
import type { Passage } from '../../evidence.ts';
import { headOf } from '../../retrieve/whole-tables.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import { readTable } from '../../tables/read-table.ts';
import { terms } from '../../terms.ts';
import { blank } from '../../understand/words/blank.ts';
import { contentWords } from '../../understand/words/content-words.ts';

const MIN_ROWS = 2;

/** `rows` are those of all parts of the table, `totals` those that sum them up. */
export type Register = {
  readonly passage: Passage;
  readonly head: readonly string[];
  readonly rows: readonly Line[];
  readonly totals: readonly Line[];
};
export type Line = { readonly chunk: Chunk; readonly cells: readonly string[]; readonly start: number };

const linesOf = (chunk: Chunk): Line[] => {
  let at = 0;
  return chunk.text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { chunk, start, cells: line.split('\t').map((cell) => cell.trim()) };
  });
};

/** "2025년 매출" is the head of a list's column; a year alone is that of a statement. */
const isHeading = (cell: string): boolean => {
  const rest = blank(cell, periodsIn(cell)).trim();
  return /[\p{L}%％]/u.test(rest) && !/^[^\p{L}\d]*\d/u.test(rest);
};

/**
 * A register has one heading line, the first cell over the names, and rows of the same width; statements have nothing
 * above their labels.
 */
export const registerOf = (passage: Passage): Register | undefined => {
  const head = headOf(passage.chunk)
    .split('\t')
    .map((cell) => cell.trim());
  if (head.length < 2 || !head.every(isHeading)) return undefined;
  const lines = (passage.parts ?? [])
    .flatMap(linesOf)
    .filter(({ cells }) => cells.length > 1 && cells.join('\t') !== head.join('\t'));
  const rows = lines.filter(({ cells }) => !cells.some(isTotalOf));
  const totals = lines.filter(({ cells }) => cells.some(isTotalOf));
  const isPlain = rows.length >= MIN_ROWS && rows.every(({ cells }) => cells.length === head.length);
  return isPlain ? { passage, head, rows, totals } : undefined;
};

export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s*[([][^)\]]*[)\]]/g, '');

export const isNamedIn = (question: string, heading: string): boolean => {
  const own = terms(heading);
  const words = new Set(terms(question));
  return question.includes(heading) || (own.length > 0 && own.every((term) => words.has(term)));
};

/** Korean and Japanese words are compared by pairs of letters, of which an ending has others. */
const isMostlyIn = (words: ReadonlySet<string>, word: string): boolean => {
  const own = terms(word);
  return own.length > 0 && 2 * own.filter((term) => words.has(term)).length >= own.length;
};

/** Words and numbers of the question that headings, document name and question words do not cover. */
export const leftOver = (
  { passage: { chunk }, head }: Register,
  question: string,
  isOfAsking: (word: string) => boolean,
): string[] => {
  const { document, section = '', company = '', unit = '' } = chunk.context;
  const around = plain([document, section, company, unit, ...head].join(' '));
  const words = new Set(terms(around));
  const rest = head.map(plain).reduce((text, word) => text.replaceAll(word, ' '), question);
  const numbers = question.match(/\d+/g) ?? [];
  const known = new Set(around.match(/\d+/g));
  return [
    ...numbers.filter((number) => !known.has(number)),
    ...contentWords(rest, []).filter((word) => !isOfAsking(word) && !around.includes(word) && !isMostlyIn(words, word)),
  ];
};

export const cellAt = (passage: Passage, { chunk, start, cells }: Line, index: number): FoundCell | undefined => {
  const row = readTable(chunk).rows.find((one) => one.start === start);
  const value = row?.values.find((one) => one.index === index && one.text === cells[index] && /\d/.test(one.text));
  return row && value && { passage: { ...passage, chunk }, metric: undefined, row, value, period: undefined, fit: 1 };
};

/** The columns with a figure in every row. */
const figureColumns = ({ passage, head, rows }: Register): number[] =>
  head.flatMap((_, index) => (rows.every((row) => cellAt(passage, row, index)) ? [index] : []));

/** The column of names: the text column that the question names, or the first. */
export const nameColumn = (register: Register, question: string): number => {
  const figures = new Set(figureColumns(register));
  const texts = register.head.flatMap((_, index) => (figures.has(index) ? [] : [index]));
  return texts.find((index) => isNamedIn(question, plain(register.head[index] ?? ''))) ?? texts[0] ?? -1;
};

/** The requested figure column: the one that the question names, or the only one that `fits`. */
export const columnOf = (
  register: Register,
  question: string,
  fits: (cell: FoundCell) => boolean = () => true,
): number | undefined => {
  const { passage, head, rows } = register;
  const isDated = (index: number) => rows.every(({ cells }) => periodsIn(cells[index] ?? '').length > 0);
  const isFit = (index: number) =>
    rows.every((row) => {
      const cell = cellAt(passage, row, index);
      return cell !== undefined && fits(cell);
    });
  const figures = figureColumns(register).filter((index) => !isDated(index) && isFit(index));
  const named = figures.filter((index) => isNamedIn(question, plain(head[index] ?? '')));
  const [only, ...others] = named.length > 0 ? named : figures;
  return others.length === 0 ? only : undefined;
};
