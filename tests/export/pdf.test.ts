// The PDF export, read back: text in three languages, embedded font subsets, bookmarks, notes, and web links only.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportFonts } from '#functions/adapters/node/export-fonts.ts';
import type { FontFiles } from '#functions/export/fonts/font-files.ts';
import { pdfOf } from '#functions/export/pdf/pdf-of.ts';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import type { Reference } from '#shared/report/blocks.ts';
import { answerReport, type Report } from '#shared/report/report.ts';
import { hostileReport } from '#tests/helpers/hostile-report.ts';
import { anyAddress, anyText, countOf, fc } from '#tests/helpers/properties.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

let fonts: FontFiles;
/** The sample in each language, created once. */
let samples: Record<Language, Uint8Array>;
beforeAll(async () => {
  fonts = await exportFonts();
  const [ko, en, ja] = await Promise.all(LANGUAGES.map((language) => make(sampleReport(language))));
  samples = { ko: ko!, en: en!, ja: ja! };
});

type Note = { readonly subtype?: string; readonly url?: string; readonly unsafeUrl?: string; readonly dest?: unknown };

const read = async (bytes: Uint8Array) => {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, i) => document.getPage(i + 1)));
  const texts = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(''),
    ),
  );
  const notes: Note[] = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  return {
    pages: document.numPages,
    text: texts.join('\n').replaceAll('\u2060', ''),
    notes,
    outline: await document.getOutline(),
    leads: async (name: string) => (await document.getDestination(name)) !== null,
  };
};

const make = (
  report: Report,
  linkTo: (reference: Reference) => string | undefined = ({ locator }) => `https://app.test/files?page=${locator.page}`,
) => pdfOf(report, { fonts, exportedAt: '2026-11-21T09:00:00.000Z', linkTo });

