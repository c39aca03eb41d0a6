// Assigns each value of a table row to the year of its column.
import { DAYS_A_YEAR } from '#shared/finance/periods.ts';
import { DAY_MS } from '#shared/model/durations.ts';
import { PART_OF_YEAR } from '../../engine/tables/column-fit.ts';
import type { FoundCell } from '../../engine/tables/find-cells.ts';
import { readTable } from '../../engine/tables/read-table.ts';
import { yearOf } from './known-figure.ts';

const YEARLY = /^\d{4}(?:-\d{2}){0,2}$/;

const periodsOf = ({ value, row }: FoundCell): readonly string[] => [...(value.column?.periods ?? []), ...row.periods];

/** An interim period in the column's own header, or above all columns: "Three Months Ended June 30,". */
const isOfPart = ({ passage, metric, value }: FoundCell): boolean => {
  if (PART_OF_YEAR.test(value.column?.label ?? '')) return true;
  const { text } = passage.chunk;
  return metric?.statement !== 'balance' && PART_OF_YEAR.test(text.slice(0, readTable(passage.chunk).rows[0]?.start));
};

const YEAR = 4;
/** In days. Years of 52 or 53 weeks end within days of each other, some in the next month. */
const AROUND_END = 16;

/** True if two days are the same year end, within the variation of years of 52 or 53 weeks. */
const isSameEnd = (a: string, b: string): boolean => {
  const dayOf = (period: string) => Date.parse(`2001${period.slice(YEAR)}`) / DAY_MS;
  const apart = Math.abs(dayOf(a) - dayOf(b));
  return Number.isNaN(apart) ? a.slice(YEAR) === b.slice(YEAR) : Math.min(apart, DAYS_A_YEAR - apart) <= AROUND_END;
};

/**
 * A quarter's balance is printed beside that of the last year end: keeps the columns with the earliest one's day of the
 * year.
 */
const ofYearEnds = (cells: readonly FoundCell[]): readonly FoundCell[] => {
  const [first = ''] = cells.flatMap(({ period = '' }) => (period.length > YEAR ? [period] : [])).sort();
  return cells.filter(({ period = '' }) => period.length <= YEAR || isSameEnd(period, first));
};

/** Each value with the year of its column; empty if two columns have the same year. */
export const overColumns = (cell: FoundCell): readonly FoundCell[] => {
  const cells = cell.row.values
    .filter((value) => /\d/.test(value.text) && !isOfPart({ ...cell, value }))
    .map(
      (value): FoundCell => ({ ...cell, value, period: periodsOf({ ...cell, value }).find((one) => YEARLY.test(one)) }),
    )
    .filter(({ period }) => period !== undefined);
  const yearly = ofYearEnds(cells);
  const years = yearly.map(({ period = '' }) => yearOf(period));
  return new Set(years).size === years.length ? yearly : [];
};
