// Resolves periods that a question leaves open: the latest quarter, the newest year and the one before.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import yearlyGrowth from '#shared/language/lexicon/yearly-growth.json' with { type: 'json' };
import type { Chunk } from '../../../ports/search-index.ts';
import { metricScore, OWN_LABEL } from '../../tables/label-match.ts';
import { rowNamed } from '../../tables/parts.ts';
import { planWord } from '../../tables/plan-word.ts';
import { readTable } from '../../tables/read-table.ts';
import { findMetrics } from '../measures/find-metrics.ts';
import type { Plan } from '../plan-type.ts';
import { basePeriod } from './base-period.ts';
import { asksGrowth } from './find-periods.ts';
import { yearsFromToday } from './relative-years.ts';

const QUARTER = /\bq([1-4])\b|\b([1-4])q\b|\b(first|second|third|fourth) quarter\b|([1-4])\s?(?:분기|四半期)/iu;
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const NAMES = ['first', 'second', 'third', 'fourth'];

/** The latest quarter of that number in the company's documents, for a quarter without a year. */
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
/** A report by month has at least this many months, unlike a text that dates an event. Set by hand. */
const MIN_MONTHS = 3;
/** The latest such month in tables by month, for a month without a year; that of the newest year if no table has it. */
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

/**
 * The key of a year as the documents write it: with the month, if fiscal years end in March. A future year follows the
 * newest.
 */
const yearKey = (periods: readonly string[], year: number): string => {
  const years = periods.filter((one) => /^\d{4}(?:-\d\d)?$/.test(one)).sort();
  const own = years.filter((one) => Number(one.slice(0, 4)) === year);
  const known = own.length > 0 ? own : years.slice(-1);
  return known.includes(String(year)) ? String(year) : `${year}${known[0]?.slice(4) ?? ''}`;
};

const yearlyIn = compile(yearlyGrowth);
/** Whether an average growth rate is asked for, which covers all adjacent years. */
const growsYearly = (question: string): boolean => yearlyIn(question.normalize('NFKC')).length > 0;

type Newest = { readonly year: number; readonly periods: readonly string[] };

/** The periods in headers of columns or rows with actual figures, not planned ones. */
const headedIn = (table: Chunk): readonly string[] => {
  const { columns, rows } = readTable(table);
  return [
    ...columns.filter(({ label }) => planWord(label) === undefined).flatMap(({ periods }) => periods),
    ...rows.flatMap(({ periods }) => periods),
  ];
};

const yearsIn = (periods: readonly string[]): number[] =>
  periods.filter((period) => /^\d{4}/.test(period)).map((period) => Number(period.slice(0, 4)));

/**
 * The newest year of a header and all periods of such tables, the year first. The year in which a loan falls due is not
 * a header.
 */
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

/** Whether a table reports results: a plan of repayments has years to come. */
const isOfResults = (table: Chunk): boolean =>
  readTable(table).rows.some(({ label }) => findMetrics(label).some(({ statement }) => statement === 'income'));

/** From tables that list the requested part, else from those with a row of the metric, else of results, else any. */
const newestFor = (plan: Plan, tables: readonly Chunk[]): Newest | undefined => {
  const metrics = [...plan.metrics, ...plan.ratios.map((ratio) => ratio.of)];
  const hasRow = (table: Chunk) =>
    readTable(table).rows.some(({ label }) => metrics.some((metric) => metricScore(metric, label) >= OWN_LABEL));
  const kinds = [(table: Chunk) => rowNamed(plan, table), hasRow, isOfResults, () => true];
  return kinds.reduce<Newest | undefined>((found, isMeant) => found ?? newestOf(tables, isMeant), undefined);
};

/** The newest year of the documents and the year before it, for a growth question without a year. */
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

/** A year that is named from today, "last year", and no other. */
const yearFromToday = ({ question, periods }: Plan): number | undefined => {
  const plain = question.normalize('NFKC');
  const [distance, ...more] = yearsFromToday(plain);
  const isYear = periods.every((one) => /^\d{4}$/.test(one));
  return distance === undefined || more.length > 0 || !isYear || periodsIn(plain).length > 0
    ? undefined
    : Math.max(...periods.map(Number)) - distance;
};

/**
 * "Last year" is the newest year with results where the documents end before it: a deal is read long after its papers
 * were written.
 */
const lastReportedYears = (plan: Plan, own: readonly Chunk[]): readonly string[] => {
  const today = yearFromToday(plan);
  if (today === undefined) return [];
  const newest = newestFor(
    plan,
    own.filter(({ kind }) => kind === 'table'),
  );
  const shift = newest ? newest.year - (today - 1) : 0;
  return newest && shift < 0 ? plan.periods.map((one) => yearKey(newest.periods, Number(one) + shift)) : [];
};

/** `own`: the documents of the requested company. A comparison with a base year runs to the newest year. */
export const impliedPeriods = (plan: Plan, own: readonly Chunk[]): readonly string[] => {
  if (plan.periods.length > 0) {
    const isOpen = /^\d{4}(?:-\d\d)?$/.test(basePeriod(plan.question)?.key ?? '') && asksGrowth(plan.question);
    return isOpen ? newestYears(plan, own) : lastReportedYears(plan, own);
  }
  const latest = latestQuarter(plan, own);
  if (latest.length > 0) return latest;
  const months = latestMonth(plan, own);
  return months.length > 0 ? months : newestYears(plan, own);
};
