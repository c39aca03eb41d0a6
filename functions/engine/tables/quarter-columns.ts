// Labels a column that has a date as its head with its quarter, if the report names its own quarter.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { isDay } from '#shared/language/grammar/same-period.ts';
import type { Chunk } from '../../ports/search-index.ts';

type Headed = { readonly label: string; readonly periods: readonly string[] };

const QUARTER = /^(\d{4})Q([1-4])$/;
/** A longer period is no quarter, even if it ends on the same day. */
const LONGER =
  /(?:six|nine|twelve) months|(?:26|27|39|40|52|53|twenty-six|thirty-nine|fifty-(?:two|three))[ -]weeks|\byears?\b|누적|累計/i;
const MONTH = 31 * 86_400_000;

const dayOf = ({ periods }: Headed): string | undefined => periods.find(isDay);

/** The quarter of the passage's context that its text does not name: it ends on the newest column's day. */
const ownQuarter = ({ text, context }: Pick<Chunk, 'text' | 'context'>): RegExpExecArray | undefined => {
  const ownPeriods = new Set(periodsIn(text).map(({ key }) => key));
  const keys = context.periods.filter((key) => QUARTER.test(key) && !ownPeriods.has(key));
  return keys.length === 1 ? (QUARTER.exec(keys[0] ?? '') ?? undefined) : undefined;
};

/** Years between two days at the same time of the year; `undefined` for other days. */
const yearsBetween = (newest: string, day: string): number | undefined => {
  const years = Math.round((Date.parse(newest) - Date.parse(day)) / (365.25 * 86_400_000));
  const anniversary = Date.parse(`${Number(newest.slice(0, 4)) - years}${newest.slice(4)}`);
  return Math.abs(anniversary - Date.parse(day)) < MONTH ? years : undefined;
};

/** Adds the quarter to the columns of the reported quarter and of the same quarter in other years. */
export const withQuarters = <T extends Headed>(columns: readonly T[], chunk: Pick<Chunk, 'text' | 'context'>): T[] => {
  const quarter = ownQuarter(chunk);
  const newest = columns
    .flatMap((column) => dayOf(column) ?? [])
    .sort()
    .at(-1);
  if (!quarter || !newest) return [...columns];
  return columns.map((column) => {
    const day = dayOf(column);
    const years = day && !LONGER.test(column.label) ? yearsBetween(newest, day) : undefined;
    if (years === undefined) return column;
    return { ...column, periods: [...column.periods, `${Number(quarter[1]) - years}Q${quarter[2]}`] };
  });
};
