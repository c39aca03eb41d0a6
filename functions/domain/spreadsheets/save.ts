// Saves the draft as a new version of the file; concurrent changes by others carry over to it. Discarding deletes the
// draft.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Table } from '../../ports/table.ts';
import type { Workbooks } from '../../ports/workbooks.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { evidenceFiles, evidenceKey, type FileRecord } from '../../store/files.ts';
import { putDraft, readDraft, versionOf } from '../../store/spreadsheets.ts';
import type { Caller } from '../caller.ts';
import { storeParts } from '../files/finish.ts';
import { fileNamed } from '../files/folders/name-owner.ts';
import { freeName } from '../files/free-name.ts';
import { requireCurrent, staleSince } from './edit.ts';
import { savedName } from './saved-name.ts';
import { askWorkbook } from './workbook.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly files: Pick<Files, 'readAll' | 'write' | 'remove' | 'abortParts'>;
  readonly workbooks: Workbooks;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Clock;
  readonly random: Random;
};

type DraftPorts = Pick<Ports, 'table' | 'clock' | 'random'> & { readonly files: Pick<Files, 'write' | 'remove'> };

/** `undefined` if somebody changed the draft since; their changes stay. */
const emptyDraft = (ports: DraftPorts, tenant: string, file: FileRecord): Promise<FileRecord | undefined> => {
  const at = new Date(ports.clock.now()).toISOString();
  return putDraft(ports, tenant, file, { version: versionOf(file) + 1, cells: [], at });
};

/** An .xls saved as .xlsx must not become a version of another file. */
const nameFor = async ({ table }: Ports, tenant: string, file: FileRecord): Promise<string> => {
  const { projectId, folderId, filename } = file;
  const wanted = savedName(filename);
  if (wanted === filename) return wanted;
  const holder = async (name: string) => (await fileNamed(table, { tenant, projectId, folderId, name })).file?.id;
  const name = await freeName(wanted, holder);
  if (name === undefined) throw new AppError('nameExists');
  return name;
};

/** Changes made by others during the save go into the draft of the new version. */
const carryOver = async (ports: Ports, tenant: string, old: FileRecord, saved: FileRecord): Promise<FileRecord> => {
  const [item] = await ports.table.getMany([evidenceKey(tenant, old.id)]);
  const last = item && evidenceFiles.read(item);
  const drafted = last && versionOf(last) > versionOf(old) ? await readDraft(ports.files, tenant, last) : undefined;
  const cells = drafted?.cells.filter(({ version }) => version > versionOf(old)) ?? [];
  if (cells.length === 0) return saved;
  const at = new Date(ports.clock.now()).toISOString();
  const own = cells.map((cell) => ({ ...cell, version: 1 }));
  return (await putDraft(ports, tenant, saved, { version: 1, cells: own, at })) ?? saved;
};

export const saveSpreadsheet = async (
  ports: Ports,
  caller: Caller,
  file: FileRecord,
  version: number,
): Promise<FileRecord> => {
  requireCurrent(file);
  const { tenant } = caller;
  const draft = await readDraft(ports.files, tenant, file);
  if (version !== draft.version) throw staleSince(draft, version);
  if (draft.cells.length === 0) return file;
  const bytes = await askWorkbook(ports, { tenant, file }, 'save', { draft });
  const filename = await nameFor(ports, tenant, file);
  const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const { projectId, folderId } = file;
  const [saved] = await storeParts(ports, caller, { projectId, folderId }, [{ filename, contentType, bytes }]);
  if (!saved) throw new AppError('unexpected');
  // The saved bytes may equal those of the current file.
  if (saved.id === file.id) return (await emptyDraft(ports, tenant, file)) ?? saved;
  if (filename === file.filename) return carryOver(ports, tenant, file, saved);
  await emptyDraft(ports, tenant, file);
  return saved;
};

export const discardDraft = async (ports: DraftPorts, tenant: string, file: FileRecord): Promise<FileRecord> => {
  requireCurrent(file);
  if (!file.draft?.cells) return file;
  const emptied = await emptyDraft(ports, tenant, file);
  if (!emptied) throw new AppError('stale');
  return emptied;
};
