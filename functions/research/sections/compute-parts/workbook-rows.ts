// What a calculator takes from the rows of a workbook: numbers read or refused, periods of one length, one reference for all.
import { refuse } from '#shared/finance/refused.ts';
import type { Bench } from '../builder.ts';
import { dayIn } from '../read/sheet-days.ts';
import type { SheetRow } from '../read/sheet-rows.ts';

export type Grain = 'month' | 'quarter' | 'year';

/** A cell that is no number is refused: a sum without it would look right. */
export const amountOf = ({ cell, number }: SheetRow, column: string, about: string): number =>
  number(column) ?? refuse(/\d/.test(cell(column)) ? 'numberUnclear' : 'notFinite', { about, text: cell(column) });

export const periodOf = ({ cell }: SheetRow, column: string, grain: Grain): string => {
  const day = dayIn(cell(column)) ?? refuse('periodGap', { period: cell(column) });
  const [year = '', month] = day.split('-');
  if (grain === 'year') return year;
  const number = Number(month);
  if (!month || !(number >= 1 && number <= 12)) return refuse('periodGap', { period: cell(column) });
  return grain === 'month' ? `${year}-${month}` : `${year}-Q${Math.ceil(number / 3)}`;
};

/** The first and the last row stand for all that were read. */
export const refsOf = (rows: readonly SheetRow[]): number[] => [
  ...new Set([rows[0], rows.at(-1)].flatMap((row) => (row ? [row.cite()] : []))),
];

export const grainOf = ({ inputs }: Bench): Grain =>
  inputs.grain === 'quarter' || inputs.grain === 'year' ? inputs.grain : 'month';
