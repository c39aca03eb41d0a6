// Implements uploads in parts: each part is an object until the last step joins them by streaming.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { type ArrivedPart, type FileKey, FileMissing } from '../../ports/files.ts';
import { isMissing, readObject, statObject, writeObject } from './dir-files-object.ts';
import { pathOf } from './dir-files-path.ts';

/** S3's minimum size of a part, except the last. */
const MIN_PART_BYTES = 5 * 1024 * 1024;
const Upload = z.object({ key: z.string(), contentType: z.string() });

export type Places = { readonly objects: string; readonly parts: string; readonly temporary: string };
type Target = { readonly key: FileKey; readonly uploadId: string };

const partPath = (directory: string, number: number) => join(directory, `${number}.part`);

async function* joined(paths: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const path of paths) yield* readObject(path);
}

export const partUploads = (places: Places) => {
  /** Upload ids arrive from clients: only ids of our own form become part of a path. */
  const directoryOf = (uploadId: string): string => {
    if (!/^[0-9a-f-]{36}$/.test(uploadId)) throw new FileMissing();
    return join(places.parts, uploadId);
  };

  const find = async ({ key, uploadId }: Target) => {
    const directory = directoryOf(uploadId);
    const text = await readFile(join(directory, 'upload.json'), 'utf8').catch((error) => {
      throw isMissing(error) ? new FileMissing() : error;
    });
    const upload = Upload.parse(JSON.parse(text));
    if (upload.key !== key) throw new FileMissing();
    return { directory, contentType: upload.contentType };
  };

  const requirePart = async (path: string, etag: string, isLast: boolean): Promise<void> => {
    const part = await statObject(path);
    const fits = part?.etag === etag && (isLast || part.size >= MIN_PART_BYTES);
    if (!fits) throw new AppError('badInput', { field: 'etags' });
  };

  return {
    start: async (target: { readonly key: FileKey; readonly contentType: string }): Promise<string> => {
      const uploadId = randomUUID();
      await mkdir(directoryOf(uploadId), { recursive: true });
      await writeFile(join(directoryOf(uploadId), 'upload.json'), JSON.stringify(target));
      return uploadId;
    },

    put: async (
      part: Target & { readonly number: number; readonly size: number; readonly checksum: string },
      body: AsyncIterable<Uint8Array>,
    ): Promise<string> => {
      const { directory } = await find(part);
      const { temporary } = places;
      const path = partPath(directory, part.number);
      const { size, checksum } = part;
      return writeObject({ path, temporary, contentType: 'application/octet-stream', size, checksum }, body);
    },

    list: async (target: Target): Promise<ArrivedPart[]> => {
      const { directory } = await find(target);
      const names = (await readdir(directory)).filter((name) => name.endsWith('.part'));
      const found = await Promise.all(
        names.map(async (name) => ({
          number: Number.parseInt(name, 10),
          stat: await statObject(join(directory, name)),
        })),
      );
      return found
        .flatMap(({ number, stat }) => (stat ? [{ number, size: stat.size, etag: stat.etag }] : []))
        .sort((a, b) => a.number - b.number);
    },

    finish: async ({ etags, ...target }: Target & { readonly etags: readonly string[] }): Promise<void> => {
      const { directory, contentType } = await find(target);
      if (etags.length === 0) throw new AppError('badInput', { field: 'etags' });
      const paths = etags.map((_, i) => partPath(directory, i + 1));
      for (const [i, etag] of etags.entries())
        await requirePart(partPath(directory, i + 1), etag, i === etags.length - 1);
      const { objects, temporary } = places;
      await writeObject({ path: pathOf(objects, target.key), temporary, contentType }, joined(paths));
      await rm(directory, { recursive: true, force: true });
    },

    abort: async (target: Target): Promise<void> => {
      try {
        const { directory } = await find(target);
        await rm(directory, { recursive: true, force: true });
      } catch (error) {
        if (!(error instanceof FileMissing)) throw error;
      }
    },
  };
};
