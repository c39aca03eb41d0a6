// API Gateway's events to the kernel and back: routes, bodies, addresses, streams.
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Kernel } from '#functions/http/kernel.ts';

const served = vi.hoisted(() => vi.fn());
vi.mock('#functions/http/serve.ts', async (original) => ({ ...(await original<object>()), serve: served }));

type Service = typeof import('#functions/http/lambda.ts');
let lambda: Service;

/** The runtime's response stream for a streaming function; its first part has status and headers. */
const runtime = {
  streamifyResponse: (handler: unknown) => handler,
  HttpResponseStream: {
    from: (stream: PassThrough & { head?: object }, head: object) => Object.assign(stream, { head }),
  },
};

beforeAll(async () => {
  vi.stubGlobal('awslambda', runtime);
  lambda = await import('#functions/http/lambda.ts');
});
afterAll(() => vi.unstubAllGlobals());

const kernel = { appUrl: '' } as Kernel;
const context = { getRemainingTimeInMillis: () => 29_000 } as never;
const event = (over: object = {}) => ({
  httpMethod: 'GET',
  resource: '/api/v2/project/{id}',
  pathParameters: { id: 'prj_abc' },
  queryStringParameters: null,
  headers: { Authorization: 'Bearer t', Language: 'EN' },
  body: null,
  isBase64Encoded: false,
  requestContext: { requestId: 'r-1', identity: { sourceIp: '198.51.100.1', apiKeyId: 'edge' } },
  ...over,
});
const reply = (body: unknown) => ({ status: 200, headers: { 'content-type': 'x/y' }, body });

describe('a request', () => {
  it("has parameters, headers in lower case and the gateway's id", () => {
    const request = lambda.requestOf(event({ queryStringParameters: { limit: '5', none: undefined } }), context);
    expect(request).toMatchObject({
      params: { id: 'prj_abc' },
      query: { limit: '5' },
      headers: { authorization: 'Bearer t', language: 'EN' },
      requestId: 'r-1',
      body: undefined,
    });
    expect(Object.keys(request.query)).toEqual(['limit']);
  });

  it('has bytes as they were sent, base64 or not', () => {
    const bytes = Buffer.from([0, 255, 13, 10]);
    const encoded = lambda.requestOf(event({ body: bytes.toString('base64'), isBase64Encoded: true }), context);
    const plain = lambda.requestOf(event({ body: '{"name":"가온"}' }), context);
    expect(Buffer.from(encoded.body ?? []).equals(bytes)).toBe(true);
    expect(Buffer.from(plain.body ?? []).toString()).toBe('{"name":"가온"}');
  });

  it("has the viewer's address from the edge", () => {
    const headers = { 'x-viewer-address': '203.0.113.7' };
    expect(lambda.requestOf(event({ headers }), context).sourceIp).toBe('203.0.113.7');
    expect(lambda.requestOf(event(), context).sourceIp).toBe('198.51.100.1');
  });

  it('is aborted before Lambda ends it', () => {
    const late = { getRemainingTimeInMillis: () => 3001 } as never;
    const { signal } = lambda.requestOf(event(), late);
    expect(signal?.aborted).toBe(false);
    return new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
  });
});

describe('a service that answers in one piece', () => {
  const call = (over?: object) => lambda.bufferedService(kernel)(event(over) as never, context);

  it('returns text as text and bytes in base64', async () => {
    // Prepare
    served
      .mockResolvedValueOnce(reply('{"success":true}'))
      .mockResolvedValueOnce(reply(new Uint8Array([80, 75, 3, 4])));

    // Act
    const [text, bytes] = [await call(), await call()];

    // Assess
    expect(text).toEqual({
      statusCode: 200,
      headers: { 'content-type': 'x/y' },
      body: '{"success":true}',
      isBase64Encoded: false,
    });
    expect(bytes).toMatchObject({ body: 'UEsDBA==', isBase64Encoded: true });
  });

  it('refuses a call that did not come through the edge, whatever its headers are', async () => {
    const identity = { sourceIp: '198.51.100.1', apiKeyId: null };
    const headers = { 'x-viewer-address': '203.0.113.7', 'x-api-key': 'invented', 'x-app-host': 'd1.cloudfront.net' };
    served.mockClear();
    const { statusCode, body } = await call({ headers, requestContext: { requestId: 'r-1', identity } });
    expect([statusCode, JSON.parse(body).code]).toEqual([403, 'forbidden']);
    expect(served).not.toHaveBeenCalled();
  });

  it('answers 404 in the envelope for a resource outside the contract', async () => {
    const { statusCode, body } = await call({ resource: '/api/unknown' });
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'routeNotFound', requestId: 'r-1' });
  });

  it('finds the app at its own domain, or a host that CloudFront generated, and no other', async () => {
    const appUrl = async (configured: string, host: string) => {
      served.mockClear().mockResolvedValueOnce(reply(''));
      const headers = { 'x-app-host': host };
      await lambda.bufferedService({ ...kernel, appUrl: configured })(event({ headers }) as never, context);
      return served.mock.lastCall?.[0].appUrl;
    };
    expect(await appUrl('https://app.footnote.example', 'd1.cloudfront.net')).toBe('https://app.footnote.example');
    expect(await appUrl('', 'd1abc.cloudfront.net')).toBe('https://d1abc.cloudfront.net');
    expect(await appUrl('', 'evil.example')).toBe('');
    expect(await appUrl('', 'd1.cloudfront.net.evil.example')).toBe('');
  });
});

describe('a service that streams', () => {
  const call = async () => {
    const out = new PassThrough() as PassThrough & { head?: { statusCode: number } };
    const handler = lambda.streamingService(kernel) as unknown as (...given: unknown[]) => Promise<void>;
    const pieces: string[] = [];
    out.on('data', (piece) => pieces.push(String(piece)));
    await handler(event(), out, context);
    return { head: out.head, pieces };
  };

  it('passes each event on as it arrives', async () => {
    // Prepare
    served.mockResolvedValueOnce(
      reply(
        (async function* () {
          yield ': open\n\n';
          yield 'id: 1\n\n';
        })(),
      ),
    );

    // Act
    const { head, pieces } = await call();

    // Assess
    expect(head).toMatchObject({ statusCode: 200, headers: { 'content-type': 'x/y' } });
    expect(pieces.filter(Boolean)).toEqual([': open\n\n', 'id: 1\n\n']);
  });

  it('returns JSON and files too', async () => {
    served.mockResolvedValueOnce(reply('{"success":true}')).mockResolvedValueOnce(reply(Buffer.from('PK')));
    expect((await call()).pieces.join('')).toBe('{"success":true}');
    expect((await call()).pieces.join('')).toBe('PK');
  });
});
