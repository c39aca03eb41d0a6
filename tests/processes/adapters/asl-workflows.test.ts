// The local runs of the state machines: calls, retries, catches, limits, maps and persistence.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { type AslWorkflows, aslWorkflows } from '#functions/adapters/local/asl-workflows/asl-workflows.ts';
import { ModelBusy } from '#functions/ports/model.ts';
import type { MachineName } from '#functions/ports/workflows.ts';
import { machines } from '#machines/index.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';
import { type Call, named, noPorts, recordingTasks, type TaskName, until } from '#tests/helpers/workflow-tasks.ts';

const clock = fakeClock();
const opened: AslWorkflows[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((workflows) => workflows.close()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

type Behaviours = Parameters<typeof recordingTasks>[0];
const open = (
  behaviours: Behaviours = {},
  options: { path?: string; timeScale?: number; places?: Partial<Record<MachineName, number>> } = {},
) => {
  const { tasks, calls } = recordingTasks(behaviours);
  const workflows = aslWorkflows({
    machines,
    tasks,
    ports: noPorts,
    path: ':memory:',
    clock,
    timeScale: 0.01,
    ...options,
  });
  opened.push(workflows);
  return { workflows, calls };
};
const folder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'footnote-workflows-'));
  folders.push(path);
  return join(path, 'executions.sqlite');
};
const over = (workflows: AslWorkflows, machine: MachineName, name: string) =>
  until(async () => (await workflows.status({ machine, name })) !== 'running');
const of = (calls: readonly Call[], task: TaskName) =>
  calls.filter((call) => call.task === task).map(({ input }) => input);
const index = (fileIds: readonly string[], tenant = 'hanbit') => ({
  machine: 'index-files' as const,
  name: `${tenant}-${fileIds[0] ?? 'none'}`,
  input: { tenant, fileIds, attempt: 0 },
});
const answer = (searchId: string, tenant = 'hanbit') => ({
  machine: 'answer' as const,
  name: searchId,
  input: { tenant, searchId, userId: 'user-1' },
});

describe('index-files', () => {
  test('runs each file in its own step, and one bad file stops no other', async () => {
    // Prepare
    const { workflows, calls } = open({
      'index-file': ({ fileId }) => {
        if (fileId === 'bad') throw named('Refused');
      },
    });

    // Act
    await workflows.start(index(['one', 'bad', 'three']));
    await over(workflows, 'index-files', 'hanbit-one');

    // Assess
    expect(await workflows.status({ machine: 'index-files', name: 'hanbit-one' })).toBe('succeeded');
    expect(new Set(of(calls, 'index-file').map(({ fileId }) => fileId))).toEqual(new Set(['one', 'bad', 'three']));
    expect(of(calls, 'index-file')[0]).toEqual({ tenant: 'hanbit', fileId: 'one', attempt: 0 });
    expect(of(calls, 'fail-file')).toEqual([{ tenant: 'hanbit', fileId: 'bad', attempt: 0, error: 'Refused' }]);
  });

  test('continues even if the failure cannot be recorded', async () => {
    const refuse = () => {
      throw named('TableGone');
    };
    const { workflows } = open({ 'index-file': refuse, 'fail-file': refuse });
    await workflows.start(index(['one']));
    await over(workflows, 'index-files', 'hanbit-one');
    expect(await workflows.status({ machine: 'index-files', name: 'hanbit-one' })).toBe('succeeded');
  });

  test('reads four files at a time', async () => {
    let now = 0;
    let most = 0;
    const { workflows } = open({
      'index-file': async () => {
        most = Math.max(most, ++now);
        await new Promise((done) => setTimeout(done, 10));
        now--;
      },
    });
    await workflows.start(index(Array.from({ length: 12 }, (_, n) => `file${n}`)));
    await over(workflows, 'index-files', 'hanbit-file0');
    expect(most).toBe(4);
  });

  test('does nothing without files', async () => {
    const { workflows, calls } = open();
    await workflows.start(index([]));
    await over(workflows, 'index-files', 'hanbit-none');
    expect(await workflows.status({ machine: 'index-files', name: 'hanbit-none' })).toBe('succeeded');
    expect(calls).toEqual([]);
  });

  test('ends a hanging step after its timeout and a retry', async () => {
    const { workflows, calls } = open(
      { 'index-file': () => new Promise((done) => setTimeout(done, 1200)) },
      { timeScale: 0.001 },
    );
    await workflows.start(index(['slow']));
    await over(workflows, 'index-files', 'hanbit-slow');
    expect(of(calls, 'index-file')).toHaveLength(3);
    expect(of(calls, 'fail-file')).toMatchObject([{ fileId: 'slow', error: 'States.Timeout' }]);
  });
});

