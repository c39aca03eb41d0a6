// A checklist's run that is killed at any step and restarted: no row is lost, answered twice or stuck, and people's
// texts are unchanged.
import { expect, it } from 'vitest';
import type { Table } from '#functions/ports/table.ts';
import { readRun } from '#functions/store/runs.ts';
import { answerRows } from '#functions/tasks/answer-rows/task.ts';
import { finishRun } from '#functions/tasks/finish-run/task.ts';
import { planChecklist } from '#functions/tasks/plan-checklist/task.ts';
import type { Checklist } from '#shared/model/checklist.ts';
import type { ChecklistRow } from '#shared/model/checklist-row.ts';
import type { RunRow } from '#shared/model/run.ts';
import { open, owner } from '../helpers/alpha.ts';
import { countOf, fc } from '../helpers/properties.ts';
import { populated } from '../helpers/tenants.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';
import { multipart } from './inputs.ts';

const ROWS = 5;
const LIST = ['Question,Answer', ...Array.from({ length: ROWS }, (_, n) => `Is there a plan ${n + 1}?,`), ''].join(
  '\n',
);
/** More restarts than kills. */
const MOST_STARTS = 20;

type Kill = { readonly after: number; readonly isWritten: boolean };

/** A process that dies at its nth table call, before or after its effect; every later call fails. */
const mortal = (table: Table, kill: Kill | undefined): Table => {
  let calls = 0;
  const call =
    <A extends readonly unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      calls += 1;
      if (!kill || calls < kill.after) return work(...args);
      if (calls === kill.after && kill.isWritten) await work(...args);
      throw new Error('killed');
    };
  return { ...table, getMany: call(table.getMany), query: call(table.query), write: call(table.write) };
};

const started = async () => {
  const test = await populated();
  const sent = multipart({ projectId: open }, [{ name: 'list.csv', text: LIST }]);
  const list = dataOf<Checklist>(await ask(test, 'checklists.create', owner, sent));
  const of = { params: { id: list.id } };
  const body = { human: 'Ours.', version: 1 };
  await ask(test, 'checklists.edit', owner, { params: { id: list.id, rowId: 'row_000002' }, body });
  const run = dataOf<RunRow>(await ask(test, 'checklists.run', owner, { ...of, body: {} }));
  return { test, of, run };
};

/** Searches find nothing, because the index is empty. */
const portsOf = (test: TestKernel, kill: Kill | undefined) => ({
  ...test.kernel.ports,
  table: mortal(test.table, kill),
  index: { ...test.kernel.ports.index, nearest: async () => [], range: async () => [], count: async () => 0 },
  model: {
    ...test.kernel.ports.model,
    embed: async (texts: readonly string[]) => texts.map(() => new Float32Array(1)),
  },
});

/** Runs a checklist's machine from its first step, restarting it after each kill. */
const runThrough = async (test: TestKernel, at: { tenant: string; runId: string; attempt: number }, kills: Kill[]) => {
  for (let start = 0; start < MOST_STARTS; start += 1) {
    const ports = portsOf(test, kills[start]) as never;
    try {
      const { batches } = (await planChecklist.run(at, ports)) as { batches: { rows: number[] }[] };
      for (const batch of batches) await answerRows.run({ ...at, ...batch }, ports);
      await finishRun.run(at, ports);
      return;
    } catch {
      // The next start continues where this one was killed.
    }
  }
  throw new Error('the run is stuck');
};

it('answers each row once in a run killed at random steps', { timeout: 600_000 }, async () => {
  const kill = fc.record({ after: fc.integer({ min: 1, max: 60 }), isWritten: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(kill, { minLength: 1, maxLength: 6 }), async (kills) => {
      // Prepare
      const { test, of, run } = await started();
      const at = { tenant: 'alpha', runId: run.id, attempt: 1 };

      // Act
      await runThrough(test, at, kills);

      // Assess
      const { rows } = dataOf<{ rows: ChecklistRow[] }>(await ask(test, 'checklists.rows', owner, of));
      const ended = await readRun(test.table, at);
      const list = dataOf<Checklist>(await ask(test, 'checklists.get', owner, of));
      const statuses = Array.from({ length: ROWS }, (_, n) => (n === 1 ? 'answered' : 'needsEvidence'));
      expect(rows.map(({ status }) => status)).toEqual(statuses);
      expect(rows[1]?.human?.text).toBe('Ours.');
      expect([ended?.status, ended?.done, ended?.total]).toEqual(['Completed', ROWS, ROWS]);
      expect(list.statuses).toEqual({ answered: 1, needsEvidence: ROWS - 1 });
      expect(list.isRunning).toBe(false);
    }),
    { numRuns: countOf(12, 300) },
  );
});
