// Statement and note lines as the taxonomies name them: further names of metrics, and additional metrics.
import lexicon from '#shared/language/lexicon/line-items.json' with { type: 'json' };
import type { Metric, Statement } from './metric.ts';

type Line = {
  readonly id: string;
  readonly statement: string;
  readonly ko: readonly string[];
  readonly en: readonly string[];
  readonly ja: readonly string[];
  /** 1 or -1: how it goes into the line that it is a part of. */
  readonly weight?: number;
  /** The metric that it is a name of where nothing else is asked for: 자산, assets. */
  readonly is?: string;
};

const LINES: readonly Line[] = lexicon.lines;
const BY_ID = new Map(LINES.map((line) => [line.id, line]));

/** The metric with the names that taxonomies have for it, behind its own. */
export const withTaxonomyNames = (metric: Metric): Metric => {
  const line = BY_ID.get(metric.id);
  if (!line) return metric;
  const { ko, en, ja } = metric.labels;
  return { ...metric, labels: { ko: [...ko, ...line.ko], en: [...en, ...line.en], ja: [...ja, ...line.ja] } };
};

/** What no metric stands for: a line is asked for by its whole name alone. */
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
