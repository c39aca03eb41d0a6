// The directory store keeps the contract, and each signed address allows only what was signed.
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dirFiles } from '#functions/adapters/local/dir-files.ts';
import { keyOf, pathOf } from '#functions/adapters/local/dir-files-path.ts';
import type { FileKey } from '#functions/ports/files.ts';
import { uploadKey } from '#functions/store/file-keys.ts';
import { fc } from '#tests/helpers/properties.ts';
import { filesUnder } from '../helpers/files-under.ts';
import { sha256 } from '../helpers/sha256.ts';
import { filesSuite } from './files.suite.ts';

const root = mkdtempSync(join(tmpdir(), 'footnote-files-'));
const clock = { at: Date.now(), now: () => clock.at };
const files = dirFiles({ root, secret: 'a secret of this test', baseUrl: 'http://files.test', clock });
afterAll(() => rmSync(root, { recursive: true }));

type Init = { method: string; headers?: Record<string, string>; body?: Uint8Array };
const send = (url: string, { body, headers, ...init }: Init) => {
  const length: Record<string, string> = body ? { 'content-length': String(body.length) } : {};
  return files.handle(
    new Request(url, { ...init, headers: { ...length, ...headers }, ...(body ? { body: Buffer.from(body) } : {}) }),
  );
};
filesSuite('directory', () => ({ files, send }));

const key = uploadKey('tenant-a', 'fil-signed');
const body = new TextEncoder().encode('0123456789');
const checksum = sha256(body);
const upload = () => files.uploadUrl({ key, contentType: 'text/plain', size: 10, checksum });
const download = () => files.downloadUrl({ key, filename: 'a.html', contentType: 'text/html', disposition: 'inline' });
describe('an upload address', () => {
  it.each([
    ['a shorter body', { body: body.subarray(1) }, 400],
    ['a longer body', { body: new Uint8Array(11) }, 400],
    ['a length that lies', { body, headers: { 'content-length': '9' } }, 400],
    ['another type', { body, headers: { 'content-type': 'text/html' } }, 403],
    ['another method', { method: 'GET', body: undefined }, 403],
  ])('refuses %s', async (_, change, status) => {
    // Prepare
    await files.remove([key]);
    const { url, headers } = await upload();
    // Act
    const { headers: changed, ...rest } = { headers: {}, ...change };
    const reply = await send(url, { method: 'PUT', ...rest, headers: { ...headers, ...changed } } as Init);
    // Assess
    expect(reply.status).toBe(status);
    expect(await files.stat(key)).toBeUndefined();
  });

  it('keeps the first complete upload, even if a slower one started before', async () => {
    // Prepare
    const target = uploadKey('tenant-a', 'fil-slow');
    const { url, headers } = await files.uploadUrl({ key: target, contentType: 'text/plain', size: 10, checksum });
    let finish = () => {};
    const slow = new ReadableStream({
      start: (stream) => {
        stream.enqueue(body.subarray(0, 9));
        finish = () => {
          stream.enqueue(body.subarray(9));
          stream.close();
        };
      },
    });
    const init = { method: 'PUT', headers: { ...headers, 'content-length': '10' }, body: slow, duplex: 'half' };
    const reply = files.handle(new Request(url, init as RequestInit));
    await expect.poll(() => filesUnder(join(root, 'temporary'))).toHaveLength(1);
    // Act
    const first = await send(url, { method: 'PUT', headers, body });
    finish();
    // Assess
    expect([first.status, (await reply).status]).toEqual([200, 412]);
    expect(Buffer.from(await files.readAll(target)).toString()).toBe('0123456789');
    expect(filesUnder(join(root, 'temporary'))).toEqual([]);
  });

  it('refuses a longer or shorter body than announced, and stores nothing', async () => {
    for (const real of [9, 11]) {
      const { url, headers } = await upload();
      const request = { method: 'PUT', body: new Uint8Array(real), headers: { ...headers, 'content-length': '10' } };
      expect((await send(url, request)).status).toBe(400);
    }
    expect(filesUnder(join(root, 'temporary'))).toEqual([]);
  });

  it('with a checksum announced beforehand accepts exactly these bytes', async () => {
    // Prepare
    const target = () => files.uploadUrl({ key, contentType: 'application/pdf', size: body.length, checksum });
    const changed = body.map((byte, at) => (at === 5 ? byte ^ 1 : byte));
    const { url, headers } = await target();
    const { 'x-amz-checksum-sha256': told, ...untold } = headers;
    // Act
    const status = async (init: Omit<Init, 'method'>) => (await send(url, { method: 'PUT', ...init })).status;
    const refused = [await status({ headers: untold, body }), await status({ headers, body: changed })];
    // Assess
    expect(told).toBe(Buffer.from(checksum, 'hex').toString('base64'));
    expect(refused).toEqual([403, 400]);
    expect(await files.stat(key)).toBeUndefined();
    expect(await status({ headers, body })).toBe(200);
  });

  it('requires a length', async () => {
    const { url, headers } = await upload();
    const request = new Request(url, { method: 'PUT', headers, body: Buffer.from(body) });
    expect((await files.handle(request)).status).toBe(411);
  });

  it('expires after 15 minutes', async () => {
    const { url, headers } = await upload();
    clock.at += 15 * 60_000;
    expect((await send(url, { method: 'PUT', headers, body })).status).toBe(403);
  });
});

