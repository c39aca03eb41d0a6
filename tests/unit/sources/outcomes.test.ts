// Every provider maps every kind of failure to an outcome, and throws for none.
import { describe, expect, it } from 'vitest';
import type { Source, SourceQuery } from '#functions/ports/sources.ts';
import { PROVIDERS } from '#functions/sources/registry.ts';
import type { SourceKey, SourceProvider } from '#shared/model/source.ts';
import { SOURCE_PROVIDERS } from '#shared/model/source.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';
import { type Answer, fakeWeb } from '#tests/helpers/sample-setup.ts';

const KEYS: Readonly<Record<SourceProvider, SourceKey>> = {
  dart: { key: 'd'.repeat(40) },
  sec: { contact: 'Footnote admin@footnote.test' },
  edinet: { key: 'edinet-secret' },
  tavily: { key: 'tvly-secret' },
  brave: { key: 'brave-secret' },
  naver: { clientId: 'id', clientSecret: 'secret' },
  gdelt: {},
  rss: { feeds: 'https://news.test/feed.xml' },
  coresignal: { key: 'cs-secret' },
  capitalIq: { username: 'user', password: 'secret' },
  homepage: {},
  reportFeed: { feed: 'https://reports.test/feed.xml', token: 'licence' },
};

const QUERIES: Readonly<Record<SourceProvider, SourceQuery>> = {
  dart: { company: { name: '가온물류', corpCode: '00000001' } },
  sec: { company: { name: 'Northway', cik: '0000000001' } },
  edinet: { company: { name: '青葉陸運', edinetCode: 'E00001' } },
  tavily: { text: 'logistics' },
  brave: { text: 'logistics' },
  naver: { text: '물류' },
  gdelt: { text: 'logistics' },
  rss: { text: 'logistics' },
  coresignal: { company: { name: 'Gaon' } },
  capitalIq: { company: { name: 'IBM', ticker: 'IBM' } },
  homepage: { company: { name: 'Gaon', domain: 'gaon.test' } },
  reportFeed: { text: 'logistics market' },
};

const made = (name: SourceProvider, answer: Answer, key = KEYS[name]): { source: Source; requests: unknown[] } => {
  const { web, requests } = fakeWeb([['', answer]]);
  return { source: PROVIDERS[name]({ web, clock: fakeClock(), key }), requests };
};
const searched = async (name: SourceProvider, answer: Answer) => made(name, answer).source.search(QUERIES[name]);

const KEYED = SOURCE_PROVIDERS.filter((name) => Object.keys(KEYS[name]).length > 0);

/** Replies with status 200 that mean an empty result. */
const NOTHING: Readonly<Partial<Record<SourceProvider, Answer>>> = {
  dart: { body: { status: '013', message: '조회된 데이타가 없습니다.' } },
  sec: { status: 404, body: '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>' },
  edinet: { status: 404, body: '' },
  tavily: { body: { query: 'x', results: [], response_time: '0.1' } },
  brave: { body: { type: 'search', query: {} } },
  naver: { body: { total: 0, items: [] } },
  gdelt: { body: {} },
  rss: { body: '<rss version="2.0"><channel><title>t</title></channel></rss>' },
  coresignal: { body: [] },
  capitalIq: {
    body: {
      GDSSDKResponse: [
        { Identifier: 'IBM', Mnemonic: 'IQ_COMPANY_NAME', ErrMsg: '', Rows: [{ Row: ['Data Unavailable'] }] },
      ],
    },
  },
  homepage: { status: 404 },
  reportFeed: { body: '<rss version="2.0"><channel><title>t</title></channel></rss>' },
};

describe.each(SOURCE_PROVIDERS)('%s', (name) => {
  it('reports an empty result as nothing found', async () => {
    expect(await searched(name, NOTHING[name] ?? {})).toEqual({ is: 'empty' });
  });

  it.each(['unreachable', 'tookTooLong', 'resting'] as const)('is unreachable if the web reports %s', async (fault) => {
    expect(await searched(name, { fault })).toEqual({ is: 'unreachable' });
  });

  it.each([500, 502, 503])('is unreachable at %i', async (status) => {
    expect(await searched(name, { status, body: '<html>oops</html>' })).toEqual({ is: 'unreachable' });
  });

  it('reports a redirect into a private network as a bad reply', async () => {
    expect(await searched(name, { fault: 'forbiddenAddress' })).toEqual({ is: 'badReply', what: 'forbiddenAddress' });
  });
});

