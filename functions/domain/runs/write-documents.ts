// Writes the documents of a report: Word, PDF, PowerPoint and Excel, one at a time, because each holds a whole document
// in memory.

import { evaluate } from '#shared/finance/workbook/evaluate.ts';
import type { Workbook } from '#shared/finance/workbook/workbook.ts';
import type { Report } from '#shared/report/report.ts';
import type { ExportOptions } from '../../export/options.ts';
import type { Files } from '../../ports/files.ts';
import type { Fonts } from '../../ports/fonts.ts';
import type { Table } from '../../ports/table.ts';
import { runKey } from '../../store/file-keys.ts';
import type { RunRecord } from '../../store/runs.ts';
import { readWordTemplate } from '../../store/word-templates.ts';
import { referenceLink } from '../questions/export.ts';
import { workbookOf } from './report.ts';
import { names } from './stored.ts';

/** The Excel file of a run: its calculation with live formulas if there is one, else the tables of the report. */
type Given = Pick<ExportOptions, 'exportedAt' | 'linkTo'> & { readonly app: string };

const xlsxOf = async (workbook: Workbook | undefined, report: Report, given: Given): Promise<Uint8Array> => {
  const { language } = report;
  if (!workbook) {
    const { reportXlsx } = await import('../../export/xlsx/report-xlsx.ts');
    return reportXlsx(report, given);
  }
  const { modelXlsx } = await import('../../export/xlsx/model-xlsx.ts');
  return modelXlsx({ workbook, values: evaluate(workbook), language, exportedAt: given.exportedAt, app: given.app });
};

export const DOCUMENT_TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type Extension = keyof typeof DOCUMENT_TYPES;

type Ports = {
  readonly table: Pick<Table, 'getMany'>;
  readonly files: Pick<Files, 'readAll' | 'write'>;
  readonly fonts: Fonts;
  readonly clock: { now(): number };
};
type Document = {
  readonly tenant: string;
  readonly run: RunRecord;
  readonly report: Report;
  readonly attempt: number;
  /** Identifies the version of the attempt's report; `undefined` for the first. */
  readonly stamp?: string | undefined;
};

export const documentKey = (
  { tenant, run, attempt, stamp }: Omit<Document, 'report'>,
  extension: Extension,
): ReturnType<typeof runKey> =>
  runKey(tenant, run.id, names.document(attempt, stamp ? `${stamp}.${extension}` : extension));

export const writeDocuments = async (
  ports: Ports,
  document: Document,
  wanted: readonly Extension[],
): Promise<number> => {
  const { tenant, run, report } = document;
  const write = (extension: Extension, bytes: Uint8Array) =>
    ports.files.write(documentKey(document, extension), bytes, DOCUMENT_TYPES[extension]);
  const exportedAt = new Date(ports.clock.now()).toISOString();
  const options = { exportedAt, linkTo: referenceLink(run.app), fonts: await ports.fonts.load() };
  const has = (extension: Extension) => wanted.includes(extension);
  // Each writer is imported only when needed.
  if (has('pdf')) {
    const { pdfOf } = await import('../../export/pdf/pdf-of.ts');
    await write('pdf', await pdfOf(report, options));
  }
  if (has('docx')) {
    const { docxOf } = await import('../../export/docx/docx-of.ts');
    const house = (await readWordTemplate(ports.table, tenant))?.style;
    await write('docx', await docxOf(report, { ...options, house }));
  }
  if (has('pptx')) {
    const { pptxOf } = await import('../../export/pptx/pptx-of.ts');
    await write('pptx', await pptxOf(report));
  }
  if (has('xlsx')) {
    const workbook = await workbookOf(ports.files, tenant, run);
    await write('xlsx', await xlsxOf(workbook, report, { ...options, app: run.app }));
  }
  return wanted.length;
};
