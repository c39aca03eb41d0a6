// The Word export: native footnotes with links, fonts, tables, and no injection.
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { toDocx } from '#functions/export/docx/to-docx.ts';
import { exportName } from '#functions/export/export-name.ts';
import type { Answer, Block, Reference } from '#shared/report/blocks.ts';
import { anyText, countOf, fc } from '#tests/helpers/properties.ts';

const reference = (n: number, more: Partial<Reference> = {}): Reference => ({
  n,
  source: 'FILES',
  title: '사업보고서.pdf',
  fileId: 'fil_hanbitopen00_0000000000000001',
  locator: { page: 12 + n },
  quote: '당기 매출액은 4,385억 원입니다.',
  retrievedAt: '2026-11-21T00:00:00.000Z',
  ...more,
});
const sentence = (text: string, ...refs: number[]) => ({ text, refs, check: 'verified' as const });
const BLOCKS: Block[] = [
  { kind: 'heading', level: 2, text: '요약' },
  {
    kind: 'text',
    sentences: [
      sentence('매출액은 4,385억 원입니다.', 1),
      { ...sentence('영업이익은 582억 원입니다.', 1, 2), check: 'uncertain' },
    ],
  },
  { kind: 'list', ordered: true, items: [[sentence('Revenue grew.', 2)], [sentence('Costs fell.')]] },
  {
    kind: 'table',
    caption: '실적',
    columns: [{ label: '항목' }, { label: '2025', unit: '억 원', numeric: true }],
    rows: [[{ text: '매출액' }, { text: '4,385', refs: [1] }]],
  },
  { kind: 'quote', text: '물류 자동화', refs: [2] },
];
const answer = (blocks = BLOCKS, references = [reference(1), reference(2)]): Answer => ({
  language: 'ko',
  writer: { kind: 'offline', name: 'offline' },
  blocks,
  references,
  alsoRead: [],
  related: [],
});
const make = (more: Partial<Parameters<typeof toDocx>[0]> = {}) =>
  toDocx({
    title: '매출액은?',
    answer: answer(),
    language: 'ko',
    workspace: '가온 인수 검토',
    exportedAt: '2026-11-21T09:00:00.000Z',
    linkTo: ({ fileId, locator }) => `https://app.test/files?file=${fileId}&page=${locator.page}`,
    ...more,
  });
const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
const wellFormed = (xml: string) => {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
};

