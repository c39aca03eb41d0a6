// Changes a file's name, folder or audience; never to a name that is taken. A renamed file is indexed again, because
// passages and citations carry its name.
import { AppError } from '#shared/contract/errors.ts';
import type { Audience } from '#shared/model/file.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table, Write } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { type FileRecord, files, type PlainFile, readFile } from '../../store/files.ts';
import { folderKey } from '../../store/folders.ts';
import { nameIndexKey, namePlace, setNameEntry } from '../../store/name-index.ts';
import { fileNamed } from './folders/name-owner.ts';
import { startIndexing, withAttempt } from './indexing.ts';
import { cleanName } from './names.ts';
import { retryWrite } from './retry-write.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
};
type Wanted = {
  readonly filename?: string | undefined;
  readonly folderId?: string | null | undefined;
  readonly audience?: Audience | undefined;
};

const changed = (
  file: FileRecord,
  { filename, folderId, audience = file.audience }: Wanted,
  now: number,
): PlainFile => {
  const { folderId: before, version, ...rest } = file;
  const folder = folderId === undefined ? before : (folderId ?? undefined);
  const name = filename === undefined ? file.filename : cleanName(filename);
  const moved = {
    ...rest,
    ...(folder ? { folderId: folder } : {}),
    ...(audience ? { audience } : {}),
    updatedAt: new Date(now).toISOString(),
  };
  return name === file.filename ? moved : { ...withAttempt(moved, now), filename: name };
};

const placeOf = ({ folderId, filename: name }: PlainFile) => namePlace('file', { folderId, name });

const tryToChange = async ({ table, workflows, clock }: Ports, tenant: string, current: FileRecord, wanted: Wanted) => {
  const next = changed(current, wanted, clock.now());
  const { id, projectId, folderId, filename: name } = next;
  const { hint, file: other } = await fileNamed(table, { tenant, projectId, folderId, name });
  if (other && other.id !== id) throw new AppError('nameExists');
  const [from, to] = [placeOf(current), placeOf(next)];
  const renamed: Write[] =
    from === to
      ? []
      : [
          setNameEntry(tenant, { projectId, place: to, of: id }, hint),
          { remove: nameIndexKey(tenant, projectId, from) },
        ];
  const folder: Write[] = folderId ? [{ check: folderKey(tenant, folderId), if: 'present' }] : [];
  const row = files.row(tenant, next, current.version);
  await table.write({ put: row, if: { version: current.version } }, ...renamed, ...folder);
  if (next.attempt !== current.attempt) await startIndexing(workflows, tenant, [next]);
  return files.read(row);
};

/** Retries if it conflicts with indexing, which writes to the same row. */
export const changeFile = async (
  ports: Ports,
  tenant: string,
  file: FileRecord,
  wanted: Wanted,
): Promise<FileRecord> => {
  let current = file;
  const lookAgain = async () => {
    const now = await readFile(ports.table, tenant, file.id);
    // The file is an earlier version or a document of a run.
    if (!now) throw new AppError('fileNotFound', { id: file.id });
    current = now;
  };
  return retryWrite(ports.clock, () => tryToChange(ports, tenant, current, wanted), lookAgain);
};
