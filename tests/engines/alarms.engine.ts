// Every production alarm rings if its resource has a problem: data are generated from the resources, and CloudWatch
// evaluates each alarm. Metrics that AWS itself reports have their documented names.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { REGION, readTemplates } from './stage/templates.ts';

const { FOOTNOTE_ENGINE = '', FOOTNOTE_TEMPLATES = '', FOOTNOTE_PYTHON = '' } = process.env;
const templates = readTemplates(FOOTNOTE_TEMPLATES, {});

const Alarm = z.looseObject({ AlarmName: z.string(), Threshold: z.number() });
const Filter = z.object({
  MetricTransformations: z.tuple([z.object({ MetricNamespace: z.string(), MetricName: z.string() })]),
});
const Named = z.object({ FunctionName: z.string().optional(), StateMachineName: z.string().optional() });

type Datum = {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions: readonly { readonly Name: string; readonly Value: string }[];
  readonly Value: number;
};
/** More than the threshold of any alarm that counts events. */
const MANY = 10;
const datum = (Namespace: string, MetricName: string, dimensions: Record<string, string>, Value = MANY): Datum => {
  const Dimensions = Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value }));
  return { Namespace, MetricName, Dimensions, Value };
};

const ofType = (type: string) => templates.resources(`AWS::${type}`);
const machineArn = (name: string) => `arn:aws:states:${REGION}:111122223333:stateMachine:${name}`;
const SLOW_MS = 30_000;

/** The metrics that the resources of the stage report on a bad day. */
const badDay = (): readonly Datum[] => [
  ...ofType('Lambda::Function').flatMap(({ properties }) => {
    const { FunctionName } = Named.parse(properties);
    // Functions of the CDK have no name and run only during a deployment.
    if (!FunctionName) return [];
    return ['Errors', 'Throttles'].map((metric) => datum('AWS/Lambda', metric, { FunctionName }));
  }),
  ...ofType('StepFunctions::StateMachine').flatMap(({ properties }) => {
    const StateMachineArn = machineArn(Named.parse(properties).StateMachineName ?? '');
    return ['ExecutionsFailed', 'ExecutionsTimedOut'].map((metric) => datum('AWS/States', metric, { StateMachineArn }));
  }),
  ...ofType('ApiGateway::RestApi').flatMap(({ properties }) => {
    const ApiName = String(properties.Name);
    return [datum('AWS/ApiGateway', '5XXError', { ApiName }), datum('AWS/ApiGateway', 'Latency', { ApiName }, SLOW_MS)];
  }),
  ...ofType('SQS::Queue').map(({ id }) =>
    datum('AWS/SQS', 'ApproximateNumberOfMessagesVisible', { QueueName: `${id}.QueueName` }),
  ),
  ...ofType('DynamoDB::GlobalTable').map(({ id }) =>
    datum('AWS/DynamoDB', 'ThrottledRequests', { Operation: 'Query', TableName: id.toLowerCase() }),
  ),
  ...ofType('Logs::MetricFilter').flatMap(({ properties }) => {
    const [{ MetricNamespace, MetricName }] = Filter.parse(properties).MetricTransformations;
    return datum(MetricNamespace, MetricName, {});
  }),
  // tests/infra/watch.suite.ts compares the log line with its alarm.
  datum('Footnote', 'ModelFailed', { stage: 'prod' }),
];

const alarms = ofType('CloudWatch::Alarm').map(({ properties }) => Alarm.parse(properties));
const raisedBy = (data: readonly Datum[]): readonly string[] => {
  const script = join(import.meta.dirname, 'alarms.py');
  const input = JSON.stringify({ alarms, data });
  const { stdout, stderr } = spawnSync(FOOTNOTE_PYTHON, [script, REGION, FOOTNOTE_ENGINE], { input, encoding: 'utf8' });
  expect(stderr).toBe('');
  return z.array(z.string()).parse(JSON.parse(stdout));
};

describe('the alarms of production', () => {
  it('are silent on a day without problems, and all ring on a bad one', () => {
    expect(alarms.length).toBeGreaterThan(0);
    expect(raisedBy([])).toEqual([]);
    expect(raisedBy(badDay())).toEqual(alarms.map(({ AlarmName }) => AlarmName));
  });
});
