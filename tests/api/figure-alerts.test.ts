// A new version of a file that a shared report cites causes an email to the report's author with the changed figures.
import { beforeEach, expect, it } from 'vitest';
import { segmentLines } from '#functions/documents/derived/segments.ts';
import { alertChanges } from '#functions/domain/runs/alert-changes.ts';
import { runKey, segmentsKey } from '#functions/store/file-keys.ts';
import { memberKey, members } from '#functions/store/members.ts';
import { runRowKey, runs } from '#functions/store/runs.ts';
import { ACCESS, STATUS } from '#shared/model/enums.ts';
import type { Segment } from '#shared/model/file.ts';
import type { Activity } from '#shared/model/run.ts';
import { owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { runIdOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

const projectId = workspaceIdOf('alpha', ACCESS.all);
const runId = runIdOf(projectId);
const [OLD, NEW] = ['1', '2'].map((n) => `${projectId.replace('prj_', 'fil_')}_${n.padStart(16, '0')}`);
const AT = '2026-11-21T00:00:00.000Z';
const FILE = {
  id: NEW ?? '',
  projectId,
  filename: 'report.pdf',
  uploadedBy: { id: 'owner', name: 'Owner' },
  updatedAt: AT,
  earlier: [OLD ?? ''],
};

const row = (...cells: string[]): Segment => ({ kind: 'row', text: cells.join('\t'), cells, locator: { page: 1 } });

let test: TestKernel;
beforeEach(async () => {
  test = await populated();
  const { files } = test.kernel.ports;
  const key = runKey('alpha', runId, 'report.1.json');
  const report = JSON.parse(new TextDecoder().decode(await files.readAll(key)));
  const reference = { n: 1, source: 'FILES', title: 'report.pdf', locator: { page: 1 }, fileId: OLD };
  const references = [{ ...reference, quote: 'Revenue\t438,512', retrievedAt: AT }];
  const text = JSON.stringify({ ...report, references });
  await files.write(key, new TextEncoder().encode(text), 'application/json');
});

const uploaded = async (before: Segment, after: Segment) => {
  const { ports } = test.kernel;
  await ports.files.write(segmentsKey('alpha', OLD ?? ''), segmentLines([before]), 'application/x-ndjson');
  await ports.files.write(segmentsKey('alpha', NEW ?? ''), segmentLines([after]), 'application/x-ndjson');
  await alertChanges(ports, 'alpha', FILE);
  const input = { query: { projectId, type: 'figures' } };
  return dataOf<{ rows: Activity[] }>(await ask(test, 'runs.activities', owner, input)).rows;
};

it('adds an activity to the workspace and sends an email with the figures', async () => {
  const rows = await uploaded(row('Revenue', '438,512'), row('Revenue', '441,020'));

  expect(rows).toMatchObject([{ id: runId, type: 'figures', name: expect.stringContaining('report.pdf') }]);
  expect(test.emails).toHaveLength(1);
  expect(test.emails[0]?.text).toContain('Revenue: 438,512 → 441,020');
});

it('sends no email to a person who no longer sees the workspace', async () => {
  const { table } = test.kernel.ports;
  const [run, maker] = await table.getMany([runRowKey('alpha', runId), memberKey('alpha', 'member')]);
  if (!run || !maker) throw new Error('the tenant has a run and a member');
  await table.write(
    { put: runs.row('alpha', { ...runs.read(run), createdBy: { id: 'member', name: 'member' } }) },
    { put: members.row('alpha', { ...members.read(maker), status: STATUS.inactive }) },
  );

  const rows = await uploaded(row('Revenue', '438,512'), row('Revenue', '441,020'));

  expect(rows).toHaveLength(1);
  expect(test.emails).toEqual([]);
});

it('sends nothing if the cited figures are the same', async () => {
  expect(await uploaded(row('Revenue', '438,512'), row('Revenue', '438,512'))).toEqual([]);
  expect(test.emails).toEqual([]);
});
