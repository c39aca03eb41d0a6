// Creates a checklist from an upload, a file of the workspace, a template or pasted text. Nothing is stored unless it
// was parsed.
import { AppError } from '#shared/contract/errors.ts';
import type { Checklist } from '#shared/model/checklist.ts';
import type { Reading } from '#shared/model/checklist-reading.ts';
import { CHECKLIST, type ChecklistTemplate } from '#shared/model/checklist-words.ts';
import type { Language } from '#shared/model/enums.ts';
import { UPLOAD } from '#shared/model/upload.ts';
import { stemOf } from '../../checklists/names.ts';
import type { ListRead } from '../../checklists/read/read-list.ts';
import { templateFile } from '../../checklists/templates/template.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import { FileMissing, type Files } from '../../ports/files.ts';
import type { Table } from '../../ports/table.ts';
import type { Workbooks } from '../../ports/workbooks.ts';
import { checklists, withCounts, writeRows } from '../../store/checklists.ts';
import { uploadKey } from '../../store/file-keys.ts';
import { nameOf } from '../../store/members.ts';
import { workspaceKey } from '../../store/workspaces.ts';
import type { Caller, FilePart, ResolvedEntities } from '../caller.ts';
import { newChecklistId } from '../ids.ts';
import { knownLayout } from './layouts.ts';
import { newRow } from './new-rows.ts';
import { keepReading, originalKey, readBytes } from './reading.ts';
import { checklistView } from './view.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly files: Pick<Files, 'readAll' | 'write'>;
  readonly workbooks: Workbooks;
  readonly clock: Clock;
  readonly random: Random;
};
type Wanted = {
  readonly projectId: string;
  readonly name?: string | undefined;
  readonly fileId?: string | undefined;
  readonly template?: ChecklistTemplate | undefined;
  readonly text?: string | undefined;
  readonly part?: FilePart | undefined;
  readonly language: Language;
};
type Given = { readonly filename: string; readonly bytes: Uint8Array };

const bytesOfFile = async ({ files }: Ports, caller: Caller, { files: found }: ResolvedEntities): Promise<Given> => {
  const [file] = found;
  if (!file) throw new AppError('fileNotFound');
  if (file.size > UPLOAD.maxBytes) throw new AppError('listTooLong');
  try {
    return { filename: file.filename, bytes: await files.readAll(uploadKey(caller.tenant, file.id)) };
  } catch (error) {
    throw error instanceof FileMissing ? new AppError('fileNotFound') : error;
  }
};

const givenBy = async (ports: Ports, caller: Caller, found: ResolvedEntities, wanted: Wanted): Promise<Given> => {
  const { part, template, text } = wanted;
  if (part) return { filename: part.filename, bytes: part.bytes };
  if (wanted.fileId) return bytesOfFile(ports, caller, found);
  if (template) return templateFile(template);
  if (text?.trim()) return { filename: `${wanted.name ?? 'list'}.txt`, bytes: new TextEncoder().encode(text) };
  throw new AppError('badInput', { field: 'file' });
};

/** Parses the list automatically, or as a list of the same layout was corrected before. */
const readGiven = async (ports: Ports, tenant: string, id: string, given: Given): Promise<ListRead> => {
  const source = (key: string) => ({ key, filename: given.filename, bytes: async () => given.bytes });
  const read = await readBytes(ports.workbooks, source(id));
  const known = await knownLayout(ports.table, tenant, read.layout);
  if (!known) return read;
  const again = await readBytes(ports.workbooks, source(`${id} again`), known).catch(() => read);
  if (again === read) return read;
  const warnings: Reading['warnings'] = [...again.reading.warnings, { code: 'knownLayout' }];
  return { ...again, layout: read.layout, reading: { ...again.reading, warnings } };
};

export const createChecklist = async (
  ports: Ports,
  { caller, found }: { readonly caller: Caller; readonly found: ResolvedEntities },
  wanted: Wanted,
): Promise<Checklist> => {
  const { tenant, userId, member } = caller;
  const id = newChecklistId(ports, wanted.projectId);
  const given = await givenBy(ports, caller, found, wanted);
  const read = await readGiven(ports, tenant, id, given);
  if (read.rows.length > CHECKLIST.maxRows) throw new AppError('listTooLong');
  const generation = 1;
  const rows = read.rows.map((row, n) => newRow({ checklistId: id, generation }, n + 1, row));
  await Promise.all([
    ports.files.write(originalKey(tenant, id), given.bytes, 'application/octet-stream'),
    keepReading(ports.files, tenant, { id, generation }, read.reading),
    writeRows(ports.table, tenant, rows),
  ]);
  const row = checklists.row(tenant, {
    id,
    projectId: wanted.projectId,
    name: wanted.name ?? stemOf(given.filename),
    filename: given.filename,
    format: read.format,
    ...(wanted.template ? { template: wanted.template } : {}),
    language: wanted.language,
    generation,
    count: rows.length,
    createdBy: { id: userId, name: nameOf(member) },
    createdAt: new Date(ports.clock.now()).toISOString(),
    ...withCounts(rows),
  });
  await ports.table.write(
    { put: row, if: 'absent', about: id },
    { check: workspaceKey(tenant, wanted.projectId), if: 'present' },
  );
  return checklistView(checklists.read(row), read.reading, undefined);
};
