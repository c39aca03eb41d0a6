// Search engines and the press: the requests, and how their results are read.
import { describe, expect, it } from 'vitest';
import { PROVIDERS } from '#functions/sources/registry.ts';
import type { SourceKey, SourceProvider } from '#shared/model/source.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';
import { type Answer, fakeWeb } from '#tests/helpers/sample-setup.ts';

const KEY: SourceKey = {
  key: 'k-secret',
  clientId: 'id',
  clientSecret: 'secret',
  feeds: 'https://a.test/rss https://b.test/atom',
};
const made = (name: SourceProvider, ...rules: (readonly [string, Answer])[]) => {
  const { web, requests } = fakeWeb(rules);
  return { source: PROVIDERS[name]({ web, clock: fakeClock(), key: KEY }), requests };
};
const paramsOf = (url = ''): Record<string, string> => Object.fromEntries(new URL(url).searchParams);

describe('Tavily', () => {
  it('is called with the key in a header and the company’s name before the question', async () => {
    const { source, requests } = made('tavily', ['', { body: { results: [] } }]);
    await source.search({ text: '시장 점유율', company: { name: '가온물류' }, from: '2026-01-01', limit: 50 });
    expect(requests[0]?.headers?.authorization).toBe('Bearer k-secret');
    expect(requests[0]?.url).not.toContain('secret');
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
      ...{ query: '가온물류 시장 점유율', max_results: 20, start_date: '2026-01-01' },
    });
  });
  it('accepts response_time as a number or text, and a page without a date', async () => {
    const results = [
      { title: 'A &amp; B', url: 'https://x.test/a#part', content: 'c', score: 1, published_date: null },
    ];
    const { source } = made('tavily', ['', { body: { results, response_time: '1.2' } }]);
    const found = await source.search({ text: 'x' });
    expect(found.is === 'ok' && found.value).toMatchObject([
      {
        title: 'A & B',
        url: 'https://x.test/a',
        publisher: 'x.test',
        isSample: false,
        retrievedAt: '2026-11-21T00:00:00.000Z',
      },
    ]);
  });
  it('drops results without a page', async () => {
    const results = ['javascript:alert(1)', 'file:///etc/passwd', 'nonsense', 'https://u:p@x.test/'].map((url) => ({
      title: 't',
      url,
    }));
    expect(await made('tavily', ['', { body: { results } }]).source.search({ text: 'x' })).toEqual({ is: 'empty' });
  });
  it('makes no request for an empty question', async () => {
    const { source, requests } = made('tavily');
    expect(await source.search({ text: '  ' })).toEqual({ is: 'empty' });
    expect(requests).toEqual([]);
  });
});

describe('Brave', () => {
  it('cleans highlights, and reads dates and languages', async () => {
    const result = {
      title: 'T',
      url: 'https://x.test/',
      description: 'the <strong>market</strong>',
      page_age: '2026-03-01T00:00:00',
      language: 'en',
    };
    const { source, requests } = made('brave', ['', { body: { type: 'search', web: { results: [result] } } }]);
    const found = await source.search({ text: 'market', language: 'ja', from: '2026-01-01' });
    expect(found.is === 'ok' && found.value[0]).toMatchObject({ snippet: 'the market', language: 'en' });
    expect(paramsOf(requests[0]?.url)).toEqual({
      q: 'market',
      count: '10',
      search_lang: 'jp',
      freshness: '2026-01-01to2026-11-21',
    });
  });
  it('is never sent more than 400 characters or 50 words', async () => {
    const { source, requests } = made('brave', ['', { body: { type: 'search' } }]);
    await source.search({ text: '가나다라마 '.repeat(200) });
    const { q = '' } = paramsOf(requests[0]?.url);
    expect([q.length <= 400, q.split(' ').length <= 50]).toEqual([true, true]);
  });
});

