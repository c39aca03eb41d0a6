// Groups sales into the periods that a bridge compares: as labelled, or by calendar year if each sale has its day.
import { refuse } from '#shared/finance/refused.ts';
import type { SheetRow } from '../evidence/sheet-rows.ts';
import { wholeYears } from '../evidence/whole-years.ts';

type Periods = {
  /** In order. */
  readonly periods: readonly string[];
  rowsOf(period: string): readonly SheetRow[];
  labelOf(period: string): string;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Sorts periods by time if every label can be read (2024 Q4 before 1Q25), else by their digits and letters. */
const inOrder = (periods: Iterable<string>): readonly string[] =>
  [...new Set(periods)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** A year that has not ended says nothing about the year before. */
const byYear = (rows: readonly SheetRow[]): Periods => {
  const years = Map.groupBy(rows, ({ day }) => day('period')?.slice(0, 4) ?? '');
  return {
    periods: wholeYears(rows.flatMap(({ day }) => day('period') ?? [])),
    rowsOf: (year) => years.get(year) ?? [],
    labelOf: (year) => year,
  };
};

/** "2024" and "2024년" are one period, shown as the file first writes it. */
const asLabelled = (rows: readonly SheetRow[], keys: ReadonlyMap<string, string | undefined>): Periods => {
  const isRead = [...keys.values()].every((key) => key !== undefined);
  const byPeriod = Map.groupBy(rows, ({ cell }) => (isRead && keys.get(cell('period'))) || cell('period'));
  return {
    periods: inOrder(byPeriod.keys()),
    rowsOf: (period) => byPeriod.get(period) ?? [],
    labelOf: (period) => byPeriod.get(period)?.[0]?.cell('period') ?? '',
  };
};

/** Throws CalculationRefused: dateUnclear. */
export const salesPeriods = (rows: readonly SheetRow[]): Periods => {
  const keys = new Map(rows.map(({ cell, day }) => [cell('period'), day('period')]));
  const unclear = [...keys].find(([period, key]) => key === undefined && /^\d{4}\.1$/.test(period));
  if (unclear) refuse('dateUnclear', { text: unclear[0] });
  const isDay = (key: string | undefined): boolean => key !== undefined && DAY.test(key);
  const unread = [...keys].find(([, key]) => key === undefined);
  // A ledger by days with a date that cannot be read would lose its sale.
  if (unread && [...keys.values()].some(isDay)) refuse('dateUnclear', { text: unread[0] });
  return [...keys.values()].every(isDay) ? byYear(rows) : asLabelled(rows, keys);
};
