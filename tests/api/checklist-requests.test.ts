// Requests to a guest: the guest sees only the question, replies with a file, and the row is marked.
import { beforeEach, describe, expect, it } from 'vitest';
import { checklistRows, readRows } from '#functions/store/checklists.ts';
import { balanceKey } from '#functions/store/credits.ts';
import { changeFile, files, readFileItems } from '#functions/store/files.ts';
import { readFolders } from '#functions/store/folders.ts';
import { memberKey, members } from '#functions/store/members.ts';
import { readRun, runs } from '#functions/store/runs.ts';
import { planChecklist } from '#functions/tasks/plan-checklist/task.ts';
import type { Checklist } from '#shared/model/checklist.ts';
import type { ChecklistRequest, ChecklistRow, RowChange } from '#shared/model/checklist-row.ts';
import { STATUS } from '#shared/model/enums.ts';
import type { RunRow } from '#shared/model/run.ts';
import { open, owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { tokenOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';
import { multipart } from './inputs.ts';

const guest = tokenOf('alpha', 'guest');
const LIST = 'Section,Question,Answer\nLegal,Please provide the lease agreement.,\nLegal,Who are the directors?,\n';

let test: TestKernel;
let list: Checklist;
beforeEach(async () => {
  test = await populated();
  const sent = multipart({ projectId: open }, [{ name: 'list.csv', text: LIST }]);
  list = dataOf(await ask(test, 'checklists.create', owner, sent));
});

const ofRow = (rowId = 'row_000001') => ({ params: { id: list.id, rowId } });
const request = (body: object = {}) =>
  ask(test, 'checklists.request', owner, {
    ...ofRow(),
    body: { to: 'guest', text: 'Please send the signed copy.', due: '2026-12-01', ...body },
  });
const requests = async (who: string) =>
  dataOf<{ rows: ChecklistRequest[]; count: number }>(
    await ask(test, 'checklists.requests', who, { query: { projectId: open } }),
  );

/** Answers the first row in a finished run, after every file was indexed. */
const answerFirstRow = async () => {
  const { id: runId } = dataOf<RunRow>(
    await ask(test, 'checklists.run', owner, { params: { id: list.id }, body: { rows: ['row_000001'] } }),
  );
  const run = await readRun(test.table, { tenant: 'alpha', runId });
  const [row] = await readRows(test.table, 'alpha', { id: list.id, generation: 1 });
  if (!run || !row) throw new Error('a run of a row was started');
  const answered = {
    ...row,
    status: 'answered' as const,
    answer: [{ kind: 'text' as const, sentences: [{ text: 'In the file.', refs: [], check: 'verified' as const }] }],
    answeredAt: new Date(test.kernel.ports.clock.now() + 60_000).toISOString(),
    runId,
  };
  await test.table.write(
    { put: runs.row('alpha', { ...run, status: 'Completed' }, run.version) },
    { put: checklistRows.row('alpha', answered, row.version) },
  );
};

describe('a request', () => {
  it('reaches only its addressee, by email and in their list', async () => {
    const row = dataOf<ChecklistRow>(await request());

    expect(row).toMatchObject({ status: 'requested', messages: [{ kind: 'request', to: { id: 'guest' } }] });
    expect(test.emails.at(-1)).toMatchObject({ to: 'guest@alpha.test' });
    expect(test.emails.at(-1)?.text).toContain(`/checklist?list=${list.id}&row=row_000001`);
    expect((await requests(guest)).rows).toMatchObject([
      { list: 'list', section: 'Legal', question: 'Please provide the lease agreement.', due: '2026-12-01' },
    ]);
    expect((await requests(owner)).rows).toEqual([]);
  });

  it('is refused for a person who does not see the workspace', async () => {
    const refused = await request({ to: 'nobody' });

    expect([refused.status, refused.json?.field]).toEqual([400, 'to']);
  });

  it('opens nothing else of the list to a guest', async () => {
    await request();
    const looks = await Promise.all([
      ask(test, 'checklists.rows', guest, { params: { id: list.id } }),
      ask(test, 'checklists.row', guest, ofRow()),
      ask(test, 'checklists.progress', guest, { params: { id: list.id } }),
      ask(test, 'checklists.reply', guest, { ...ofRow('row_000002'), body: { text: 'Me.' } }),
    ]);

    expect(looks.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});

describe('a reply', () => {
  const reply = () =>
    ask(test, 'checklists.reply', guest, {
      ...ofRow(),
      ...multipart({ text: 'Attached.' }, [{ name: 'lease.txt', text: 'Lease agreement of 2024' }]),
    });

  it('is filed under the section, emailed to the requester, and marks the row once it is read', async () => {
    // Prepare
    await request();

    // Act
    const seen = dataOf<ChecklistRequest>(await reply());

    // Assess
    const [folder] = (await readFolders(test.table, 'alpha', open)).filter(({ name }) => name === 'Legal');
    const stored = (await readFileItems(test.table, 'alpha', open)).map(files.read);
    const lease = stored.find(({ filename }) => filename === 'lease.txt');
    expect(lease?.folderId).toBe(folder?.id);
    expect(seen).toMatchObject({ isAnswered: true, messages: [{}, { kind: 'reply', files: [{ id: lease?.id }] }] });
    expect(test.emails.at(-1)).toMatchObject({ to: 'owner@alpha.test' });
    if (lease) {
      const { version, ...file } = lease;
      await test.table.write({ put: files.row('alpha', { ...file, status: 'Done' }, version) });
    }
    const shown = dataOf<{ row: ChecklistRow }>(await ask(test, 'checklists.row', owner, ofRow()));
    expect(shown.row.changedFiles).toEqual([{ title: 'lease.txt', change: 'added' }]);
  });

  it('has its row answered for the requester once the file is searchable', async () => {
    // Prepare
    await request();
    const seen = dataOf<ChecklistRequest>(await reply());

    // Act
    const { runId = '', isRunning } = dataOf<Checklist>(
      await ask(test, 'checklists.get', owner, { params: { id: list.id } }),
    );
    const at = { tenant: 'alpha', runId, attempt: 1 };
    const early = planChecklist.run(at, test.kernel.ports);
    await expect(early).rejects.toMatchObject({ name: 'FilesPending' });
    const [file] = seen.messages.at(-1)?.files ?? [];
    await changeFile(
      test.table,
      { tenant: 'alpha', fileId: file?.id ?? '', attempt: 1, now: test.kernel.ports.clock.now() },
      { status: 'Done' },
    );
    const plan = await planChecklist.run(at, test.kernel.ports);

    // Assess
    expect(isRunning).toBe(true);
    expect((await readRun(test.table, at))?.createdBy.id).toBe('owner');
    expect(plan).toEqual({ batches: [{ rows: [1] }] });
  });

  it('has a row with an answer answered again', async () => {
    // Prepare
    await answerFirstRow();
    await request();

    // Act
    await reply();

    // Assess
    const { isRunning } = dataOf<Checklist>(await ask(test, 'checklists.get', owner, { params: { id: list.id } }));
    expect(isRunning).toBe(true);
  });

  it('records in the history of the row why it was not answered again', async () => {
    // Prepare
    await request();
    await test.table.write({ add: balanceKey('alpha'), field: 'balance', by: -10_000, min: 0 });

    // Act
    const seen = await reply();

    // Assess
    const shown = dataOf<{ history: RowChange[] }>(await ask(test, 'checklists.row', owner, ofRow()));
    const { isRunning } = dataOf<Checklist>(await ask(test, 'checklists.get', owner, { params: { id: list.id } }));
    expect(seen.status).toBe(200);
    expect([isRunning, shown.history[0]]).toMatchObject([false, { field: 'rerun', to: 'credits' }]);
  });

  it('without files starts no run', async () => {
    await request();
    await ask(test, 'checklists.reply', guest, { ...ofRow(), body: { text: 'It follows.' } });
    const { isRunning } = dataOf<Checklist>(await ask(test, 'checklists.get', owner, { params: { id: list.id } }));

    expect(isRunning).toBe(false);
  });

  it('sends no email if the requester no longer sees the workspace', async () => {
    await request();
    const [item] = await test.table.getMany([memberKey('alpha', 'owner')]);
    if (!item) throw new Error('the tenant has an owner');
    await test.table.write({ put: members.row('alpha', { ...members.read(item), status: STATUS.inactive }) });
    const before = test.emails.length;

    await reply();

    expect(test.emails).toHaveLength(before);
  });

  it('must not be empty', async () => {
    await request();
    const empty = await ask(test, 'checklists.reply', guest, { ...ofRow(), body: { text: ' ' } });

    expect(empty.status).toBe(400);
  });
});
