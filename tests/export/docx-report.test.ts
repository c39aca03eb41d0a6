// A report as Word: native numbering and contents, charts as pictures with tables, and safe with hostile texts.
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { exportFonts } from '#functions/adapters/node/export-fonts.ts';
import { docxOf } from '#functions/export/docx/docx-of.ts';
import type { ExportOptions } from '#functions/export/options.ts';
import type { Report } from '#shared/report/report.ts';
import { hostileReport } from '#tests/helpers/hostile-report.ts';
import { anyText, countOf, fc } from '#tests/helpers/properties.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

const make = async (report: Report, more: Partial<ExportOptions> = {}) => {
  const bytes = await docxOf(report, {
    exportedAt: '2026-11-21T09:00:00.000Z',
    linkTo: ({ locator }) => `https://app.test/files?page=${locator.page}`,
    ...more,
  });
  return unzipSync(bytes);
};
const part = (parts: Record<string, Uint8Array>, name: string) => strFromU8(parts[name] ?? new Uint8Array());
const textOf = (xml: string) => xml.replace(/<[^>]+>/g, '');

describe('a report as Word', () => {
  it('numbers its headings natively and lists them in its contents', async () => {
    const parts = await make(sampleReport('en'));
    const document = part(parts, 'word/document.xml');
    const anchors = [...document.matchAll(/<w:hyperlink [^>]*w:anchor="(_h[^"]+)"/g)].map((found) => found[1]);
    const bookmarks = [...document.matchAll(/<w:bookmarkStart [^>]*w:name="(_h[^"]+)"/g)].map((found) => found[1]);

    expect(document).toMatch(/TOC [^<]*\\o/);
    expect(document.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(6);
    expect(anchors).toHaveLength(8);
    expect(new Set(bookmarks)).toEqual(new Set(anchors));
    expect(part(parts, 'word/numbering.xml')).toContain('%1.%2.%3');
  });

  it('lists only sections in its contents if the report requests that', async () => {
    const parts = await make({ ...sampleReport('en'), contentsDepth: 1 });
    const document = part(parts, 'word/document.xml');

    expect(document).toMatch(/TOC [^<]*\\o &quot;1-1&quot;/);
    expect(document.match(/<w:pStyle w:val="TOC[23]"\/>/g)).toBeNull();
  });

  it('draws every chart as SVG with a bitmap and alternative text, with its figures below', async () => {
    const parts = await make(sampleReport('ko'), { fonts: await exportFonts() });
    const names = Object.keys(parts).filter((name) => name.startsWith('word/media/'));
    const document = part(parts, 'word/document.xml');

    expect(names.filter((name) => name.endsWith('.svg'))).toHaveLength(10);
    expect(names.filter((name) => name.endsWith('.png'))).toHaveLength(10);
    expect(document.match(/<wp:docPr [^>]*descr="[^"]+"/g)).toHaveLength(10);
    expect(textOf(document)).toContain('자료: 매출 구성과 추이 1');
  });

  it('has tables instead of pictures without fonts', async () => {
    const parts = await make(sampleReport('ko'));

    expect(Object.keys(parts).filter((name) => name.startsWith('word/media/'))).toEqual([]);
    expect(textOf(part(parts, 'word/document.xml'))).toContain('2,790');
  });

  it('breaks no page after a heading, which would be left alone at the end of a page', async () => {
    const sentences = [{ text: 'One. Two.', refs: [1], check: 'verified' as const }];
    const text = { kind: 'text' as const, sentences };
    const blocks = [text, text, { kind: 'heading' as const, level: 2 as const, text: 'H' }, text];
    const report = { ...sampleReport('en'), sections: [{ id: 's', title: 'S', status: 'done' as const, blocks }] };
    const document = part(await make(report), 'word/document.xml');

    const paragraphs = document.match(/<w:pStyle w:val="Reading"\/>(?:<w:keepLines\/>)?/g);
    expect(paragraphs?.map((one) => one.includes('keepLines'))).toEqual([true, false, true]);
  });

  it('keeps the first two and the last two events of a timeline together, without the look of a header', async () => {
    const entries = ['2021', '2022', '2023', '2024'].map((date) => ({
      ...{ date, sentences: [{ text: `Year ${date}.`, refs: [], check: 'verified' as const }] },
    }));
    const blocks = [{ kind: 'timeline' as const, entries }];
    const report = { ...sampleReport('en'), sections: [{ id: 's', title: 'S', status: 'done' as const, blocks }] };
    const document = part(await make(report), 'word/document.xml');

    const [table = ''] = /<w:tbl>(?:(?!<w:tbl>).)*Year 2021.*?<\/w:tbl>/s.exec(document) ?? [];
    const rows = table.match(/<w:tr>.*?<\/w:tr>/gs) ?? [];
    expect(table).toContain('<w:tblStyle w:val="ReportRows"/>');
    expect(rows.map((row) => row.includes('<w:keepNext/>'))).toEqual([true, false, true, false]);
  });

  it('keeps the list of sources on the page of the assumptions', async () => {
    const document = part(await make(sampleReport('en')), 'word/document.xml');

    const beforeSources = document.slice(0, document.lastIndexOf('>Sources<'));
    const [note = ''] = beforeSources.match(/<w:pStyle w:val="TableNote"\/>.*?<\/w:pPr>/g)?.slice(-1) ?? [];
    expect(note).toContain('<w:keepNext/>');
  });

  it('names the sources of a table in one line below it, and uses footnotes for prose', async () => {
    const columns = [{ label: 'Item' }, { label: '2024', numeric: true }, { label: '2025', numeric: true }];
    const rows = [[{ text: 'a' }, { text: '1', refs: [1] }, { text: '2', refs: [2, 1] }]];
    const table = { kind: 'table' as const, caption: 'Revenue', columns, rows };
    const report: Report = {
      ...sampleReport('en'),
      assumptions: [],
      sections: [{ id: 's', title: 'S', status: 'done', blocks: [table] }],
    };
    const document = part(await make(report), 'word/document.xml');

    expect(document).not.toContain('<w:footnoteReference');
    const [below = ''] = /<w:pStyle w:val="TableNote"\/>.*?<\/w:p>/.exec(document) ?? [];
    expect(textOf(below)).toContain('Source: ');
    for (const { title } of report.references.slice(0, 2)) expect(textOf(below)).toContain(title);
  });

  it('has page numbers in its contents before fields are updated, and no break before a unit', async () => {
    const parts = await make(sampleReport('ko'));

    const numbers = [...part(parts, 'word/document.xml').matchAll(/PAGEREF _h\w+ .h <.*?<w:t[^>]*>(\d*)<\/w:t>/g)].map(
      ([, page]) => Number(page),
    );
    expect(numbers).toHaveLength(8);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(numbers[0]).toBeGreaterThan(0);
    expect(numbers.at(-1)).toBeGreaterThan(numbers[0] ?? 0);
    expect(part(parts, 'word/styles.xml')).toMatch(
      /w:styleId="Normal">.*?<w:autoSpaceDE w:val="0"\/><w:autoSpaceDN w:val="0"\/>/s,
    );
  });

  it('leaves out empty sections, and lists them only if there is nothing else', async () => {
    const report = sampleReport('ja');
    const empty = report.sections.filter(({ blocks }) => blocks.length === 0);
    const words = async (given: typeof report) => textOf(part(await make(given), 'word/document.xml'));

    expect(await words(report)).not.toMatch(/この項目は作成できませんでした|言語モデル/);
    expect(await words({ ...report, sections: empty })).toContain('この項目は作成できませんでした');
  });

  it('begins each ordered list at one', async () => {
    const list = {
      kind: 'list' as const,
      ordered: true,
      items: [[{ text: 'a', refs: [], check: 'verified' as const }]],
    };
    const report = {
      ...sampleReport('en'),
      sections: [{ id: 's', title: 'S', status: 'done' as const, blocks: [list, list] }],
    };
    const document = part(await make(report), 'word/document.xml');
    const used = [...document.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map((found) => found[1]);

    // A heading, two lists and the list of sources use different numberings.
    expect(new Set(used).size).toBe(4);
  });

  it('is well-formed, makes no fields from its texts, and links to http and https only', async () => {
    const hostile = fc.oneof(
      anyText(),
      fc.constantFrom(
        '\u0000',
        ']]>',
        '\ud800',
        '\u202egnp.exe',
        '{ INCLUDETEXT "file:///etc/passwd" }',
        '=HYPERLINK("x")',
        'javascript:alert(1)',
      ),
    );
    const plain = (part(await make(hostileReport('x', 'x')), 'word/document.xml').match(/<w:instrText/g) ?? []).length;
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (text, url) => {
        const parts = await make(hostileReport(text, url), { linkTo: () => url });
        for (const [name, bytes] of Object.entries(parts)) {
          if (!/\.(xml|rels|svg)$/.test(name)) continue;
          const parser = new SaxesParser();
          parser.on('error', (error) => {
            throw error;
          });
          parser.write(strFromU8(bytes)).close();
          for (const [, target] of strFromU8(bytes).matchAll(/Target="([^"]*)"[^>]*TargetMode="External"/g))
            expect(target).toMatch(/^https?:/);
          expect(strFromU8(bytes)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
        }
        expect((part(parts, 'word/document.xml').match(/<w:instrText/g) ?? []).length).toBe(plain);
      }),
      { numRuns: countOf(8, 30) },
    );
  });
});
