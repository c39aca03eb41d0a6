// The rows of a workbook for a calculator: numbers read or refused, periods of one length, one reference for all.
import { asWorkbook } from '#shared/analyses/inputs.ts';
import { refuse } from '#shared/finance/refused.ts';
import type { Bench } from '../builder.ts';
import { dayIn, numberIn, type SheetRow, sheetRows } from '../read/sheet-rows.ts';

export type Grain = 'month' | 'quarter' | 'year';

/** A line of totals would count everything twice. */
const TOTAL = /^(?:합\s?계|총\s?계|소\s?계|계|누계|(?:grand |sub-?)?totals?|sum|総?合\s?計|小\s?計|計)$/iu;

/** Refused where no sheet has the columns, or none has a row. */
export const rowsOf = async (bench: Bench, needed: readonly string[]): Promise<readonly SheetRow[]> => {
  const rows = (await sheetRows(bench, asWorkbook(bench.inputs.workbook))).filter(({ cell }) =>
    needed.every((column) => cell(column) !== '' && !TOTAL.test(cell(column))),
  );
  return rows.length > 0 ? rows : refuse('itemsMissing');
};

/** A cell that is no number is refused: a sum without it would look right. */
export const amountOf = ({ cell }: SheetRow, column: string, about: string): number =>
  numberIn(cell(column)) ?? refuse('notFinite', { about });

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
