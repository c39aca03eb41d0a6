// A checklist over the API: read, corrected, edited by several people, signed off, answered and returned.
import { beforeEach, describe, expect, it } from 'vitest';
import { answerRows } from '#functions/tasks/answer-rows/task.ts';
import { planChecklist } from '#functions/tasks/plan-checklist/task.ts';
import type { Checklist } from '#shared/model/checklist.ts';
import { ChecklistRow } from '#shared/model/checklist-row.ts';
import type { RunRow } from '#shared/model/run.ts';
import { limited, open, owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { tokenOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';
import { multipart } from './inputs.ts';

const admin = tokenOf('alpha', 'admin');
const LIST = 'Question,Answer\nIs there a plan?,\nIs it tested?,\n';

let test: TestKernel;
let list: Checklist;
beforeEach(async () => {
  test = await populated();
  const sent = multipart({ projectId: open }, [{ name: 'list.csv', text: LIST }]);
  list = dataOf(await ask(test, 'checklists.create', owner, sent));
});

const rows = async (): Promise<ChecklistRow[]> =>
  dataOf<{ rows: ChecklistRow[] }>(await ask(test, 'checklists.rows', owner, { params: { id: list.id } })).rows.map(
    (row) => ChecklistRow.parse(row),
  );
const edit = (who: string, row: ChecklistRow, body: object) =>
  ask(test, 'checklists.edit', who, {
    params: { id: list.id, rowId: row.id },
    body: { ...body, version: row.version },
  });
const first = async (): Promise<ChecklistRow> => {
  const [row] = await rows();
  if (!row) throw new Error('there is no row');
  return row;
};

describe('a row', () => {
  it('refuses a change based on an earlier version, and returns the current row', async () => {
    const row = await first();
    await edit(owner, row, { human: 'Yes, since 2021.' });
    const late = await edit(admin, row, { human: 'No.' });

    expect([late.status, late.json?.code]).toEqual([409, 'stale']);
    expect(late.json?.data).toMatchObject({ human: { text: 'Yes, since 2021.' } });
  });

  it('is closed by approvals of two people, not by two of one person, and can be reopened', async () => {
    await edit(owner, await first(), { status: 'approved' });
    await edit(owner, await first(), { status: 'approved' });
    expect(await first()).toMatchObject({ isLocked: false });
    await edit(admin, await first(), { status: 'approved' });
    expect(await first()).toMatchObject({ isLocked: true });
    expect((await edit(admin, await first(), { human: 'No.' })).json?.code).toBe('rowLocked');
    expect((await edit(admin, await first(), { status: 'inReview' })).status).toBe(200);
    expect(await first()).toMatchObject({ isLocked: false, status: 'inReview', signedBy: [] });
  });

  it('keeps a person’s text if the list is read again', async () => {
    await edit(owner, await first(), { human: 'Yes.', note: 'asked the seller' });
    const sheet = { name: '', headerRow: 1, columns: { question: 'A', answer: 'C' } };
    const input = { params: { id: list.id }, body: { sheets: [sheet] } };
    const read = dataOf<Checklist>(await ask(test, 'checklists.read', owner, input));

    expect(read.reading.sheets).toMatchObject([{ columns: { question: 'A', answer: 'C' }, rows: [2, 3] }]);
    expect(await first()).toMatchObject({ human: { text: 'Yes.' }, note: 'asked the seller' });
  });
});

it('is read like a corrected list of the same layout, whatever header row it began with', async () => {
  const upload = async (question: string) => {
    const text = `Question,Answer\nRef,Ask,Say\n1,${question},\n2,Is it tested?,\n`;
    const sent = multipart({ projectId: open }, [{ name: 'list.csv', text }]);
    return dataOf<Checklist>(await ask(test, 'checklists.create', owner, sent));
  };
  const { id } = await upload('Is there a plan?');
  const sheet = { name: '', headerRow: 2, columns: { question: 'B', answer: 'C' } };
  await ask(test, 'checklists.read', owner, { params: { id }, body: { sheets: [sheet] } });

  const { reading } = await upload('Who owns it?');

  expect(reading.sheets).toMatchObject([{ ...sheet, rows: [3, 4], sample: ['Who owns it?', 'Is it tested?'] }]);
  expect(reading.warnings.map(({ code }) => code)).toContain('knownLayout');
});

it('keeps questions side by side after a correction, and for lists of the same layout', async () => {
  const upload = async (first: string) => {
    const text = `Question,${first},Who owns it?,Which permits expire?\nAnswer,,,\nComment,,,\n`;
    const sent = multipart({ projectId: open }, [{ name: 'list.csv', text }]);
    return dataOf<Checklist>(await ask(test, 'checklists.create', owner, sent));
  };
  const { id, reading } = await upload('Is there a plan?');
  const sheets = reading.sheets.map(({ name, headerRow, isTransposed, rows }) => ({
    name,
    headerRow,
    columns: { question: 'A', answer: 'C' },
    rows,
    ...(isTransposed ? { isTransposed } : {}),
  }));
  await ask(test, 'checklists.read', owner, { params: { id }, body: { sheets } });

  const again = await upload('Is there a budget?');

  expect(again.reading.sheets).toMatchObject([
    { isTransposed: true, columns: { question: 'A', answer: 'C' }, rows: [2, 3, 4] },
  ]);
});

it('is returned without an evidence sheet, with a notice, if the file cannot have one', async () => {
  const input = { params: { id: list.id }, query: { evidence: 'true' } };
  const { filename, isAppendixMissing } = dataOf<{ filename: string; isAppendixMissing: boolean }>(
    await ask(test, 'checklists.download', owner, input),
  );

  expect([filename, isAppendixMissing]).toEqual(['list.csv', true]);
});

describe('a link to the list', () => {
  const share = (body: object) => ask(test, 'checklists.share', owner, { params: { id: list.id }, body });
  const open = (token: string) => ask(test, 'runs.openShare', undefined, { body: { token } });

  it('opens for anybody with the shared parts, until the list is deleted', async () => {
    await edit(owner, await first(), { human: 'Yes, since 2021.', note: 'asked the seller' });
    const { token, share: made } = dataOf<{ token: string; share: object }>(await share({ parts: ['answers'] }));
    const { html } = dataOf<{ html: string }>(await open(token));
    await ask(test, 'checklists.delete', owner, { params: { id: list.id } });

    expect(made).toMatchObject({ checklistId: list.id, parts: ['answers'] });
    expect(html).toContain('Yes, since 2021');
    expect(html).not.toContain('asked the seller');
    expect((await open(token)).status).toBe(404);
  });

  it('is listed with the links of the workspace, and revoked like them', async () => {
    const { token, share: made } = dataOf<{ token: string; share: { id: string } }>(await share({}));
    const { rows } = dataOf<{ rows: { id: string }[] }>(
      await ask(test, 'runs.shares', owner, { query: { projectId: list.projectId } }),
    );
    await ask(test, 'runs.unshare', owner, { params: { shareId: made.id } });

    expect(rows.map(({ id }) => id)).toContain(made.id);
    expect((await open(token)).status).toBe(404);
  });
});

describe('several rows at once', () => {
  const change = async (who: string, body: object) =>
    dataOf<{ changed: number; left: number; before: { rows: string[]; change: object }[] }>(
      await ask(test, 'checklists.editRows', who, { params: { id: list.id }, body }),
    );
  const ids = ['row_000001', 'row_000002'];

  it('are assigned to a person with a due date', async () => {
    const outcome = await change(owner, { rows: ids, change: { owner: 'admin', due: '2026-12-01' } });

    expect(outcome).toMatchObject({ changed: 2, left: 0 });
    expect(test.emails.map(({ to }) => to)).toEqual(['admin@alpha.test']);
    expect(test.emails[0]?.text).toContain(`/checklist?list=${list.id}&owner=me`);
    expect((await rows()).map((row) => [row.owner?.id, row.due])).toEqual([
      ['admin', '2026-12-01'],
      ['admin', '2026-12-01'],
    ]);
  });

  it('are not assigned to a member who cannot see the workspace, and no email is sent', async () => {
    const sent = multipart({ projectId: limited }, [{ name: 'list.csv', text: LIST }]);
    const { id } = dataOf<Checklist>(await ask(test, 'checklists.create', owner, sent));
    const inList = { params: { id, rowId: 'row_000001' } };
    const [row] = dataOf<{ rows: ChecklistRow[] }>(await ask(test, 'checklists.rows', owner, { params: { id } })).rows;

    const several = { params: { id }, body: { rows: ids, change: { owner: 'guest' } } };
    const one = { ...inList, body: { version: row?.version, owner: 'guest' } };
    expect((await ask(test, 'checklists.editRows', owner, several)).status).toBe(400);
    expect((await ask(test, 'checklists.edit', owner, one)).status).toBe(400);
    expect(test.emails).toEqual([]);
  });

  it('are reset to their previous states, without an email', async () => {
    // Prepare
    await edit(owner, await first(), { due: '2026-11-30' });
    const emails = () => test.emails.length;
    const { before } = await change(owner, { rows: ids, change: { owner: 'admin', due: '2026-12-01' } });
    const sent = emails();

    // Act
    for (const body of before) await change(owner, { ...body, isUndo: true });

    // Assess
    expect((await rows()).map((row) => [row.owner?.id, row.due])).toEqual([
      [undefined, '2026-11-30'],
      [undefined, undefined],
    ]);
    expect(emails()).toBe(sent);
  });

  it('are approved and counted if they are answered; closed rows are unchanged', async () => {
    // Prepare
    await edit(owner, await first(), { human: 'Yes.' });

    // Act
    const section = { sheet: '', section: '' };
    const outcomes = [
      await change(owner, { section, change: { status: 'approved' } }),
      await change(admin, { section, change: { status: 'approved' } }),
      await change(owner, { rows: ids, change: { due: '2026-12-01' } }),
    ];

    // Assess
    expect(outcomes).toMatchObject([
      { changed: 1, left: 1 },
      { changed: 1, left: 1 },
      { changed: 1, left: 1 },
    ]);
    expect((await rows()).map(({ isLocked, due }) => [isLocked, due])).toEqual([
      [true, undefined],
      [false, '2026-12-01'],
    ]);
    const counted = dataOf<Checklist>(await ask(test, 'checklists.get', owner, { params: { id: list.id } }));
    expect(counted.statuses).toEqual({ notStarted: 1, approved: 1 });
  });

  it('are not approved with a text that changed after they were read', async () => {
    // Prepare
    await edit(owner, await first(), { human: 'Yes.' });
    const read = await first();
    const seen = [{ id: read.id, version: read.version }];
    await edit(admin, read, { human: 'No.' });

    // Act
    const stale = await change(owner, { rows: [read.id], seen, change: { status: 'approved' } });
    const fresh = await change(owner, {
      rows: [read.id],
      seen: [{ id: read.id, version: (await first()).version }],
      change: { status: 'approved' },
    });

    // Assess
    expect([stale, fresh]).toMatchObject([
      { changed: 0, left: 1 },
      { changed: 1, left: 0 },
    ]);
  });
});

describe('a run', () => {
  const start = async () =>
    dataOf<RunRow>(await ask(test, 'checklists.run', owner, { params: { id: list.id }, body: {} }));
  /** Searches find nothing, because the index is empty. */
  const ports = () => ({
    ...test.kernel.ports,
    index: { ...test.kernel.ports.index, nearest: async () => [], range: async () => [], count: async () => 0 },
    model: {
      ...test.kernel.ports.model,
      embed: async (texts: readonly string[]) => texts.map(() => new Float32Array(1)),
    },
  });

  it('answers each row once, however often a step is repeated, and keeps people’s texts', async () => {
    // Prepare
    await edit(owner, await first(), { human: 'Yes.' });
    const run = await start();
    const at = { tenant: 'alpha', runId: run.id, attempt: 1 };

    // Act
    const plan = (await planChecklist.run(at, ports() as never)) as { batches: { rows: number[] }[] };
    for (let times = 0; times < 3; times += 1)
      for (const batch of plan.batches) await answerRows.run({ ...at, ...batch }, ports() as never);

    // Assess
    const after = dataOf<RunRow>(await ask(test, 'runs.get', owner, { params: { runId: run.id } }));
    expect(plan.batches).toEqual([{ rows: [1, 2] }]);
    expect(after.progress).toBe(0.99);
    expect(await rows()).toMatchObject([
      { status: 'answered', verdict: 'notFound', human: { text: 'Yes.' } },
      { status: 'needsEvidence', verdict: 'notFound' },
    ]);
    const left = (await planChecklist.run(at, ports() as never)) as { batches: unknown[] };
    expect(left.batches).toEqual([]);
  });

  it('skips a row that a person approved after the run began', async () => {
    const run = await start();
    await edit(owner, await first(), { human: 'Yes.', status: 'approved' });
    await answerRows.run({ tenant: 'alpha', runId: run.id, attempt: 1, rows: [1, 2] }, ports() as never);

    const [approved, other] = await rows();
    expect(approved).toMatchObject({ status: 'approved', answer: [] });
    expect(approved?.answeredAt).toBeUndefined();
    expect(other?.answeredAt).toBeDefined();
  });

  it('is refused for rows that a person has approved, with this reason', async () => {
    const row = await first();
    await edit(owner, row, { human: 'Yes.', status: 'approved' });
    const body = { rows: [row.id] };
    const refused = await ask(test, 'checklists.run', owner, { params: { id: list.id }, body });

    expect([refused.status, refused.json?.code]).toEqual([409, 'rowsApproved']);
  });

  it('is the only one at a time, and the list is not read again meanwhile', async () => {
    await start();
    const again = await ask(test, 'checklists.run', owner, { params: { id: list.id }, body: {} });

    expect([again.status, again.json?.code]).toEqual([409, 'listRunning']);
  });

  it('ends when its list is deleted', async () => {
    const run = await start();
    await ask(test, 'checklists.delete', owner, { params: { id: list.id } });

    const after = dataOf<RunRow>(await ask(test, 'runs.get', owner, { params: { runId: run.id } }));
    expect(after).toMatchObject({ status: 'Stopped', credits: 0 });
  });

  it('ends after three rows that could not be asked, and invents nothing', async () => {
    const more = { params: { id: list.id }, body: { questions: ['Is there insurance?', 'Is there a lender?'] } };
    await ask(test, 'checklists.addQuestions', owner, more);
    const run = await start();
    const { ports } = test.kernel;
    const lexical = () => Promise.reject(new Error('the index is down'));
    const down = { ...ports, index: { ...ports.index, lexical } };
    const step = answerRows.run({ tenant: 'alpha', runId: run.id, attempt: 1, rows: [1, 2, 3, 4] }, down);

    await expect(step).rejects.toThrow(/could not be answered/);
    expect((await rows()).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'notStarted'));
  });
});
