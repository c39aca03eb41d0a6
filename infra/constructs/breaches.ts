// Counts every time a tenant's data nearly met another tenant: the guard of the table, or foreign rows from search.
import { type Duration, Stack } from 'aws-cdk-lib';
import { type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { named } from '../stacks/stack-props.ts';

/** Lines as functions/http/log.ts and the search adapter write them. */
const BREACH = FilterPattern.any(
  FilterPattern.stringValue('$.fault', '=', 'TenantBreach*'),
  FilterPattern.stringValue('$.event', '=', 'foreignRows'),
);

type Given = {
  readonly config: StageConfig;
  readonly functions: readonly LambdaFunction[];
  readonly period: Duration;
};

export const breaches = (scope: Construct, { config, functions, period }: Given): IMetric => {
  const metric = { metricNamespace: named(config, 'safety'), metricName: 'Breaches' };
  for (const fn of functions)
    new MetricFilter(scope, `Breaches ${Stack.of(fn).node.id} ${fn.node.scope?.node.id}`, {
      logGroup: fn.logGroup,
      filterPattern: BREACH,
      ...metric,
      metricValue: '1',
    });
  return new Metric({ namespace: metric.metricNamespace, metricName: metric.metricName, statistic: Stats.SUM, period });
};
