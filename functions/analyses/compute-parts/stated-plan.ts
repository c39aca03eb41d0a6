// A plan that a company states in a sentence, as drivers of a forecast: revenue growth for the next year, and the
// margin.
import type { FoundDriver } from '#shared/analyses/workbook-drivers.ts';
import { readFigures } from '#shared/language/grammar/figures.ts';
import { namedMetrics } from '../../engine/understand/measures/find-metrics.ts';
import type { SectionContext } from '../builder.ts';
import { documentName } from '../evidence/document-name.ts';
import { type Known, known, metricLabel } from '../evidence/known-figure.ts';
import { segmentNamedBy } from '../evidence/segment-scope.ts';
import { quotedOf } from '../evidence/select-quotes.ts';
import { type Stated, statedAmount } from '../evidence/stated-amount.ts';
import type { History } from './dcf-history.ts';
import type { PlanDrivers } from './plan-drivers.ts';

/** A rate as the form of a model takes it. */
const DIGITS = 8;
const PERCENT = 100;

type Rate = { readonly value: number; readonly labels: readonly string[] };

/** Behind the name of a result: 영업이익률, 営業利益率, operating profit margin. */
const MARGIN = /^\s?(?:률|율|率|margin\b)/iu;

/** `operating income of 70,000` over the revenue beside it, or the margin itself. */
const marginIn = ({ sentence: { text }, figure }: Stated): Rate | undefined => {
  const { figures } = readFigures(text);
  const named = namedMetrics(text).find(({ metric }) => metric.id === 'operatingIncome');
  const next = named && figures.find(({ start }) => start >= named.start);
  if (!named || !next || next === figure) return undefined;
  if (MARGIN.test(text.slice(named.end)))
    return next.unit === 'percent' ? { value: next.value, labels: [next.text] } : undefined;
  return next.unit === figure.unit
    ? { value: (next.value / figure.value) * PERCENT, labels: [next.text, figure.text] }
    : undefined;
};

type Planned = {
  readonly stated: Stated;
  readonly growth: Rate;
  readonly margin: Rate | undefined;
  readonly capex: Rate | undefined;
};

/** What is to be invested in that year, over its planned revenue. */
const capexOf = async (context: SectionContext, { figure }: Stated, year: string): Promise<Rate | undefined> => {
  const capex = await statedAmount(context, { name: 'plannedCapex', unit: figure.unit ?? '', year });
  if (!capex || capex.figure.value >= figure.value) return undefined;
  return { value: (capex.figure.value / figure.value) * PERCENT, labels: [capex.figure.text, figure.text] };
};

/** Of the year after the last reported one, and of the whole company. */
const plannedIn = async (context: SectionContext, { figures, year }: History): Promise<Planned | undefined> => {
  const revenue = known(figures, 'revenue', year);
  if (!revenue || revenue.value <= 0) return undefined;
  const next = String(Number(year) + 1);
  const stated = await statedAmount(context, { name: 'revenueTarget', unit: revenue.unit, year: next });
  if (!stated || (await segmentNamedBy(context, stated, year)).isOfSegment) return undefined;
  const growth = { value: (stated.figure.value / revenue.value - 1) * PERCENT, labels: [stated.figure.text] };
  return { stated, growth, margin: marginIn(stated), capex: await capexOf(context, stated, next) };
};

/** As a forecast shows them: what it leaves open is computed from reported figures. */
export const statedPlan = async (context: SectionContext, history: History): Promise<PlanDrivers | undefined> => {
  const planned = await plannedIn(context, history);
  if (!planned) return undefined;
  const { stated, growth, margin, capex } = planned;
  const first = Number(history.year) + 1;
  const driver = (field: string, line: string, { value, labels }: Rate): FoundDriver => ({
    ...{ field, labels, sheet: metricLabel(context.language, line) },
    values: new Map([[first, value]]),
  });
  const found = [
    driver('revenueGrowth', 'revenue', growth),
    ...(margin ? [driver('operatingMargin', 'operatingIncome', margin)] : []),
    ...(capex ? [driver('capexShare', 'capex', capex)] : []),
  ];
  const { refs } = quotedOf(context, stated.sentence);
  const percentIn = ({ values }: FoundDriver) => Number((values.get(first) ?? 0).toPrecision(DIGITS));
  return {
    title: documentName(stated.sentence.passage.chunk.context.document),
    inputs: Object.fromEntries(found.map((one) => [one.field, String(percentIn(one))])),
    found,
    cite: () => refs,
  };
};

export type PlanRates = { readonly growth: Known; readonly margin: Known | undefined };

/** As a model takes them, each with the sentence that states it. */
export const statedRates = async (context: SectionContext, history: History): Promise<PlanRates | undefined> => {
  const planned = await plannedIn(context, history);
  if (!planned) return undefined;
  const { refs } = quotedOf(context, planned.stated.sentence);
  const year = String(Number(history.year) + 1);
  const rate = (metric: string, { value, labels }: Rate): Known => ({
    ...{ metric, year, period: year, unit: 'ratio', basis: undefined, refs },
    value: value / PERCENT,
    formula: labels.join(' ÷ '),
  });
  const { growth, margin } = planned;
  return { growth: rate('revenueGrowth', growth), margin: margin && rate('operatingMargin', margin) };
};
