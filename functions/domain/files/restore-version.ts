// Restores an earlier version of a file: it and the current one swap places without copying bytes, and its text is
// indexed again.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Table, type Write, WriteConflict } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { evidenceFiles, evidenceKey, type FileRecord, fileKey, files, type PlainFile } from '../../store/files.ts';
import { bytesPlace, nameIndexKey, namePlace, setNameEntry } from '../../store/name-index.ts';
import { fileWithBytes, supersede } from './commit-file.ts';
import { startIndexing, withAttempt } from './indexing.ts';

export type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Pick<Clock, 'now'>;
};

/** Keeps the name, folder, audience and drive origin of the current version. */
const asCurrent = (current: FileRecord, earlier: FileRecord, now: number): PlainFile => {
  const { version, supersededBy, folderId, audience, origin, duplicateOf, draft, searchableSince, ...own } = earlier;
  const place = {
    ...(current.folderId ? { folderId: current.folderId } : {}),
    ...(current.audience ? { audience: current.audience } : {}),
    ...(current.origin ? { origin: current.origin } : {}),
  };
  const others = (current.earlier ?? []).filter((id) => id !== earlier.id);
  return {
    ...withAttempt({ ...own, ...place }, now),
    filename: current.filename,
    contentVersion: (current.contentVersion ?? 1) + 1,
    earlier: [current.id, ...others],
  };
};

/**
 * If another file has taken the bytes meanwhile, this file becomes its duplicate; otherwise the bytes point to this
 * file.
 */
const withBytes = async ({ table }: Ports, tenant: string, file: PlainFile) => {
  const { id: of, projectId, checksum } = file;
  const { hint, file: twin } = await fileWithBytes(table, { tenant, projectId, checksum });
  if (twin) return { next: { ...file, duplicateOf: twin.id }, hinted: [] };
  const hinted = checksum ? [setNameEntry(tenant, { projectId, place: bytesPlace(checksum), of }, hint)] : [];
  return { next: file, hinted };
};

const writesOf = async (ports: Ports, tenant: string, current: FileRecord, earlier: FileRecord, now: number) => {
  const { next, hinted } = await withBytes(ports, tenant, asCurrent(current, earlier, now));
  const { id: of, projectId, folderId, filename: name } = next;
  const place = namePlace('file', { folderId, name });
  const [hint] = await ports.table.getMany([nameIndexKey(tenant, projectId, place)]);
  const writes: Write[] = [
    { put: files.row(tenant, next), if: 'absent', about: of },
    { remove: evidenceKey(tenant, of), if: { version: earlier.version } },
    ...supersede(tenant, current, of, next.updatedAt),
    setNameEntry(tenant, { projectId, place, of }, hint),
    ...hinted,
  ];
  return { next, writes };
};

/** Throws badInput if the row is not an earlier version of this file, stale if the file changes at the same moment. */
export const restoreVersion = async (
  ports: Ports,
  tenant: string,
  { id: currentId }: Pick<FileRecord, 'id'>,
  id: string,
): Promise<FileRecord> => {
  const [currentItem, earlierItem] = await ports.table.getMany([fileKey(tenant, currentId), evidenceKey(tenant, id)]);
  const current = currentItem && files.read(currentItem);
  const earlier = earlierItem && evidenceFiles.read(earlierItem);
  if (!earlier || !current?.earlier?.includes(id)) throw new AppError('badInput', { field: 'version' });
  const { next, writes } = await writesOf(ports, tenant, current, earlier, ports.clock.now());
  try {
    await ports.table.write(...writes);
  } catch (error) {
    throw error instanceof WriteConflict ? new AppError('stale') : error;
  }
  await startIndexing(ports.workflows, tenant, [next]);
  return files.read(files.row(tenant, next));
};
