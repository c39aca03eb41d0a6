// The members of a table with their values: segments, regions, products, nominees.
import { isTotalOf } from '#shared/language/lexicon/totals.ts';
import type { Passage } from '../evidence.ts';
import { isGroupWord } from '../understand/kinds/find-rank.ts';
import { findMetrics, mentions, namedMeasures } from '../understand/measures/find-metrics.ts';
import type { Metric } from '../understand/measures/metrics/metric.ts';
import type { Plan } from '../understand/plan-type.ts';
import { blank } from '../understand/words/blank.ts';
import { contentWords } from '../understand/words/content-words.ts';
import { columnFit } from './column-fit.ts';
import { columnMembers } from './column-members.ts';
import { metricScore } from './label-match.ts';
import { periodFit } from './period-fit.ts';
import { planWord } from './plan-word.ts';
import { readTable } from './read-table.ts';
import type { Row, Value } from './table.ts';
import { TITLES } from './titles.ts';

export type Member = { readonly name: string; readonly row: Row; readonly value: Value; readonly amount: number };

const MIN_MEMBERS = 3;
/** Least `metricScore` of the metric's own label. Set by hand. */
const MIN_SCORE = 0.9;
/** Fit of an undated column if a period is requested. Set by hand. */
const UNDATED = 0.3;
/** A shorter name such as "Sales" ends too many others: unit sales. */
const SHORTEST_NAME = 7;
const TOTAL =
  /^(?:sub)?total\b|\btotal$|^consolidated\b|^(?:합|총|소)\s?계|^계$|연결|^(?:合|小|総)?\s?計|eliminat|reconcil|corporate|stock comp|unallocated|내부거래|조정|消去|調整/i;
const CHANGE = /change|growth|comparable|증감|성장|증가율|감소율|increase|decrease|variance|増減|前年比|成長/i;
const PERCENT = /[%％]/u;
/** A line of text that the layout put into a table: "• Average deposits up 32%". */
const PROSE_MARKS = /[•;%]/;
const OTHER_STATEMENTS = [TITLES.income, TITLES.balance, TITLES.cash];

const amountOf = (text: string): number | undefined => {
  const number = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '');
  if (number === undefined) return undefined;
  return /^[\s$€£¥₩]*[(△▲−-]/.test(text) ? -Number(number) : Number(number);
};

/** Actual values come before planned ones, and the first value of a period before others. */
const newestOf = (values: readonly Value[]): Value | undefined => {
  const reached = values.filter(({ column }) => planWord(column?.label ?? '') === undefined);
  const yearOf = ({ column }: Value): string => column?.periods.find((key) => !key.startsWith('#')) ?? '';
  return (reached.length > 0 ? reached : values).toSorted((a, b) => yearOf(b).localeCompare(yearOf(a)))[0];
};

/** Fit of a column of changes that names no measure. Set by hand; financebench gives the same at 0.5, 0.8 and 0.95. */
const OPEN = 0.8;
/** How far a column of changes is of the requested measure alone: "% change: Operating Income". */
const changeFit = ({ metrics: [metric] }: Plan, label: string): number => {
  const named = findMetrics(label).filter(({ statement }) => statement !== 'other');
  if (!metric || named.length === 0) return OPEN;
  return mentions(metric, label) && named.every((one) => one === metric) ? 1 : 0;
};

/** Returns the row's value in the requested period, or in the column of changes. */
const valueOfPeriod = (plan: Plan, row: Row, passage: Passage): Value | undefined => {
  const isOfChange = plan.rank?.isOfChange === true;
  const [wanted] = plan.periods;
  const fits = row.values.map((value) => {
    if (amountOf(value.text) === undefined) return 0;
    const label = value.column?.label ?? '';
    // Levels do not show how members changed.
    if (isOfChange) return CHANGE.test(label) ? changeFit(plan, label) : 0;
    const isUndated = row.periods.length === 0 && (value.column?.periods.length ?? 0) === 0;
    const [, dated] = periodFit(wanted, row, value, passage.chunk);
    // An undated table is of its document's period.
    const fit = dated > 0 || !isUndated ? dated : UNDATED;
    return fit * columnFit(plan, wanted, value);
  });
  const best = Math.max(0, ...fits);
  const fitting = best > 0 ? row.values.filter((_, n) => fits[n] === best) : [];
  return wanted === undefined ? newestOf(fitting) : fitting[0];
};

