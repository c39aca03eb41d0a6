// Reads the extracted text of a file in pages of segments, by position or by locator.
import { AppError } from '#shared/contract/errors.ts';
import { type Locator, Segment } from '#shared/model/file.ts';
import { FileMissing, type Files } from '../../ports/files.ts';
import { segmentsKey } from '../../store/file-keys.ts';
import type { FileRecord } from '../../store/files.ts';
import { nearestTo } from './around.ts';

type Window = { readonly limit: number; readonly offset: number; readonly around?: Locator | undefined };
/** A page of long segments holds fewer than requested; the client continues after the last. */
const MAX_PAGE_LENGTH = 1_000_000;

type Storage = Pick<Files, 'read'>;

/** Yields the lines of the stored segments without holding the whole text as one string. */
async function* lines(bytes: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}

const segmentOf = (line: string): Segment => Segment.parse(JSON.parse(line));

/** The offset of the page that holds the locator, aligned to pages so that a client can page both ways. */
const offsetAround = async (
  storage: Storage,
  key: ReturnType<typeof segmentsKey>,
  { around, limit, offset }: Window,
): Promise<number> => {
  if (!around) return offset;
  const nearest = nearestTo(around);
  let position = 0;
  for await (const line of lines(await storage.read(key))) {
    nearest.look(segmentOf(line).locator, position);
    position += 1;
  }
  return Math.floor(nearest.position() / limit) * limit;
};

const windowOf = async (storage: Storage, key: ReturnType<typeof segmentsKey>, wanted: Window) => {
  const offset = await offsetAround(storage, key, wanted);
  const rows: Segment[] = [];
  let [count, size, isFull] = [0, 0, false];
  for await (const line of lines(await storage.read(key))) {
    if (count >= offset && count < offset + wanted.limit && !isFull) {
      rows.push(segmentOf(line));
      size += line.length;
      isFull = size >= MAX_PAGE_LENGTH;
    }
    count += 1;
  }
  return { rows, count, offset };
};

export const fileContent = async (storage: Storage, tenant: string, file: FileRecord, wanted: Window) => {
  try {
    return await windowOf(storage, segmentsKey(tenant, file.id), wanted);
  } catch (error) {
    if (error instanceof FileMissing) throw new AppError('fileNotFound');
    throw error;
  }
};
