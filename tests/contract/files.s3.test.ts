// The S3 store: its requests to S3, its handling of faults, and signed addresses that each allow exactly one request.
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  ListPartsCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { s3Client } from '#functions/adapters/aws/s3-client.ts';
import { s3Files } from '#functions/adapters/aws/s3-files.ts';
import { type FileKey, FileMissing, type Files } from '#functions/ports/files.ts';
import { derivedPrefix, uploadKey } from '#functions/store/file-keys.ts';
import { CREDENTIALS, startGate } from './s3-gate.ts';

const key = uploadKey('tenant-a', 'fil-1');
const other = uploadKey('tenant-b', 'fil-1');
const bytes = (size: number) => new Uint8Array(size).fill(7);
const fault = (name: string, status = 400) =>
  new S3ServiceException({ name, $fault: status < 500 ? 'client' : 'server', $metadata: { httpStatusCode: status } });

describe('signed addresses', () => {
  let gate: Awaited<ReturnType<typeof startGate>>;
  let files: Files;
  beforeAll(async () => {
    gate = await startGate();
    const client = s3Client({ endpoint: gate.endpoint, region: 'ap-northeast-2', credentials: CREDENTIALS });
    files = s3Files({ client, bucket: 'footnote' });
  });
  afterAll(() => gate.stop());
  afterEach(() => {
    gate.clock.ahead = 0;
  });

  const status = async (url: string, init: RequestInit = {}) => (await fetch(url, init)).status;
  const checksum = 'ab'.repeat(32);
  const upload = () => files.uploadUrl({ key, contentType: 'application/pdf', size: 10, checksum });
  const put = (headers: Record<string, string>, size = 10): RequestInit => ({
    method: 'PUT',
    headers,
    body: bytes(size),
  });

  it('accept an upload only as signed: size, type, method, key and expiry are fixed', async () => {
    const { url, headers } = await upload();
    expect(await status(url, put(headers))).toBe(200);
    expect(await status(url, put(headers, 11))).toBe(403);
    expect(await status(url, put(headers, 9))).toBe(403);
    expect(await status(url, put({ 'content-type': 'text/html' }))).toBe(403);
    expect(await status(url, put({}))).toBe(403);
    expect(await status(url)).toBe(403);
    expect(await status(url.replace(key, other), put(headers))).toBe(403);
    gate.clock.ahead = 15 * 60_000;
    expect(await status(url, put(headers))).toBe(403);
  });

  it('require no other checksum from the browser', async () => {
    const { url } = await upload();
    expect([...new URL(url).searchParams.keys()].filter((name) => /checksum|crc/i.test(name))).toEqual([]);
  });

  it('accept an upload or a part with a checksum only with that checksum', async () => {
    const where = { key, uploadId: 'u', number: 1, size: 10 };
    const whole = await upload();
    for (const { url, headers } of [whole, await files.partUrl({ ...where, checksum })]) {
      const other = { ...headers, 'x-amz-checksum-sha256': Buffer.from('cd'.repeat(32), 'hex').toString('base64') };
      const { 'x-amz-checksum-sha256': _told, ...without } = headers;
      expect(await status(url, put(headers))).toBe(200);
      expect([await status(url, put(other)), await status(url, put(without))]).toEqual([403, 403]);
    }
  });

  it('accept a part only with its own size and number', async () => {
    const { url, headers } = await files.partUrl({ key, uploadId: 'up-1', number: 3, size: 10, checksum });
    expect(await status(url, put(headers))).toBe(200);
    expect(await status(url, put(headers, 11))).toBe(403);
    expect(await status(url.replace('partNumber=3', 'partNumber=4'), put(headers))).toBe(403);
    expect(await status(url.replace('up-1', 'up-2'), put(headers))).toBe(403);
  });

  it('sign type and name of a download, and expire after 5 minutes', async () => {
    const target = {
      key,
      filename: '가온\r\nX: 1.html',
      contentType: 'application/pdf',
      disposition: 'attachment',
    } as const;
    const url = await files.downloadUrl(target);
    const query = new URL(url).searchParams;
    expect(query.get('response-content-disposition')).toMatch(
      /^attachment; filename="[^"\r\n]*"; filename\*=UTF-8''[\w%.-]+$/,
    );
    expect(query.get('response-content-type')).toBe('application/pdf');
    expect(query.get('response-cache-control')).toBe('private, max-age=300');
    expect(await status(url)).toBe(200);
    expect(await status(url, { headers: { range: 'bytes=0-1' } })).toBe(200);
    for (const name of [...query.keys()]) {
      const changed = new URL(url);
      changed.searchParams.set(name, name === 'response-content-type' ? 'text/html' : `${query.get(name)}0`);
      expect([name, await status(changed.href)]).toEqual([name, 403]);
    }
    expect(await status(`${url}&response-content-language=x`)).toBe(403);
    expect(await status(url, { method: 'DELETE' })).toBe(403);
    gate.clock.ahead = 5 * 60_000;
    expect(await status(url)).toBe(403);
  });
});

