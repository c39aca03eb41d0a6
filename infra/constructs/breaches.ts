// Metrics for attempts across tenants: keys that the table's guard refused, or rows of another tenant from search.
import type { Duration } from 'aws-cdk-lib';
import { type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { named } from './naming.ts';

/** Matches log lines of functions/http/log.ts and of the search adapter. */
const BREACH = FilterPattern.any(
  FilterPattern.stringValue('$.fault', '=', 'TenantBreach*'),
  FilterPattern.stringValue('$.event', '=', 'foreignRows'),
);

const metricOf = (config: StageConfig) => ({ metricNamespace: named(config, 'safety'), metricName: 'Breaches' });

/** Defined in the stack of the function whose log it reads, so that no other stack needs the log's name. */
export const countBreaches = (scope: Construct, logGroup: ILogGroup, config: StageConfig): MetricFilter =>
  new MetricFilter(scope, 'Breaches', { logGroup, filterPattern: BREACH, ...metricOf(config), metricValue: '1' });

export const breaches = (config: StageConfig, period: Duration): IMetric => {
  const { metricNamespace: namespace, metricName } = metricOf(config);
  return new Metric({ namespace, metricName, statistic: Stats.SUM, period });
};
