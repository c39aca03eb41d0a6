// The figures that people ask for, with the labels under which statements print them, in three languages.
import { BALANCE } from './metrics/balance.ts';
import { OTHER, SHARE } from './metrics/beside.ts';
import { CASH } from './metrics/cash.ts';
import { INCOME } from './metrics/income.ts';
import { lineMetrics, withTaxonomyNames } from './metrics/lines.ts';
import type { Metric } from './metrics/metric.ts';

const OWN: readonly Metric[] = [...INCOME, ...SHARE, ...BALANCE, ...CASH, ...OTHER];
export const METRICS: readonly Metric[] = OWN.map(withTaxonomyNames);
export const LINES: readonly Metric[] = lineMetrics(OWN);
