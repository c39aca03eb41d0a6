// Selects the rows of a ledger in its last full year, or in the last of its columns.
import { refuse } from '#shared/finance/refused.ts';
import { headerPeriod } from '#shared/language/grammar/header-period.ts';
import { isBlank } from './sheet-numbers.ts';
import type { SheetRow } from './sheet-rows.ts';
import { coversYear, wholeYears } from './whole-years.ts';

const YEAR = /(?:19|20)\d{2}/;

const daysOf = (rows: readonly SheetRow[]): string[] => rows.flatMap((row) => row.day('date') ?? []);

/** The last complete year of a ledger of payments; a list without dates is used as a whole. */
const lastYear = (rows: readonly SheetRow[]): { readonly rows: readonly SheetRow[]; readonly year: string } => {
  const unread = rows.find((row) => !isBlank(row.cell('date')) && row.day('date') === undefined);
  // A year without the rows whose date cannot be read would look complete.
  if (unread) refuse('dateUnclear', { text: unread.cell('date') });
  const last = wholeYears(daysOf(rows)).at(-1);
  return last ? { year: last, rows: rows.filter((row) => row.day('date')?.startsWith(last)) } : { year: '', rows };
};

/**
 * The last year of a list with a column per year: two years added up are not a customer's revenue. In a ledger that
 * has the date of each payment beside its year, the last year that has all twelve months.
 */
export const lastPeriod = (rows: readonly SheetRow[]): ReturnType<typeof lastYear> => {
  const periods = Map.groupBy(rows, (row) => headerPeriod(row.cell('period'))?.key ?? '');
  const years = [...periods].filter(([key]) => YEAR.test(key)).sort(([a], [b]) => b.localeCompare(a));
  const last = years.find(([, own]) => coversYear(daysOf(own))) ?? years[0];
  return last && periods.size > 1 ? { year: last[0].slice(0, 4), rows: last[1] } : lastYear(rows);
};