describe('answer', () => {
  test('retries while the model is busy', async () => {
    const { workflows, calls } = open({
      'answer-question': (_, made) => {
        if (made.length < 3) throw new ModelBusy();
      },
    });
    await workflows.start(answer('sea_1'));
    await over(workflows, 'answer', 'sea_1');
    expect(await workflows.status(answer('sea_1'))).toBe('succeeded');
    expect(of(calls, 'answer-question')).toHaveLength(3);
  });

  test('ends the question when it fails, and keeps only the name of the error', async () => {
    // Prepare
    const path = await folder();
    const { workflows, calls } = open(
      {
        'answer-question': () => {
          throw named('ModelFailed', 'revenue of the secret target');
        },
      },
      { path },
    );

    // Act
    await workflows.start(answer('sea_1'));
    await over(workflows, 'answer', 'sea_1');

    // Assess
    expect(await workflows.status(answer('sea_1'))).toBe('failed');
    expect(workflows.errorOf(answer('sea_1'))).toBe('ModelFailed');
    expect(of(calls, 'fail-answer')).toEqual([
      { tenant: 'hanbit', searchId: 'sea_1', userId: 'user-1', error: 'ModelFailed' },
    ]);
    const rows = new DatabaseSync(path, { readOnly: true }).prepare('SELECT * FROM execution').all();
    expect(JSON.stringify(rows)).not.toContain('secret target');
  });

  test('gives an error without a name that of its class, as on AWS', async () => {
    class QuotaGone extends Error {}
    const { workflows } = open({
      'answer-question': () => {
        throw new QuotaGone();
      },
    });
    await workflows.start(answer('sea_1'));
    await over(workflows, 'answer', 'sea_1');
    expect(workflows.errorOf(answer('sea_1'))).toBe('QuotaGone');
  });

  test('copies the values passed to and from a step', async () => {
    const given = { tenant: 'hanbit', searchId: 'sea_1', userId: 'user-1' };
    const { workflows } = open({
      'answer-question': (input) => {
        Object.assign(input, { tenant: 'kaede' });
      },
    });
    await workflows.start({ machine: 'answer', name: 'sea_1', input: given });
    await over(workflows, 'answer', 'sea_1');
    expect(given.tenant).toBe('hanbit');
  });

  test('refuses an input above the limit of Step Functions', async () => {
    const { workflows, calls } = open();
    await workflows.start({ ...answer('sea_1'), input: { tenant: 'hanbit', text: 'x'.repeat(300_000) } });
    await over(workflows, 'answer', 'sea_1');
    expect(workflows.errorOf(answer('sea_1'))).toBe('States.DataLimitExceeded');
    expect(calls).toEqual([]);
  });
});

