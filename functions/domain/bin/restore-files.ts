// Restores files from the bin: into their folder if it still exists, under a free name, and indexes them again.
import { AppError } from '#shared/contract/errors.ts';
import type { Write } from '../../ports/table.ts';
import { type BinRecord, readBin } from '../../store/bin.ts';
import { type FileRecord, files, type PlainFile } from '../../store/files.ts';
import { folderKey, readFolders } from '../../store/folders.ts';
import { bytesPlace, nameIndexKey, namePlace, setNameEntry } from '../../store/name-index.ts';
import { workspaceKey } from '../../store/workspaces.ts';
import { fileNamed } from '../files/folders/name-owner.ts';
import { treeOf } from '../files/folders/tree.ts';
import { freeName } from '../files/free-name.ts';
import { startIndexing, withAttempt } from '../files/indexing.ts';
import { retryWrite } from '../files/retry-write.ts';
import { without } from './erase.ts';
import type { BinPorts } from './kind.ts';

type Place = { readonly tenant: string; readonly projectId: string };

/** Removes the drive origin: the drive no longer tracks a file deleted here, so it becomes a file of the workspace. */
const placed = ({ folderId, origin, ...file }: PlainFile, isFolderThere: boolean): PlainFile => ({
  ...file,
  ...(folderId && isFolderThere ? { folderId } : {}),
});

const nameIn = async ({ table }: BinPorts, { tenant, projectId }: Place, { folderId, filename }: PlainFile) => {
  const holder = async (name: string) => (await fileNamed(table, { tenant, projectId, folderId, name })).file?.id;
  const name = await freeName(filename, holder);
  if (name === undefined) throw new AppError('nameExists');
  return name;
};

const hintsFor = async ({ table }: BinPorts, { tenant, projectId }: Place, file: PlainFile): Promise<Write[]> => {
  const { id: of, folderId, filename, checksum } = file;
  const name = namePlace('file', { folderId, name: filename });
  const bytes = checksum ? bytesPlace(checksum) : undefined;
  const places = bytes ? [name, bytes] : [name];
  const items = await table.getMany(places.map((place) => nameIndexKey(tenant, projectId, place)));
  return places.map((place, i) => setNameEntry(tenant, { projectId, place, of }, items[i]));
};

const tryToRestore = async (ports: BinPorts, place: Place, id: string): Promise<FileRecord> => {
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
    { add: workspaceKey(tenant, projectId), field: 'fileCount', by: 1 },
    without(tenant, row, new Set([id])),
    ...(await hintsFor(ports, place, next)),
    ...folder,
  );
  return files.read(files.row(tenant, next));
};

/** Throws fileNotFound for an id that is not in the bin of this workspace. */
export const restoreFiles = async (ports: BinPorts, place: Place, ids: readonly string[]): Promise<FileRecord[]> => {
  const restored: FileRecord[] = [];
  for (const id of new Set(ids)) {
    const file = await retryWrite(ports.clock, () => tryToRestore(ports, place, id));
    await startIndexing(ports.workflows, place.tenant, [file]);
    restored.push(file);
  }
  return restored;
};
