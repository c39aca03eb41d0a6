// One workspace over a real table and index in memory. The steps of its machines run when a test calls them.
import { offlineModel } from '#functions/adapters/local/offline-model.ts';
import { sqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import type { Caller } from '#functions/domain/caller.ts';
import { storeParts } from '#functions/domain/files/finish.ts';
import { type FileKey, FileMissing } from '#functions/ports/files.ts';
import type { Ports } from '#functions/ports/ports.ts';
import { type FileRecord, files, readFileItems } from '#functions/store/files.ts';
import { usage } from '#functions/store/organisations.ts';
import { workspaces } from '#functions/store/workspaces.ts';
import { eraseFiles } from '#functions/tasks/erase-files/task.ts';
import { indexFile } from '#functions/tasks/index-file/task.ts';
import { parserHere } from '#tests/helpers/ingest-here.ts';
import { emptyTable } from './empty-table.ts';

export const TENANT = 'hanbit';
export const WORKSPACE = 'prj_aaaaaaaaaaaa';
const AT = '2026-11-21T00:00:00.000Z';

export type Job = { readonly machine: string; readonly name: string; readonly input: unknown };

const storage = (stored: Map<string, Uint8Array>) => {
  const get = (key: FileKey) => {
    const bytes = stored.get(key);
    if (!bytes) throw new FileMissing();
    return bytes;
  };
  return {
    read: async (key: FileKey) => {
      const bytes = get(key);
      return (async function* () {
        yield bytes;
      })();
    },
    readAll: async (key: FileKey) => get(key),
    stat: async (key: FileKey) => {
      const bytes = stored.get(key);
      return bytes && { size: bytes.length, etag: '', contentType: '' };
    },
    write: async (key: FileKey, body: Uint8Array) => void stored.set(key, body),
    remove: async (keys: readonly FileKey[]) => keys.forEach((key) => void stored.delete(key)),
    list: async function* (prefix: string) {
      for (const [key, bytes] of stored) if (key.startsWith(prefix)) yield { key, size: bytes.length };
    },
    listParts: async () => [],
    finishParts: async () => undefined,
    startParts: async () => 'upload',
    uploadUrl: async () => ({ url: 'https://storage.test/', headers: {} }),
    partUrl: async () => ({ url: 'https://storage.test/', headers: {} }),
  };
};

const portsOver = (dir: string, stored: Map<string, Uint8Array>, jobs: Job[]): Ports => {
  let now = Date.parse(AT);
  let chance = 0;
  return {
    table: emptyTable(),
    index: sqliteIndex(dir),
    files: storage(stored),
    model: offlineModel(),
    parser: parserHere,
    workflows: { start: async (job: Job) => void (jobs.some(({ name }) => name === job.name) || jobs.push(job)) },
    clock: { now: () => (now += 300), sleep: () => new Promise((done) => setImmediate(done)) },
    random: { text: (length: number) => (chance++).toString(36).padStart(length, '0').slice(-length) },
  } as unknown as Ports;
};

export const CALLER = {
  tenant: TENANT,
  userId: 'u1',
  member: { userId: 'u1', email: 'u@hanbit.test', firstName: 'U', lastName: 'One' },
  organisation: {},
} as unknown as Caller;

/** `jobs` are the started executions in order; each may be repeated. */
export const fileWorld = async (dir: string) => {
  const stored = new Map<string, Uint8Array>();
  const jobs: Job[] = [];
  const ports = portsOver(dir, stored, jobs);
  const owner = { id: 'u1', name: 'U One' };
  const workspace = { id: WORKSPACE, name: '', alias: '', note: '', tags: [], access: 1 as const, owner, fileCount: 0 };
  await ports.table.write(
    { put: workspaces.row(TENANT, { ...workspace, createdAt: AT, updatedAt: AT }) },
    { put: usage.row(TENANT, { members: 1, runs: 0, storageBytes: 0, workspaces: 0, folders: 0 }) },
  );
  const run = async ({ machine, input }: Job) => {
    const { fileIds, attempt } = input as { fileIds: string[]; attempt: number };
    if (machine === 'delete-files') await eraseFiles.run(input as never, ports);
    else for (const fileId of fileIds) await indexFile.run({ tenant: TENANT, fileId, attempt }, ports);
  };
  const runAll = async () => {
    for (let n = 0; n < jobs.length; n += 1) await run(jobs[n]!);
  };
  const upload = async (filename: string, text: string, folderId?: string): Promise<FileRecord> => {
    const part = { filename, contentType: 'text/plain', bytes: new TextEncoder().encode(text) };
    const [file] = await storeParts(ports, CALLER, { projectId: WORKSPACE, folderId }, [part]);
    if (!file) throw new Error('nothing was stored');
    return file;
  };
  const list = async () => (await readFileItems(ports.table, TENANT, WORKSPACE)).map(files.read);
  const found = (fileIds?: readonly string[]) =>
    ports.index.count({ tenant: TENANT, projectIds: [WORKSPACE], fileIds });
  return { ports, stored, jobs, run, runAll, upload, list, found };
};
export type FileWorld = Awaited<ReturnType<typeof fileWorld>>;
