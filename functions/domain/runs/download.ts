// Downloads the documents of a run: written when it ended, and again after edits or changed figures; each download is
// logged.
import { createHash } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import { EXPORT_FORMATS } from '#shared/model/analysis.ts';
import type { Report } from '#shared/report/report.ts';
import { withEdits } from '#shared/report/with-edits.ts';
import { exportName } from '../../export/export-name.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import { FileMissing } from '../../ports/files.ts';
import type { Fonts } from '../../ports/fonts.ts';
import type { Table } from '../../ports/table.ts';
import { noteExport } from '../../store/exports.ts';
import { nameOf } from '../../store/members.ts';
import { type EditRecord, editsOf } from '../../store/report-edits.ts';
import type { RunRecord } from '../../store/runs.ts';
import type { Caller } from '../caller.ts';
import { movedFiguresOf } from './moved-figures.ts';
import { reportOf } from './report.ts';
import { DOCUMENT_TYPES, documentKey, type Extension, writeDocuments } from './write-documents.ts';

const EXTENSIONS: Readonly<Record<string, Extension>> = {
  [EXPORT_FORMATS.excel]: 'xlsx',
  [EXPORT_FORMATS.word]: 'docx',
  [EXPORT_FORMATS.pdf]: 'pdf',
  [EXPORT_FORMATS.powerpoint]: 'pptx',
};

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly files: Pick<Files, 'stat' | 'downloadUrl' | 'readAll' | 'write'>;
  readonly fonts: Fonts;
  readonly clock: Clock;
  readonly random: Random;
};

/** Identifies one version of a document by its edits and changed figures. */
const stampOf = (edits: readonly EditRecord[], moved: Report['movedFigures']): string | undefined => {
  if (edits.length === 0 && !moved) return undefined;
  const { at: _moment, ...rest } = moved ?? {};
  const written = edits.map(({ id, sectionId, version }) => [sectionId, id, version]);
  return createHash('sha256')
    .update(JSON.stringify([written, rest]))
    .digest('hex')
    .slice(0, 12);
};

/** The key of the document that matches the current report, which is written if it is missing. */
const writtenDocument = async (ports: Ports, tenant: string, run: RunRecord, extension: Extension) => {
  if (run.reported === 0) throw new AppError('notFound');
  const first = { tenant, run, attempt: run.reported };
  const [edits, report] = await Promise.all([
    editsOf(ports.table, { tenant, runId: run.id }),
    reportOf(ports.files, tenant, run),
  ]);
  const movedFigures = await movedFiguresOf(ports, { tenant, projectId: run.projectId }, report);
  const document = { ...first, stamp: stampOf(edits, movedFigures) };
  const key = documentKey(document, extension);
  const written = { key, title: report.title };
  if (await ports.files.stat(key)) return written;
  if (!document.stamp) throw new AppError('notFound');
  const edited = { ...withEdits(report, edits), ...(movedFigures ? { movedFigures } : {}) };
  await writeDocuments(ports, { ...document, report: edited }, [extension]);
  return written;
};

/** Uses the document's own title, so that a teaser does not name the company here either. */
const filenameOf = (run: RunRecord, title: string, extension: Extension): string =>
  exportName({ title, language: run.language, extension, exportedAt: run.endedAt ?? run.createdAt });

const noted = async (ports: Ports, caller: Caller, run: RunRecord): Promise<void> => {
  const by = { id: caller.userId, name: nameOf(caller.member) };
  await ports.table.write(
    noteExport(ports, caller.tenant, { about: run.id, projectId: run.projectId, name: run.name, by }),
  );
};

export const downloadOf = async (ports: Ports, caller: Caller, run: RunRecord, format: string) => {
  const extension = EXTENSIONS[format] ?? 'docx';
  const { key, title } = await writtenDocument(ports, caller.tenant, run, extension);
  const filename = filenameOf(run, title, extension);
  const url = await ports.files.downloadUrl({
    key,
    filename,
    contentType: DOCUMENT_TYPES[extension],
    disposition: 'attachment',
  });
  await noted(ports, caller, run);
  return { url, filename };
};

export const wordOf = async (ports: Ports, caller: Caller, run: RunRecord) => {
  try {
    const { key, title } = await writtenDocument(ports, caller.tenant, run, 'docx');
    const bytes = await ports.files.readAll(key);
    await noted(ports, caller, run);
    return { bytes, filename: filenameOf(run, title, 'docx') };
  } catch (error) {
    throw error instanceof FileMissing ? new AppError('notFound') : error;
  }
};