describe('Naver', () => {
  const item = (title: string, pubDate: string) => ({
    title,
    originallink: 'https://press.test/1',
    link: 'https://n.naver.test/1',
    description: '&quot;인용&quot; <b>굵게</b>',
    pubDate,
  });
  it('links to the publisher, without tags and entities, in UTC', async () => {
    const body = { total: 1, items: [item('<b>가온</b>물류 &amp; 용인', 'Mon, 14 Sep 2026 09:00:00 +0900')] };
    const found = await made('naver', ['', { body }]).source.search({ text: '가온' });
    expect(found.is === 'ok' && found.value[0]).toMatchObject({
      ...{ title: '가온물류 & 용인', url: 'https://press.test/1', publisher: 'press.test', snippet: '"인용" 굵게' },
      publishedAt: '2026-09-14T00:00:00.000Z',
    });
  });
  it('searches the newest articles for the requested days', async () => {
    const items = [item('a', 'Mon, 14 Sep 2026 09:00:00 +0900'), item('b', 'Tue, 14 Jan 2025 09:00:00 +0900')];
    const { source, requests } = made('naver', ['', { body: { items } }]);
    const found = await source.search({ text: '가온', from: '2026-01-01' });
    expect(found.is === 'ok' && found.value.map(({ title }) => title)).toEqual(['a']);
    expect(paramsOf(requests[0]?.url)).toMatchObject({ sort: 'date', display: '100' });
  });
});

describe('GDELT', () => {
  const article = {
    url: 'https://x.test/a',
    title: 'Title',
    seendate: '20230918T031500Z',
    domain: 'x.test',
    language: 'Korean',
  };
  it('reads dates and languages, and accepts control characters', async () => {
    const body = JSON.stringify({ articles: [article] }).replace('Title', 'Ti\u0001tle');
    const found = await made('gdelt', ['', { body }]).source.search({ text: 'x' });
    expect(found.is === 'ok' && found.value[0]).toMatchObject({
      title: 'Ti tle',
      publishedAt: '2023-09-18T03:15:00.000Z',
      language: 'ko',
    });
  });
  it('is asked for a phrase, and no word of a question becomes an operator', async () => {
    const { source, requests } = made('gdelt', ['', { body: {} }]);
    await source.search({
      text: 'domain:evil (x)',
      company: { name: 'Gaon "Logistics"' },
      language: 'ko',
      to: '2026-02-01',
    });
    expect(paramsOf(requests[0]?.url)).toMatchObject({
      ...{ query: '"Gaon Logistics" domain evil x sourcelang:korean', enddatetime: '20260201235959' },
    });
  });
});

describe('feeds', () => {
  const RSS =
    '<rss version="2.0"><channel><title>뉴스</title><item><title>가온물류 증설</title><link>/1</link><pubDate>Mon, 14 Sep 2026 09:00:00 +0900</pubDate></item><item><title>다른 기사</title><link>https://a.test/2</link></item></channel></rss>';
  const ATOM =
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>Atom</title><entry><title>가온물류 계약</title><link href="https://b.test/3"/><updated>2026-10-01T00:00:00Z</updated></entry></feed>';
  it('are read together, newest first, about the company only', async () => {
    const { source } = made('rss', ['a.test', { body: RSS }], ['b.test', { body: ATOM }]);
    const found = await source.search({ company: { name: '가온물류' } });
    expect(found.is === 'ok' && found.value.map(({ url, publisher }) => [url, publisher])).toEqual([
      ['https://b.test/3', 'Atom'],
      ['https://a.test/1', '뉴스'],
    ]);
  });
  it('are refused if they are nested too deeply', async () => {
    const { source } = made('rss', ['', { body: `<rss>${'<item>'.repeat(300_000)}` }]);
    expect(await source.search({ text: 'x' })).toEqual({ is: 'badReply', what: 'notFeed' });
  });
  it('answer as long as one of them does', async () => {
    const { source } = made('rss', ['a.test', { fault: 'unreachable' }], ['b.test', { body: ATOM }]);
    expect((await source.search({ text: '계약' })).is).toBe('ok');
  });
});

