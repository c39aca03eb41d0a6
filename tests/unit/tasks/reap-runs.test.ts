// Runs that nobody ends: restarted while there is time, ended after it, and charged only for what was written.
import { describe, expect, it } from 'vitest';
import { creditsOf } from '#functions/domain/credits/view.ts';
import { reserveWrites } from '#functions/store/credits.ts';
import { deadlinePk } from '#functions/store/deadline-index.ts';
import { pk } from '#functions/store/keys.ts';
import { type RunRecord, readRun, runs } from '#functions/store/runs.ts';
import { finishRun } from '#functions/tasks/finish-run/task.ts';
import { reap } from '#functions/tasks/reap/task.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { populated } from '../../helpers/tenants.ts';
import { runIdOf, workspaceIdOf } from '../../helpers/test-ids.ts';

const tenant = 'alpha';
const runId = runIdOf(workspaceIdOf(tenant, ACCESS.all));
const HELD = 8;
type State = RunRecord['sections'][number]['state'];

const section = (id: string, state: State, written: number) => ({ id, title: id, state, written });

/** Returns a first attempt that began ten minutes ago, with its deadline in `minutes`. */
const underWay = async (minutes: number, sections: RunRecord['sections'], credits = 0) => {
  const test = await populated();
  const { table } = test;
  const before = await readRun(table, { tenant, runId });
  if (!before) throw new Error('no run');
  const now = Date.now();
  const held = { about: runId, amount: HELD };
  const run: RunRecord = {
    ...before,
    status: 'InProgress',
    reported: 0,
    credits,
    held,
    sections,
    begunAt: new Date(now - 600_000).toISOString(),
    deadline: new Date(now + minutes * 60_000).toISOString(),
  };
  await table.write({ put: runs.row(tenant, run, before.version) });
  await table.write(...reserveWrites(tenant, { ...held, by: run.createdBy }, { now, maxJobs: 20 }));
  const balance = async () => (await creditsOf(table, tenant, { limit: 1, offset: 0 })).balance;
  return { ...test, ports: test.kernel.ports, balance, read: () => readRun(table, { tenant, runId }) };
};

const HALF = [section('one', 'Done', 1), section('two', 'Writing', 0)];

describe('a run past its deadline', () => {
  it('fails, is charged for what was written, and its starter gets one email that names the report', async () => {
    const { ports, read, balance, emails } = await underWay(-1, HALF);
    const held = await balance();

    await reap.run({}, ports);
    await reap.run({}, ports);

    const run = await read();
    expect(run).toMatchObject({ status: 'Failed', stage: 11, credits: HELD / 2 });
    expect(run?.sections.map(({ state }) => state)).toEqual(['Done', 'Failed']);
    expect(run?.deadline).toBeUndefined();
    expect(await balance()).toBe(held + HELD / 2);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.subject).toBe('canary-alpha could not be completed');
  });

  it('is ended though an earlier row cannot be read, which is reported', async () => {
    const { ports, table, read } = await underWay(-1, HALF);
    const work = { gsi1pk: deadlinePk, gsi1sk: `2000-01-01T00:00:00.000Z#run#${tenant}#broken` };
    await table.write({ put: { pk: pk(tenant, 'BROKEN'), sk: 'BROKEN', ...work, version: 1, data: {} } });

    await expect(reap.run({}, ports)).rejects.toThrow();

    expect(await read()).toMatchObject({ status: 'Failed' });
  });

  it('costs nothing if nothing was written', async () => {
    const { ports, balance } = await underWay(-1, [section('one', 'Waiting', 0)]);
    const held = await balance();

    await reap.run({}, ports);

    expect(await balance()).toBe(held + HELD);
  });
});

describe('a run without progress before its deadline', () => {
  it('is restarted under the name of its attempt, and not ended', async () => {
    const { ports, read, started } = await underWay(30, HALF);

    await reap.run({}, ports);

    expect(started).toContainEqual({ machine: 'run', name: `${runId}-1` });
    expect((await read())?.status).toBe('InProgress');
  });
});

describe('the end of a run', () => {
  it('happens once: repeating the step settles nothing again', async () => {
    const { ports, read, balance } = await underWay(30, [section('one', 'NeedsModel', 1), section('two', 'Failed', 0)]);
    const held = await balance();

    const first = await finishRun.run({ tenant, runId, attempt: 1 }, ports);
    const second = await finishRun.run({ tenant, runId, attempt: 1 }, ports);

    expect([first, second]).toEqual([{ status: 'Completed' }, { status: 'Completed' }]);
    expect(await balance()).toBe(held + HELD / 2);
    expect(await read()).toMatchObject({ status: 'Completed', reported: 1, credits: HELD / 2 });
  });

  it('is ignored from an earlier attempt', async () => {
    const { ports, read } = await underWay(30, HALF);

    const result = await finishRun.run({ tenant, runId, attempt: 7 }, ports);

    expect(result).toEqual({ status: 'InProgress' });
    expect((await read())?.status).toBe('InProgress');
  });

  it('is a failure for a report without sections', async () => {
    const { ports, read } = await underWay(30, [section('one', 'Failed', 0)]);

    await finishRun.run({ tenant, runId, attempt: 1 }, ports);

    expect(await read()).toMatchObject({ status: 'Failed', credits: 0 });
  });

  it('refunds the structure of a report in which nothing was found', async () => {
    const empty = { ...section('one', 'Done', 1), isEmpty: true };
    const { ports, read, balance } = await underWay(30, [empty], 10);
    const held = await balance();

    await finishRun.run({ tenant, runId, attempt: 1 }, ports);

    expect(await balance()).toBe(held + HELD + 10);
    expect(await read()).toMatchObject({ status: 'Completed', credits: 0 });
  });

  it('charges nothing for the sections in which nothing was found', async () => {
    const empty = { ...section('two', 'Done', 0), isEmpty: true };
    const { ports, read, balance } = await underWay(30, [section('one', 'Done', 1), empty], 10);
    const held = await balance();

    await finishRun.run({ tenant, runId, attempt: 1 }, ports);

    expect(await balance()).toBe(held + HELD / 2);
    expect(await read()).toMatchObject({ status: 'Completed', credits: 10 + HELD / 2 });
  });

  it('does not refund it if something was found', async () => {
    const { ports, read } = await underWay(30, [section('one', 'Done', 1)], 10);

    await finishRun.run({ tenant, runId, attempt: 1 }, ports);

    expect(await read()).toMatchObject({ credits: 10 + HELD });
  });
});
