// The typed client: the address, headers, replies and errors of a call.
import { describe, expect, it, vi } from 'vitest';
import { ApiError, client } from '#shared/contract/client.ts';
import { contract } from '#shared/contract/contract.ts';
import { routeManifest } from '#shared/contract/route-manifest.ts';

const routes = routeManifest(contract);

const serving = (response: Response, extra: Partial<Parameters<typeof client>[0]> = {}) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => response);
  return { fetch, ...client({ routes, fetch, ...extra }) };
};
const json = (data: unknown, status = 200) => Response.json({ success: status < 400, ...Object(data) }, { status });

describe('a call', () => {
  it('fills the path, writes the query and returns the data of the reply', async () => {
    // Prepare
    const { call, fetch } = serving(json({ data: { rows: [], count: 0 } }), { base: 'http://api' });
    const params = { fileId: 'fil_a/b' };
    // Act
    const data = await call('files.content', { params, query: { offset: 500 } });
    // Assess
    expect(data).toEqual({ rows: [], count: 0 });
    expect(fetch.mock.calls[0]?.[0]).toBe('http://api/api/v2/attachments/content/fil_a%2Fb?offset=500');
  });

  it('keeps search texts out of the address', async () => {
    // Prepare
    const { call, fetch } = serving(json({ data: { rows: [], count: 0 } }));
    // Act
    await call('organisation.people', { query: { search: '김 & b', limit: 20 } });
    // Assess
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/organization/admins?limit=20');
    expect(new URLSearchParams(new Headers(init?.headers).get('x-query') ?? '').get('search')).toBe('김 & b');
  });

  it('sends a body as JSON, with the common headers and an idempotency key', async () => {
    // Prepare
    const { call, fetch } = serving(json({ data: {} }), {
      headers: async () => ({ Language: 'KO', Authorization: 'Bearer t' }),
    });
    // Act
    await call('projects.create', { body: { name: 'Atlas' } });
    // Assess
    const init = fetch.mock.calls[0]?.[1];
    expect(init?.body).toBe('{"name":"Atlas"}');
    expect(init?.credentials).toBe('include');
    expect(init?.headers).toMatchObject({
      Language: 'KO',
      Authorization: 'Bearer t',
      'Content-Type': 'application/json',
      'Idempotency-Key': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('returns a file with the name that the server chose', async () => {
    // Prepare
    const response = new Response('bytes', {
      headers: { 'content-disposition': `attachment; filename="a.docx"; filename*=UTF-8''%EB%8B%B5%EB%B3%80.docx` },
    });
    const { call } = serving(response);
    // Act
    const { blob, filename } = await call('research.exportWord', { query: { id: 'sea_me_0123456789abcdef' } });
    // Assess
    expect(filename).toBe('답변.docx');
    expect(await blob.text()).toBe('bytes');
  });

  it('throws the error of the reply', async () => {
    // Prepare
    const { call } = serving(json({ code: 'badInput', message: '이름', field: 'name', requestId: 'r1' }, 400));
    // Act
    const error = await call('projects.create', { body: { name: '' } }).catch((e: unknown) => e);
    // Assess
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'badInput', status: 400, message: '이름', field: 'name', requestId: 'r1' });
  });

  it('throws an error with a code if the reply is not JSON', async () => {
    const { call } = serving(new Response('<html>', { status: 502 }));
    const error = await call('projects.list').catch((e: unknown) => e);
    expect(error).toMatchObject({ code: 'unexpected', status: 502 });
  });

  it('reports a 401 that ends a session, but not a wrong password', async () => {
    // Prepare
    const onUnauthorised = vi.fn();
    const refused = () => json({ code: 'wrongCredentials', message: '', requestId: 'r' }, 401);
    const { call } = serving(refused(), { onUnauthorised });
    const second = serving(refused(), { onUnauthorised });
    // Act
    await call('account.memberSignIn', { body: { email: 'a@b.co' } }).catch(() => undefined);
    const afterSignIn = onUnauthorised.mock.calls.length;
    await second.call('projects.list').catch(() => undefined);
    // Assess
    expect(afterSignIn).toBe(0);
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
  });
});

describe('a stream', () => {
  it('returns numbered, parsed events and the headers of the reply', async () => {
    // Prepare
    const text = 'id: 3\nevent: done\ndata: {"status":"Completed"}\n\n';
    const { open, fetch } = serving(new Response(text, { headers: { 'x-search-id': 's1' } }));
    // Act
    const { headers, events } = await open('research.ask', { body: { query: 'q' } });
    const seen = [];
    for await (const event of events) seen.push(event);
    // Assess
    expect(headers.get('x-search-id')).toBe('s1');
    expect(seen).toEqual([{ id: 3, event: 'done', data: { status: 'Completed' } }]);
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ Accept: 'text/event-stream' });
  });
});