describe('PDF export', () => {
  it.each([
    ['ko', '가온물류는 2025년 연결 기준 매출액 4,385억 원을 기록하여', '영업이익은 582억 원이며'],
    [
      'en',
      'Northway Logistics reported consolidated revenue of $438.5 million',
      'Operating income came to $58.2 million',
    ],
    ['ja', '白樺物流の2025年度連結売上高は438億5千万円となり', '髙﨑機工'],
  ] as const)('contains the text of a report in %s, including charts', async (language, first, second) => {
    const { text } = await read(samples[language]);

    expect(text).toContain(first);
    expect(text).toContain(second);
    expect(text).toContain('2,790');
  });

  it('writes a character that the font lacks as its plain equivalent', async () => {
    const { text } = await read(samples.ja);

    expect(text).toContain('(株)');
    expect(text).not.toContain('㈱');
  });

  it('loses no text longer than a page, wherever it begins', async () => {
    const words = 'many words '.repeat(900);
    const cells = (count: number, text: string) =>
      Array.from({ length: count }, (_, i) => [{ text: `Row ${i}.` }, { text }]);
    const columns = [{ label: 'Item' }, { label: 'Text' }];
    const heading = { kind: 'heading' as const, level: 2 as const, text: 'Below' };
    const blocks = [
      { kind: 'table' as const, caption: 'Many rows', columns, rows: cells(90, 'a') },
      heading,
      { kind: 'table' as const, caption: 'Long rows', columns, rows: cells(3, `${words} ends here`) },
      heading,
      { kind: 'text' as const, sentences: [{ text: `${words} finish.`, refs: [], check: 'verified' as const }] },
    ];
    const { text } = await read(
      await make({ ...sampleReport('en'), sections: [{ id: 's', title: 'S', status: 'done', blocks }] }),
    );

    expect(text.match(/Row \d+\./g)).toHaveLength(93);
    expect(text.match(/ends here/g)).toHaveLength(3);
    expect(text).toContain('finish.');
    expect(text.match(/Below/g)).toHaveLength(4);
  });

  it('embeds its fonts as subsets', async () => {
    const bytes = samples.ko;
    const raw = new TextDecoder('latin1').decode(bytes);

    expect(raw).toMatch(/\/FontName \/[A-Z]{6}\+PretendardJP-Regular/);
    expect(bytes.length).toBeLessThan(600_000);
  });

  it('has a bookmark for every heading, nested below its section', async () => {
    const { outline } = await read(samples.en);

    expect(outline.map(({ title }: { title: string }) => title)).toEqual([
      '1  Business overview',
      '2  Financial performance',
      '3  Market and competition',
      '4  Valuation',
      'Assumptions and their basis',
      'Sources',
    ]);
    expect(outline[0]?.items.map(({ title }: { title: string }) => title)).toContain(
      '1.1  Composition and development of revenue',
    );
  });

  it('links marks to notes, and notes to the cited page', async () => {
    const { notes, leads } = await read(samples.en);
    const inner = notes.flatMap(({ dest }) => (typeof dest === 'string' ? [dest] : []));

    expect(inner.filter((name) => name.startsWith('_note.')).length).toBeGreaterThan(10);
    for (const name of new Set(inner)) expect(await leads(name), name).toBe(true);
    expect(notes.some(({ url }) => url === 'https://app.test/files?page=12')).toBe(true);
  });

  it('has one link for each place of a source, not for each of its words', async () => {
    const { notes, text } = await read(samples.ko);
    const places = text.match(/\d+쪽\s*\[[\d, ]+\]/g) ?? [];

    expect(places).toHaveLength(3);
    expect(notes.filter(({ url }) => url)).toHaveLength(places.length);
  });

  it('writes a plain answer without a contents page', async () => {
    const { sections, references } = sampleReport('ko');
    const answer = {
      language: 'ko' as const,
      writer: { kind: 'offline' as const, name: 'offline' },
      blocks: sections[1]?.blocks.slice(0, 1) ?? [],
      references,
      alsoRead: [],
      related: [],
    };
    const { text, pages } = await read(
      await make(
        answerReport(answer, {
          title: '매출액은?',
          organisation: '가온 인수 검토',
          createdAt: '2026-11-21T09:00:00.000Z',
        }),
      ),
    );

    expect(pages).toBe(1);
    expect(text).toContain('매출액은?');
    expect(text).not.toContain('차례');
  });

  it('writes the same bytes for the same report', async () => {
    const again = await make(sampleReport('en'));

    expect(Buffer.from(again).equals(Buffer.from(samples.en))).toBe(true);
  });

  it('is copied as the characters written in it, whatever earlier documents drew by the same glyphs', async () => {
    // Prepare: radicals are drawn as the characters that they stand for.
    const titled = (title: string) => make({ ...sampleReport('ja'), title, sections: [] });
    await titled('⼤⼈⽊工 大人木工');
    // Act
    const { text } = await read(await titled('大人木工'));
    // Assess
    expect(text).toContain('大人木工');
    expect(text).not.toMatch(/[⼤⼈⽊]/);
  });

  it('escapes hostile texts, runs nothing and links to http and https only', async () => {
    const hostile = fc.oneof(
      anyText(),
      fc.constantFrom(
        '\u0000',
        ') /JS (app.alert(1)) (',
        '/OpenAction',
        '\u202egnp.exe',
        '\ud800',
        '<svg onload=x>',
        'a'.repeat(300),
      ),
    );
    const urls = fc.oneof(
      anyAddress(),
      fc.constantFrom(
        'javascript:alert(1)',
        'file:///etc/passwd',
        'data:text/html,x',
        'https://a.test/) /S /JavaScript (x',
      ),
    );
    await fc.assert(
      fc.asyncProperty(hostile, urls, async (text, url) => {
        const bytes = await make(hostileReport(text, url), () => url);
        const { notes } = await read(bytes);
        const raw = new TextDecoder('latin1').decode(bytes);
        for (const { url: link, unsafeUrl } of notes)
          if (link ?? unsafeUrl) expect(link ?? unsafeUrl).toMatch(/^https?:/);
        expect(raw).not.toMatch(/\/S \/(JavaScript|Launch|SubmitForm)\b(?![^(]*\))/);
        expect(raw).not.toMatch(/^\/(OpenAction|AA|JS) /m);
      }),
      { numRuns: countOf(3, 8) },
    );
  });
});
