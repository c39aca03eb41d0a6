// The bin over the API: who sees and restores deleted items, and how reports are restored.
import { describe, expect, it } from 'vitest';
import type { TenantPk } from '#functions/ports/table.ts';
import { questionKey } from '#functions/store/questions.ts';
import { workspacePk } from '#functions/store/workspaces.ts';
import type { BinEntry } from '#shared/contract/routes/bin.ts';
import type { Question } from '#shared/model/question.ts';
import type { RunRow } from '#shared/model/run.ts';
import { limited, member, open, owner } from '../helpers/alpha.ts';
import type { Rows } from '../helpers/staff.ts';
import { populated } from '../helpers/tenants.ts';
import { binnedFileIdOf, checklistIdOf, fileIdOf, questionIdOf, runIdOf, tokenOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

const run = runIdOf(open);
const inOpen = { query: { projectId: open } };
const bin = async (test: TestKernel, token = owner, projectId = open) =>
  dataOf<Rows<BinEntry>>(await ask(test, 'files.bin', token, { params: { projectId } })).rows;
const change = (test: TestKernel, name: 'files.restore' | 'files.erase', token: string, ids: string[]) =>
  ask(test, name, token, { params: { projectId: open }, body: { ids } });
const rowsOf = async (test: TestKernel, pk: TenantPk) => (await test.table.query({ pk })).items;
const deleteRun = (test: TestKernel) => ask(test, 'runs.delete', owner, { params: { runId: run } });
const readRun = (test: TestKernel) => ask(test, 'runs.get', owner, { params: { runId: run } });

describe('a report', () => {
  it('disappears when it is deleted, and is restored as it was', async () => {
    const test = await populated();
    const before = dataOf<RunRow>(await readRun(test));
    await deleteRun(test);
    expect((await readRun(test)).status).toBe(404);
    expect((await bin(test)).map(({ id }) => id)).toContain(run);
    expect((await change(test, 'files.restore', owner, [run])).status).toBe(200);
    expect(dataOf<RunRow>(await readRun(test))).toEqual(before);
    expect((await bin(test)).map(({ id }) => id)).not.toContain(run);
  });

  it('is restored and erased only by people who may delete it', async () => {
    const test = await populated();
    await deleteRun(test);
    for (const name of ['files.restore', 'files.erase'] as const)
      expect((await change(test, name, member, [run])).json?.code).toBe('forbidden');
    expect((await change(test, 'files.erase', owner, [run])).status).toBe(200);
    expect(test.started.at(-1)).toMatchObject({ machine: 'delete-files' });
    expect((await change(test, 'files.restore', owner, [run])).json?.code).toBe('fileNotFound');
  });
});

describe('a checklist', () => {
  const list = checklistIdOf(open);
  const params = { params: { id: list } };
  const listRows = async (test: TestKernel) => dataOf(await ask(test, 'checklists.rows', owner, params));

  it('disappears when it is deleted, and is restored with its rows', async () => {
    const test = await populated();
    const [before, rows] = [dataOf(await ask(test, 'checklists.list', owner, inOpen)), await listRows(test)];
    await ask(test, 'checklists.delete', owner, params);
    expect((await ask(test, 'checklists.get', owner, params)).status).toBe(404);
    expect((await bin(test)).find(({ id }) => id === list)).toMatchObject({ entity: 'checklist' });
    expect(dataOf(await change(test, 'files.restore', owner, [list]))).toEqual({ restored: 1 });
    expect(await listRows(test)).toEqual(rows);
    expect(dataOf(await ask(test, 'checklists.list', owner, inOpen))).toMatchObject({
      count: (before as Rows<unknown>).count,
    });
  });

  it('is erased with its rows only by people who may delete it', async () => {
    const test = await populated();
    await ask(test, 'checklists.delete', owner, params);
    expect((await change(test, 'files.erase', member, [list])).json?.code).toBe('forbidden');
    expect((await change(test, 'files.erase', owner, [list])).status).toBe(200);
    expect(test.started.at(-1)).toMatchObject({ machine: 'delete-files', name: expect.stringContaining(list) });
    expect((await change(test, 'files.restore', owner, [list])).json?.code).toBe('fileNotFound');
  });
});

describe('a file', () => {
  it('deleted by a member is in the bin under their name, and another member may restore it', async () => {
    const test = await populated();
    const file = fileIdOf(open);
    await ask(test, 'files.delete', member, { params: { projectId: open, attachmentId: file } });
    expect((await bin(test)).find(({ id }) => id === file)?.deletedBy).toMatchObject({ id: 'member' });
    expect(dataOf(await change(test, 'files.restore', owner, [file]))).toEqual({ restored: 1 });
  });

  it('of another workspace is not in the bin', async () => {
    const test = await populated();
    expect((await change(test, 'files.restore', owner, [binnedFileIdOf(limited)])).json?.code).toBe('fileNotFound');
    expect(dataOf(await change(test, 'files.erase', owner, [binnedFileIdOf(limited)]))).toEqual({ erased: 0 });
    expect((await bin(test, owner, limited)).map(({ id }) => id)).toEqual([binnedFileIdOf(limited)]);
  });

  it('is hidden from callers who may not delete', async () => {
    const test = await populated();
    expect((await ask(test, 'files.bin', tokenOf('alpha', 'guest'), { params: { projectId: open } })).status).toBe(403);
  });
});

describe('a question', () => {
  const search = questionIdOf(open);
  const one = { params: { searchId: search } };
  const listed = async (test: TestKernel) =>
    dataOf<Rows<{ id: string }>>(await ask(test, 'research.list', owner, inOpen)).rows.map(({ id }) => id);

  it('is in no list once it is deleted, and is restored with its answer', async () => {
    const test = await populated();
    const before = dataOf<Question>(await ask(test, 'research.get', owner, one));
    expect(dataOf(await ask(test, 'research.delete', owner, one))).toEqual({ deleted: 1 });
    expect((await ask(test, 'research.get', owner, one)).status).toBe(404);
    expect(await listed(test)).not.toContain(search);
    expect((await bin(test)).find(({ id }) => id === search)).toMatchObject({
      entity: 'question',
      name: 'canary-alpha',
    });
    expect(dataOf(await change(test, 'files.restore', owner, [search]))).toEqual({ restored: 1 });
    expect(dataOf(await ask(test, 'research.get', owner, one))).toEqual(before);
  });

  it('in progress is stopped', async () => {
    const test = await populated();
    const [item] = await test.table.getMany([questionKey('alpha', search, 'owner')]);
    if (item) await test.table.write({ put: { ...item, data: { ...item.data, status: 'InProgress' } } });
    await ask(test, 'research.delete', owner, one);
    await change(test, 'files.restore', owner, [search]);
    expect(dataOf(await ask(test, 'research.get', owner, one))).toMatchObject({ status: 'Stopped' });
  });

  it('is deleted, restored and erased by its author and by managers of the workspace', async () => {
    const test = await populated();
    expect((await ask(test, 'research.delete', member, one)).json?.code).toBe('forbidden');
    await ask(test, 'research.delete', owner, one);
    for (const name of ['files.restore', 'files.erase'] as const)
      expect((await change(test, name, member, [search])).json?.code).toBe('forbidden');
    expect(dataOf(await change(test, 'files.erase', owner, [search]))).toEqual({ erased: 1 });
    expect(JSON.stringify(await rowsOf(test, workspacePk('alpha', open)))).not.toContain(search);
  });
});
