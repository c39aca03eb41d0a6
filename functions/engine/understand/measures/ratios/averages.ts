// Computes ratios of averages: over a balance at two year-ends, or over several years.
import { namedMetrics } from '../find-metrics.ts';
import type { Ratio } from './ratio.ts';

export const AVERAGED = /\baverage\b|평균|平均/iu;
/** Most characters between "average" and its figure: brackets and articles. */
const NEAR = 16;

/** Whether the average is of the divisor: "revenue / (average PP&E)". */
const isOfDivisor = (text: string, { over }: Ratio): boolean =>
  namedMetrics(text).some(
    ({ metric, start }) => metric === over && AVERAGED.test(text.slice(Math.max(0, start - NEAR), start)),
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
  if (isOfDivisor(`${question} ${definitions}`, one)) return [{ ...one, average: 'over' }];
  return AVERAGED.test(question) && periods.length > 1 ? [{ ...one, average: 'years' }] : [];
};
