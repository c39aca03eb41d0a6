// Adds an uploaded file to its workspace: as a new file, or as a new version of the one with its name.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Item, Table, Write } from '../../ports/table.ts';
import {
  addFile,
  evidenceFiles,
  type FileRecord,
  fileKey,
  files,
  type PlainFile,
  storedBytes,
} from '../../store/files.ts';
import { folderKey } from '../../store/folders.ts';
import { bytesPlace, nameIndex, nameIndexKey, namePlace, setNameEntry } from '../../store/name-index.ts';
import { fileNamed } from './folders/name-owner.ts';
import { withDeadline } from './indexing.ts';
import { retryWrite } from './retry-write.ts';

type Ports = { readonly table: Pick<Table, 'getMany' | 'write'>; readonly clock: Pick<Clock, 'now' | 'sleep'> };

/** Rows that may conflict with a new file. */
type Around = {
  /** The file's own row, if it has already been added. */
  readonly self: FileRecord | undefined;
  readonly named: FileRecord | undefined;
  readonly nameHint: Item | undefined;
  readonly twin: FileRecord | undefined;
  readonly bytesHint: Item | undefined;
};

/** Another file of the workspace with the same bytes, and the current hint. */
export const fileWithBytes = async (
  table: Pick<Table, 'getMany'>,
  {
    tenant,
    projectId,
    checksum,
  }: { readonly tenant: string; readonly projectId: string; readonly checksum: string | undefined },
) => {
  if (!checksum) return { hint: undefined, file: undefined };
  const [hint] = await table.getMany([nameIndexKey(tenant, projectId, bytesPlace(checksum))]);
  const [item] = hint ? await table.getMany([fileKey(tenant, nameIndex.read(hint).of)]) : [];
  const file = item && files.read(item);
  return { hint, file: file?.checksum === checksum ? file : undefined };
};

const lookAround = async ({ table }: Ports, tenant: string, file: PlainFile): Promise<Around> => {
  const { projectId, folderId, filename, checksum } = file;
  const [named, twin, [self]] = await Promise.all([
    fileNamed(table, { tenant, projectId, folderId, name: filename }),
    fileWithBytes(table, { tenant, projectId, checksum }),
    table.getMany([fileKey(tenant, file.id)]),
  ]);
  return {
    self: self && files.read(self),
    named: named.file,
    nameHint: named.hint,
    twin: twin.file,
    bytesHint: twin.hint,
  };
};

/** The earlier version opens for old answers but is no longer searched. */
export const supersede = (tenant: string, before: FileRecord, by: string, now: string): Write[] => {
  const { deadline, progress, secondsLeft, version, ...rest } = before;
  const row = evidenceFiles.row(tenant, { ...rest, supersededBy: by, updatedAt: now });
  return [
    { remove: fileKey(tenant, before.id), if: { version } },
    { put: row, if: 'absent' },
  ];
};

const entering = (file: PlainFile, { named, twin }: Around, now: number): PlainFile => {
  const { uploadId, partChecksums, ...rest } = file;
  return {
    ...withDeadline(rest, now),
    ...(named
      ? { contentVersion: (named.contentVersion ?? 1) + 1, earlier: [named.id, ...(named.earlier ?? [])] }
      : {}),
    ...(twin && twin.id !== named?.id ? { duplicateOf: twin.id } : {}),
    ...(named?.audience ? { audience: named.audience } : {}),
    // A version that a person made of a drive file is replaced by the drive's next version.
    ...(named?.origin && !file.origin ? { origin: named.origin } : {}),
  };
};

type Entry = {
  /** Written only if the file is new. */
  readonly also?: readonly Write[];
  /** True if the bytes already count towards storage. */
  readonly isCounted?: boolean;
};

const writesOf = (tenant: string, file: PlainFile, around: Around): Write[] => {
  const { projectId, folderId, filename, checksum } = file;
  const { named, nameHint, twin, bytesHint } = around;
  const at = (place: string) => ({ projectId, place, of: file.id });
  const hinted: Write[] = [setNameEntry(tenant, at(namePlace('file', { folderId, name: filename })), nameHint)];
  if (checksum && !file.duplicateOf && !(twin && twin.id !== named?.id))
    hinted.push(setNameEntry(tenant, at(bytesPlace(checksum)), bytesHint));
  const entry: Write[] = named
    ? [
        { put: files.row(tenant, file), if: 'absent', about: file.id },
        ...supersede(tenant, named, file.id, file.updatedAt),
      ]
    : addFile(tenant, file);
  const folder: Write[] = folderId ? [{ check: folderKey(tenant, folderId), if: 'present' }] : [];
  return [...entry, ...hinted, ...folder];
};

export type Placed = { readonly file: FileRecord; readonly is: 'new' | 'there' | 'same' };

const tryToCommit = async (
  ports: Ports,
  tenant: string,
  file: PlainFile,
  { also = [], isCounted }: Entry,
): Promise<Placed> => {
  const around = await lookAround(ports, tenant, file);
  const { self, named } = around;
  if (self) return { file: self, is: 'there' };
  if (named?.checksum && named.checksum === file.checksum) return { file: named, is: 'same' };
  const next = entering(file, around, ports.clock.now());
  const stored = isCounted ? [] : [storedBytes(tenant, next.size)];
  await ports.table.write(...writesOf(tenant, next, around), ...stored, ...also);
  return { file: files.read(files.row(tenant, next)), is: 'new' };
};

const requireFolder = async ({ table }: Ports, tenant: string, { folderId }: PlainFile) => {
  if (!folderId) return;
  const [folder] = await table.getMany([folderKey(tenant, folderId)]);
  if (!folder) throw new AppError('notFound');
};

/** `same`: the file with this name has the same bytes, so nothing was added. */
export const commitFile = (ports: Ports, tenant: string, file: PlainFile, entry: Entry = {}): Promise<Placed> =>
  retryWrite(
    ports.clock,
    () => tryToCommit(ports, tenant, file, entry),
    () => requireFolder(ports, tenant, file),
  );
