// The finished documents of a run: written once when it ended, handed out by address; each time is noted.
import { AppError } from '#shared/contract/errors.ts';
import { EXPORT_FORMATS } from '#shared/model/analysis.ts';
import { exportName } from '../../export/export-name.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import { FileMissing, type Files } from '../../ports/files.ts';
import type { Table } from '../../ports/table.ts';
import { noteExport } from '../../store/exports.ts';
import { runKey } from '../../store/file-keys.ts';
import { nameOf } from '../../store/members.ts';
import type { RunRecord } from '../../store/runs.ts';
import type { Caller } from '../caller.ts';
import { names } from './stored.ts';

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;
type Extension = keyof typeof TYPES;

const EXTENSIONS: Readonly<Record<string, Extension>> = {
  [EXPORT_FORMATS.excel]: 'xlsx',
  [EXPORT_FORMATS.word]: 'docx',
  [EXPORT_FORMATS.pdf]: 'pdf',
  [EXPORT_FORMATS.powerpoint]: 'pptx',
};

type Ports = {
  readonly table: Pick<Table, 'write'>;
  readonly files: Pick<Files, 'stat' | 'downloadUrl' | 'readAll'>;
  readonly clock: Clock;
  readonly random: Random;
};

const place = (tenant: string, run: RunRecord, extension: Extension) => {
  if (run.reported === 0) throw new AppError('notFound');
  return runKey(tenant, run.id, names.document(run.reported, extension));
};

const filenameOf = (run: RunRecord, extension: Extension): string =>
  exportName({ title: run.name, language: run.language, extension, exportedAt: run.endedAt ?? run.createdAt });

const noted = async (ports: Ports, caller: Caller, run: RunRecord): Promise<void> => {
  const by = { id: caller.userId, name: nameOf(caller.member) };
  await ports.table.write(
    noteExport(ports, caller.tenant, { about: run.id, projectId: run.projectId, name: run.name, by }),
  );
};

export const downloadOf = async (ports: Ports, caller: Caller, run: RunRecord, format: string) => {
  const extension = EXTENSIONS[format] ?? 'docx';
  const key = place(caller.tenant, run, extension);
  if (!(await ports.files.stat(key))) throw new AppError('notFound');
  const filename = filenameOf(run, extension);
  const url = await ports.files.downloadUrl({
    key,
    filename,
    contentType: TYPES[extension],
    disposition: 'attachment',
  });
  await noted(ports, caller, run);
  return { url, filename };
};

export const wordOf = async (ports: Ports, caller: Caller, run: RunRecord) => {
  try {
    const bytes = await ports.files.readAll(place(caller.tenant, run, 'docx'));
    await noted(ports, caller, run);
    return { bytes, filename: filenameOf(run, 'docx') };
  } catch (error) {
    throw error instanceof FileMissing ? new AppError('notFound') : error;
  }
};
