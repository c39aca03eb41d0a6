// Labels a column headed by a date with its quarter, where the report names its own quarter.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { isDay } from '#shared/language/grammar/same-period.ts';
import type { Chunk } from '../../ports/search-index.ts';

type Headed = { readonly label: string; readonly periods: readonly string[] };

const QUARTER = /^(\d{4})Q([1-4])$/;
/** What has run for longer than a quarter is none, though it ends on the same day. */
const LONGER =
  /(?:six|nine|twelve) months|(?:26|27|39|40|52|53|twenty-six|thirty-nine|fifty-(?:two|three))[ -]weeks|\byears?\b|누적|累計/i;
const MONTH = 31 * 86_400_000;

const dayOf = ({ periods }: Headed): string | undefined => periods.find(isDay);

/** The quarter that the passage is about and does not name itself: its last day is what heads the newest column. */
const ownQuarter = ({ text, context }: Pick<Chunk, 'text' | 'context'>): RegExpExecArray | undefined => {
  const ownPeriods = new Set(periodsIn(text).map(({ key }) => key));
  const keys = context.periods.filter((key) => QUARTER.test(key) && !ownPeriods.has(key));
  return keys.length === 1 ? (QUARTER.exec(keys[0] ?? '') ?? undefined) : undefined;
};

/** Years between two days of the same time of the year. */
const yearsBetween = (newest: string, day: string): number | undefined => {
  const years = Math.round((Date.parse(newest) - Date.parse(day)) / (365.25 * 86_400_000));
  const anniversary = Date.parse(`${Number(newest.slice(0, 4)) - years}${newest.slice(4)}`);
  return Math.abs(anniversary - Date.parse(day)) < MONTH ? years : undefined;
};

/** The same columns, those of the reported quarter and of its like in other years with that quarter beside the day. */
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
