// Periods that a question leaves open: the latest quarter, the newest year and the one before.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import yearlyGrowth from '#shared/language/lexicon/yearly-growth.json' with { type: 'json' };
import type { Chunk } from '../../../ports/search-index.ts';
import { metricScore, OWN_LABEL } from '../../tables/label-match.ts';
import { rowNamed } from '../../tables/parts.ts';
import { planWord } from '../../tables/plan-word.ts';
import { readTable } from '../../tables/read-table.ts';
import type { Plan } from '../plan-type.ts';
import { basePeriod } from './base-period.ts';
import { asksGrowth } from './find-periods.ts';

const QUARTER = /\bq([1-4])\b|\b([1-4])q\b|\b(first|second|third|fourth) quarter\b|([1-4])\s?(?:분기|四半期)/iu;
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const NAMES = ['first', 'second', 'third', 'fourth'];

/** A quarter without a year is the latest one of the documents of who is asked about. */
const latestQuarter = (plan: Plan, own: readonly Chunk[]): readonly string[] => {
  const [, a, b, word, c] = QUARTER.exec(plan.question.normalize('NFKC')) ?? [];
  const number = a ?? b ?? c ?? (word ? String(NAMES.indexOf(word.toLowerCase()) + 1) : undefined);
  if (number === undefined) return [];
  const all = own.flatMap(({ context }) => context.periods.filter((period) => period.endsWith(`Q${number}`)));
  return all.sort().slice(-1);
};

const MONTH = new RegExp(
  [
    String.raw`\b(january|february|march|april|june|july|august|september|october|november|december)\b|\b(?:in|of|for) (may)\b`,
    String.raw`(?<![\d.])(1[0-2]|[1-9])\s?(?:월(?!\s?\d)|月(?!\s?\d|期|末))`,
  ].join('|'),
  'iu',
);
const monthIn = (question: string): string | undefined => {
  const [, name, may, number] = MONTH.exec(question) ?? [];
  const month = number ?? (name || may ? MONTHS.indexOf((name ?? may ?? '').toLowerCase()) + 1 : undefined);
  return month === undefined ? undefined : String(month).padStart(2, '0');
};
/** As many tell a report by months from one that dates an event. Set by hand. */
const MIN_MONTHS = 3;
/** A month without a year is the latest one of tables by month; of the newest year where they have none of that name. */
const latestMonth = (plan: Plan, own: readonly Chunk[]): readonly string[] => {
  const month = plan.wanted === 'date' || plan.wanted === 'name' ? undefined : monthIn(plan.question.normalize('NFKC'));
  if (month === undefined) return [];
  const keys = own
    .filter(({ kind }) => kind === 'table')
    .flatMap((table) => headedIn(table))
    .filter((key) => /^\d{4}-\d\d$/.test(key))
    .sort();
  if (new Set(keys).size < MIN_MONTHS) return [];
  const known = keys.filter((key) => key.endsWith(`-${month}`)).at(-1);
  return [known ?? `${keys.at(-1)?.slice(0, 4)}-${month}`];
};

/** A year that ends in March is called by its month, where the documents have no other; a year to come like the newest. */
const yearKey = (periods: readonly string[], year: number): string => {
  const years = periods.filter((one) => /^\d{4}(?:-\d\d)?$/.test(one)).sort();
  const own = years.filter((one) => Number(one.slice(0, 4)) === year);
  const known = own.length > 0 ? own : years.slice(-1);
  return known.includes(String(year)) ? String(year) : `${year}${known[0]?.slice(4) ?? ''}`;
};

const yearlyIn = compile(yearlyGrowth);
/** An average of years is that of all that are side by side. */
const growsYearly = (question: string): boolean => yearlyIn(question.normalize('NFKC')).length > 0;

type Newest = { readonly year: number; readonly periods: readonly string[] };

/** The periods that head columns or rows of figures that were reached. */
const headedIn = (table: Chunk): readonly string[] => {
  const { columns, rows } = readTable(table);
  return [
    ...columns.filter(({ label }) => planWord(label) === undefined).flatMap(({ periods }) => periods),
    ...rows.flatMap(({ periods }) => periods),
  ];
};

const yearsIn = (periods: readonly string[]): number[] =>
  periods.filter((period) => /^\d{4}/.test(period)).map((period) => Number(period.slice(0, 4)));

/** The periods over figures of the newest year, the year first; a loan that falls due in a later year heads nothing. */
const newestOf = (tables: readonly Chunk[], isMeant: (table: Chunk) => boolean): Newest | undefined => {
  const latest = (table: Chunk) => Math.max(0, ...yearsIn(table.context.periods));
  let newest: Newest = { year: 0, periods: [] };
  for (const [table, year] of tables.map((one) => [one, latest(one)] as const).sort((a, b) => b[1] - a[1])) {
    if (year < newest.year) break;
    const periods = isMeant(table) ? headedIn(table) : [];
    const own = Math.max(0, ...yearsIn(periods));
    if (own > newest.year) newest = { year: own, periods };
    else if (own > 0 && own === newest.year) newest = { year: own, periods: [...newest.periods, ...periods] };
  }
  return newest.year > 0 ? newest : undefined;
};

/** Of tables that list the part that is asked for, else of rows of the measure, else of any. */
const newestFor = (plan: Plan, tables: readonly Chunk[]): Newest | undefined => {
  const metrics = [...plan.metrics, ...plan.ratios.map((ratio) => ratio.of)];
  const hasRow = (table: Chunk) =>
    readTable(table).rows.some(({ label }) => metrics.some((metric) => metricScore(metric, label) >= OWN_LABEL));
  return newestOf(tables, (table) => rowNamed(plan, table)) ?? newestOf(tables, hasRow) ?? newestOf(tables, () => true);
};

/** How much something grew, with no year said, is measured by the newest year of the documents and the year before it. */
const newestYears = (plan: Plan, own: readonly Chunk[]): readonly string[] => {
  const isOfGrowth = asksGrowth(plan.question);
  const isOfFigure = plan.kind === 'figure' && plan.metrics.length + plan.ratios.length > 0;
  if (isOfFigure ? !isOfGrowth && !plan.yearsBefore : !plan.yearsBefore) return [];
  const newest = newestFor(
    plan,
    own.filter(({ kind }) => kind === 'table'),
  );
  if (!newest) return [];
  const { year, periods } = newest;
  const named = basePeriod(plan.question);
  const keysOf = (years: readonly number[]) => years.map((one) => yearKey(periods, one));
  if (!isOfFigure) return keysOf([year + (plan.yearsBefore ?? 0)]);
  if (growsYearly(plan.question) && !named) return keysOf([...new Set(yearsIn(periods))].sort());
  const base = Number(named?.key.slice(0, 4) ?? year - 1);
  if (base >= year) return [];
  return keysOf(isOfGrowth ? [base, year] : [year + (plan.yearsBefore ?? 0)]);
};

/** `own`: the documents of who is asked about. What is measured against a year is measured up to the newest one. */
export const impliedPeriods = (plan: Plan, own: readonly Chunk[]): readonly string[] => {
  if (plan.periods.length > 0) {
    const isOpen = /^\d{4}(?:-\d\d)?$/.test(basePeriod(plan.question)?.key ?? '') && asksGrowth(plan.question);
    return isOpen ? newestYears(plan, own) : [];
  }
  const latest = latestQuarter(plan, own);
  if (latest.length > 0) return latest;
  const months = latestMonth(plan, own);
  return months.length > 0 ? months : newestYears(plan, own);
};
