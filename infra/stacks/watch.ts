// Monitoring: alarms on what users would notice, one topic for them, one dashboard.
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/schema.ts';
import { breaches } from '../constructs/breaches.ts';
import { asTarget } from '../constructs/dead-letter-queue.ts';
import { named } from '../constructs/naming.ts';
import type { ApiStack } from './api.ts';
import type { DataStack } from './data.ts';
import { stackProps } from './stack-props.ts';
import type { WorkflowsStack } from './workflows.ts';

type Given = {
  readonly data: DataStack;
  readonly api: ApiStack;
  readonly workflows: WorkflowsStack;
};
type Watched = { readonly name: string; readonly metric: IMetric; readonly above: number; readonly times?: number };

const FIVE_MINUTES = { period: Duration.minutes(5) };
const SLOW_MS = 5000;

/** Counted from log lines of the functions (functions/adapters/aws/log-line.ts). */
const counted = ({ stage }: StageConfig, metricName: string): IMetric =>
  new Metric({ namespace: 'Footnote', metricName, dimensionsMap: { stage }, statistic: Stats.SUM, ...FIVE_MINUTES });

/** By the fixed name: importing the function would keep its stack from ever removing it. */
const ofFunction = (config: StageConfig, name: string, metricName: 'Throttles' | 'Errors'): IMetric =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { FunctionName: named(config, name) },
    statistic: Stats.SUM,
    ...FIVE_MINUTES,
  });

const machinesOf = (stack: Stack, config: StageConfig, { workflows }: Given) =>
  Object.keys(workflows.machines).map((name) => ({
    name,
    machine: StateMachine.fromStateMachineName(stack, `Machine ${name}`, named(config, name)),
  }));

const watchedOf = (stack: Stack, config: StageConfig, given: Given): readonly Watched[] => {
  const { data, api, workflows } = given;
  const functions = [...api.functions, ...workflows.functions].map((fn) => fn.node.scope?.node.id ?? '');
  return [
    { name: 'breaches', metric: breaches(config, FIVE_MINUTES.period), above: 0 },
    // Answers then come from the extractive writer.
    { name: 'model-failed', metric: counted(config, 'ModelFailed'), above: 0 },
    { name: 'api-5xx', metric: api.api.metricServerError({ ...FIVE_MINUTES, statistic: 'Sum' }), above: 5 },
    { name: 'api-p99', metric: api.api.metricLatency({ ...FIVE_MINUTES, statistic: 'p99' }), above: SLOW_MS, times: 3 },
    ...functions.flatMap((name) => [
      { name: `${name}-throttles`, metric: ofFunction(config, name, 'Throttles'), above: 0 },
      { name: `${name}-errors`, metric: ofFunction(config, name, 'Errors'), above: 5 },
    ]),
    ...machinesOf(stack, config, given).flatMap(({ name, machine }) => [
      { name: `${name}-failed`, metric: machine.metricFailed(FIVE_MINUTES), above: 0 },
      { name: `${name}-timed-out`, metric: machine.metricTimedOut(FIVE_MINUTES), above: 0 },
    ]),
    {
      name: 'dead-letters',
      metric: data.failures.metricApproximateNumberOfMessagesVisible({ ...FIVE_MINUTES, statistic: 'Maximum' }),
      above: 0,
    },
    {
      name: 'table-throttles',
      metric: data.table.metricThrottledRequestsForOperations({
        ...FIVE_MINUTES,
        operations: [Operation.QUERY, Operation.GET_ITEM, Operation.PUT_ITEM, Operation.TRANSACT_WRITE_ITEMS],
      }),
      above: 0,
    },
  ];
};

/**
 * Alarms reach the topic through CloudWatch, which needs the key too; the AWS-managed key for SNS does not allow that.
 */
const topicOf = (stack: Stack, config: StageConfig, failures: IQueue): Topic => {
  // It encrypts messages in transit only; nothing stored depends on it.
  const key = new Key(stack, 'Key', { enableKeyRotation: true, removalPolicy: RemovalPolicy.DESTROY });
  key.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'));
  const topic = new Topic(stack, 'Alarms', { topicName: named(config, 'alarms'), enforceSSL: true, masterKey: key });
  if (config.alarmMail)
    topic.addSubscription(new EmailSubscription(config.alarmMail, { deadLetterQueue: asTarget(stack, failures) }));
  return topic;
};

const alarmOf = (stack: Stack, config: StageConfig, { name, metric, above, times = 1 }: Watched): Alarm => {
  const props: AlarmProps = {
    alarmName: named(config, name),
    metric,
    threshold: above,
    evaluationPeriods: times,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  };
  return new Alarm(stack, name, props);
};

const dashboard = (stack: Stack, config: StageConfig, watched: readonly Watched[]): void => {
  const graph = (title: string, part: (name: string) => boolean) =>
    new GraphWidget({ title, width: 12, left: watched.filter(({ name }) => part(name)).map(({ metric }) => metric) });
  new Dashboard(stack, 'Dashboard', {
    dashboardName: named(config, 'overview'),
    widgets: [
      [graph('Answers of the API', (name) => name === 'api-5xx'), graph('Latency p99', (name) => name === 'api-p99')],
      [graph('Errors', (name) => name.endsWith('-errors')), graph('Throttles', (name) => name.endsWith('-throttles'))],
      [
        graph('Machines', (name) => name.endsWith('-failed') || name.endsWith('-timed-out')),
        graph('Dead letters', (name) => name === 'dead-letters'),
      ],
    ],
  });
};

export const watchStack = (scope: Construct, config: StageConfig, given: Given): Stack => {
  const stack = new Stack(scope, 'watch', stackProps(config, 'watch', 'Alarms and the dashboard'));
  const action = new SnsAction(topicOf(stack, config, given.data.failures));
  const watched = watchedOf(stack, config, given);
  for (const each of watched) alarmOf(stack, config, each).addAlarmAction(action);
  dashboard(stack, config, watched);
  return stack;
};
