// Answering a checklist while files are indexed: the run waits for them, or starts at once and marks its rows later.
import { beforeEach, describe, expect, it } from 'vitest';
import { addFile, changeFile, type PlainFile } from '#functions/store/files.ts';
import { answerRows } from '#functions/tasks/answer-rows/task.ts';
import { planChecklist } from '#functions/tasks/plan-checklist/task.ts';
import type { Checklist, ChecklistProgress } from '#shared/model/checklist.ts';
import type { RunRow } from '#shared/model/run.ts';
import { open, owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { AT } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';
import { multipart } from './inputs.ts';

const MINUTE = 60_000;
const FILE = `fil_${open.slice(4)}_${'7'.padStart(16, '0')}`;

let test: TestKernel;
let list: Checklist;
beforeEach(async () => {
  test = await populated();
  const sent = multipart({ projectId: open }, [{ name: 'list.csv', text: 'Question,Answer\nWho owns the site?,\n' }]);
  list = dataOf(await ask(test, 'checklists.create', owner, sent));
});

const uploaded = (status: PlainFile['status'], uploadedAt = AT) =>
  test.table.write(
    ...addFile('alpha', {
      id: FILE,
      projectId: open,
      filename: 'lease.pdf',
      contentType: 'application/pdf',
      size: 1,
      status,
      uploadedBy: { id: 'owner', name: 'owner' },
      uploadedAt,
      updatedAt: uploadedAt,
      attempt: 1,
    }),
  );
const isRead = () =>
  changeFile(
    test.table,
    { tenant: 'alpha', fileId: FILE, attempt: 1, now: test.kernel.ports.clock.now() },
    { status: 'Done' },
  );

const start = async (body: object = {}) => {
  const run = dataOf<RunRow>(await ask(test, 'checklists.run', owner, { params: { id: list.id }, body }));
  return { tenant: 'alpha', runId: run.id, attempt: 1 };
};
const seen = async () => dataOf<Checklist>(await ask(test, 'checklists.get', owner, { params: { id: list.id } }));
const progress = async () =>
  dataOf<ChecklistProgress>(await ask(test, 'checklists.progress', owner, { params: { id: list.id } }));
/** Ports with a clock that is ahead; searches find nothing, because the index is empty. */
const ports = (later = 0) => ({
  ...test.kernel.ports,
  clock: { ...test.kernel.ports.clock, now: () => test.kernel.ports.clock.now() + later },
  index: { ...test.kernel.ports.index, nearest: async () => [], range: async () => [], count: async () => 0 },
  model: {
    ...test.kernel.ports.model,
    embed: async (texts: readonly string[]) => texts.map(() => new Float32Array(1)),
  },
});
const plan = (at: object, later = 0) => planChecklist.run(at as never, ports(later) as never);

describe('a run', () => {
  it('waits for a file in progress, and begins once it is searchable', async () => {
    // Prepare
    await uploaded('InProgress');
    const at = await start();

    // Act
    const early = plan(at);
    await expect(early).rejects.toMatchObject({ name: 'FilesPending' });
    const waiting = await seen();
    await isRead();
    const planned = await plan(at);

    // Assess
    expect((await progress()).filesBeingRead).toBe(0);
    expect(waiting.isWaiting).toBe(true);
    expect(planned).toEqual({ batches: [{ rows: [1] }] });
    expect(await seen()).toMatchObject({ isRunning: true, isWaiting: false });
  });

  it('waits ten minutes at most', async () => {
    await uploaded('InProgress');
    const at = await start();
    await expect(plan(at, 9 * MINUTE)).rejects.toMatchObject({ name: 'FilesPending' });

    expect(await plan(at, 11 * MINUTE)).toEqual({ batches: [{ rows: [1] }] });
  });

  it.each([
    ['is shown and not searched', 'Passed', {}],
    ['could not be read', 'Error', {}],
    ['is left out by choice', 'InProgress', { waits: false }],
    ['is no source of it', 'InProgress', { sources: ['WEB'] }],
  ] as const)('does not wait for a file that %s', async (_, status, body) => {
    await uploaded(status);
    const at = await start(body);

    expect(await plan(at)).toEqual({ batches: [{ rows: [1] }] });
    expect((await seen()).isWaiting).toBe(false);
  });

  it('does not wait for a file that was added after it', async () => {
    await uploaded('InProgress');
    const at = await start();
    await isRead();
    await test.table.write(
      ...addFile('alpha', {
        id: FILE.replace(/7$/, '8'),
        projectId: open,
        filename: 'later.pdf',
        contentType: 'application/pdf',
        size: 1,
        status: 'InProgress',
        uploadedBy: { id: 'owner', name: 'owner' },
        uploadedAt: new Date(test.kernel.ports.clock.now() + MINUTE).toISOString(),
        updatedAt: AT,
        attempt: 1,
      }),
    );

    expect(await plan(at)).toEqual({ batches: [{ rows: [1] }] });
  });
});

it('marks a row answered without a file as soon as the file is searchable', async () => {
  // Prepare
  await uploaded('InProgress');
  const at = await start({ waits: false });
  const planned = (await plan(at)) as { batches: { rows: number[] }[] };
  for (const batch of planned.batches) await answerRows.run({ ...at, ...batch }, ports() as never);
  const before = await progress();

  // Act
  await isRead();

  // Assess
  expect(before).toMatchObject({ filesBeingRead: 1, marks: { stale: 0 } });
  expect(await progress()).toMatchObject({ filesBeingRead: 0, marks: { stale: 1 }, answerable: 1 });
});