const API = SOURCE_PROVIDERS.filter((name) => name !== 'homepage');
describe.each(API)('%s as an API', (name) => {
  it.each([
    ['HTML', '<!doctype html><html><body>Welcome</body></html>'],
    ['half a JSON', '{"list": [{"corp'],
    ['another JSON', '{"hello": "world"}'],
    ['nothing at all', ''],
    ['bytes', new Uint8Array([0, 1, 2, 3, 255])],
  ])('reports %s as a bad reply or nothing, never as an answer', async (_, body) => {
    const outcome = await searched(name, { body });
    expect(['badReply', 'empty']).toContain(outcome.is);
  });

  it('is rate-limited at 429, with the time given by the server', async () => {
    expect(await searched(name, { status: 429, retryAfterMs: 7000 })).toEqual({
      is: 'rateLimited',
      retryAfterMs: 7000,
    });
  });

  it.each([401, 403])('is unauthorised at %i', async (status) => {
    expect(await searched(name, { status, body: {} })).toEqual({ is: 'unauthorised' });
  });
});

describe.each(KEYED)('%s without its key', (name) => {
  it('reports that it is not set up, without a request', async () => {
    // Prepare
    const { source, requests } = made(name, { body: {} }, {});
    // Act
    const outcomes = [await source.search(QUERIES[name]), await source.test()];
    // Assess
    expect(outcomes).toEqual([{ is: 'notConfigured' }, { is: 'notConfigured' }]);
    expect(requests).toEqual([]);
  });
});

describe('errors in a reply of 200', () => {
  const dart = (status: string) => searched('dart', { body: { status, message: '' } });

  it.each(['010', '011', '012', '901'])('DART %s is unauthorised', async (status) => {
    expect(await dart(status)).toEqual({ is: 'unauthorised' });
  });
  it('DART 020 is rate-limited', async () => {
    expect((await dart('020')).is).toBe('rateLimited');
  });
  it('DART 800 is unreachable: maintenance', async () => {
    expect(await dart('800')).toEqual({ is: 'unreachable' });
  });
  it.each(['021', '100', '101', '900'])('DART %s is a bad reply', async (status) => {
    expect(await dart(status)).toEqual({ is: 'badReply', what: `status${status}` });
  });
  it('GDELT: a plain text asks to slow down', async () => {
    const outcome = await searched('gdelt', { body: 'Please limit requests to one every 5 seconds or contact …' });
    expect(outcome).toEqual({ is: 'rateLimited', retryAfterMs: 5000 });
  });
  it('GDELT: a plain text complains', async () => {
    expect(await searched('gdelt', { body: 'Your query was too short or too long.' })).toEqual({
      is: 'badReply',
      what: 'text',
    });
  });
  it.each([432, 433])('Tavily %i is unauthorized: the plan is used up', async (status) => {
    expect(await searched('tavily', { status, body: { detail: { error: '' } } })).toEqual({ is: 'unauthorised' });
  });
  it('CoreSignal 402 is unauthorized: no credits are left', async () => {
    expect(await searched('coresignal', { status: 402, body: { detail: '' } })).toEqual({ is: 'unauthorised' });
  });
  it.each([
    ['Authentication failed', 'unauthorised'],
    ['Daily request limit exceeded', 'rateLimited'],
    ['InvalidIdentifier: unrecognized', 'empty'],
    ['Something else', 'badReply'],
  ])('Capital IQ "%s" is %s', async (ErrMsg, is) => {
    const body = { GDSSDKResponse: [{ Identifier: 'IBM', Mnemonic: 'IQ_COMPANY_NAME', ErrMsg, Rows: [] }] };
    expect((await searched('capitalIq', { body })).is).toBe(is);
  });
  it('SEC: a 403 of its own means too many requests', async () => {
    const body = '<html><body><h1>Request Rate Threshold Exceeded</h1></body></html>';
    expect(await searched('sec', { status: 403, body })).toEqual({ is: 'rateLimited', retryAfterMs: 600_000 });
  });
});
