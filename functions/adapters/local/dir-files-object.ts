// Stores one object: a header of fixed length with its type and tag, then its bytes. It appears whole or not at all.
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, link, mkdir, open, rename, rm, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { FileMissing, type Stat } from '../../ports/files.ts';

const HEADER_BYTES = 512;
const CHUNK_BYTES = 256 * 1024;
const Header = z.object({ etag: z.string(), contentType: z.string() });

export type Bytes = Uint8Array | AsyncIterable<Uint8Array>;
export class WrongSize extends Error {
  override readonly name = 'WrongSize';
}
export class WrongBytes extends Error {
  override readonly name = 'WrongBytes';
}
export class ObjectExists extends Error {
  override readonly name = 'ObjectExists';
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

type Move = (from: string, to: string) => Promise<void>;

/** If two write at the same moment, the file system lets one succeed. */
const linkNew: Move = async (from, to) => {
  try {
    await link(from, to);
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'EEXIST' ? new ObjectExists() : error;
  }
  await unlink(from);
};

const opened = async (path: string): Promise<FileHandle> => {
  try {
    return await open(path);
  } catch (error) {
    throw isMissing(error) ? new FileMissing() : error;
  }
};

export const statObject = async (path: string): Promise<Stat | undefined> => {
  const handle = await opened(path).catch((error) => {
    if (error instanceof FileMissing) return undefined;
    throw error;
  });
  if (!handle) return undefined;
  try {
    const { buffer } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const { size } = await handle.stat();
    return { size: size - HEADER_BYTES, ...Header.parse(JSON.parse(buffer.toString())) };
  } finally {
    await handle.close();
  }
};

/** `to` is inclusive. The file is opened at the first read and closed when the reader stops. */
export async function* readObject(
  path: string,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const handle = await opened(path);
  try {
    for (let at = from; at <= to; ) {
      const wanted = Math.min(CHUNK_BYTES, to - at + 1);
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, HEADER_BYTES + at);
      if (bytesRead === 0) return;
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

/** Fills the file and returns the tag of its bytes. */
const fill = async (handle: FileHandle, body: Bytes, size: number | undefined): Promise<string> => {
  const hash = createHash('sha256');
  let total = 0;
  for await (const chunk of body instanceof Uint8Array ? [body] : body) {
    total += chunk.byteLength;
    if (size !== undefined && total > size) throw new WrongSize();
    hash.update(chunk);
    await handle.appendFile(chunk);
  }
  if (size !== undefined && total !== size) throw new WrongSize();
  return `"${hash.digest('hex')}"`;
};

/** Retries, because a concurrent removal may delete the empty directory before the move. */
const moveInto = async (from: string, to: string, move: Move, tries = 5): Promise<void> => {
  try {
    await mkdir(dirname(to), { recursive: true });
    await move(from, to);
  } catch (error) {
    if (!isMissing(error) || tries === 1) throw error;
    await moveInto(from, to, move, tries - 1);
  }
};

type Target = {
  readonly path: string;
  readonly temporary: string;
  readonly contentType: string;
  /** Throws WrongSize if the number of bytes differs. */
  readonly size?: number;
  /** SHA-256 in hexadecimal; throws WrongBytes if it differs. */
  readonly checksum?: string | undefined;
  /** Throws ObjectExists if the object exists once the bytes are written. */
  readonly isNew?: boolean;
};

/** Returns the tag. On any failure nothing is left behind, and an existing object stays unchanged. */
export const writeObject = async (target: Target, body: Bytes): Promise<string> => {
  await mkdir(target.temporary, { recursive: true });
  const draft = join(target.temporary, randomUUID());
  const handle = await open(draft, 'wx');
  try {
    await handle.appendFile(Buffer.alloc(HEADER_BYTES, ' '));
    const etag = await fill(handle, body, target.size);
    if (target.checksum !== undefined && etag !== `"${target.checksum}"`) throw new WrongBytes();
    await handle.write(Buffer.from(JSON.stringify({ etag, contentType: target.contentType })), 0, null, 0);
    await handle.sync();
    await handle.close();
    await moveInto(draft, target.path, target.isNew ? linkNew : rename);
    return etag;
  } catch (error) {
    await handle.close();
    await rm(draft, { force: true });
    throw error;
  }
};

export const removeObject = async (path: string): Promise<void> => {
  try {
    await unlink(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};
