// Reads taxonomy names of statement and note lines: further names of metrics, and additional metrics.
import lexicon from '#shared/language/lexicon/line-items.json' with { type: 'json' };
import type { Metric, Statement } from './metric.ts';

type Line = {
  readonly id: string;
  readonly statement: string;
  readonly ko: readonly string[];
  readonly en: readonly string[];
  readonly ja: readonly string[];
  /** 1 or -1: the sign with which it enters the line that it is a part of. */
  readonly weight?: number;
  /** The metric that it means if nothing else is asked for: 자산, assets. */
  readonly is?: string;
};

const LINES: readonly Line[] = lexicon.lines;
const BY_ID = new Map(LINES.map((line) => [line.id, line]));

/** The metric with its taxonomy names behind its own. */
export const withTaxonomyNames = (metric: Metric): Metric => {
  const line = BY_ID.get(metric.id);
  if (!line) return metric;
  const { ko, en, ja } = metric.labels;
  return { ...metric, labels: { ko: [...ko, ...line.ko], en: [...en, ...line.en], ja: [...ja, ...line.ja] } };
};

/** Metrics for lines that no metric covers; a question must name such a line in full. */
export const lineMetrics = (known: readonly Metric[]): Metric[] => {
  const own = new Map(known.map((metric) => [metric.id, metric]));
  const labelsOf = ({ ko, en, ja, is }: Line): Metric['labels'] => {
    const whole = own.get(is ?? '')?.labels;
    return whole ? { ko: [...whole.ko, ...ko], en: [...whole.en, ...en], ja: [...whole.ja, ...ja] } : { ko, en, ja };
  };
  return LINES.filter(({ id }) => !own.has(id)).map((line) => ({
    id: line.id,
    statement: line.statement as Statement,
    labels: labelsOf(line),
    isLine: true as const,
    isSpent: line.statement === 'cash' && line.weight === -1,
  }));
};
