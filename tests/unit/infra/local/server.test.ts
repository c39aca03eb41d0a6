// The local server at its sockets: accepted requests, timeouts, and the headers of every reply.
import { once } from 'node:events';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isOwnHost } from '#infra/local/own-host.ts';
import { listen, type Stage } from '#infra/local/server.ts';
import { translate } from '#shared/i18n/translate.ts';

type Seen = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };
let server: Server;
let port = 0;
const log = vi.fn();

const ask = (path: string, { method = 'GET', host = `localhost:${port}`, headers = {} } = {}): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers: { host, ...headers } }, async (response) => {
      let text = '';
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    sent.on('error', reject);
    sent.end();
  });

beforeAll(async () => {
  const stage = {
    kernel: { appUrl: '', log },
    threads: { warm: () => undefined },
    local: {
      inbox: async () => new Response('letters'),
      full: () => Promise.reject(Object.assign(new Error('/secret/path'), { name: 'DiskFull' })),
    },
    config: (origin: string) => ({ origin }),
    host: undefined,
    webApp: undefined,
  } as unknown as Stage;
  ({ server, port } = await listen(stage, 0, { bodyMs: 300 }));
});
afterAll(() => server.close());

describe('the host of a request', () => {
  it.each([
    ['localhost:4000', true],
    ['LOCALHOST', true],
    ['127.0.0.1:4000', true],
    ['[::1]:4000', true],
    ['deals.office.lan:4000', true],
    ['evil.test', false],
    ['localhost.evil.test', false],
    ['localhost:4000@evil.test', false],
    ['127.0.0.1.nip.io', false],
    ['', false],
    [undefined, false],
  ])('%s: %s', (host, own) => expect(isOwnHost(host, 'deals.office.lan')).toBe(own));

  it.each(['/config.json', '/local/inbox', '/api/v2/project', '/'])('is checked for %s', async (path) => {
    const { status, text } = await ask(path, { host: 'evil.test' });
    expect({ status, text }).toEqual({ status: 421, text: '' });
  });
});

describe('every reply', () => {
  it.each(['/config.json', '/local/inbox', '/api/nowhere', '/nowhere'])('of %s has the headers', async (path) => {
    expect((await ask(path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it('refuses TRACE', async () => expect((await ask('/', { method: 'TRACE' })).status).toBe(421));
});

it.each([
  [{ 'accept-language': 'ja,en;q=0.5' }, 'ja'],
  [{ 'accept-language': 'en-US' }, 'en'],
  [{ language: 'en', 'accept-language': 'ja' }, 'en'],
  [{}, 'ko'],
] as const)("refuses in the reader's language: %j", async (headers, language) => {
  const { text } = await ask('/api/nowhere', { headers });

  expect(JSON.parse(text)).toMatchObject({ message: translate(language, 'errors.routeNotFound') });
});

it('reports and logs our own fault, without its text', async () => {
  const { status, text } = await ask('/local/full');

  expect([status, JSON.parse(text).code]).toEqual([500, 'unexpected']);
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ status: 500, fault: expect.stringContaining('DiskFull') }),
  );
  expect(text + JSON.stringify(log.mock.calls)).not.toContain('/secret/path');
});

it('gives up on a body that does not arrive', async () => {
  // Prepare
  const socket = connect(port);
  socket.on('error', () => undefined);
  // Act
  socket.write(
    'POST /api/organization/member/signin HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  socket.resume();
  // Assess
  await once(socket, 'close');
});

it('reports a too large upload to a browser, which reads nothing before it has sent everything', async () => {
  const size = 30 * 1024 * 1024;
  const chunk = Buffer.alloc(1024 * 1024);
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  const write = (bytes: string | Buffer) => new Promise<void>((sent) => socket.write(bytes, () => sent()));

  await write(
    `POST /api/v2/checklists HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${size}\r\n\r\n`,
  );
  for (let sent = 0; sent < size; sent += chunk.length) await write(chunk);
  socket.resume();
  const [reply] = await once(socket, 'data');
  socket.destroy();

  expect(String(reply)).toMatch(/^HTTP\/1\.1 413 /);
  expect(String(reply)).toContain('listUploadTooLarge');
});
