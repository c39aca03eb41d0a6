// Computes ratios over an average of two balances, and averages of a ratio over years, with their figures.
import type { Passage } from '../../evidence.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import type { Metric } from '../../understand/measures/metrics/metric.ts';
import type { Ratio } from '../../understand/measures/ratios/ratio.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { DAYS_OF_YEAR } from '../../verify/derive-days.ts';
import { say } from '../wording.ts';
import { amountText, amountValue, companyOf, metricName, sayYear } from './figure-sentence.ts';
import { pickFigure } from './pick-figure.ts';
import { type RatioCells, ratioCells, resultText } from './ratio-sentence.ts';

export type Averaged = { readonly text: string; readonly cells: readonly FoundCell[] };

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

const averageOf = ({ language }: Plan, terms: readonly string[]): string =>
  say(language, 'figure.average', { terms: terms.join(', ') });

const namedAmount = ({ language }: Plan, cell: FoundCell): string =>
  `${metricName(language, cell)} ${amountText(language, cell)}`;

const inYear = (plan: Plan, text: string, year: string, cell: FoundCell): string =>
  `${text} (${sayYear(plan, year, [cell])})`;

const sentence = (
  plan: Plan,
  ratio: Ratio,
  result: { period: string; value: number; formula: string; cells: readonly FoundCell[] },
) => {
  const { language } = plan;
  const [first] = result.cells;
  const entity = first ? companyOf(plan, first) : '';
  return say(language, `figure.ratio${entity ? '' : 'Bare'}`, {
    entity,
    ratio: ratio.names[language][0] ?? ratio.id,
    period: result.period,
    figure: resultText(plan, ratio, result.value, result.cells),
    formula: result.formula,
  });
};

const before = (year: string): string => String(Number(year) - 1);

const latestOf = ({ periods }: Plan): string =>
  periods
    .filter((one) => /^\d{4}$/.test(one))
    .sort()
    .at(-1) ?? '';

/** The balance of the year before, from the same row of the same table. */
const priorOf = (plan: Plan, metric: Metric, year: string, cell: FoundCell): FoundCell | undefined => {
  const prior = pickFigure({ ...plan, qualifiers: [], phrase: '' }, metric, before(year), [cell.passage]);
  return prior?.row.label === cell.row.label ? prior : undefined;
};

/** Puts the average of two balances in the place of the year-end's. */
const overAverage = (plan: Plan, ratio: Ratio, passages: readonly Passage[]): Averaged | undefined => {
  const year = latestOf(plan);
  const found = year === '' ? undefined : ratioCells(plan, ratio, year, passages);
  const isDivisor = ratio.average === 'over';
  const [balance, metric] = isDivisor ? [found?.cells.at(-1), ratio.over] : [found?.cells[0], ratio.of];
  const prior = balance && metric && priorOf(plan, metric, year, balance);
  if (!found || !prior || amountValue(balance) === 0) return undefined;
  const balances = [
    inYear(plan, namedAmount(plan, balance), year, balance),
    inYear(plan, namedAmount(plan, prior), before(year), prior),
  ];
  const share = mean([amountValue(balance), amountValue(prior)]) / amountValue(balance);
  const rest = isDivisor
    ? found.cells.slice(0, -1).map((cell) => namedAmount(plan, cell))
    : found.cells.slice(1).map((cell) => inYear(plan, namedAmount(plan, cell), year, cell));
  const average = averageOf(plan, balances);
  const quotient = isDivisor ? `${rest.join('')} ÷ ${average}` : `${average} ÷ ${rest.join('')}`;
  const cells = [...found.cells, prior];
  const formula = ratio.unit === 'days' ? `${quotient} × ${DAYS_OF_YEAR}` : quotient;
  const value = isDivisor ? found.value / share : found.value * share;
  return { cells, text: sentence(plan, ratio, { period: sayYear(plan, year, found.cells), value, formula, cells }) };
};

/** Returns every year from first to last; empty if a period is not a year. */
const yearsOf = ({ periods }: Plan): string[] => {
  const years = periods.filter((period) => /^\d{4}$/.test(period)).map(Number);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return years.length === periods.length ? Array.from({ length: last - first + 1 }, (_, n) => String(first + n)) : [];
};

const overYears = (plan: Plan, ratio: Ratio, passages: readonly Passage[]): Averaged | undefined => {
  const years = yearsOf(plan);
  const all = years.map((year) => ratioCells(plan, ratio, year, passages));
  const found = all.filter((one): one is RatioCells => one !== undefined);
  if (found.length < 2 || found.length < years.length || found.some(({ cells }) => cells.length !== 2))
    return undefined;
  const terms = found.map((one) =>
    one.cells.map((cell) => inYear(plan, namedAmount(plan, cell), one.period, cell)).join(' ÷ '),
  );
  const cells = found.flatMap((one) => one.cells);
  const period = [years[0] ?? '', years.at(-1) ?? ''].map((year) => sayYear(plan, year, cells)).join('–');
  const value = mean(found.map((one) => one.value));
  return { cells, text: sentence(plan, ratio, { period, value, formula: averageOf(plan, terms), cells }) };
};

export const averageRatio = (plan: Plan, ratio: Ratio, passages: readonly Passage[]): Averaged | undefined =>
  ratio.average === 'years' ? overYears(plan, ratio, passages) : overAverage(plan, ratio, passages);
