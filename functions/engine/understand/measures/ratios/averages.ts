// Computes ratios of averages: over a balance at two year-ends, or over several years.
import { namedMetrics } from '../find-metrics.ts';
import type { Metric } from '../metrics/metric.ts';
import { type Ratio, termsOf } from './ratio.ts';

export const AVERAGED = /\baverage\b|평균|平均/iu;
/** Most characters between "average" and its figure: brackets and articles. */
const NEAR = 16;

/** Whether the average is of this figure: "revenue / (average PP&E)". */
const isOf = (text: string, wanted: Metric | undefined): boolean =>
  namedMetrics(text).some(
    ({ metric, start }) => metric === wanted && AVERAGED.test(text.slice(Math.max(0, start - NEAR), start)),
  );

/** The ratios with their averages; empty for an average that is not supported, since another figure would be wrong. */
export const withAverages = (
  ratios: readonly Ratio[],
  { question, definitions, query }: Readonly<Record<'question' | 'definitions' | 'query', string>>,
  periods: readonly string[],
): readonly Ratio[] => {
  const [one, ...others] = ratios;
  if (!AVERAGED.test(query)) return ratios;
  if (!one?.over || one.unit === 'amount' || one.unit === 'each' || others.length > 0) return [];
  // A definition with a further figure is another formula.
  const terms = new Set(termsOf(one));
  if (namedMetrics(definitions).some(({ metric }) => !terms.has(metric) && metric.statement !== 'other')) return [];
  const stated = `${question} ${definitions}`;
  if (isOf(stated, one.over)) return [{ ...one, average: 'over' }];
  // Days are of a balance: "365 * average receivables / revenue".
  if (one.unit === 'days' && isOf(stated, one.of)) return [{ ...one, average: 'of' }];
  return AVERAGED.test(question) && periods.length > 1 ? [{ ...one, average: 'years' }] : [];
};
