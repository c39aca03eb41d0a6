// Finds the metrics to look for when a figure is composed of other statement lines.
import composites from '#shared/language/lexicon/composites.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Metric } from './metrics/metric.ts';
import { METRICS } from './metrics.ts';

const COMPOSITES = composites.figures.map(({ metrics, ...words }) => ({
  metrics,
  find: compile({ id: composites.id, source: composites.source, ...words }),
}));

export const compositeMetrics = (question: string): Metric[] => {
  const plain = question.normalize('NFKC');
  const ids = COMPOSITES.flatMap(({ metrics, find }) => (find(plain).length > 0 ? metrics : []));
  return METRICS.filter(({ id }) => ids.includes(id));
};