describe('slots', () => {
  /** Steps delayed by a busy machine, however long, are not given up. */
  const timeScale = 1;
  const gate = () => {
    const waiting: (() => void)[] = [];
    const order: string[] = [];
    return {
      order,
      behaviour: ({ searchId }: Readonly<Record<string, unknown>>) =>
        new Promise<void>((done) => {
          order.push(String(searchId));
          waiting.push(done);
        }),
      letOneGo: () => waiting.shift()?.(),
      letAllGo: () => {
        for (const done of waiting.splice(0)) done();
      },
    };
  };

  test('limit concurrent executions, with one that no tenant takes from the others', async () => {
    const { behaviour, order, letAllGo } = gate();
    const { workflows } = open({ 'answer-question': behaviour }, { timeScale });
    for (let n = 0; n < 12; n++) await workflows.start(answer(`sea_${n}`));
    await until(() => order.length === 7);
    await new Promise((done) => setTimeout(done, 20));
    expect(order).toHaveLength(7);
    for (let n = 0; n < 3; n++) await workflows.start(answer(`other_${n}`, 'beta'));
    await until(() => order.length === 8);
    await new Promise((done) => setTimeout(done, 20));
    expect(order.slice(7)).toEqual(['other_0']);
    expect(await workflows.status(answer('sea_11'))).toBe('running');
    letAllGo();
    await until(() => order.length === 15);
    letAllGo();
  });

  test('alternate between tenants: the second execution of one waits for the first of another', async () => {
    const { behaviour, order, letOneGo } = gate();
    const { workflows } = open({ 'answer-question': behaviour }, { timeScale, places: { answer: 1 } });
    for (const name of ['a1', 'a2', 'a3']) await workflows.start(answer(name, 'alpha'));
    for (const name of ['b1', 'b2']) await workflows.start(answer(name, 'beta'));
    for (let n = 1; n <= 5; n++) {
      await until(() => order.length === n);
      letOneGo();
    }
    await over(workflows, 'answer', 'a3');
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  });

  test('are freed by a stopped execution, and a stopped one that waits never starts', async () => {
    const { behaviour, order, letAllGo } = gate();
    const { workflows } = open({ 'answer-question': behaviour }, { timeScale, places: { answer: 1 } });
    for (const name of ['a', 'b', 'c']) await workflows.start(answer(name));
    await until(() => order.length === 1);
    await workflows.stop(answer('b'));
    await workflows.stop(answer('a'));
    await until(() => order.length === 2);
    expect(order).toEqual(['a', 'c']);
    letAllGo();
    await over(workflows, 'answer', 'c');
    expect(await workflows.status(answer('a'))).toBe('stopped');
    expect(await workflows.status(answer('b'))).toBe('stopped');
  });

  test('skip the waiting files of a stopped execution', async () => {
    const waiting: (() => void)[] = [];
    const { workflows, calls } = open(
      { 'index-file': () => new Promise<void>((done) => waiting.push(done)) },
      { timeScale },
    );
    const run = index(Array.from({ length: 20 }, (_, n) => `file${n}`));
    await workflows.start(run);
    await until(() => waiting.length === 4);
    await workflows.stop(run);
    for (const done of waiting) done();
    await new Promise((done) => setTimeout(done, 50));
    expect(calls).toHaveLength(4);
  });
});

describe('after the process has died', () => {
  const CRASH = fileURLToPath(new URL('../../helpers/workflow-crash.ts', import.meta.url));

  /** Another process starts executions and is killed while they run. */
  const crash = (path: string, ...names: string[]): Promise<void> =>
    new Promise((done, fail) => {
      const child = spawn(process.execPath, [CRASH, path, ...names], { stdio: ['ignore', 'pipe', 'inherit'] });
      child.on('error', fail);
      child.on('exit', (_, signal) => (signal === 'SIGKILL' ? done() : fail(new Error('it ended by itself'))));
      child.stdout.once('data', () => child.kill('SIGKILL'));
    });

  test('restarts everything that ran or waited, once, and the same name still starts nothing', async () => {
    // Prepare
    const path = await folder();
    await crash(path, 'sea_1', 'sea_2');

    // Act
    const { workflows, calls } = open({}, { path });
    expect(await workflows.status(answer('sea_1'))).toBe('running');
    workflows.resume();
    workflows.resume();
    await workflows.start(answer('sea_1'));
    await over(workflows, 'answer', 'sea_1');
    await over(workflows, 'answer', 'sea_2');

    // Assess
    expect(of(calls, 'answer-question').map(({ searchId }) => searchId)).toEqual(['sea_1', 'sea_2']);
    expect(await workflows.status(answer('sea_2'))).toBe('succeeded');
  });

  test('leaves running executions to the next process when closing', async () => {
    const path = await folder();
    const first = open({ 'answer-question': () => new Promise((done) => setTimeout(done, 30)) }, { path });
    await first.workflows.start(answer('sea_1'));
    await until(() => first.calls.length === 1);
    await first.workflows.close();
    opened.length = 0;
    const second = open({}, { path });
    second.workflows.resume();
    await over(second.workflows, 'answer', 'sea_1');
    expect(of(second.calls, 'answer-question')).toHaveLength(1);
  });

  test('gives up an execution that kills the process each time', async () => {
    // Prepare
    const path = await folder();
    await crash(path, 'sea_1');
    const db = new DatabaseSync(path);
    db.exec('UPDATE execution SET runs = 5');
    db.close();

    // Act
    const { workflows, calls } = open({}, { path });
    workflows.resume();
    await over(workflows, 'answer', 'sea_1');

    // Assess
    expect(workflows.errorOf(answer('sea_1'))).toBe('Interrupted');
    expect(calls).toEqual([]);
  });
});

test('does not start a machine with a placeholder without a task', () => {
  expect(() => aslWorkflows({ machines, tasks: {}, ports: noPorts, path: ':memory:', clock })).toThrow(
    'AnswerQuestion',
  );
});
