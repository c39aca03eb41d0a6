// States a computed ratio with its inputs, so that it can be recomputed.

import { isDay } from '#shared/language/grammar/same-period.ts';
import { timesPower } from '#shared/language/grammar/times-power.ts';
import wholeDebt from '#shared/language/lexicon/whole-debt.json' with { type: 'json' };
import type { Passage } from '../../evidence.ts';
import { isTitled, PARTIAL } from '../../rank/signals.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import { metricScore, OWN_LABEL, rowScore } from '../../tables/label-match.ts';
import { readTable } from '../../tables/read-table.ts';
import { TITLES } from '../../tables/titles.ts';
import type { Metric } from '../../understand/measures/metrics/metric.ts';
import { type Ratio, termsOf } from '../../understand/measures/ratios/ratio.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { bare } from '../../understand/words/phrase.ts';
import { DAYS_OF_YEAR } from '../../verify/derive-days.ts';
import { say, sayAmount } from '../wording.ts';
import { withDirection } from './change-sentence.ts';
import { amountText, amountValue, cellMeasure, companyOf, metricName, sayYear } from './figure-sentence.ts';
import { pickFigure } from './pick-figure.ts';

export type RatioCells = {
  readonly period: string;
  readonly cells: readonly FoundCell[];
  readonly value: number;
  readonly by: Ratio;
};

/** Least value of the signal `statement` for a primary statement. Set by hand. */
const WHOLE = 0.8;
const HEAD = 160;
const SCALES = { percent: 100, times: 1, days: DAYS_OF_YEAR, amount: 1, each: 1 } as const;
const DIGITS = { percent: 1, times: 2, days: 1, each: 1 } as const;

const compute = ({ further, over, unit }: Ratio, cells: readonly FoundCell[]): number | undefined => {
  const [first = 0, ...others] = cells.map(amountValue);
  const top = further.reduce((sum, { sign }, n) => sum + sign * (others[n] ?? 0), first);
  if (unit === 'amount') return top;
  const by = others.slice(further.length).reduce((sum, one) => sum + one, 0);
  return over === undefined || by === 0 ? undefined : (top / by) * SCALES[unit];
};

const isStatementOf = ({ statement }: Metric, { chunk: { context, text }, signals }: Passage): boolean =>
  (signals.statement ?? 0) >= WHOLE ||
  (!PARTIAL.test(`${context.section ?? ''} ${text.slice(0, HEAD)}`) &&
    isTitled(TITLES[statement], context.section, text));

const WHOLE_DEBT = new Set([...wholeDebt.ko, ...wholeDebt.en, ...wholeDebt.ja].map(bare));
/** "Borrowings" without a kind means all debt if no other row of the statement is debt. */
const isOnlyDebt = ({ metric, row, passage }: FoundCell): boolean =>
  metric !== undefined &&
  WHOLE_DEBT.has(bare(row.label)) &&
  readTable(passage.chunk).rows.filter(({ label }) => metricScore(metric, label) > 0).length === 1;

/** Whether a debt figure is total debt, not one kind of it. */
const isWhole = (cell: FoundCell): boolean =>
  cell.metric?.id !== 'debt' ||
  cell.parts !== undefined ||
  /total|합계|총|合計|有利子負債/i.test(cell.row.label) ||
  isOnlyDebt(cell);

/** Finds the inputs of a ratio, preferring the first input's passage. Headcounts appear in no statement. */
const componentCells = (
  plan: Plan,
  ratio: Ratio,
  period: string | undefined,
  passages: readonly Passage[],
): FoundCell[] => {
  // The ratio's own name is not the label of any of its inputs.
  const plain: Plan = { ...plan, qualifiers: [], phrase: '' };
  const [of, ...others] = termsOf(ratio);
  const first = pickFigure(plain, of, period, passages);
  if (!first || !isWhole(first)) return [];
  const when = period ?? first.period;
  // Another statement of the same document is allowed, but not a table on part of the business.
  const same = passages.filter(({ chunk }) => chunk.fileId === first.passage.chunk.fileId);
  const rest = others.map((metric) => {
    const beside = inColumnOf(first, pickFigure(plain, metric, when, [first.passage]));
    // "Loss on assets held for sale" contains a name of total assets: the balance sheet comes before it.
    if (beside && (beside.parts || rowScore(metric, beside.row) >= OWN_LABEL)) return beside;
    const stated = metric.statement === 'other' ? same : same.filter((passage) => isStatementOf(metric, passage));
    const other = pickFigure(plain, metric, when, stated);
    return beside && (!other || rowScore(metric, other.row) < OWN_LABEL) ? beside : other;
  });
  return rest.every((cell) => cell !== undefined) ? [first, ...rest.filter((cell) => cell !== undefined)] : [];
};

