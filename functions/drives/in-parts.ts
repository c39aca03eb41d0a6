// Downloads in parts, so that no file is held in memory whole and no part outlives a request.
import { BrokenDownload } from '../ports/drives.ts';
import type { WebReply } from '../ports/web-fetch.ts';

const PART_BYTES = 4 * 1024 * 1024;

type GetRange = (headers: Readonly<Record<string, string>>, maxBytes: number) => Promise<WebReply>;

/** Yields the first part, then fetches each next part on demand. Throws BrokenDownload. */
export async function* inParts(first: Uint8Array, size: number, get: GetRange): AsyncIterable<Uint8Array> {
  yield first;
  for (let from = first.length; from < size; ) {
    const to = Math.min(size, from + PART_BYTES) - 1;
    const reply = await get({ range: `bytes=${from}-${to}` }, PART_BYTES);
    if (!reply.ok || reply.status !== 206 || reply.bytes.length !== to - from + 1) throw new BrokenDownload();
    yield reply.bytes;
    from += reply.bytes.length;
  }
}

/** Requests the beginning of a file; a server without range support sends all of it. */
export const firstPart = (get: GetRange, size: number, maxBytes: number): Promise<WebReply> =>
  size > PART_BYTES ? get({ range: `bytes=0-${PART_BYTES - 1}` }, maxBytes) : get({}, maxBytes);

export const whole = async function* (bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
};
