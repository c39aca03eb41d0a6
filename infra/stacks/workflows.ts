// Long-running work: the state machines, their tasks, and the reaper that runs every five minutes.
import { Aws, Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import { type Machine, machines } from '#machines/index.ts';
import type { StageConfig } from '../config/schema.ts';
import { asTarget } from '../constructs/dead-letter-queue.ts';
import { allow, type Grant, type Grants, policyFor } from '../constructs/grants.ts';
import { machine, machineTelemetry } from '../constructs/machine.ts';
import { embedGrant, modelGrant } from '../constructs/model-access.ts';
import { accept } from '../constructs/nag.ts';
import { named } from '../constructs/naming.ts';
import { ocrGrant } from '../constructs/ocr-access.ts';
import { type CodeOf, serviceFunction } from '../constructs/service-function.ts';
import { REAPER, TASKS } from '../constructs/tasks.ts';
import { stackProps } from './stack-props.ts';

export type WorkflowsStack = {
  readonly stack: Stack;
  readonly machines: Readonly<Record<string, StateMachine>>;
  readonly functions: readonly LambdaFunction[];
  readonly grants: Grants;
};

const WHY_EXECUTIONS =
  'An execution is named after the question or file it is about, so its ARN is known when it starts and not before.';
const REAP_EVERY = Duration.minutes(5);

const MACHINES: readonly (readonly [name: string, Machine])[] = Object.entries(machines);
const MACHINE_NAMES = MACHINES.map(([name]) => name);

const upper = (name: string) => name.toUpperCase().replaceAll('-', '_');

/** By fixed names, so that the reaper may start the machines without a circular reference. */
const startGrant = (stack: Stack, config: StageConfig): Grant => {
  const states = (kind: string, name: string) =>
    `arn:aws:states:${config.region}:${Aws.ACCOUNT_ID}:${kind}:${named(config, name)}`;
  const executions = states('execution', '*');
  const policy = policyFor(stack, 'workflows.start', [
    allow(
      ['states:StartExecution'],
      MACHINE_NAMES.map((name) => states('stateMachine', name)),
    ),
    allow(['states:DescribeExecution', 'states:StopExecution'], [executions]),
  ]);
  accept(
    policy,
    `AwsSolutions-IAM5[Resource::${executions.replace(Aws.ACCOUNT_ID, '<AWS::AccountId>')}]`,
    WHY_EXECUTIONS,
  );
  const env = Object.fromEntries(MACHINE_NAMES.map((name) => [`MACHINE_${upper(name)}`, states('stateMachine', name)]));
  return { policy, env };
};

type Parts = {
  readonly stack: Stack;
  readonly config: StageConfig;
  readonly code: CodeOf;
  readonly grants: Grants;
  readonly failures: IQueue;
};

const taskFunction = ({ stack, config, code, grants, failures }: Parts, name: string, settings = TASKS[name]) => {
  if (!settings) throw new Error(`infra/constructs/tasks.ts does not say what the task ${name} may do`);
  const { uses, memoryMb, seconds, description } = settings;
  const entry = `functions/tasks/${name}/index.ts`;
  const id = name.replaceAll('-', '');
  return serviceFunction(stack, id, {
    config,
    code,
    entry,
    description,
    uses: uses.filter((use) => use !== 'ocr.use' || config.ocr === 'textract'),
    grants,
    deadLetters: failures,
    memoryMb,
    seconds,
  });
};

const reapByTheClock = (parts: Parts): LambdaFunction => {
  const reaper = taskFunction(parts, 'reap', REAPER);
  new Rule(parts.stack, 'EveryFiveMinutes', {
    schedule: Schedule.rate(REAP_EVERY),
    targets: [
      new LambdaTarget(reaper, {
        deadLetterQueue: asTarget(parts.stack, parts.failures),
        retryAttempts: 2,
        maxEventAge: REAP_EVERY,
      }),
    ],
  });
  return reaper;
};

type Given = { readonly code: CodeOf; readonly grants: Grants; readonly failures: IQueue };

export const workflowsStack = (scope: Construct, config: StageConfig, given: Given): WorkflowsStack => {
  const stack = new Stack(scope, 'workflows', stackProps(config, 'workflows', 'State machines and their steps'));
  const own: Grants = {
    'workflows.start': startGrant(stack, config),
    'model.use': modelGrant(stack, config),
    'model.embed': embedGrant(stack, config),
    ...(config.ocr === 'textract' ? { 'ocr.use': ocrGrant(stack) } : {}),
  };
  const grants = { ...given.grants, ...own };
  const parts: Parts = { stack, config, code: given.code, grants, failures: given.failures };
  const steps = new Map<string, LambdaFunction>();
  const step = (name: string): LambdaFunction => {
    const fn = steps.get(name) ?? taskFunction(parts, name);
    steps.set(name, fn);
    return fn;
  };
  const telemetry = machineTelemetry(stack);
  const built = MACHINES.map(([name, { definition, tasks }]) => {
    const functions = Object.fromEntries(Object.entries(tasks).map(([hole, task]) => [hole, step(task)]));
    return [name, machine(stack, { config, name, definition, functions, telemetry })] as const;
  });
  const functions = [...steps.values(), reapByTheClock(parts)];
  return { stack, machines: Object.fromEntries(built), functions, grants: own };
};