/** Figures in one table must share a column: three months over six are no ratio. */
const inColumnOf = (first: FoundCell, cell: FoundCell | undefined): FoundCell | undefined => {
  const column = first.value.column;
  if (!cell || !column || !cell.row.values.some((value) => value.column === column)) return cell;
  const value = cell.row.values.find((one) => one.column === column && /\d/.test(one.text));
  return value && { ...cell, value };
};

export const ratioCells = (
  plan: Plan,
  ratio: Ratio,
  period: string | undefined,
  passages: readonly Passage[],
): RatioCells | undefined => {
  const cells = componentCells(plan, ratio, period, passages);
  if (cells.length === 0 && ratio.instead) return ratioCells(plan, ratio.instead, period, passages);
  const value = cells.length > 0 ? compute(ratio, cells) : undefined;
  const when = period ?? cells[0]?.period;
  return value === undefined || when === undefined ? undefined : { period: when, cells, value, by: ratio };
};

export const formulaText = (plan: Plan, { further, over, unit }: Ratio, cells: readonly FoundCell[]): string => {
  const parts = cells.map((cell) => `${metricName(plan.language, cell)} ${amountText(plan.language, cell)}`);
  const [first = '', ...others] = parts;
  const top = [first, ...further.map(({ sign }, n) => `${sign < 0 ? '−' : '+'} ${others[n] ?? ''}`)].join(' ');
  if (over === undefined) return top;
  const bottom = others.slice(further.length);
  const divisor = bottom.length > 1 ? `(${bottom.join(' + ')})` : bottom.join('');
  const quotient = `${further.length > 0 ? `(${top})` : top} ÷ ${divisor}`;
  return unit === 'days' ? `${quotient} × ${DAYS_OF_YEAR}` : quotient;
};

/** Decimals: the stated difference equals the difference of the printed values. */
const POINTS = 2;

const places = ({ value }: FoundCell): number => /\.(\d+)/.exec(value.text)?.[1]?.length ?? 0;

/** An amount is written in the scale of its inputs. */
export const resultText = (plan: Plan, ratio: Ratio, value: number, cells: readonly FoundCell[]): string => {
  if (ratio.unit === 'percent') return `${value.toFixed(Math.abs(value) < 1 ? POINTS : DIGITS.percent)}%`;
  if (ratio.unit === 'times' || ratio.unit === 'days')
    return `${value.toFixed(DIGITS[ratio.unit])}${say(plan.language, `unit.of.${ratio.unit}`)}`;
  const measure = cells[0] && cellMeasure(cells[0]);
  const digits = ratio.unit === 'each' ? DIGITS.each : Math.max(...cells.map(places));
  const size = timesPower(value, -(measure?.power ?? 0));
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return sayAmount(plan.language, size.toLocaleString('en-US', options), measure);
};

export const ratioSentence = (plan: Plan, { period, cells, value, by: ratio }: RatioCells): string => {
  const { language } = plan;
  const [first] = cells;
  const year = isDay(period) ? period.slice(0, 4) : period;
  return say(language, `figure.ratio${first && companyOf(plan, first) ? '' : 'Bare'}`, {
    entity: first ? companyOf(plan, first) : '',
    ratio: ratio.names[language][0] ?? ratio.id,
    period: sayYear(plan, year, cells),
    figure: resultText(plan, ratio, value, cells),
    formula: formulaText(plan, ratio, cells),
  });
};

/** States how a computed value changed between two periods, with both formulas; `undefined` for multiples and days. */
export const ratioChangeSentence = (plan: Plan, all: readonly RatioCells[]): string | undefined => {
  const [from, to, ...more] = [...all].sort((a, b) => a.period.localeCompare(b.period));
  if (!from || !to || more.length > 0 || to.by.unit === 'times' || to.by.unit === 'days') return undefined;
  const isPercent = to.by.unit === 'percent';
  const [before = 0, after = 0] = [from.value, to.value].map((value) =>
    isPercent ? Number(value.toFixed(POINTS)) : value,
  );
  if (before === after) return undefined;
  const { language } = plan;
  const shown = ({ by, cells }: RatioCells, value: number) =>
    `${isPercent ? `${value.toFixed(POINTS)}%` : resultText(plan, by, value, cells)} (${formulaText(plan, by, cells)})`;
  const sentence = say(language, `figure.${isPercent ? 'ratio' : 'sum'}${after > before ? 'Rose' : 'Fell'}`, {
    ratio: to.by.names[language][0] ?? to.by.id,
    from: shown(from, before),
    to: shown(to, after),
    points: Math.abs(after - before).toFixed(POINTS),
  });
  return withDirection(plan, sentence, after > before, to.by.lessIsBetter);
};
