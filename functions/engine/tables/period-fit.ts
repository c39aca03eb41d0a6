// Rates how well a table value matches a period.
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { Chunk } from '../../ports/search-index.ts';
import type { Row, Value } from './table.ts';

/** A year and its last day are one period in two forms. */
const isOneYear = (periods: readonly string[]): boolean =>
  periods.length === 1 ||
  (new Set(periods.map((key) => key.slice(0, 4))).size === 1 && !periods.some((key) => /[QH]/.test(key)));

const MONTH_KEY = /^\d{4}-\d\d$/;
/** A row with this many months of a year has no figure for the whole year. Set by hand. */
const MIN_MONTHS = 3;
const isMonthOf = (wanted: string, { values }: Row, period: string): boolean => {
  const ofYear = (key: string): boolean => MONTH_KEY.test(key) && key.startsWith(wanted);
  const months = values.flatMap(({ column }) => column?.periods.filter(ofYear) ?? []);
  return /^\d{4}$/.test(wanted) && ofYear(period) && new Set(months).size >= MIN_MONTHS;
};

/** Periods of a value: its column's and row's, or else the passage's at half the weight. */
export const periodFit = (
  wanted: string | undefined,
  row: Row,
  value: Value,
  { context }: Pick<Chunk, 'context'>,
): readonly [string | undefined, number] => {
  const own = [...(value.column?.periods ?? []), ...row.periods];
  if (wanted === undefined) return [own[0] ?? context.periods[0], own.length > 0 ? 1 : 0.6];
  const match = own.find((period) => samePeriod(wanted, period) && !isMonthOf(wanted, row, period));
  if (match) return [match, 1];
  if (own.some((period) => !period.startsWith('#'))) return [undefined, 0];
  const around = context.periods.find((period) => samePeriod(wanted, period));
  return around ? [around, isOneYear(context.periods) ? 0.7 : 0.4] : [undefined, 0];
};
