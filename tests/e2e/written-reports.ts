// Reports of the sample workspace, written as rows and files of the stage: no analysis has to run. Together they have
// every kind of block and chart, and a table wider than the pane.
import { join } from 'node:path';
import { dirFiles } from '#functions/adapters/local/dir-files.ts';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import { systemClock } from '#functions/adapters/node/clock.ts';
import { secureRandom } from '#functions/adapters/node/random.ts';
import { newRunId } from '#functions/domain/ids.ts';
import { keep, names } from '#functions/domain/runs/stored.ts';
import { files, readFileItems } from '#functions/store/files.ts';
import { runs } from '#functions/store/runs.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';
import { finishedRun } from '../helpers/finished-run.ts';
import { sampleReport } from '../helpers/sample-report.ts';

const TENANT = 'hanbit';
const OF_FIGURES: readonly Block['kind'][] = ['figures', 'table', 'chart', 'matrix'];

const FORECAST: Block = {
  kind: 'table',
  caption: '영업 가정',
  columns: [
    { label: '항목' },
    ...[...Array(10).keys()].map((n) => ({ label: `${2026 + n}년 추정`, unit: '백만원', numeric: true })),
  ],
  rows: ['매출액', '매출원가', '세후영업이익', '순운전자본 증감'].map((label, i) => [
    { text: label },
    ...[...Array(10).keys()].map((n) => ({ text: `${i + 1},${384 + n},512`, refs: [1], check: 'verified' as const })),
  ]),
};

const withFigures = (report: Report): Report => ({
  ...report,
  sections: report.sections.map(({ blocks, ...section }, i) => ({
    ...section,
    blocks: [...(i === 0 ? [FORECAST] : []), ...blocks.filter(({ kind }) => OF_FIGURES.includes(kind))],
  })),
});

/** Returns the ids of a text report and a report of figures. */
export const writeReports = async (folder: string, projectId: string): Promise<readonly string[]> => {
  const table = sqliteTable(join(folder, 'table.sqlite'));
  const store = dirFiles({ root: join(folder, 'files'), secret: 'only writes', baseUrl: '' });
  const [cited] = (await readFileItems(table, TENANT, projectId)).map(files.read);
  const plain = sampleReport('ko');
  const references = plain.references.map((reference) => ({ ...reference, fileId: cited?.id }));
  const text = { ...plain, references };
  const write = async (type: 'CompanyProfiling' | 'DCF', report: Report) => {
    const id = newRunId({ clock: systemClock, random: secureRandom }, projectId);
    const sections = report.sections.map(({ id, title }) => ({ id, title, state: 'Done' as const, written: 1 }));
    const planned = sections.map(({ id, title }) => ({ id, title, on: true }));
    const run = finishedRun({
      ...{ id, projectId, type, sections, name: report.title, organisation: report.organisation, language: 'ko' },
      plan: { sections: planned, sources: [], credits: 1, seconds: 15 },
      fileType: type === 'DCF' ? 'xlsx' : 'doc',
    });
    await keep(store, { tenant: TENANT, runId: id }, names.report(1), report);
    await table.write({ put: runs.row(TENANT, run) });
    return id;
  };
  const ids = [await write('CompanyProfiling', text), await write('DCF', withFigures(text))];
  table.close();
  return ids;
};
