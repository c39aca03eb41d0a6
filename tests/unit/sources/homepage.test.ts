// A company's own website: robots.txt is respected, informative pages come first, other hosts are not fetched, and its
// own names are found.
import { describe, expect, it } from 'vitest';
import { readPage } from '#functions/sources/homepage/read-page.ts';
import { robots } from '#functions/sources/homepage/robots.ts';
import { PROVIDERS } from '#functions/sources/registry.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';
import { fc } from '#tests/helpers/properties.ts';
import { type Answer, fakeWeb } from '#tests/helpers/sample-setup.ts';

describe('robots.txt', () => {
  const allows = (text: string, path: string) => robots(text)(path);
  it.each([
    ['', '/a', true],
    ['User-agent: *\nDisallow: /', '/a', false],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /private', '/private/x', false],
    ['User-agent: *\nDisallow: /private', '/public', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['User-agent: *\nAllow: /a\nDisallow: /a', '/a', true],
    ['User-agent: *\nDisallow: /*.pdf$', '/x/y.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/x/y.pdf?z', true],
    ['User-agent: *\nDisallow: /a*c', '/abbbc', false],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Footnote\nAllow: /', '/a', true],
    ['User-agent: footnote\nUser-agent: other\nDisallow: /', '/a', false],
    ['user-agent: *\r\ndisallow: / # all\r\n', '/a', false],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['<html>not found</html>', '/a', true],
    ['User-agent: *\nDisallow: /회사', '/회사/소개', false],
  ])('%j: %s is allowed: %s', (text, path, expected) => {
    expect(allows(text, path)).toBe(expected);
  });
  it('reads any text without slowing down', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (text, path) => typeof allows(text, path) === 'boolean'));
    const slow = `User-agent: *\nDisallow: /${'*a'.repeat(5000)}$`;
    expect(allows(slow, `/${'a'.repeat(20_000)}b`)).toBe(true);
  });
});

const HOME = `<!doctype html><html lang="ko-KR"><head><title> 가온물류 | 홈 </title><meta property="og:site_name" content="가온물류">
<script type="application/ld+json">{"@graph":[{"@type":"Organization","name":"가온","legalName":"가온물류 주식회사"}]}</script></head>
<body><a href="/news">뉴스</a><a href="/company?x=1#top">회사소개</a><a href="/logo.png">그림</a><a href="/private/about">About</a>
<a href="https://other.test/about">About</a><a href="mailto:a@b.test">mail</a><a href="/contact">문의</a>
<footer>© 2026 Gaon Logistics Co., Ltd. All rights reserved.</footer></body></html>`;

const siteWith = (...rules: (readonly [string, Answer])[]) => {
  const { web, requests } = fakeWeb(rules);
  return { source: PROVIDERS.homepage({ web, clock: fakeClock() }), requests };
};
const ROBOTS: readonly [string, Answer] = ['/robots.txt', { body: 'User-agent: *\nDisallow: /private' }];
const gaon = { company: { name: '', domain: 'gaon.test' } };

describe('a site', () => {
  it('returns its first page, then the pages that describe the company best', async () => {
    const found = await siteWith(ROBOTS, ['https://gaon.test/', { body: HOME }]).source.search(gaon);
    expect(found.is === 'ok' && found.value.map(({ url, publisher, language }) => [url, publisher, language])).toEqual([
      ['https://gaon.test/', '가온물류 주식회사', 'ko'],
      ['https://gaon.test/company?x=1', '가온물류 주식회사', 'ko'],
      ['https://gaon.test/news', '가온물류 주식회사', 'ko'],
    ]);
  });
  it('is not read if its robots.txt forbids it', async () => {
    const { source, requests } = siteWith(
      ['/robots.txt', { body: 'User-agent: *\nDisallow: /' }],
      ['', { body: HOME }],
    );
    expect(await source.search(gaon)).toEqual({ is: 'empty' });
    expect(requests).toHaveLength(1);
  });
  it('is not read while its robots.txt is broken, but read without one', async () => {
    expect(await siteWith(['/robots.txt', { status: 503 }], ['', { body: HOME }]).source.search(gaon)).toEqual({
      is: 'unreachable',
    });
    expect((await siteWith(['/robots.txt', { status: 404 }], ['', { body: HOME }]).source.search(gaon)).is).toBe('ok');
  });
  it('is requested over http if it has no https', async () => {
    const found = await siteWith(
      ['https://', { fault: 'unreachable' }],
      ['http://gaon.test/robots', { status: 404 }],
      ['http://', { body: HOME }],
    ).source.search(gaon);
    expect(found.is === 'ok' && found.value[0]?.url).toBe('http://gaon.test/');
  });
  it('has its robots.txt checked for every page that is fetched', async () => {
    const { source } = siteWith(ROBOTS, ['', { body: HOME }]);
    const page = {
      id: '',
      source: 'homepage',
      kind: 'homepage',
      title: 't',
      publisher: '',
      retrievedAt: '',
      isSample: false,
    } as const;
    expect((await source.fetch({ ...page, url: 'https://gaon.test/private/a' })).is).toBe('empty');
    expect((await source.fetch({ ...page, url: 'https://gaon.test/company' })).is).toBe('ok');
  });
});

describe('readPage', () => {
  it("finds the company's own names, the legal one first", () => {
    expect(readPage(HOME, 'https://gaon.test/').names).toEqual([
      '가온물류 주식회사',
      '가온',
      '가온물류',
      'Gaon Logistics Co., Ltd',
    ]);
  });
  it('accepts any page', () => {
    fc.assert(fc.property(fc.string(), (html) => Array.isArray(readPage(html, 'https://a.test/').names)));
    expect(readPage('<div>'.repeat(200_000), 'https://a.test/').links).toEqual([]);
  });
});
