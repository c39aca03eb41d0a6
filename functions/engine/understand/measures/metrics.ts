// The table of metrics that people ask for, with the labels under which statements print them, in three languages.
import lexicon from '#shared/language/lexicon/metrics.json' with { type: 'json' };
import { lineMetrics, withTaxonomyNames } from './metrics/lines.ts';
import type { Metric, Statement } from './metrics/metric.ts';

type Row = { readonly id: string; readonly statement: string } & Pick<Metric, 'not' | 'rows'> & Metric['labels'];

const ROWS: readonly Row[] = lexicon.metrics;

const metricOf = ({ id, statement, ko, en, ja, not = [], rows = [] }: Row): Metric => ({
  id,
  statement: statement as Statement,
  labels: { ko, en, ja },
  not,
  rows,
});

const OWN: readonly Metric[] = ROWS.map(metricOf);
export const METRICS: readonly Metric[] = OWN.map(withTaxonomyNames);
export const LINES: readonly Metric[] = lineMetrics(OWN);
