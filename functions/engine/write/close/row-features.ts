// Features of a row among the rows of its table: its place, whether it totals them, and whether its figures are the
// largest or smallest.
import { isTotalOf } from '#shared/language/lexicon/totals.ts';
import { readTable } from '../../tables/read-table.ts';
import { printedNumber } from '../../tables/statements/numbers.ts';
import type { Table } from '../../tables/table.ts';
import type { AnsweringLine } from '../answering/answering-features.ts';

export const OF_ROWS = ['isTotal', 'isFirst', 'isMost', 'isLeast'] as const;
export type OfRow = Readonly<Record<(typeof OF_ROWS)[number], number>>;

const NONE: OfRow = { isTotal: 0, isFirst: 0, isMost: 0, isLeast: 0 };

type Row = Table['rows'][number];
const DAY = /^\s*(?:19|20)\d\d[-./]/u;
/** The figure of a cell; a day counts as one, so that the soonest is the least. */
const figureOf = (cell: string): number | undefined =>
  DAY.test(cell) ? Number(cell.replaceAll(/\D/gu, '').slice(0, 8).padEnd(8, '0')) : printedNumber(cell);

type Figures = readonly (number | undefined)[];
const MIN_ROWS = 3;
/** The share of a row's figures that no other part of the table exceeds, or falls below. */
const extremesOf = (own: Figures, all: readonly Figures[]) => {
  const columns = own.flatMap((value, at) => {
    const others = all.flatMap((row) => row[at] ?? []);
    return value === undefined || others.length < MIN_ROWS ? [] : [{ value, others }];
  });
  const shareOf = (of: (...values: number[]) => number): number =>
    columns.filter(({ value, others }) => value === of(...others)).length / Math.max(1, columns.length);
  return { isMost: shareOf(Math.max), isLeast: shareOf(Math.min) };
};

const READ = new WeakMap<object, ReadonlyMap<number, OfRow>>();
const read = (chunk: AnsweringLine['passage']['chunk']): ReadonlyMap<number, OfRow> => {
  const { rows } = readTable(chunk);
  const figuresIn = ({ start, end }: Row): Figures => chunk.text.slice(start, end).split('\t').map(figureOf);
  const parts = rows.filter(({ label }) => !isTotalOf(label));
  const figures = parts.map(figuresIn);
  return new Map(
    rows.map((row) => {
      const at = parts.indexOf(row);
      const own = at < 0 ? {} : { ...extremesOf(figures[at] ?? [], figures), isFirst: Number(at === 0) };
      return [row.start, { ...NONE, ...own, isTotal: Number(at < 0) }];
    }),
  );
};

export const ofRow = ({ passage: { chunk }, start }: AnsweringLine): OfRow => {
  if (chunk.kind !== 'table') return NONE;
  const known = READ.get(chunk) ?? read(chunk);
  READ.set(chunk, known);
  return known.get(start) ?? NONE;
};