describe('a download address', () => {
  it('serves a hostile page without rights', async () => {
    await files.write(key, new TextEncoder().encode('<script>alert(1)</script>'), 'text/html');
    const { headers } = await send(await download(), { method: 'GET' });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html',
      'content-disposition': expect.stringMatching(/^inline; /),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'accept-ranges': 'bytes',
    });
  });

  it('answers HEAD with headers only', async () => {
    await files.write(key, body, 'text/plain');
    const reply = await send(await download(), { method: 'HEAD' });
    expect([reply.status, reply.headers.get('content-length'), await reply.text()]).toEqual([200, '10', '']);
  });

  it('sends the whole file if it has changed since the range began', async () => {
    await files.write(key, body, 'text/plain');
    const headers = { range: 'bytes=2-4', 'if-range': '"older"' };
    expect((await send(await download(), { method: 'GET', headers })).status).toBe(200);
  });

  it('expires after 5 minutes and accepts nothing', async () => {
    const url = await download();
    expect((await send(url, { method: 'PUT', body })).status).toBe(403);
    clock.at += 5 * 60_000;
    expect((await send(url, { method: 'GET' })).status).toBe(403);
  });

  it('is invalid with any changed character', async () => {
    // Prepare
    await files.write(key, body, 'text/plain');
    const url = await download();
    const start = url.lastIndexOf('/') + 1;
    const place = fc.integer({ min: start, max: url.length - 1 });
    const other = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=');
    await fc.assert(
      fc.asyncProperty(place, other, async (at, character) => {
        fc.pre(url[at] !== character);
        // Act
        const reply = await send(`${url.slice(0, at)}${character}${url.slice(at + 1)}`, { method: 'GET' });
        // Assess
        expect(reply.status).toBe(403);
      }),
    );
    expect((await send(`${url}=`, { method: 'GET' })).status).toBe(403);
    expect((await send(`${url}?response-content-type=text/html`, { method: 'GET' })).headers.get('content-type')).toBe(
      'text/html',
    );
    expect((await send('http://files.test/local/files/', { method: 'GET' })).status).toBe(403);
    expect((await send('http://files.test/elsewhere', { method: 'GET' })).status).toBe(404);
  });

  it('of another store is invalid here', async () => {
    const other = dirFiles({ root, secret: 'another secret', baseUrl: 'http://files.test', clock });
    const url = await other.downloadUrl({ key, filename: 'a', contentType: 'text/plain', disposition: 'inline' });
    expect((await send(url, { method: 'GET' })).status).toBe(403);
  });
});

describe('upload ids from outside', () => {
  it.each(['../../objects', '', 'x', '00000000-0000-0000-0000-000000000000'])(
    '%j reaches nothing',
    async (uploadId) => {
      await expect(files.finishParts({ key, uploadId, etags: ['"x"'] })).rejects.toThrow();
      await expect(files.abortParts({ key, uploadId })).resolves.toBeUndefined();
      const { url, headers } = await files.partUrl({ key, uploadId, number: 1, size: 10, checksum });
      expect((await send(url, { method: 'PUT', headers, body })).status).toBe(404);
    },
  );

  it('belong to one key', async () => {
    const uploadId = await files.startParts({ key, contentType: 'text/plain' });
    const foreign = { key: uploadKey('tenant-b', 'fil-signed'), uploadId };
    await expect(files.finishParts({ ...foreign, etags: ['"x"'] })).rejects.toThrow();
    const { url, headers } = await files.partUrl({ ...foreign, number: 1, size: 10, checksum });
    expect((await send(url, { method: 'PUT', headers, body })).status).toBe(404);
  });
});