describe('the requests to S3', () => {
  const client = s3Client({ endpoint: 'http://127.0.0.1:1', region: 'x', credentials: CREDENTIALS });
  const s3 = mockClient(S3Client);
  const files = s3Files({ client, bucket: 'footnote' });
  beforeEach(() => s3.reset());
  afterAll(() => s3.restore());

  async function* stream(size: number, breaks = false) {
    for (let left = size; left > 0; left -= 1_000_000) yield bytes(Math.min(left, 1_000_000));
    if (breaks) throw new Error('source broke');
  }

  it('remove every version and marker of the key, over pages, but of no longer key', async () => {
    // Prepare
    s3.on(ListObjectVersionsCommand)
      .resolvesOnce({
        Versions: [
          { Key: key, VersionId: 'v2' },
          { Key: `${key}-longer`, VersionId: 'x' },
        ],
        DeleteMarkers: [{ Key: key, VersionId: 'm1' }],
        IsTruncated: true,
        NextKeyMarker: key,
        NextVersionIdMarker: 'm1',
      })
      .resolves({ Versions: [{ Key: key, VersionId: 'v1' }] });
    s3.on(DeleteObjectsCommand).resolves({});
    // Act
    await files.remove([key]);
    // Assess
    const [deleted] = s3.commandCalls(DeleteObjectsCommand).map(({ args }) => args[0].input.Delete?.Objects);
    expect(deleted).toEqual(['v2', 'm1', 'v1'].map((VersionId) => ({ Key: key, VersionId })));
    expect(s3.commandCalls(ListObjectVersionsCommand)[1]?.args[0].input).toMatchObject({
      KeyMarker: key,
      VersionIdMarker: 'm1',
    });
  });

  it('report a version that remains, and remove nothing if there is none', async () => {
    s3.on(ListObjectVersionsCommand)
      .resolvesOnce({})
      .resolves({ Versions: [{ Key: key, VersionId: 'v' }] });
    s3.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: key, Code: 'AccessDenied' }] });
    await files.remove([key]);
    expect(s3.commandCalls(DeleteObjectsCommand)).toHaveLength(0);
    await expect(files.remove([key])).rejects.toThrow('AccessDenied');
  });

  it('list over pages', async () => {
    s3.on(ListObjectsV2Command)
      .resolvesOnce({ Contents: [{ Key: 'a', Size: 1 }], NextContinuationToken: 't' })
      .resolves({ Contents: [{ Key: 'b', Size: 2 }] });
    const listed = [];
    for await (const each of files.list(derivedPrefix('tenant-a', 'fil-1'))) listed.push(each);
    expect(listed).toEqual([
      { key: 'a', size: 1 },
      { key: 'b', size: 2 },
    ]);
    expect(s3.commandCalls(ListObjectsV2Command)[1]?.args[0].input.ContinuationToken).toBe('t');
  });

  it.each([
    [0, 1, 0],
    [8 * 1024 * 1024, 1, 0],
    [8 * 1024 * 1024 + 1, 0, 2],
    [40_000_000, 0, 5],
  ])('a stream of %i bytes takes %i puts and %i parts', async (size, puts, parts) => {
    s3.on(CreateMultipartUploadCommand).resolves({ UploadId: 'u' }).on(UploadPartCommand).resolves({ ETag: '"t"' });
    s3.on(PutObjectCommand).resolves({}).on(CompleteMultipartUploadCommand).resolves({});
    await files.write(key, stream(size), 'application/pdf');
    const sent = s3.commandCalls(UploadPartCommand).map(({ args }) => (args[0].input.Body as Uint8Array).length);
    expect([s3.commandCalls(PutObjectCommand).length, sent.length]).toEqual([puts, parts]);
    expect(sent.slice(0, -1).every((length) => length === 8 * 1024 * 1024)).toBe(true);
    expect(parts === 0 || sent.reduce((a, b) => a + b) === size).toBe(true);
  });

  it('abort the parts if the source breaks', async () => {
    s3.on(CreateMultipartUploadCommand).resolves({ UploadId: 'u' }).on(UploadPartCommand).resolves({ ETag: '"t"' });
    await expect(files.write(key, stream(20_000_000, true), 'application/pdf')).rejects.toThrow('source broke');
    expect(s3.commandCalls(AbortMultipartUploadCommand)).toHaveLength(1);
    expect(s3.commandCalls(CompleteMultipartUploadCommand)).toHaveLength(0);
  });

  it.each(['InvalidPart', 'InvalidPartOrder', 'EntityTooSmall'])(
    'treat %s as the fault of the sender of the tags',
    async (name) => {
      s3.on(ListPartsCommand).resolves({});
      s3.on(CompleteMultipartUploadCommand).rejects(fault(name));
      await expect(files.finishParts({ key, uploadId: 'u', etags: ['x'] })).rejects.toMatchObject({ code: 'badInput' });
    },
  );

  it('distinguish a missing object from a failure', async () => {
    s3.on(GetObjectCommand)
      .rejectsOnce(new NoSuchKey({ message: '', $metadata: {} }))
      .rejects(fault('SlowDown', 503));
    await expect(files.read(key)).rejects.toBeInstanceOf(FileMissing);
    await expect(files.read(key)).rejects.toMatchObject({ code: 'unavailable' });
    s3.on(AbortMultipartUploadCommand).rejectsOnce(fault('NoSuchUpload', 404)).rejects(fault('AccessDenied', 403));
    await expect(files.abortParts({ key, uploadId: 'u' })).resolves.toBeUndefined();
    await expect(files.abortParts({ key, uploadId: 'u' })).rejects.toThrow();
    s3.on(ListPartsCommand).resolves({});
    s3.on(CompleteMultipartUploadCommand).rejects(fault('NoSuchUpload', 404));
    await expect(files.finishParts({ key, uploadId: 'u', etags: ['x'] })).rejects.toBeInstanceOf(FileMissing);
  });

  it('pass the range on', async () => {
    s3.on(GetObjectCommand).resolves({});
    await files.read(key, { from: 3 });
    await files.read(key as FileKey, { from: 3, to: 5 });
    const ranges = s3.commandCalls(GetObjectCommand).map(({ args }) => args[0].input.Range);
    expect(ranges).toEqual(['bytes=3-', 'bytes=3-5']);
  });
});