describe('pages behind results', () => {
  const page = (url: string) =>
    ({
      id: 'x',
      source: 'tavily',
      kind: 'web',
      title: '가온 / 물류: 시장?',
      url,
      publisher: '',
      retrievedAt: '',
      isSample: false,
    }) as const;
  it('have the type of their bytes and a valid file name', async () => {
    const found = await made('tavily', ['x.test', { body: '%PDF-1.7 …' }]).source.fetch(page('https://x.test/a.html'));
    expect(found.is === 'ok' && found.value.files[0]).toMatchObject({
      filename: '가온_물류_시장.pdf',
      contentType: 'application/pdf',
    });
  });
  it("are fetched without the provider's key", async () => {
    const { source, requests } = made('tavily', ['x.test', { body: '<html></html>' }]);
    await source.fetch(page('https://x.test/'));
    expect(requests[0]?.headers).toBeUndefined();
    expect(requests[0]?.lane).toBeUndefined();
  });
  it('are ignored if they are empty', async () => {
    expect((await made('tavily', ['x.test', { body: '' }]).source.fetch(page('https://x.test/'))).is).toBe('badReply');
  });
});

describe('company databases', () => {
  it('CoreSignal: searches once, then reads each wanted profile', async () => {
    const company = {
      id: 7,
      company_name: 'Gaon',
      website: 'https://www.gaon.test/',
      employees_count: 10,
      size_range: '2-10 employees',
      type: 'Privately Held',
      founded_year: '1998',
      more: {},
    };
    const { source, requests } = made(
      'coresignal',
      ['/search/', { body: [7, 8, 9] }],
      ['/collect/', { body: company }],
    );
    const found = await source.profiles?.({ name: 'Gaon', sizes: ['2-10 employees'], limit: 2 });
    expect(found?.is === 'ok' && found.value).toMatchObject([
      { company: { name: 'Gaon', domain: 'gaon.test' }, employees: 10, founded: 1998, isSample: false },
      {},
    ]);
    expect(requests.map(({ url }) => url.replace(/^.*company_multi_source/, ''))).toEqual([
      '/search/es_dsl',
      '/collect/7',
      '/collect/8',
    ]);
  });
  it('CoreSignal: returns the other profiles if one was removed', async () => {
    const { source } = made(
      'coresignal',
      ['/search/', { body: [7, 8] }],
      ['/collect/8', { status: 404 }],
      ['/collect/7', { body: { id: 7, company_name: 'Gaon' } }],
    );
    const found = await source.profiles?.({ name: 'Gaon' });
    expect(found?.is === 'ok' && found.value).toHaveLength(1);
  });
  it('CoreSignal: tests a key with a company that does not exist, which is free', async () => {
    const { source, requests } = made('coresignal', ['/collect/0', { status: 404 }]);
    expect(await source.test()).toEqual({ is: 'ok', value: true });
    expect(requests).toHaveLength(1);
  });
  it('Capital IQ: sends name and password as Basic, in any script', async () => {
    const body = {
      GDSSDKResponse: [{ Identifier: 'NYSE:IBM', Mnemonic: 'IQ_COMPANY_NAME', ErrMsg: '', Rows: [{ Row: ['IBM'] }] }],
    };
    const { web, requests } = fakeWeb([['', { body }]]);
    const source = PROVIDERS.capitalIq({ web, clock: fakeClock(), key: { username: 'u', password: 'pä' } });
    const found = await source.search({ company: { name: 'x', ticker: 'IBM' } });
    expect(found.is === 'ok' && found.value[0]?.title).toBe('IBM');
    expect(requests[0]?.headers?.authorization).toBe(`Basic ${Buffer.from('u:pä').toString('base64')}`);
  });
});
