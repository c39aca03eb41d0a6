// A computed ratio, said with the figures that it is computed from, so that the check can compute it again.
import type { Passage } from '../evidence.ts';
import type { Plan } from '../plan/plan-type.ts';
import { metricsOf, type Ratio } from '../plan/ratios/ratio.ts';
import type { FoundCell } from '../table/find-cells.ts';
import { amountText, amountValue, companyOf, metricName } from './figure-sentence.ts';
import { pickFigure } from './pick-figure.ts';
import { say, sayPeriod } from './wording.ts';

export type RatioCells = { readonly period: string; readonly cells: readonly FoundCell[]; readonly value: number };

const WHOLE = 0.8;
const SCALES = { percent: 100, times: 1 } as const;
const DIGITS = { percent: 1, times: 2 } as const;

const compute = (ratio: Ratio, cells: readonly FoundCell[]): number | undefined => {
  const [first = 0, ...rest] = cells.map(amountValue);
  const over = rest.at(-1) ?? 0;
  if (over === 0) return undefined;
  return ((first - (ratio.minus ? (rest[0] ?? 0) : 0)) / over) * SCALES[ratio.unit];
};

/** Figures of the passage in which the first stands go before those of others. */
const componentCells = (
  plan: Plan,
  ratio: Ratio,
  period: string | undefined,
  passages: readonly Passage[],
): FoundCell[] => {
  const plain: Plan = { ...plan, qualifiers: [] };
  const [of, ...others] = metricsOf(ratio);
  const first = pickFigure(plain, of, period, passages);
  if (!first) return [];
  const when = period ?? first.period;
  // Another statement of the same document will do; a table of some part of the business will not.
  const same = passages.filter(
    ({ chunk, signals }) => chunk.fileId === first.passage.chunk.fileId && (signals.statement ?? 0) >= WHOLE,
  );
  const rest = others.map(
    (metric) => pickFigure(plain, metric, when, [first.passage]) ?? pickFigure(plain, metric, when, same),
  );
  return rest.every((cell) => cell !== undefined) ? [first, ...rest.filter((cell) => cell !== undefined)] : [];
};

export const ratioCells = (
  plan: Plan,
  ratio: Ratio,
  period: string | undefined,
  passages: readonly Passage[],
): RatioCells | undefined => {
  const cells = componentCells(plan, ratio, period, passages);
  const value = cells.length > 0 ? compute(ratio, cells) : undefined;
  const when = period ?? cells[0]?.period;
  return value === undefined || when === undefined ? undefined : { period: when, cells, value };
};

const formulaText = (plan: Plan, ratio: Ratio, cells: readonly FoundCell[]): string => {
  const parts = cells.map((cell) => `${metricName(plan.language, cell)} ${amountText(plan.language, cell)}`);
  const [first = '', second = '', third = ''] = parts;
  return ratio.minus ? `(${first} − ${second}) ÷ ${third}` : `${first} ÷ ${second}`;
};

export const ratioSentence = (plan: Plan, ratio: Ratio, { period, cells, value }: RatioCells): string => {
  const { language } = plan;
  const [first] = cells;
  const year = /^\d{4}-\d\d-\d\d$/.test(period) ? period.slice(0, 4) : period;
  const unit = ratio.unit === 'percent' ? '%' : say(language, 'unit.of.times');
  return say(language, `figure.ratio${first && companyOf(plan, first) ? '' : 'Bare'}`, {
    entity: first ? companyOf(plan, first) : '',
    ratio: ratio.names[language][0] ?? ratio.id,
    period: sayPeriod(language, year),
    figure: `${value.toFixed(DIGITS[ratio.unit])}${unit}`,
    formula: formulaText(plan, ratio, cells),
  });
};
