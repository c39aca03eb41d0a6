// Finds the measures that a question names beside its ratio: the ratio of something else is computed without them.
import { joinedHalves } from '../../understand/joined-halves.ts';
import { namedMeasures } from '../../understand/measures/find-metrics.ts';
import { namesPattern } from '../../understand/measures/ratios.ts';
import type { Plan } from '../../understand/plan-type.ts';
import type { Statement } from './statements.ts';

/** "The margin before depreciation": a margin whose formula has no depreciation. */
export const measuresOpen = ({ question, ratios, metrics }: Plan, { text }: Statement): readonly string[] => {
  if (ratios.length === 0 || joinedHalves(question).length > 0) return [];
  const rest = ratios.reduce((left, one) => left.replace(new RegExp(namesPattern(one), 'giu'), ' '), question);
  const known = new Set(metrics.map(({ id }) => id));
  return namedMeasures(rest)
    .filter(({ metric }) => !known.has(metric.id))
    .map(({ start, end }) => rest.slice(start, end))
    .filter((word) => !text.toLowerCase().includes(word.toLowerCase()));
};
