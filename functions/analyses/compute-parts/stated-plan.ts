// The plan that a company states in a sentence, as drivers of a forecast: growth to its revenue of next year, and the margin.
import type { FoundDriver } from '#shared/analyses/workbook-drivers.ts';
import { readFigures } from '#shared/language/grammar/figures.ts';
import { namedMetrics } from '../../engine/understand/measures/find-metrics.ts';
import type { SectionContext } from '../builder.ts';
import { documentName } from '../evidence/document-name.ts';
import { known, metricLabel } from '../evidence/known-figure.ts';
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

/** Of the year after the last reported one, and of the whole company. */
export const statedPlan = async (
  context: SectionContext,
  { figures, year }: History,
): Promise<PlanDrivers | undefined> => {
  const first = Number(year) + 1;
  const revenue = known(figures, 'revenue', year);
  if (!revenue || revenue.value <= 0) return undefined;
  const stated = await statedAmount(context, { name: 'revenueTarget', unit: revenue.unit, year: String(first) });
  if (!stated || (await segmentNamedBy(context, stated, year)).isOfSegment) return undefined;
  const driver = (field: string, line: string, { value, labels }: Rate): FoundDriver => ({
    field,
    sheet: metricLabel(context.language, line),
    labels,
    values: new Map([[first, value]]),
  });
  const growth = (stated.figure.value / revenue.value - 1) * PERCENT;
  const margin = marginIn(stated);
  const found = [
    driver('revenueGrowth', 'revenue', { value: growth, labels: [stated.figure.text] }),
    ...(margin ? [driver('operatingMargin', 'operatingIncome', margin)] : []),
  ];
  const { refs } = quotedOf(context, stated.sentence);
  return {
    title: documentName(stated.sentence.passage.chunk.context.document),
    inputs: Object.fromEntries(
      found.map(({ field, values }) => [field, String(Number((values.get(first) ?? 0).toPrecision(DIGITS)))]),
    ),
    found,
    cite: () => refs,
  };
};
