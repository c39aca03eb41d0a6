// The contract of every workflow adapter: the local one, and Step Functions by a fake with its rules.
import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, describe, expect, test } from 'vitest';
import { sfnWorkflows } from '#functions/adapters/aws/sfn-workflows.ts';
import { aslWorkflows } from '#functions/adapters/local/asl-workflows/asl-workflows.ts';
import type { MachineName, Workflows } from '#functions/ports/workflows.ts';
import { machines } from '#machines/index.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';
import { named, noPorts, recordingTasks, until } from '#tests/helpers/workflow-tasks.ts';

type Engine = {
  readonly workflows: Workflows;
  /** Lets waiting calls continue with success or failure. */
  finish(name: string, well: boolean): void;
  started(): readonly string[];
  close(): Promise<void> | void;
};

const local = (): Engine => {
  const waiting = new Map<string, { resolve(): void; reject(error: Error): void }>();
  const { tasks, calls } = recordingTasks({
    'answer-question': ({ searchId }) =>
      new Promise<void>((resolve, reject) => waiting.set(String(searchId), { resolve, reject })),
  });
  const workflows = aslWorkflows({
    machines,
    tasks,
    ports: noPorts,
    path: ':memory:',
    clock: fakeClock(),
  });
  return {
    workflows,
    finish: (name, well) => {
      const run = waiting.get(name);
      if (well) run?.resolve();
      else run?.reject(named('ModelFailed'));
    },
    started: () => calls.filter(({ task }) => task === 'answer-question').map(({ input }) => String(input.searchId)),
    close: () => {
      for (const { resolve } of waiting.values()) resolve();
      return workflows.close();
    },
  };
};

const arn = (kind: string, name: string) => `arn:aws:states:ap-northeast-2:123456789012:${kind}:${name}`;
const arns: Record<MachineName, string> = {
  answer: arn('stateMachine', 'answer'),
  'index-files': arn('stateMachine', 'index-files'),
  'delete-files': arn('stateMachine', 'delete-files'),
  'delete-project': arn('stateMachine', 'delete-project'),
  'sync-drive': arn('stateMachine', 'sync-drive'),
  checklist: arn('stateMachine', 'checklist'),
  'delete-organisation': arn('stateMachine', 'delete-organisation'),
  run: arn('stateMachine', 'run'),
  'im-structure': arn('stateMachine', 'im-structure'),
  'im-report': arn('stateMachine', 'im-report'),
};

const stepFunctions = (): Engine => {
  const executions = new Map<string, 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'ABORTED'>();
  const started: string[] = [];
  const fault = { message: 'no', $metadata: {} };
  const find = (executionArn = '') => {
    const status = executions.get(executionArn);
    if (!status) throw new ExecutionDoesNotExist(fault);
    return status;
  };
  const mock = mockClient(SFNClient);
  mock.on(StartExecutionCommand).callsFake(({ stateMachineArn, name, input }) => {
    const executionArn = `${stateMachineArn.replace('stateMachine', 'execution')}:${name}`;
    if (executions.has(executionArn)) throw new ExecutionAlreadyExists(fault);
    executions.set(executionArn, 'RUNNING');
    started.push(JSON.parse(input).searchId);
    return { executionArn };
  });
  mock.on(StopExecutionCommand).callsFake(({ executionArn }) => {
    if (find(executionArn) === 'RUNNING') executions.set(executionArn, 'ABORTED');
    return {};
  });
  mock.on(DescribeExecutionCommand).callsFake(({ executionArn }) => ({ status: find(executionArn) }));
  return {
    workflows: sfnWorkflows({ client: new SFNClient({ region: 'ap-northeast-2' }), arns }),
    finish: (name, well) => void executions.set(`${arn('execution', 'answer')}:${name}`, well ? 'SUCCEEDED' : 'FAILED'),
    started: () => started,
    close: () => mock.restore(),
  };
};

const run = (name: string) => ({ machine: 'answer', name }) as const;
const input = (searchId: string) => ({ tenant: 'hanbit', searchId, userId: 'user-1' });

describe.each([
  ['on one machine', local],
  ['on Step Functions', stepFunctions],
])('workflows %s', (_, make) => {
  let engine: Engine;
  const open = () => {
    engine = make();
    return engine;
  };
  afterEach(() => engine.close());

  test('starts one execution per name, at once or later', async () => {
    const { workflows, started, finish } = open();
    const start = () => workflows.start({ ...run('sea_1'), input: input('sea_1') });
    await Promise.all([start(), start(), start()]);
    await until(() => started().length > 0);
    finish('sea_1', true);
    await until(async () => (await workflows.status(run('sea_1'))) === 'succeeded');
    await start();
    expect(started()).toEqual(['sea_1']);
    expect(await workflows.status(run('sea_1'))).toBe('succeeded');
  });

  test('runs an execution until it succeeds or fails', async () => {
    const { workflows, started, finish } = open();
    for (const name of ['good', 'bad']) await workflows.start({ ...run(name), input: input(name) });
    await until(() => started().length === 2);
    expect(await workflows.status(run('good'))).toBe('running');
    finish('good', true);
    finish('bad', false);
    await until(async () => (await workflows.status(run('good'))) === 'succeeded');
    await until(async () => (await workflows.status(run('bad'))) === 'failed');
  });

  test('stops running executions, and ignores finished or unknown ones', async () => {
    const { workflows, started, finish } = open();
    for (const name of ['long', 'done']) await workflows.start({ ...run(name), input: input(name) });
    await until(() => started().length === 2);
    finish('done', true);
    await until(async () => (await workflows.status(run('done'))) === 'succeeded');
    for (const name of ['long', 'done', 'never']) await workflows.stop(run(name));
    expect(await workflows.status(run('long'))).toBe('stopped');
    expect(await workflows.status(run('done'))).toBe('succeeded');
    expect(await workflows.status(run('never'))).toBeUndefined();
  });

  test('keeps names of different machines separate', async () => {
    const { workflows } = open();
    await workflows.start({ ...run('x'), input: input('x') });
    expect(await workflows.status({ machine: 'delete-files', name: 'x' })).toBeUndefined();
  });
});
