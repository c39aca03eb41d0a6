// Redirects, sizes, times, types and headers of a guarded fetch, against a real server.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guardedFetch } from '#functions/adapters/node/web-fetch/guarded-fetch.ts';
import { targetOf } from '#functions/adapters/node/web-fetch/target.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;
const seen: { url: string; headers: IncomingMessage['headers'] }[] = [];
let base = '';
/** Another origin, by its port. */
let other = '';
let servers: readonly Server[] = [];

const redirect =
  (location: string, status = 302): Handle =>
  (_, response) =>
    response.writeHead(status, { location }).end();

const PAGES: Readonly<Record<string, Handle>> = {
  '/page': (_, response) => response.end('<!doctype html><html></html>'),
  '/one': redirect('/page'),
  '/two': redirect('/one'),
  '/three': redirect('/two'),
  '/four': redirect('/three'),
  '/loop': redirect('/loop'),
  '/to-loopback': redirect('http://127.0.0.1/'),
  '/to-metadata': redirect('http://169.254.169.254/latest/meta-data/'),
  '/to-file': redirect('file:///etc/passwd'),
  '/to-port': redirect('http://example.com:22/'),
  '/to-other': (request, response) => redirect(`${other}/page`)(request, response),
  '/large': (_, response) => response.end('x'.repeat(2000)),
  '/announced': (_, response) => response.writeHead(200, { 'content-length': '5000' }).end('x'.repeat(5000)),
  '/bomb': (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('0'.repeat(5_000_000))),
  '/drip': (_, response) => {
    response.write('x');
    const timer = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(timer));
  },
  '/silent': () => {},
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('x');
    setTimeout(() => response.destroy(), 20);
  },
  '/lying': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.from([0, 1, 2, 3])),
  '/busy': (_, response) => response.writeHead(429, { 'retry-after': '7' }).end(),
  '/echo': (request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => response.end(JSON.stringify({ method: request.method, body })));
  },
};

const listen = async (): Promise<{ server: Server; origin: string }> => {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    seen.push({ url: path, headers: request.headers });
    PAGES[path]?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};
beforeAll(async () => {
  const [one, two] = [await listen(), await listen()];
  servers = [one.server, two.server];
  base = one.origin;
  other = two.origin;
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  seen.length = 0;
});

/** Lets the test servers through; everything else meets the rules. */
const target = (address: string, from?: string) => {
  const url = URL.parse(address, from);
  return url?.origin === base || url?.origin === other ? url : targetOf(address, from);
};
const fetchWithin = (timeoutMs: number) => guardedFetch({ userAgent: 'Footnote test', target, timeoutMs });
const fetch = fetchWithin(20_000);
const get = (path: string, more = {}) => fetch({ url: `${base}${path}`, ...more });

describe('redirects', () => {
  it.each(['/page', '/one', '/two', '/three'])('follows up to three: %s', async (path) => {
    expect(await get(path)).toMatchObject({ ok: true, status: 200, url: `${base}/page`, type: 'html' });
  });
  it.each(['/four', '/loop'])('gives up after three: %s', async (path) => {
    expect(await get(path)).toEqual({ ok: false, fault: 'tooManyRedirects' });
  });
  it.each([
    ['/to-loopback', 'forbiddenAddress'],
    ['/to-metadata', 'forbiddenAddress'],
    ['/to-file', 'badAddress'],
    ['/to-port', 'badAddress'],
  ])('does not follow %s: %s', async (path, fault) => {
    expect(await get(path)).toEqual({ ok: false, fault });
    expect(seen).toHaveLength(1);
  });
  it('does not send a body to another address', async () => {
    expect(await get('/one', { method: 'POST', body: '{}' })).toEqual({ ok: false, fault: 'tooManyRedirects' });
  });
});

describe('headers', () => {
  it('are sent to the first origin', async () => {
    await get('/one', { headers: { authorization: 'Bearer secret' } });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', 'Bearer secret']);
    expect(seen[0]?.headers['user-agent']).toBe('Footnote test');
  });
  it('may name another agent', async () => {
    await get('/page', { headers: { 'user-agent': 'Footnote admin@x.test' } });
    expect(seen[0]?.headers['user-agent']).toBe('Footnote admin@x.test');
  });
  it('are not sent to another origin', async () => {
    await get('/to-other', { headers: { 'x-subscription-token': 'secret' } });
    expect(seen.map(({ headers }) => headers['x-subscription-token'])).toEqual(['secret', undefined]);
  });
  it('contain the time to retry', async () => {
    expect(await get('/busy')).toMatchObject({ ok: true, status: 429, retryAfterMs: 7000 });
  });
});

describe('limits', () => {
  it.each(['/large', '/announced', '/bomb'])('%s is too large', async (path) => {
    expect(await get(path, { maxBytes: 1000 })).toEqual({ ok: false, fault: 'tooLarge' });
  });
  it.each(['/drip', '/silent'])('%s takes too long', async (path) => {
    expect(await fetchWithin(500)({ url: `${base}${path}` })).toEqual({ ok: false, fault: 'tookTooLong' });
  });
  it('rejects an interrupted reply', async () => {
    expect(await get('/cut')).toEqual({ ok: false, fault: 'unreachable' });
  });
  it('checks the bytes, not the declared type', async () => {
    expect(await get('/lying', { accept: ['html'] })).toEqual({ ok: false, fault: 'wrongType' });
  });
  it('sends a POST', async () => {
    const reply = await get('/echo', { method: 'POST', body: '{"q":1}' });
    expect(reply.ok && new TextDecoder().decode(reply.bytes)).toBe('{"method":"POST","body":"{\\"q\\":1}"}');
  });
});
