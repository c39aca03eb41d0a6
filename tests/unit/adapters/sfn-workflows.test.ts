// The commands sent to Step Functions, and the names of executions.
import {
  DescribeExecutionCommand,
  type ExecutionStatus,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { executionName, sfnWorkflows } from '#functions/adapters/aws/sfn-workflows.ts';
import { fc } from '#tests/helpers/properties.ts';

const base = 'arn:aws:states:ap-northeast-2:123456789012';
const arns = {
  answer: `${base}:stateMachine:footnote-dev-answer`,
  'index-files': `${base}:stateMachine:footnote-dev-index-files`,
  'delete-files': `${base}:stateMachine:footnote-dev-delete-files`,
  'delete-project': `${base}:stateMachine:footnote-dev-delete-project`,
  'sync-drive': `${base}:stateMachine:footnote-dev-sync-drive`,
  'delete-organisation': `${base}:stateMachine:footnote-dev-delete-organisation`,
  run: `${base}:stateMachine:footnote-dev-run`,
  checklist: `${base}:stateMachine:footnote-dev-checklist`,
  'im-structure': `${base}:stateMachine:footnote-dev-im-structure`,
  'im-report': `${base}:stateMachine:footnote-dev-im-report`,
};
const mock = mockClient(SFNClient);
const workflows = sfnWorkflows({ client: new SFNClient({ region: 'ap-northeast-2' }), arns });
const run = { machine: 'index-files', name: 'fil_abcdefghijkl_0000000000000001-1' } as const;
beforeEach(() => mock.reset());

describe('commands', () => {
  test('name the machine, the execution and its input for a start', async () => {
    mock.on(StartExecutionCommand).resolves({});
    await workflows.start({ ...run, input: { tenant: 'hanbit', fileIds: ['fil_1'], attempt: 1 } });
    expect(mock.commandCalls(StartExecutionCommand)[0]?.args[0].input).toEqual({
      stateMachineArn: arns['index-files'],
      name: run.name,
      input: '{"tenant":"hanbit","fileIds":["fil_1"],"attempt":1}',
    });
  });

  test('find the execution by its name for a stop or status', async () => {
    const executionArn = `${base}:execution:footnote-dev-index-files:${run.name}`;
    mock.on(StopExecutionCommand).resolves({});
    mock.on(DescribeExecutionCommand).resolves({ status: 'RUNNING' });
    await workflows.stop(run);
    await workflows.status(run);
    expect(mock.commandCalls(StopExecutionCommand)[0]?.args[0].input).toEqual({ executionArn });
    expect(mock.commandCalls(DescribeExecutionCommand)[0]?.args[0].input).toMatchObject({ executionArn });
  });

  test.each<[ExecutionStatus, string]>([
    ['RUNNING', 'running'],
    ['PENDING_REDRIVE', 'running'],
    ['SUCCEEDED', 'succeeded'],
    ['FAILED', 'failed'],
    ['TIMED_OUT', 'failed'],
    ['ABORTED', 'stopped'],
  ])('map %s to %s', async (status, expected) => {
    mock.on(DescribeExecutionCommand).resolves({ status });
    expect(await workflows.status(run)).toBe(expected);
  });

  test('report a busy service as unavailable, not as our fault', async () => {
    mock.on(StartExecutionCommand).rejects(Object.assign(new Error('slow down'), { name: 'ThrottlingException' }));
    await expect(workflows.start({ ...run, input: {} })).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('names of executions', () => {
  test('are unchanged if they are valid', () => {
    expect(executionName(run.name)).toBe(run.name);
  });

  test('are valid and always the same for any name', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }), (name) => {
        const made = executionName(name);
        expect(made).toMatch(/^[\w-]{1,80}$/);
        expect(executionName(name)).toBe(made);
      }),
    );
  });

  test('stay different for different names', () => {
    const long = 'x'.repeat(100);
    const names = [`${long}1`, `${long}2`, 'a b', 'a/b', 'a-b', '질문', '質問'];
    expect(new Set(names.map(executionName)).size).toBe(names.length);
  });
});
