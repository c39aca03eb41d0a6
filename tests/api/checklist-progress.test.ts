// Changes around a checklist: replaced, removed and added files mark exactly the rows that they affect.
import { beforeEach, describe, expect, it } from 'vitest';
import { checklistKey, checklistRows, checklists, type PlainRow, readRow } from '#functions/store/checklists.ts';
import { segmentsKey } from '#functions/store/file-keys.ts';
import { addFile, evidenceFiles, fileKey, files, type PlainFile, readFile } from '#functions/store/files.ts';
import { runRowKey, runs } from '#functions/store/runs.ts';
import type { Checklist, ChecklistProgress } from '#shared/model/checklist.ts';
import { ChecklistRow } from '#shared/model/checklist-row.ts';
import type { RunRow } from '#shared/model/run.ts';
import { open, owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { AT } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';
import { multipart } from './inputs.ts';

const LATER = '2026-11-21T08:00:00.000Z';
const LATEST = '2026-11-22T08:00:00.000Z';
const LIST = [
  'Question,Answer',
  'What was revenue?,',
  'Who are the customers?,',
  'Please provide the articles of association.,',
  'Please provide the lease agreement.,',
  '',
].join('\n');

let test: TestKernel;
let list: Checklist;
beforeEach(async () => {
  test = await populated();
  const sent = multipart({ projectId: open }, [{ name: 'list.csv', text: LIST }]);
  list = dataOf(await ask(test, 'checklists.create', owner, sent));
});

const fileId = (n: number) => `fil_${open.slice(4)}_${String(n).padStart(16, '0')}`;
const addNamed = async (n: number, filename: string, updatedAt = AT): Promise<PlainFile> => {
  const file: PlainFile = {
    id: fileId(n),
    projectId: open,
    filename,
    contentType: 'application/pdf',
    size: 1,
    status: 'Done',
    uploadedBy: { id: 'owner', name: 'owner' },
    uploadedAt: updatedAt,
    updatedAt,
    attempt: 1,
  };
  await test.table.write(...addFile('alpha', file));
  return file;
};

/** Answers rows from a file, or from none. */
const answer = async (
  id: string,
  fileIds: readonly string[],
  more: Partial<PlainRow> = {},
  cited?: { readonly sheet: string; readonly quote: string },
) => {
  const row = await readRow(test.table, 'alpha', { id: list.id, generation: 1 }, id);
  if (!row) throw new Error('there is no row');
  const references = fileIds.map((one, n) => ({
    n: n + 1,
    source: 'FILES' as const,
    fileId: one,
    title: `title of ${one.slice(-1)}`,
    locator: cited ? { sheet: cited.sheet } : { page: 1 },
    quote: cited?.quote ?? 'a quote',
    retrievedAt: AT,
  }));
  const sentences = references.map(({ n }) => ({ text: 'It is so.', refs: [n], check: 'verified' as const }));
  const answered = {
    ...row,
    status: fileIds.length > 0 ? ('answered' as const) : ('needsEvidence' as const),
    answer: [{ kind: 'text' as const, sentences }],
    references,
    restsOn: [...fileIds],
    answeredAt: AT,
    ...more,
  };
  await test.table.write({ put: checklistRows.row('alpha', answered, row.version) });
};

/** Writes the indexed rows of a workbook's sheet. */
const writeRows = (id: string, texts: readonly string[]) => {
  const lines = texts.map((text, n) => ({
    ...{ kind: 'row', text, cells: text.split('\t') },
    locator: { sheet: 'Sites', range: `A${n + 1}:B${n + 1}` },
  }));
  const bytes = new TextEncoder().encode(lines.map((line) => JSON.stringify(line)).join('\n'));
  return test.kernel.ports.files.write(segmentsKey('alpha', id), bytes, 'application/x-ndjson');
};

const rows = async (query: Record<string, string> = {}): Promise<ChecklistRow[]> =>
  dataOf<{ rows: ChecklistRow[] }>(
    await ask(test, 'checklists.rows', owner, { params: { id: list.id }, query }),
  ).rows.map((row) => ChecklistRow.parse(row));
const progress = async (): Promise<ChecklistProgress> =>
  dataOf(await ask(test, 'checklists.progress', owner, { params: { id: list.id } }));

const change = async (file: PlainFile, to: Partial<PlainFile>) => {
  const { version } = (await readFile(test.table, 'alpha', file.id)) ?? {};
  await test.table.write({ put: files.row('alpha', { ...file, ...to }, version) });
};

const replace = async (file: PlainFile, by: string) =>
  test.table.write(
    { remove: fileKey('alpha', file.id) },
    { put: evidenceFiles.row('alpha', { ...file, supersededBy: by }) },
  );

describe('a file that changes', () => {
  it('marks only rows based on a changed cell, even if other cells have moved', async () => {
    // Prepare
    const named = (id: string, version: number) => ({ filename: 'sites.xlsx', contentVersion: version, id });
    const [before, now] = [await addNamed(2, 'sites.xlsx'), fileId(4)];
    await writeRows(before.id, ['Site\tUse', 'Pyeongtaek\t86.0%', 'Icheon\t86.0%', 'Busan\t71.5%']);
    const cites = (quote: string) => ({ sheet: 'Sites', quote });
    await answer('row_000001', [before.id], {}, cites('Pyeongtaek\t86.0%'));
    await answer('row_000002', [before.id], {}, cites('Busan\t71.5%'));
    await answer('row_000003', [before.id], {}, cites('Site\tUse\nIcheon\t86.0%'));

    // Act
    await writeRows(now, ['Site\tUse', 'Gimhae\t60.1%', 'Pyeongtaek\t86.0%', 'Icheon\t86.0%', 'Busan\t72.0%']);
    await replace(before, now);
    await test.table.write(
      ...addFile('alpha', { ...before, ...named(now, 2), earlier: [before.id], updatedAt: LATER }),
    );

    // Assess
    expect((await rows()).filter(({ stale }) => stale).map(({ id }) => id)).toEqual(['row_000002']);
    expect((await progress()).marks.stale).toBe(1);
    expect((await progress()).uncited.files.map(({ id }) => id)).not.toContain(now);
    await writeRows(now, ['Site\tPlan', 'Pyeongtaek\t86.0%', 'Icheon\t86.0%', 'Busan\t71.5%']);
    expect((await rows()).filter(({ stale }) => stale)).toHaveLength(3);
  });

  it('marks only rows based on it, and records the change', async () => {
    // Prepare
    const [report, ledger] = [await addNamed(2, 'report.pdf'), await addNamed(3, 'ledger.pdf')];
    await answer('row_000001', [report.id]);
    await answer('row_000002', [ledger.id]);
    await answer('row_000003', [fileId(9)]);

    // Act
    await replace(report, (await addNamed(4, 'report.pdf', LATER)).id);

    // Assess
    expect((await rows()).map(({ stale, changedFiles }) => [stale, changedFiles])).toEqual([
      [true, [{ title: 'report.pdf', change: 'replaced' }]],
      [false, []],
      [true, [{ title: 'title of 9', change: 'removed' }]],
      [false, []],
    ]);
    expect((await rows({ mark: 'stale' })).map(({ id }) => id)).toEqual(['row_000001', 'row_000003']);
  });

  it('marks nothing when it is renamed, moved or read again', async () => {
    await answer('row_000003', []);
    const since = { searchableSince: AT, updatedAt: LATER };
    const file = await addNamed(5, 'Scan 001.pdf');
    await change(file, { ...since, filename: 'Articles of Association.pdf', attempt: 2 });

    expect((await rows({ mark: 'stale' })).map(({ id }) => id)).toEqual([]);
  });

  it("marks the requests that a new file's name matches", async () => {
    await answer('row_000002', []);
    await answer('row_000003', []);
    await answer('row_000004', []);
    await addNamed(5, 'Articles of Association 2026.pdf', LATER);
    await addNamed(6, 'Agreement on confidentiality.pdf', LATER);

    expect((await rows()).map(({ changedFiles }) => changedFiles)).toEqual([
      [],
      [],
      [{ title: 'Articles of Association 2026.pdf', change: 'added' }],
      [],
    ]);
  });

  it('has only its rows answered again, if requested', async () => {
    const report = await addNamed(2, 'report.pdf');
    await answer('row_000001', [report.id]);
    await answer('row_000003', [fileId(9)], { signedBy: [{ id: 'owner', name: 'owner' }] });
    await replace(report, fileId(4));
    const run = dataOf<RunRow>(
      await ask(test, 'checklists.run', owner, { params: { id: list.id }, body: { stale: true } }),
    );

    const [item] = await test.table.getMany([runRowKey('alpha', run.id)]);
    expect(item && runs.read(item).checklist?.rows).toEqual([1]);
  });
});

describe('the progress of a list', () => {
  it('counts sections, and names files that no row cites and rows without a file', async () => {
    const report = await addNamed(2, 'report.pdf');
    await addNamed(3, 'ledger.pdf');
    await answer('row_000001', [report.id], { status: 'approved', signedBy: [{ id: 'owner', name: 'owner' }] });
    await answer('row_000002', [], { status: 'notApplicable' });

    const { total, marks, uncited } = await progress();
    expect(total).toEqual({ rows: 3, answered: 1, verified: 1, signedOff: 0, noDocument: 2 });
    expect(marks).toEqual({ stale: 0, newAnswer: 0, noDocument: 2, overdue: 0, redFlag: 0 });
    expect(uncited.files.map(({ filename }) => filename)).toContain('ledger.pdf');
    expect(uncited.files.map(({ filename }) => filename)).not.toContain('report.pdf');
  });

  it('includes rows that the last run answered differently', async () => {
    const runId = `run_${open.slice(4)}_0000000000000009`;
    const [item] = await test.table.getMany([checklistKey('alpha', list.id)]);
    if (!item) throw new Error('there is no list');
    const { version, ...plain } = checklists.read(item);
    await test.table.write({ put: checklists.row('alpha', { ...plain, runId }, version) });
    const change = { at: AT, field: 'answer' as const, from: '1,200', to: '1,350' };
    await answer('row_000001', [fileId(2)], { runId, history: [change] });
    await answer('row_000002', [fileId(2)], { runId, history: [{ ...change, from: '' }] });

    expect((await rows({ mark: 'newAnswer' })).map(({ id }) => id)).toEqual(['row_000001']);
  });
});

describe('the red-flag register', () => {
  it('begins with the most severe rows, keeps approved ones, and names their assessors', async () => {
    // Prepare
    const edit = async (rowId: string, body: object) => {
      const row = (await rows()).find(({ id }) => id === rowId);
      const input = { params: { id: list.id, rowId }, body: { ...body, version: row?.version } };
      return dataOf<ChecklistRow>(await ask(test, 'checklists.edit', owner, input));
    };
    const grave = { severity: 'dealBreaker', effectOn: 'value', effect: 'minus 3 bn', mitigation: 'escrow' };

    // Act
    await edit('row_000001', { status: 'redFlag' });
    await edit('row_000002', { status: 'redFlag', risk: { severity: 'manageable' } });
    await edit('row_000003', { status: 'redFlag', risk: grave });
    await edit('row_000003', { status: 'approved' });

    // Assess
    const register = await rows({ mark: 'redFlag', sort: 'severity' });
    expect(register.map(({ id }) => id)).toEqual(['row_000003', 'row_000002', 'row_000001']);
    const shown = await ask(test, 'checklists.row', owner, { params: { id: list.id, rowId: 'row_000003' } });
    expect(dataOf<{ history: object[] }>(shown).history).toMatchObject([
      { field: 'status', from: 'redFlag', to: 'approved' },
      { field: 'signedBy', from: '', to: expect.any(String) },
      { field: 'status', from: 'notStarted', to: 'redFlag' },
      { field: 'severity', from: '', to: 'dealBreaker', by: { id: 'owner' } },
      { field: 'mitigation', to: 'escrow' },
      { field: 'effectOn', to: 'value' },
      { field: 'effect', to: 'minus 3 bn' },
    ]);
  });
});

describe('a row answered from files that have not changed', () => {
  const start = async (body: Record<string, unknown> = {}) =>
    ask(test, 'checklists.run', owner, { params: { id: list.id }, body });
  const rowsOf = async (run: RunRow) => {
    const [item] = await test.table.getMany([runRowKey('alpha', run.id)]);
    return item && runs.read(item).checklist?.rows;
  };
  const hoursAfter = (at: string, hours: number) => {
    const { ports } = test.kernel;
    const clock = { ...ports.clock, now: () => Date.parse(at) + hours * 3_600_000 };
    test = { ...test, kernel: { ...test.kernel, ports: { ...ports, clock } } };
  };
  /** Runs three rows and answers the first; the run has ended. */
  const tryThree = async (asked: Record<string, unknown> = {}) => {
    const file = await addNamed(2, 'report.pdf');
    const run = dataOf<RunRow>(await start({ ...asked, rows: ['row_000001', 'row_000002', 'row_000003'] }));
    await answer('row_000001', [file.id], { runId: run.id, answeredAt: LATER });
    const [item] = await test.table.getMany([runRowKey('alpha', run.id)]);
    if (!item) throw new Error('there is no run');
    const record = runs.read(item);
    await test.table.write({ put: runs.row('alpha', { ...record, status: 'Completed' }, record.version) });
    return file;
  };

  it('is skipped by the next run, and counted in its estimate', async () => {
    await tryThree();
    const { paid } = await progress();
    const run = dataOf<RunRow>(await start());

    expect(paid).toEqual([{ sources: ['FILES'], rows: 1 }]);
    expect(await rowsOf(run)).toEqual([2, 3, 4]);
  });

  it('is not answered alone either, and is not charged', async () => {
    await tryThree();

    expect(await start({ rows: ['row_000001'] })).toMatchObject({ status: 409 });
  });

  it('is answered again in another language', async () => {
    await tryThree();

    expect(await rowsOf(dataOf<RunRow>(await start({ language: 'ja' })))).toEqual([1, 2, 3, 4]);
  });

  it('is skipped even if a file was renamed and read again', async () => {
    const file = await tryThree();
    await change(file, { filename: 'annual report.pdf', status: 'NotYet', searchableSince: AT, updatedAt: LATEST });

    expect(await rowsOf(dataOf<RunRow>(await start()))).toEqual([2, 3, 4]);
  });

  it('is answered again a day after it was answered from the web', async () => {
    const asked = { sources: ['FILES', 'WEB'] };
    await tryThree(asked);
    hoursAfter(LATER, 23);
    const soon = (await progress()).paid;
    hoursAfter(LATER, 25);

    expect(soon).toEqual([{ ...asked, rows: 1 }]);
    expect((await progress()).paid).toEqual([]);
  });

  it('is marked and answered again if the model has changed', async () => {
    await tryThree();
    await answer('row_000001', [fileId(2)], {
      answeredAt: LATER,
      writer: { kind: 'offline', name: 'an embedding model' },
    });
    const before = await progress();
    const { ports } = test.kernel;
    const model = { ...ports.model, name: 'a-model', kind: 'model' as const };
    test = { ...test, kernel: { ...test.kernel, ports: { ...ports, model } } };

    expect(before).toMatchObject({ marks: { stale: 0 }, paid: [{ rows: 1 }] });
    expect(await progress()).toMatchObject({ marks: { stale: 1 }, paid: [], answerable: 1 });
    expect((await rows({ mark: 'stale' }))[0]?.changedFiles).toEqual([{ title: 'a-model', change: 'writer' }]);
    expect(await rowsOf(dataOf<RunRow>(await start({ stale: true })))).toEqual([1]);
  });

  it('is answered again if a file was added', async () => {
    await tryThree();
    await addNamed(5, 'minutes.pdf', LATEST);

    expect(await rowsOf(dataOf<RunRow>(await start()))).toEqual([1, 2, 3, 4]);
  });
});
