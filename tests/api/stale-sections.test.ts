// A report that cites a file with a newer version: the sections that cite it are named, and only these are rewritten.
import { beforeEach, expect, it } from 'vitest';
import { runKey, segmentsKey } from '#functions/store/file-keys.ts';
import { evidenceFiles, evidenceKey, fileKey, files } from '#functions/store/files.ts';
import { runRowKey, runs } from '#functions/store/runs.ts';
import { ACCESS } from '#shared/model/enums.ts';
import type { Comparison, RunRow } from '#shared/model/run.ts';
import type { Report } from '#shared/report/report.ts';
import { owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { AT, fileIdOf, runIdOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

const projectId = workspaceIdOf('alpha', ACCESS.all);
const runId = runIdOf(projectId);
const params = { runId };
const NEW = fileIdOf(projectId);
const OLD = `${projectId.replace('prj_', 'fil_')}_${'7'.padStart(16, '0')}`;

let test: TestKernel;

const reference = (n: number, fileId: string) => ({
  n,
  source: 'FILES' as const,
  title: 'report.pdf',
  fileId,
  locator: { page: 1 },
  quote: 'Revenue 1,000',
  retrievedAt: AT,
});
const sectionOf = (id: string, revenue: string, n: number): Report['sections'][number] => ({
  id,
  title: id,
  status: 'done',
  blocks: [
    {
      kind: 'table',
      columns: [{ label: '' }, { label: '2025', numeric: true }],
      rows: [[{ text: 'Revenue' }, { text: revenue, refs: [n] }]],
    },
  ],
});

const writeReport = async (attempt: number, sections: Report['sections'], references: Report['references']) => {
  const ports = test.kernel.ports;
  const stored = await ports.files.readAll(runKey('alpha', runId, 'report.1.json'));
  const report: Report = { ...JSON.parse(new TextDecoder().decode(stored)), sections, references };
  const json = new TextEncoder().encode(JSON.stringify(report));
  await ports.files.write(runKey('alpha', runId, `report.${attempt}.json`), json, 'application/json');
};

beforeEach(async () => {
  test = await populated();
  const [item, runItem] = await test.table.getMany([fileKey('alpha', NEW), runRowKey('alpha', runId)]);
  if (!item || !runItem) throw new Error('the tenant has a file and a run');
  const { version: _row, ...file } = files.read(item);
  const earlier = { ...file, id: OLD, filename: 'report.pdf', supersededBy: NEW };
  const run = runs.read(runItem);
  const sections = ['customers', 'history'].map((id) => ({ id, title: id, state: 'Done' as const, written: 1 }));
  await test.table.write(
    { put: evidenceFiles.row('alpha', earlier) },
    { put: runs.row('alpha', { ...run, sections, inputs: { workbook: { fileId: OLD } } }, run.version) },
  );
  await writeReport(
    1,
    [sectionOf('customers', '1,000', 1), sectionOf('history', '9', 2)],
    [reference(1, OLD), reference(2, NEW)],
  );
});

const opened = async () => dataOf<Report>(await ask(test, 'runs.report', owner, { params }));

it('names the sections that cite replaced files, and the new files', async () => {
  expect((await opened()).staleSections).toEqual([
    {
      id: 'customers',
      title: 'customers',
      files: [{ name: 'report.pdf', change: 'replaced', fileId: OLD, newFileId: NEW }],
    },
  ]);
});

it('names the current version, however many there were between', async () => {
  const between = OLD.replace('7', '8');
  const [item] = await test.table.getMany([evidenceKey('alpha', OLD)]);
  if (!item) throw new Error('the file has an earlier version');
  const { version: _row, ...file } = evidenceFiles.read(item);
  await test.table.write(
    { put: evidenceFiles.row('alpha', { ...file, supersededBy: between }) },
    { put: evidenceFiles.row('alpha', { ...file, id: between, supersededBy: NEW }) },
  );

  expect((await opened()).staleSections?.[0]?.files).toMatchObject([{ fileId: OLD, newFileId: NEW }]);
});

it('names none while the newer version is being indexed', async () => {
  const [item] = await test.table.getMany([fileKey('alpha', NEW)]);
  if (!item) throw new Error('the tenant has a file');
  const file = files.read(item);
  await test.table.write({ put: files.row('alpha', { ...file, status: 'InProgress' }, file.version) });

  expect((await opened()).staleSections).toEqual([]);
});

it('rewrites only these, from the current version', async () => {
  const row = dataOf<RunRow>(await ask(test, 'runs.rewriteStale', owner, { params }));

  expect(row.sections.map(({ id, state }) => [id, state])).toEqual([
    ['customers', 'Waiting'],
    ['history', 'Done'],
  ]);
  expect(row.inputs).toEqual({ workbook: { fileId: NEW } });
  expect(test.started).toHaveLength(1);
});

it('is refused if every source is current', async () => {
  await writeReport(1, [sectionOf('history', '9', 1)], [reference(1, NEW)]);

  expect((await ask(test, 'runs.rewriteStale', owner, { params })).json?.code).toBe('stale');
});

it('compares with its earlier state, and explains why a figure differs', async () => {
  const [item] = await test.table.getMany([runRowKey('alpha', runId)]);
  if (!item) throw new Error('the tenant has a run');
  const run = runs.read(item);
  await test.table.write({ put: runs.row('alpha', { ...run, reported: 2, reportedBefore: 1 }, run.version) });
  await writeReport(2, [sectionOf('customers', '1,250', 1), sectionOf('history', '9', 1)], [reference(1, NEW)]);

  const compared = await ask(test, 'runs.compare', owner, { params, query: { with: runId } });

  expect(dataOf<Comparison>(compared).figures).toMatchObject([
    { before: '1,000', after: '1,250', change: 25, cause: 'newVersion' },
  ]);
});

it.each([
  ['1,250', true],
  ['1,000', false],
])('tells on its shared page whether figures changed if the newer version states %s: %s', async (revenue, hasMoved) => {
  const { files } = test.kernel.ports;
  for (const [id, figure] of [
    [OLD, '1,000'],
    [NEW, revenue],
  ] as const) {
    const line = JSON.stringify({ kind: 'text', text: `Revenue ${figure}`, locator: { page: 1 } });
    await files.write(segmentsKey('alpha', id), new TextEncoder().encode(line), 'application/json');
  }
  const made = await ask(test, 'runs.share', owner, { params, body: { expiresInDays: 1 } });
  const { token } = dataOf<{ token: string }>(made);

  const { html } = dataOf<{ html: string }>(await ask(test, 'runs.openShare', undefined, { body: { token } }));

  expect(/Figures changed since|이후 수치 변경|以後に数値変更/.test(html)).toBe(hasMoved);
});
