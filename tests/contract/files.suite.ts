// The rules for every file store, through the port and through signed addresses.
import { describe, expect, it } from 'vitest';
import { type FileKey, FileMissing, type Files } from '#functions/ports/files.ts';
import { derivedPrefix, segmentsKey, uploadKey } from '#functions/store/file-keys.ts';
import { sha256 } from '../helpers/sha256.ts';

const announced = (key: FileKey, contentType: string, body: Uint8Array) => ({
  key,
  contentType,
  size: body.length,
  checksum: sha256(body),
});

export type FilesUnderTest = {
  readonly files: Files;
  /** Sends a request to a signed address as a browser does, including the length. */
  readonly send: (
    url: string,
    init: { method: string; headers?: Record<string, string>; body?: Uint8Array },
  ) => Promise<Response>;
};

const MIB = 1024 * 1024;
let serial = 0;
const freshKey = (): FileKey => {
  serial += 1;
  return uploadKey('tenant-a', `fil-${Date.now()}-${serial}`);
};
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
const bytes = (content: string) => new TextEncoder().encode(content);
/** Bytes that repeat after 64 KiB, so that those of a large file are copied. */
const PERIOD = Uint8Array.from({ length: 65_536 }, (_, i) => (i * 31 + (i >> 8)) & 255);
const pattern = (size: number) => {
  const all = new Uint8Array(size);
  for (let at = 0; at < size; at += PERIOD.length) all.set(PERIOD.subarray(0, size - at), at);
  return all;
};
async function* inChunks(content: Uint8Array, size: number) {
  for (let i = 0; i < content.length; i += size) yield content.subarray(i, i + size);
}
const drain = async (chunks: AsyncIterable<Uint8Array>) => Buffer.concat(await collected(chunks));
const collected = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

