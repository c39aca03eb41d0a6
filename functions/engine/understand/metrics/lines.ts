// Lines of the statements and notes as the taxonomies name them: further names of the metrics, and metrics of their own.
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
  const own = new Set(known.map(({ id }) => id));
  return LINES.filter(({ id }) => !own.has(id)).map(({ id, statement, ko, en, ja, weight }) => ({
    id,
    statement: statement as Statement,
    labels: { ko, en, ja },
    isLine: true as const,
    isSpent: statement === 'cash' && weight === -1,
  }));
};