describe('paths', () => {
  it('keep every key inside the directory, and two keys never share a file', () => {
    const segment = fc.oneof(
      fc.string({ minLength: 1, maxLength: 20 }),
      fc.constantFrom('..', '.', '%2e%2e', 'A', 'a', '~', '\\', '\0'),
    );
    const anyKey = fc
      .array(segment, { minLength: 1, maxLength: 4 })
      .map((parts) => ['tenants', 'tenant-a', ...parts].join('/') as FileKey);
    fc.assert(
      fc.property(anyKey, (made) => {
        const sound = made.split('/').every((part) => part !== '');
        if (!sound) {
          expect(() => pathOf('/root', made)).toThrow();
          return;
        }
        const path = pathOf('/root', made);
        expect(path).toMatch(/^\/root\/tenants\/tenant-a\/[a-z0-9_%/-]+\.object$/);
        expect(keyOf(path.split('/').slice(2))).toBe(made);
      }),
    );
  });

  it.each(['', 'x', 'tenants', 'tenants/a', '/tenants/a/b', 'tenants//b', 'other/a/b', `tenants/a/${'x'.repeat(81)}`])(
    'refuses the key %j',
    (bad) => {
      expect(() => pathOf('/root', bad as FileKey)).toThrow();
    },
  );
});

describe('over HTTP', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer(async (incoming, outgoing) => {
      const gone = new AbortController();
      incoming.once('close', () => incoming.complete || gone.abort());
      const headers = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
      const hasBody = incoming.method === 'PUT';
      const request = new Request(`http://localhost${incoming.url}`, {
        method: incoming.method ?? 'GET',
        headers,
        signal: gone.signal,
        ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
      } as RequestInit);
      const reply = await files.handle(request);
      outgoing.writeHead(reply.status, Object.fromEntries(reply.headers));
      if (reply.body) await pipeline(Readable.fromWeb(reply.body as never), outgoing);
      else outgoing.end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  it('stores nothing from a client that disconnects midway', async () => {
    // Prepare
    const target = uploadKey('tenant-a', 'fil-broken');
    const size = 4 * 1024 * 1024;
    const { url, headers } = await files.uploadUrl({ key: target, contentType: 'application/pdf', size, checksum });
    const lines = [
      `PUT ${new URL(url).pathname} HTTP/1.1`,
      'Host: x',
      `Content-Length: ${size}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    // Act
    const socket = connect(port, '127.0.0.1');
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write(Buffer.alloc(size / 2));
    await expect.poll(() => filesUnder(join(root, 'temporary'))).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => filesUnder(join(root, 'temporary'))).toEqual([]);
    // Assess
    expect(await files.stat(target)).toBeUndefined();
  });

  it('uploads and downloads 30 MB', async () => {
    const target = uploadKey('tenant-a', 'fil-large');
    const content = Buffer.alloc(30 * 1024 * 1024, 'footnote ');
    const { url, headers } = await files.uploadUrl({
      key: target,
      contentType: 'application/pdf',
      size: content.length,
      checksum: sha256(content),
    });
    const here = (address: string) => `http://127.0.0.1:${port}${new URL(address).pathname}`;
    const sent = await fetch(here(url), { method: 'PUT', headers, body: content });
    const got = await fetch(
      here(
        await files.downloadUrl({ key: target, filename: 'x', contentType: 'application/pdf', disposition: 'inline' }),
      ),
    );
    expect(sent.status).toBe(200);
    expect(Buffer.compare(Buffer.from(await got.arrayBuffer()), content)).toBe(0);
  });
});

it('removes empty directories with the last object', async () => {
  const lone = uploadKey('tenant-lone', 'fil-1');
  await files.write(lone, body, 'text/plain');
  await files.remove([lone]);
  expect(readdirSync(join(root, 'objects', 'tenants'))).not.toContain('tenant-lone');
});

it('removes what a killed process was writing', async () => {
  // Prepare
  const other = dirFiles({ root: mkdtempSync(join(root, 'killed-')), secret: 'x', baseUrl: '', clock });
  const endless = async function* () {
    yield body;
    await new Promise(() => undefined);
  };
  void other.write(key, endless(), 'text/plain');
  const drafts = () => filesUnder(root).filter((path) => path.includes('killed-'));
  await expect.poll(drafts).toHaveLength(1);
  // Act
  await other.removeDrafts();
  // Assess
  expect(drafts()).toEqual([]);
});

it('removes abandoned parts after a day, and keeps younger ones', async () => {
  // Prepare
  const old = await files.startParts({ key, contentType: 'text/plain' });
  const young = await files.startParts({ key, contentType: 'text/plain' });
  const days = (n: number) => new Date(clock.at - n * 24 * 3600 * 1000);
  utimesSync(join(root, 'parts', old), days(2), days(2));
  // Act
  dirFiles({ root, secret: 'x', baseUrl: '', clock });
  // Assess
  await expect.poll(() => readdirSync(join(root, 'parts'))).not.toContain(old);
  expect(statSync(join(root, 'parts', young)).isDirectory()).toBe(true);
});
