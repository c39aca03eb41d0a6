// The shared page: self-contained, without scripts, and safe with hostile texts.
import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { htmlOf, type PageOptions } from '#functions/export/html/html-of.ts';
import { PAGE_POLICY } from '#functions/export/html/style.ts';
import type { Report } from '#shared/report/report.ts';
import { hostileReport } from '#tests/helpers/hostile-report.ts';
import { anyAddress, anyText, countOf, fc } from '#tests/helpers/properties.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

const make = (report: Report = sampleReport('ko'), more: Partial<PageOptions> = {}) =>
  htmlOf(report, {
    linkTo: ({ locator }) => `https://app.test/files?page=${locator.page}`,
    reader: 'Kaede Capital',
    expiresAt: '2026-12-21T00:00:00Z',
    ...more,
  });

type Element = { readonly name: string; readonly attributes: Record<string, string> };
const elementsOf = (html: string): Element[] => {
  const found: Element[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => void found.push({ name, attributes }) });
  parser.end(html);
  return found;
};

describe('the shared page', () => {
  it('loads nothing and runs no scripts', () => {
    const elements = elementsOf(make());

    expect(elements.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['script']));
    for (const { name, attributes } of elements) {
      expect(['link', 'img', 'iframe', 'object', 'embed', 'form', 'base', 'script']).not.toContain(name);
      expect(Object.keys(attributes).filter((key) => key.startsWith('on') || key === 'style' || key === 'src')).toEqual(
        [],
      );
    }
  });

  it('is marked with its reader, or with the person who shared it if the reader is unknown', () => {
    expect(make(undefined, { sharedBy: 'Hanbit Partners' })).toContain('대외비 · Kaede Capital 열람용');
    expect(make(undefined, { reader: undefined, sharedBy: 'Hanbit Partners' })).toContain(
      '대외비 · Hanbit Partners 제공',
    );
  });

  it('has a policy that allows only its own style', () => {
    const html = make();
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');

    expect(PAGE_POLICY).toContain(`style-src 'sha256-${hash}'`);
    expect(PAGE_POLICY).toContain("default-src 'none'");
    const policy = elementsOf(html).find(({ attributes }) => attributes['http-equiv'])?.attributes.content;
    expect(policy).toContain(`'sha256-${hash}'`);
  });

  it('marks text in another language than the page: sentences, quotes and the quotes in notes', () => {
    const report = sampleReport('ko');
    const sentence = { text: 'Revenue was $188 million.', refs: [], check: 'verified' as const };
    const doubtful = { text: '売上高は前期に比べて増加いたしました。', refs: [1], check: 'uncertain' as const };
    const plain = { text: '매출액은 94,050백만원이다.', refs: [], check: 'verified' as const };
    const section = {
      id: 'foreign',
      title: '원문',
      status: 'done' as const,
      blocks: [
        { kind: 'text' as const, sentences: [sentence, doubtful, plain] },
        { kind: 'quote' as const, text: '売上高は増加いたしました。', refs: [] },
      ],
    };

    const page = make({ ...report, sections: [section] });

    expect(page).toContain('<span lang="en">Revenue was $188 million</span>');
    expect(page).toContain('<span class="uncertain" lang="ja">“売上高は');
    expect(page).toContain('<blockquote lang="ja">');
    expect(page).toContain('매출액은 94,050백만원이다');
    expect(page).not.toContain('lang="ko">매출액');
  });

  it('explains a mark beside it, visibly once and once in the list of notes', () => {
    const html = make();

    const shown =
      /<sup><a href="#_note[^"]*">(\d+)<\/a><\/sup><span class="ev" aria-hidden="true"><span><b>(.*?)<\/b>/.exec(html);

    expect(shown?.[2]).toBeTruthy();
    expect(PAGE_POLICY).toContain("font-src 'self'");
  });

  it('is excluded from search engines, and names its reader and its expiry', () => {
    const html = make();

    expect(html).toContain('<meta name="robots" content="noindex, nofollow, noarchive">');
    expect(html.match(/Kaede Capital/g)?.length).toBeGreaterThanOrEqual(3);
    expect(html).toContain('2026년 12월 21일까지');
  });

  it('omits its writer and the notes for authors', () => {
    const report = sampleReport('en');
    const excerpt = {
      kind: 'text' as const,
      sentences: [{ text: 'It grows.', refs: [1], check: 'verified' as const }],
    };
    const nothing = { kind: 'notice' as const, code: 'nothingFound' as const };
    const sections = report.sections.map((section) => ({
      ...section,
      blocks: section.status === 'needsModel' ? [excerpt, nothing] : section.blocks,
      aside: 'Enter peers to fill the table.',
    }));

    const html = make({ ...report, sections });

    expect(html).toContain('It grows');
    expect(html).not.toMatch(/language model|selected from the sources|Offline writer|Nothing was found|Enter peers/);
  });

  it('states on its cover that it contains sample data', () => {
    expect(make({ ...sampleReport('en'), isSample: true })).toContain('Contains sample data');
    expect(make(sampleReport('en'))).not.toContain('sample data');
  });

  it.each(['with a cover', 'without one'])('states once that figures have changed since, %s', (which) => {
    const movedFigures = { at: '2026-11-23T00:00:00Z', count: 1, files: ['list.csv'] };
    const frontMatter = which === 'with a cover' ? { notice: 'Confidential.' } : undefined;

    const page = make({ ...sampleReport('en'), movedFigures, ...(frontMatter ? { frontMatter } : {}) });

    expect(page.split('Figures changed since').length - 1).toBe(1);
    expect(page).not.toContain('list.csv');
  });

  it('links every mark to a note, and the note to the page', () => {
    const elements = elementsOf(make());
    const ids = new Set(elements.flatMap(({ attributes }) => attributes.id ?? []));
    const inner = elements.flatMap(({ attributes }) =>
      attributes.href?.startsWith('#') ? [attributes.href.slice(1)] : [],
    );

    expect(inner.length).toBeGreaterThan(20);
    for (const id of inner) expect(ids).toContain(id);
    expect(elements.some(({ attributes }) => attributes.href === 'https://app.test/files?page=12')).toBe(true);
  });

  it('uses each anchor once', () => {
    const ids = elementsOf(make()).flatMap(({ attributes }) => attributes.id ?? []);

    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws every chart with a name and a table of its figures', () => {
    const elements = elementsOf(make());
    const charts = elements.filter(({ name, attributes }) => name === 'svg' && attributes.role === 'img');

    expect(charts).toHaveLength(10);
    for (const { attributes } of charts) expect(attributes['aria-label']).not.toBe('');
    expect(elements.filter(({ name }) => name === 'details')).toHaveLength(10);
  });

  it('escapes hostile texts, and links to http and https only', () => {
    const plain = elementsOf(make(hostileReport('x', 'x'), { linkTo: () => 'https://app.test/', reader: 'x' })).map(
      ({ name }) => name,
    );
    const hostile = fc.oneof(
      anyText(),
      fc.constantFrom(
        '</style><script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        "' onload='x",
        '<!--',
        ']]>',
        '\u202egnp.exe',
        '\u0000',
        '\ud800',
        '{{title}}',
      ),
    );
    fc.assert(
      fc.property(
        hostile,
        fc.oneof(
          anyAddress(),
          fc.constantFrom(
            'javascript:alert(1)',
            'data:text/html,x',
            'vbscript:x',
            ' javascript:x',
            '//evil.test',
            'file:///etc/passwd',
          ),
        ),
        (text, url) => {
          const html = make(hostileReport(text, url), { linkTo: () => url, reader: text });
          const elements = elementsOf(html);
          expect(elements.map(({ name }) => name).filter((name) => !plain.includes(name) && name !== 'a')).toEqual([]);
          for (const { attributes } of elements) {
            expect(
              Object.keys(attributes).filter((key) => key.startsWith('on') || key === 'style' || key === 'src'),
            ).toEqual([]);
            if (attributes.href) expect(attributes.href).toMatch(/^(#|https?:)/);
          }
          expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
        },
      ),
      { numRuns: countOf(40, 150) },
    );
  });
});