export const filesSuite = (name: string, given: () => FilesUnderTest): void => {
  const files = () => given().files;

  describe(name, () => {
    describe('objects', () => {
      it('keeps bytes, size and type, and replaces them whole', async () => {
        // Prepare
        const key = freshKey();
        await files().write(key, bytes('first'), 'text/plain');
        const before = await files().stat(key);
        // Act
        await files().write(key, bytes('second!'), 'application/pdf');
        const after = await files().stat(key);
        // Assess
        expect(before).toMatchObject({ size: 5, contentType: 'text/plain' });
        expect(after).toMatchObject({ size: 7, contentType: 'application/pdf' });
        expect(after?.etag).not.toBe(before?.etag);
        expect(text(await files().readAll(key))).toBe('second!');
      });

      it('keeps an object without bytes', async () => {
        const key = freshKey();
        await files().write(key, new Uint8Array(), 'text/plain');
        expect((await files().stat(key))?.size).toBe(0);
        expect(await files().readAll(key)).toHaveLength(0);
      });

      it.each([0, 3 * MIB, 8 * MIB, 20 * MIB + 7])('stores a stream of %i bytes', async (size) => {
        const key = freshKey();
        const content = pattern(size);
        await files().write(key, inChunks(content, 300_001), 'application/pdf');
        expect(Buffer.compare(await files().readAll(key), content)).toBe(0);
        expect(await files().stat(key)).toMatchObject({ size, contentType: 'application/pdf' });
      });

      it.each([100, 20 * MIB])('keeps the previous object if a stream breaks after %i bytes', async (size) => {
        // Prepare
        const key = freshKey();
        await files().write(key, bytes('kept'), 'text/plain');
        const broken = async function* () {
          yield* inChunks(pattern(size), MIB);
          throw new Error('source broke');
        };
        // Act and assess
        await expect(files().write(key, broken(), 'text/plain')).rejects.toThrow('source broke');
        expect(text(await files().readAll(key))).toBe('kept');
      });

      it('reads a range, including its end', async () => {
        const key = freshKey();
        await files().write(key, bytes('0123456789'), 'text/plain');
        const read = async (from: number, to?: number) =>
          text(await drain(await files().read(key, to === undefined ? { from } : { from, to })));
        expect(await read(2, 4)).toBe('234');
        expect(await read(0, 0)).toBe('0');
        expect(await read(7)).toBe('789');
        expect(await read(8, 100)).toBe('89');
        expect(await read(10)).toBe('');
        expect(await read(99, 120)).toBe('');
      });

      it('reports a missing object', async () => {
        const key = freshKey();
        await expect(files().read(key)).rejects.toBeInstanceOf(FileMissing);
        await expect(files().readAll(key)).rejects.toBeInstanceOf(FileMissing);
        expect(await files().stat(key)).toBeUndefined();
      });

      it('removes only the named objects, and succeeds when repeated', async () => {
        // Prepare
        const key = freshKey();
        const longer = `${key}-longer` as FileKey;
        const below = `${key}/below` as FileKey;
        for (const each of [key, key, longer, below]) await files().write(each, bytes('x'), 'text/plain');
        // Act
        await files().remove([key, freshKey()]);
        await files().remove([key]);
        await files().remove([]);
        // Assess
        expect(await files().stat(key)).toBeUndefined();
        expect(await files().stat(longer)).toBeDefined();
        expect(await files().stat(below)).toBeDefined();
      });

      it('lists the objects under a prefix, with sizes, without neighbors', async () => {
        // Prepare
        const file = `fil-list-${Date.now()}`;
        const keys = [segmentsKey('tenant-a', file), `${derivedPrefix('tenant-a', file)}pages/1.json` as FileKey];
        for (const key of keys) await files().write(key, bytes(key), 'application/json');
        await files().write(segmentsKey('tenant-a', `${file}x`), bytes('neighbour'), 'application/json');
        await files().write(segmentsKey('tenant-b', file), bytes('stranger'), 'application/json');
        // Act
        const listed = await collected(files().list(derivedPrefix('tenant-a', file)));
        const none = await collected(files().list(derivedPrefix('tenant-a', 'fil-never')));
        // Assess
        expect(listed.map(({ key }) => key).sort()).toEqual([...keys].sort());
        for (const { key, size } of listed) expect(size).toBe(bytes(key).length);
        expect(none).toEqual([]);
      });
    });

    describe('signed addresses', () => {
      it('accept a file from a browser', async () => {
        // Prepare
        const key = freshKey();
        const body = pattern(100_000);
        // Act
        const { url, headers } = await files().uploadUrl(announced(key, 'application/pdf', body));
        const reply = await given().send(url, { method: 'PUT', headers, body });
        // Assess
        expect(reply.status).toBe(200);
        expect(await files().stat(key)).toMatchObject({ size: body.length, contentType: 'application/pdf' });
        expect(Buffer.compare(await files().readAll(key), body)).toBe(0);
      });

      it('accept bytes once', async () => {
        // Prepare
        const key = freshKey();
        const { url, headers } = await files().uploadUrl(announced(key, 'text/plain', bytes('first')));
        const put = () => given().send(url, { method: 'PUT', headers, body: bytes('first') });
        // Act
        const replies = [await put(), await put()];
        // Assess
        expect(replies.map(({ status }) => status)).toEqual([200, 412]);
        expect(Buffer.from(await files().readAll(key)).toString()).toBe('first');
      });

      it('accept nothing once an empty object is in their place', async () => {
        // Prepare
        const key = freshKey();
        const { url, headers } = await files().uploadUrl(announced(key, 'text/plain', bytes('late')));
        await files().write(key, new Uint8Array(), 'application/octet-stream');
        // Act
        const reply = await given().send(url, { method: 'PUT', headers, body: bytes('late') });
        // Assess
        expect(reply.status).toBe(412);
        expect(await files().stat(key)).toMatchObject({ size: 0 });
      });

      it('replace an invalid content type with bytes', async () => {
        const { headers } = await files().uploadUrl(announced(freshKey(), 'a/b\r\nx-evil: 1', bytes('x')));
        expect(headers['content-type']).toBe('application/octet-stream');
      });

      it('serve a file to a browser under its name in any script', async () => {
        // Prepare
        const key = freshKey();
        await files().write(key, bytes('0123456789'), 'text/html');
        // Act
        const url = await files().downloadUrl({
          key,
          filename: '가온물류 "2021"\r\nX: 1.pdf',
          contentType: 'application/pdf',
          disposition: 'attachment',
        });
        const reply = await given().send(url, { method: 'GET' });
        // Assess
        expect(reply.status).toBe(200);
        expect(await reply.text()).toBe('0123456789');
        expect(reply.headers.get('content-type')).toBe('application/pdf');
        expect(reply.headers.get('content-disposition')).toBe(
          `attachment; filename="____ _2021_X: 1.pdf"; filename*=UTF-8''${encodeURIComponent('가온물류 "2021"X: 1.pdf')}`,
        );
        expect(reply.headers.get('x')).toBeNull();
      });

      it.each([
        ['bytes=2-4', '234', 'bytes 2-4/10'],
        ['bytes=7-', '789', 'bytes 7-9/10'],
        ['bytes=-2', '89', 'bytes 8-9/10'],
        ['bytes=0-99', '0123456789', 'bytes 0-9/10'],
      ])('serve the range %s', async (range, content, contentRange) => {
        const key = freshKey();
        await files().write(key, bytes('0123456789'), 'text/plain');
        const url = await files().downloadUrl({ key, filename: 'a', contentType: 'text/plain', disposition: 'inline' });
        const reply = await given().send(url, { method: 'GET', headers: { range } });
        expect([reply.status, await reply.text(), reply.headers.get('content-range')]).toEqual([
          206,
          content,
          contentRange,
        ]);
      });

      it('answer 416 beyond the end, and serve no removed object', async () => {
        const key = freshKey();
        await files().write(key, bytes('0123456789'), 'text/plain');
        const url = await files().downloadUrl({ key, filename: 'a', contentType: 'text/plain', disposition: 'inline' });
        expect((await given().send(url, { method: 'GET', headers: { range: 'bytes=10-' } })).status).toBe(416);
        await files().remove([key]);
        // S3 answers 403 to callers who may not list the bucket.
        expect([403, 404]).toContain((await given().send(url, { method: 'GET' })).status);
      });
    });

    describe('uploads in parts', () => {
      const contents = [pattern(5 * MIB), pattern(5 * MIB + 11), bytes('the end')];
      const sendPart = async (key: FileKey, uploadId: string, number: number): Promise<string> => {
        const body = contents[number - 1]!;
        const { url, headers } = await files().partUrl({
          key,
          uploadId,
          number,
          size: body.length,
          checksum: sha256(body),
        });
        const reply = await given().send(url, { method: 'PUT', headers, body });
        expect(reply.status).toBe(200);
        return reply.headers.get('etag') ?? '';
      };

      it('join parts that arrived in any order, one of them twice', async () => {
        // Prepare
        const key = freshKey();
        const uploadId = await files().startParts({ key, contentType: 'application/pdf' });
        const etags: string[] = [];
        for (const number of [3, 1, 2, 1]) etags[number - 1] = await sendPart(key, uploadId, number);
        expect(await files().stat(key)).toBeUndefined();
        // Act
        await files().finishParts({ key, uploadId, etags });
        // Assess
        const whole = Buffer.concat(contents);
        expect(await files().stat(key)).toMatchObject({ size: whole.length, contentType: 'application/pdf' });
        expect(Buffer.compare(await files().readAll(key), whole)).toBe(0);
        // Engines differ in whether a second finish is refused or repeated; the object stays either way.
        await files()
          .finishParts({ key, uploadId, etags })
          .catch(() => undefined);
        expect((await files().stat(key))?.size).toBe(whole.length);
      });

      it('refuse unknown tags, and small parts before the last one', async () => {
        const key = freshKey();
        const uploadId = await files().startParts({ key, contentType: 'application/pdf' });
        const [third, first] = [await sendPart(key, uploadId, 3), await sendPart(key, uploadId, 1)];
        const finish = (etags: readonly string[]) => files().finishParts({ key, uploadId, etags });
        await expect(finish(['"0123456789abcdef0123456789abcdef"'])).rejects.toMatchObject({ code: 'badInput' });
        await expect(finish([first, first])).rejects.toMatchObject({ code: 'badInput' });
        await expect(finish([])).rejects.toMatchObject({ code: 'badInput' });
        expect(third).not.toBe('');
        expect(await files().stat(key)).toBeUndefined();
      });

      it('list the parts that have arrived, so that the rest can be sent later', async () => {
        // Prepare
        const key = freshKey();
        const uploadId = await files().startParts({ key, contentType: 'application/pdf' });
        const send = async (number: number) => {
          const body = contents[number - 1]!;
          const part = { key, uploadId, number, size: body.length, checksum: sha256(body) };
          const { url, headers } = await files().partUrl(part);
          expect((await given().send(url, { method: 'PUT', headers, body })).status).toBe(200);
        };
        expect(await files().listParts({ key, uploadId })).toEqual([]);
        await send(3);
        await send(1);
        // Act
        const arrived = await files().listParts({ key, uploadId });
        await send(2);
        const all = await files().listParts({ key, uploadId });
        await files().finishParts({ key, uploadId, etags: all.map(({ etag }) => etag) });
        // Assess
        expect(arrived.map(({ number, size }) => [number, size])).toEqual([
          [1, contents[0]?.length],
          [3, contents[2]?.length],
        ]);
        expect(Buffer.compare(await files().readAll(key), Buffer.concat(contents))).toBe(0);
        await expect(files().listParts({ key, uploadId })).rejects.toBeInstanceOf(FileMissing);
      });

      it('leave nothing when aborted, however often', async () => {
        const key = freshKey();
        const uploadId = await files().startParts({ key, contentType: 'application/pdf' });
        const etag = await sendPart(key, uploadId, 3);
        await files().abortParts({ key, uploadId });
        await files().abortParts({ key, uploadId });
        expect(await files().stat(key)).toBeUndefined();
        await expect(files().finishParts({ key, uploadId, etags: [etag] })).rejects.toThrow();
        expect(await files().stat(key)).toBeUndefined();
      });
    });
  });
};