const memberOf = (plan: Plan, passage: Passage, row: Row, name: string): Member[] => {
  const value = valueOfPeriod(plan, row, passage);
  const amount = value && amountOf(value.text);
  return value && amount !== undefined ? [{ name: name.trim(), row, value, amount }] : [];
};

/** The member's name in "Americas net sales", or in "Net sales" below "Americas:". */
const namedBy = (metric: Metric, { section, label }: Row): string | undefined => {
  if (metricScore(metric, label) >= MIN_SCORE) return section.replace(/[:：]\s*$/, '');
  const plain = label.toLowerCase();
  const found = metric.labels.en.find((name) => name.length >= SHORTEST_NAME && plain.endsWith(` ${name}`));
  return found ? label.slice(0, label.length - found.length) : undefined;
};

const isOfOneMetric = (rows: readonly Row[]): boolean =>
  new Set(rows.flatMap(({ label }) => findMetrics(label)[0] ?? [])).size < 2;

/** "Segment net revenues" is the sum of the segments that are asked for, in a table that leads from them to the whole. */
const isSumOfGroup = ({ question }: Plan, { label }: Row): boolean => {
  const rest = contentWords(blank(label, namedMeasures(label)), []);
  return rest.length > 0 && rest.every((word) => isGroupWord(word) && question.toLowerCase().includes(word));
};

const isStatement = ({ chunk: { context, text } }: Passage): boolean =>
  OTHER_STATEMENTS.some((title) => title.test(`${context.section?.split(' > ').at(-1) ?? ''}\n${text.slice(0, 160)}`));

const distinct = (members: readonly Member[]): readonly Member[] => {
  const named = members.filter(({ name }) => name !== '' && !TOTAL.test(name));
  const percents = named.filter(({ value }) => PERCENT.test(value.text)).length;
  // Filings print the sign in the first row alone.
  const isMixed = percents > 0 && percents < named.length && !PERCENT.test(named[0]?.value.text ?? '');
  if (isMixed || (percents > 0 && named.some(({ value }) => /[$€£¥₩]/u.test(value.text)))) return [];
  if (named.some(({ name }) => PROSE_MARKS.test(name))) return [];
  return new Set(named.map(({ name }) => name)).size === named.length && named.length >= MIN_MEMBERS ? named : [];
};

/** A last row that adds up all others is their total, whatever its name. */
const withoutSum = (members: readonly Member[]): readonly Member[] => {
  const others = members.slice(0, -1);
  const sum = others.reduce((all, { amount }) => all + amount, 0);
  const isSum = others.length >= MIN_MEMBERS && Math.abs(sum - (members.at(-1)?.amount ?? 0)) < 1e-6;
  return isSum ? others : members;
};

/** Returns no members for other tables: statements list figures, not members. */
export const membersOf = (plan: Plan, passage: Passage): readonly Member[] => {
  if (passage.chunk.kind !== 'table') return [];
  const { rows } = readTable(passage.chunk);
  const [metric] = plan.metrics;
  const repeated = metric
    ? distinct(
        rows.flatMap((row) => {
          const name = namedBy(metric, row);
          return name === undefined ? [] : memberOf(plan, passage, row, name);
        }),
      )
    : [];
  if (repeated.length > 0) return repeated;
  const beside =
    metric && plan.rank?.isOfChange !== true
      ? distinct(columnMembers(metric, plan.periods[0], passage.chunk, amountOf))
      : [];
  if (beside.length > 0) return beside;
  if (isStatement(passage)) return [];
  const end = rows.findIndex(({ label }) => isTotalOf(label));
  const listed = (end > 0 ? rows.slice(0, end) : rows).filter(({ label }) => label.trim() !== '');
  if (!isOfOneMetric(listed) || listed.some((row) => isSumOfGroup(plan, row))) return [];
  return withoutSum(distinct(listed.flatMap((row) => memberOf(plan, passage, row, row.label))));
};
