// Implements the file store in a directory, with signed addresses that a handler of the local server serves.
import { readdir, rm, rmdir, stat as statPath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { DAY_MS } from '#shared/model/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import { type FileKey, FileMissing, type Files } from '../../ports/files.ts';
import { gather } from '../node/bytes.ts';
import { systemClock } from '../node/clock.ts';
import {
  checksumHeaders,
  contentDisposition,
  DOWNLOAD_SECONDS,
  ONCE,
  ONCE_HEADER,
  safeContentType,
  UPLOAD_SECONDS,
} from '../node/file-headers.ts';
import { FILES_PATH, filesHandler } from './dir-files-handler.ts';
import { isMissing, readObject, removeObject, statObject, writeObject } from './dir-files-object.ts';
import { partUploads } from './dir-files-parts.ts';
import { directoryOf, keyOf, pathOf } from './dir-files-path.ts';
import { type Ticket, writeTicket } from './dir-files-ticket.ts';

type Options = {
  readonly root: string;
  readonly secret: string | Uint8Array;
  /** The base address of the handler; empty for addresses relative to the page. */
  readonly baseUrl: string;
  readonly clock?: Pick<Clock, 'now'>;
};
export type DirFiles = Files & {
  /** Serves `/local/files/…`. */
  handle(request: Request): Promise<Response>;
  /** Removes what a killed process was writing. Nothing else may write yet. */
  removeDrafts(): Promise<void>;
};

const entriesOf = async (directory: string) => {
  try {
    return await readdir(directory, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

async function* walk(directory: string): AsyncGenerator<string> {
  for (const entry of await entriesOf(directory)) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

/** Removes directories that became empty; one in use stays. */
const prune = async (directory: string, root: string): Promise<void> => {
  if (directory === root || !directory.startsWith(root)) return;
  try {
    await rmdir(directory);
  } catch {
    return;
  }
  await prune(dirname(directory), root);
};

/** Removes abandoned parts, like the bucket's lifecycle rule. */
const sweep = async (directory: string, before: number): Promise<void> => {
  for (const { name } of await entriesOf(directory)) {
    const path = join(directory, name);
    const { mtimeMs } = await statPath(path);
    if (mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
};

const isUnder = (key: FileKey | undefined, prefix: FileKey): key is FileKey => key?.startsWith(prefix) ?? false;

export const dirFiles = ({ root, secret, baseUrl, clock = systemClock }: Options): DirFiles => {
  const places = { objects: join(root, 'objects'), parts: join(root, 'parts'), temporary: join(root, 'temporary') };
  const { objects, temporary } = places;
  const parts = partUploads(places);
  const now = () => clock.now();
  const address = (ticket: Ticket) => `${baseUrl}${FILES_PATH}${writeTicket(secret, ticket)}`;
  const until = (seconds: number) => now() + seconds * 1000;
  sweep(places.parts, now() - DAY_MS).catch(() => undefined);

  const read: Files['read'] = async (key, range) => {
    const path = pathOf(objects, key);
    if (!(await statObject(path))) throw new FileMissing();
    return readObject(path, range?.from, range?.to);
  };

  return {
    read,
    readAll: async (key) => gather(await read(key)),
    stat: async (key) => statObject(pathOf(objects, key)),
    write: async (key, body, contentType) => {
      await writeObject({ path: pathOf(objects, key), temporary, contentType: safeContentType(contentType) }, body);
    },
    remove: async (keys) => {
      for (const key of keys) {
        await removeObject(pathOf(objects, key));
        await prune(dirname(pathOf(objects, key)), objects);
      }
    },
    list: async function* (prefix) {
      for await (const path of walk(directoryOf(objects, prefix))) {
        const key = keyOf(relative(objects, path).split(sep));
        const stat = isUnder(key, prefix) ? await statObject(path) : undefined;
        if (key && stat) yield { key, size: stat.size };
      }
    },
    uploadUrl: async ({ key, contentType, size, checksum }) => {
      const type = safeContentType(contentType);
      const url = address({ do: 'put', key, size, checksum, contentType: type, expiresAt: until(UPLOAD_SECONDS) });
      return { url, headers: { 'content-type': type, [ONCE_HEADER]: ONCE, ...checksumHeaders(checksum) } };
    },
    startParts: async ({ key, contentType }) => parts.start({ key, contentType: safeContentType(contentType) }),
    partUrl: async ({ key, uploadId, number, size, checksum }) => ({
      url: address({ do: 'part', key, uploadId, number, size, checksum, expiresAt: until(UPLOAD_SECONDS) }),
      headers: checksumHeaders(checksum),
    }),
    listParts: parts.list,
    finishParts: parts.finish,
    abortParts: parts.abort,
    downloadUrl: async ({ key, filename, contentType, disposition }) =>
      address({
        do: 'get',
        key,
        contentType: safeContentType(contentType),
        disposition: contentDisposition(disposition, filename),
        expiresAt: until(DOWNLOAD_SECONDS),
      }),
    handle: filesHandler({ places, secret, now, parts }),
    removeDrafts: () => rm(temporary, { recursive: true, force: true }),
  };
};
