// Writes the documents of a run's report: Word, PDF, PowerPoint and Excel.
import { Report } from '#shared/report/report.ts';
import { Attempt, OVER, runUnderWay, tell } from '../../domain/runs/at-work.ts';
import { workbookOf } from '../../domain/runs/report.ts';
import { names, readStored } from '../../domain/runs/stored.ts';
import { referenceLink } from '../../domain/searches/export.ts';
import type { Ports } from '../../ports/ports.ts';
import { runKey } from '../../store/file-keys.ts';
import type { RunRecord } from '../../store/runs.ts';
import { readWordTemplate } from '../../store/word-templates.ts';
import { task } from '../task.ts';
import { xlsxOf } from './workbook.ts';

const TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const render = async (ports: Ports, at: Attempt, run: RunRecord, report: Report) => {
  const write = (extension: keyof typeof TYPES, bytes: Uint8Array) =>
    ports.files.write(runKey(at.tenant, at.runId, names.document(at.attempt, extension)), bytes, TYPES[extension]);
  const fonts = await ports.fonts.load();
  const exportedAt = new Date(ports.clock.now()).toISOString();
  const options = { exportedAt, linkTo: referenceLink(run.app), fonts };
  // One after another, each writer loaded when it is its turn: each holds a whole document in memory.
  const { pagedPdf } = await import('../../export/pdf/pdf-of.ts');
  const { bytes, pages } = await pagedPdf(report, options);
  await write('pdf', bytes);
  const { docxOf } = await import('../../export/docx/docx-of.ts');
  const template = await readWordTemplate(ports.table, at.tenant);
  await write('docx', await docxOf(report, { ...options, pages, house: template?.style }));
  const { pptxOf } = await import('../../export/pptx/pptx-of.ts');
  await write('pptx', await pptxOf(report));
  const workbook = await workbookOf(ports.files, at.tenant, run);
  await write('xlsx', await xlsxOf(workbook, report, { ...options, app: run.app }));
  return 4;
};

export const renderRun = task({
  input: Attempt,
  run: async (at, ports) => {
    const run = await runUnderWay(ports, at);
    if (!run) return OVER;
    const report = await readStored(ports.files, at, names.report(at.attempt), Report);
    if (!report) throw new Error('there is no report to be written');
    await tell(ports, at, { event: 'log', data: { code: 'rendering' } });
    return { documents: await render(ports, at, run, report) };
  },
});
