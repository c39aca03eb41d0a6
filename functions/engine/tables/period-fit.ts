// How well a value of a table belongs to a period.
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { Chunk } from '../../ports/search-index.ts';
import type { Row, Value } from './table.ts';

/** A year and the day on which it ends are one period in two forms. */
const isOneYear = (periods: readonly string[]): boolean =>
  periods.length === 1 ||
  (new Set(periods.map((key) => key.slice(0, 4))).size === 1 && !periods.some((key) => /[QH]/.test(key)));

/** Periods of a value: of its column, of its row, else those of the whole passage at half the weight. */
export const periodFit = (
  wanted: string | undefined,
  row: Row,
  value: Value,
  { context }: Pick<Chunk, 'context'>,
): readonly [string | undefined, number] => {
  const own = [...(value.column?.periods ?? []), ...row.periods];
  if (wanted === undefined) return [own[0] ?? context.periods[0], own.length > 0 ? 1 : 0.6];
  const match = own.find((period) => samePeriod(wanted, period));
  if (match) return [match, 1];
  if (own.some((period) => !period.startsWith('#'))) return [undefined, 0];
  const around = context.periods.find((period) => samePeriod(wanted, period));
  return around ? [around, isOneYear(context.periods) ? 0.7 : 0.4] : [undefined, 0];
};