describe('Word export', () => {
  it('has one native footnote for each source of a section, to which later sentences refer', async () => {
    const parts = partsOf(await make());
    const marks = parts['word/document.xml']?.match(/<w:footnoteReference /g) ?? [];
    const notes = parts['word/footnotes.xml'] ?? '';

    expect(marks).toHaveLength(2);
    expect(notes.match(/<w:footnote [^>]*w:id="[1-9]/g)).toHaveLength(2);
    expect(parts['word/document.xml']?.match(/NOTEREF/g)).toHaveLength(3);
    expect(notes).toContain('사업보고서.pdf, 13쪽');
    expect(notes).toContain('당기 매출액은 4,385억 원입니다.');
  });

  it('gives sources that read the same one footnote', async () => {
    const text = {
      kind: 'text' as const,
      sentences: [sentence('매출과 이익이 늘었습니다.', 1, 2), sentence('이익률.', 2)],
    };
    const page = { locator: { page: 6 }, quote: '' };
    const parts = partsOf(await make({ answer: answer([text], [reference(1, page), reference(2, page)]) }));

    expect(parts['word/document.xml']?.match(/<w:footnoteReference /g)).toHaveLength(1);
    expect(parts['word/document.xml']?.match(/NOTEREF/g)).toHaveLength(1);
  });

  it('gives a computed sentence the notes of its figures, without duplicates', async () => {
    const findings = [{ code: 'computed' as const, about: '13.3%', instead: '582 ÷ 4,385 = 13.3%' }];
    const margin = { ...sentence('영업이익률은 13.3%입니다.', 1, 2), findings };

    const parts = partsOf(
      await make({
        answer: answer([{ kind: 'text', sentences: [sentence('매출액은 4,385억 원입니다.', 1), margin] }]),
      }),
    );

    expect(parts['word/footnotes.xml']).not.toContain('각주 1과 같은');
    expect(parts['word/document.xml']?.match(/NOTEREF/g)).toHaveLength(1);
    expect(parts['word/document.xml']?.match(/<w:footnoteReference /g)).toHaveLength(2);
  });

  it('links footnotes and sources to the page in the app', async () => {
    const parts = partsOf(await make());

    expect(parts['word/_rels/footnotes.xml.rels']).toContain(
      'https://app.test/files?file=fil_hanbitopen00_0000000000000001&amp;page=13',
    );
    expect(parts['word/_rels/document.xml.rels']).toContain('page=14');
  });

  it('has one address for each source, however many notes lead to it, with the locator', async () => {
    const parts = partsOf(await make({ linkTo: ({ n }) => `https://app.test/files?file=${n}#page-${n}` }));
    const addresses = new Map(
      [...(parts['word/_rels/footnotes.xml.rels'] ?? '').matchAll(/<Relationship Id="(.+?)".+?Target="(.+?)"/g)].map(
        ([, id, target]) => [id, target],
      ),
    );
    const notes = [...(parts['word/footnotes.xml'] ?? '').matchAll(/<w:hyperlink [^>]*>/g)].map(([tag]) => ({
      target: addresses.get(/r:id="(.+?)"/.exec(tag)?.[1]),
      anchor: /w:anchor="(.+?)"/.exec(tag)?.[1],
    }));

    expect(addresses.size).toBe(2);
    expect(notes).toHaveLength(2);
    for (const { target, anchor } of notes) expect(target).toBe(`https://app.test/files?file=${anchor?.slice(5)}`);
  });

  it('puts the mark before the full stop, and labels unverified sentences', async () => {
    const document = partsOf(await make())['word/document.xml'] ?? '';

    expect(document.replace(/<w:footnoteReference [^>]*\/>/g, '[n]').replace(/<[^>]+>/g, '')).toContain(
      '매출액은 4,385억 원입니다[n].',
    );
    expect(document).toContain('확인 필요');
  });

  it.each([
    ['ko', 'Malgun Gothic'],
    ['ja', 'Yu Gothic'],
    ['en', 'Calibri'],
  ] as const)('uses the fonts of %s', async (language, font) => {
    expect(partsOf(await make({ language }))['word/styles.xml']).toContain(`w:ascii="${font}"`);
  });

  it.each([
    ['ko', 'ko-KR'],
    ['ja', 'ja-JP'],
  ] as const)('marks only %s text as such, so that Latin names are not split', async (language, tag) => {
    expect(partsOf(await make({ language }))['word/styles.xml']).toContain(`w:val="en-US" w:eastAsia="${tag}"`);
  });

  it('defines every style that another is based on', async () => {
    const styles = partsOf(await make())['word/styles.xml'] ?? '';
    const defined = new Set([...styles.matchAll(/w:styleId="([^"]+)"/g)].map(([, id]) => id));
    const based = [...styles.matchAll(/<w:basedOn w:val="([^"]+)"/g)].map(([, id]) => id);

    expect(based.filter((id) => !defined.has(id))).toEqual([]);
  });

  it('gives no line a fixed height, which could cut its text', async () => {
    const spaced = partsOf(await make())['word/styles.xml']?.match(/<w:spacing [^>]*w:line="[^>]*>/g) ?? [];

    expect(spaced.length).toBeGreaterThan(2);
    for (const tag of spaced) expect(tag).toMatch(/w:lineRule="(?:auto|atLeast)"/);
  });

  it('repeats the header of a table and aligns figures to the right', async () => {
    const document = partsOf(await make())['word/document.xml'] ?? '';

    expect(document).toContain('<w:tblHeader/>');
    expect(document).toContain('<w:pStyle w:val="CellRight"/>');
    expect(document).toContain('2025 (억 원)');
  });

  it('uses table styles that Word lists, including totals and small text', async () => {
    const columns = Array.from({ length: 7 }, (_, i) => ({ label: `${2019 + i}`, numeric: i > 0 }));
    const rows = [columns.map((_, i) => ({ text: i === 0 ? '합계' : `${i}` }))];
    const parts = unzipSync(await make({ answer: answer([{ kind: 'table', columns, rows }]) }));
    const [table] = /<w:tbl>.*<\/w:tbl>/s.exec(strFromU8(parts['word/document.xml'] ?? new Uint8Array())) ?? [''];
    const styles = strFromU8(parts['word/styles.xml'] ?? new Uint8Array());
    const used = [...table.matchAll(/<w:(?:tblStyle|pStyle|rStyle) w:val="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(used)).toEqual(
      new Set(['ReportTable', 'CellHeadSmall', 'CellHeadSmallRight', 'CellSmall', 'CellSmallRight', 'Total']),
    );
    expect(used.filter((id) => !styles.includes(`w:styleId="${id}"`))).toEqual([]);
    expect(table).not.toMatch(/<w:(?:tblBorders|shd|jc|b|sz) /);
  });

  it('numbers the pages', async () => {
    const footer = Object.entries(partsOf(await make())).find(([name]) => /word\/footer\d*\.xml/.test(name))?.[1];

    expect(footer).toContain('PAGE');
    expect(footer).toContain('NUMPAGES');
  });

  it('is well-formed and links to http and https only, for any texts', async () => {
    const hostile = fc.oneof(
      anyText(),
      fc.constantFrom('\u0000', '<w:p>', ']]>', '&#0;', '\ud800', 'javascript:alert(1)', '=HYPERLINK("x")'),
    );
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (text, title, url) => {
        const bytes = await make({
          title,
          workspace: text,
          answer: answer([{ kind: 'text', sentences: [sentence(text, 1)] }], [reference(1, { title, quote: text })]),
          linkTo: () => url,
        });
        const parts = partsOf(bytes);
        for (const [name, xml] of Object.entries(parts))
          if (name.endsWith('.xml') || name.endsWith('.rels')) wellFormed(xml);
        const targets = Object.values(parts).flatMap((xml) =>
          [...xml.matchAll(/Target="([^"]*)"[^>]*TargetMode="External"/g)].map((found) => found[1]),
        );
        for (const target of targets) expect(target).toMatch(/^https?:/);
      }),
      { numRuns: countOf(15, 60) },
    );
  });
});

describe('the name of an export', () => {
  it.each([
    ['삼성전자: 2021년 매출은?', '삼성전자 2021년 매출은 2026-11-21.docx'],
    ['../../etc/passwd', 'etc passwd 2026-11-21.docx'],
    ['\u202e???', '답변 2026-11-21.docx'],
    [`${'가'.repeat(100)} 보고서`, `${'가'.repeat(76)} 2026-11-21.docx`],
  ])('of %s is safe', (title, expected) => {
    expect(exportName({ title, language: 'ko', extension: 'docx', exportedAt: '2026-11-21T00:00:00Z' })).toBe(expected);
  });
});
