// Restoring from the bin: into its folder where that is still there, under a name that is free, and read again.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Table, Write } from '../../../ports/table.ts';
import type { Workflows } from '../../../ports/workflows.ts';
import { type BinRecord, readBin } from '../../../store/bin.ts';
import { type FileRecord, files, type PlainFile } from '../../../store/files.ts';
import { folderKey, readFolders } from '../../../store/folders.ts';
import { bytesPlace, hintKey, namePlace, setHint } from '../../../store/hints.ts';
import { projectKey } from '../../../store/projects.ts';
import { restoreChecklist } from '../../checklists/bin.ts';
import { restoreRun } from '../../runs/bin.ts';
import { fileNamed } from '../folders/claim.ts';
import { treeOf } from '../folders/tree.ts';
import { freeName } from '../free-name.ts';
import { startIndexing, withAttempt } from '../indexing.ts';
import { untilWritten } from '../until-written.ts';
import { demandDeletable, type InBin, withoutFiles } from './erase.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Clock;
};
type Place = { readonly tenant: string; readonly projectId: string };

/** A drive has forgotten what was deleted here: it comes back as a file of the workspace. */
const placed = ({ folderId, origin, ...file }: PlainFile, isFolderThere: boolean): PlainFile => ({
  ...file,
  ...(folderId && isFolderThere ? { folderId } : {}),
});

const nameIn = async ({ table }: Ports, { tenant, projectId }: Place, { folderId, filename }: PlainFile) => {
  const holder = async (name: string) => (await fileNamed(table, { tenant, projectId, folderId, name })).file?.id;
  const name = await freeName(filename, holder);
  if (name === undefined) throw new AppError('nameExists');
  return name;
};

const hintsFor = async ({ table }: Ports, { tenant, projectId }: Place, file: PlainFile): Promise<Write[]> => {
  const { id: of, folderId, filename, checksum } = file;
  const name = namePlace('file', { folderId, name: filename });
  const bytes = checksum ? bytesPlace(checksum) : undefined;
  const places = bytes ? [name, bytes] : [name];
  const items = await table.getMany(places.map((place) => hintKey(tenant, projectId, place)));
  return places.map((place, i) => setHint(tenant, { projectId, place, of }, items[i]));
};

const tryToRestore = async (ports: Ports, place: Place, id: string): Promise<FileRecord> => {
  const { tenant, projectId } = place;
  const [rows, folders] = await Promise.all([
    readBin(ports.table, tenant, projectId),
    readFolders(ports.table, tenant, projectId),
  ]);
  const row = rows.find((one: BinRecord) => one.files.some((file) => file.id === id));
  const binned = row?.files.find((file) => file.id === id);
  if (!row || !binned) throw new AppError('fileNotFound', { id });
  const file = placed(binned, treeOf(folders).live.has(binned.folderId ?? ''));
  const filename = await nameIn(ports, place, file);
  const next = withAttempt({ ...file, filename }, ports.clock.now());
  const folder: Write[] = next.folderId ? [{ check: folderKey(tenant, next.folderId), if: 'present' }] : [];
  await ports.table.write(
    { put: files.row(tenant, next), if: 'absent', about: id },
    { add: projectKey(tenant, projectId), field: 'fileCount', by: 1 },
    withoutFiles(tenant, row, new Set([id])),
    ...(await hintsFor(ports, place, next)),
    ...folder,
  );
  return files.read(files.row(tenant, next));
};

/** Throws fileNotFound for one that is in no bin of this workspace. */
export const restoreFiles = async (ports: Ports, place: Place, ids: readonly string[]): Promise<FileRecord[]> => {
  const restored: FileRecord[] = [];
  for (const id of new Set(ids)) {
    const file = await untilWritten(ports.clock, () => tryToRestore(ports, place, id));
    await startIndexing(ports.workflows, place.tenant, [file]);
    restored.push(file);
  }
  return restored;
};

/** Throws forbidden for an output or a checklist that the caller may not delete. */
export const restoreFromBin = async (ports: Ports, where: InBin, ids: readonly string[]): Promise<number> => {
  const { caller, projectId } = where;
  const { tenant } = caller;
  const wanted = new Set(ids);
  const rows = await readBin(ports.table, tenant, projectId);
  demandDeletable(where, rows, wanted);
  const whole = rows.flatMap((row) => {
    const id = (row.run ?? row.checklist)?.id;
    return id && wanted.delete(id) ? [row] : [];
  });
  for (const row of whole) await (row.run ? restoreRun : restoreChecklist)(ports.table, tenant, row);
  const files = await restoreFiles(ports, { tenant, projectId }, [...wanted]);
  return whole.length + files.length;
};
