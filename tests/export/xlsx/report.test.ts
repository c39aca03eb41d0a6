// Tables of a report as a workbook: numbers as numbers, text as text, sources as links.
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { reportXlsx } from '#functions/export/xlsx/report-xlsx.ts';
import { sheetNames } from '#functions/export/xlsx/sheet-names.ts';
import { parseFigure, typedCell } from '#functions/export/xlsx/typed-cell.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';
import { anyText, fc } from '#tests/helpers/properties.ts';

const BLOCKS: Block[] = [
  { kind: 'text', sentences: [] },
  {
    kind: 'table',
    caption: '실적',
    columns: [{ label: '항목' }, { label: '2025', unit: '억 원', numeric: true }],
    rows: [
      [{ text: '매출액' }, { text: '4,385', refs: [1] }],
      [{ text: '=HYPERLINK("http://evil.test")' }, { text: '=1+1' }],
      [{ text: '+82 2 000' }, { text: '△12.5%' }],
      [{ text: '@SUM(A1)' }, { text: '-' }],
    ],
  },
  {
    kind: 'chart',
    title: '매출액',
    unit: '억 원',
    chart: {
      type: 'bar',
      categories: ['2024', '2025'],
      series: [{ name: '매출', values: [{ value: 1 }, { value: 2 }] }],
    },
  },
];
const report = (blocks: Block[]): Report => ({
  title: '보고서',
  organisation: 'Hanbit',
  language: 'ko',
  createdAt: '2026-11-21T00:00:00.000Z',
  writer: { kind: 'offline', name: 'offline' },
  sections: [
    { id: 'a', title: '실적/전망 [요약]', blocks, status: 'done' },
    { id: 'b', title: '글', blocks: [{ kind: 'text', sentences: [] }], status: 'done' },
  ],
  references: [
    {
      n: 1,
      source: 'FILES',
      title: '사업보고서.pdf',
      locator: { page: 12 },
      quote: '매출액은 4,385억 원',
      retrievedAt: '2026-11-21T00:00:00.000Z',
    },
  ],
});
const options = { exportedAt: '2026-11-21T00:00:00.000Z', linkTo: () => 'https://app.test/files?page=12' };

describe('reportXlsx', () => {
  it('puts the tables of a section on one sheet, and the sources on the last', async () => {
    const file = await reportXlsx(report(BLOCKS), options);
    const { sheets } = await readXlsx(file!);

    expect(sheets.map(({ name }) => name)).toEqual(['개요', '실적 전망 요약', '출처']);
    expect(sheets[1]?.rows).toContainEqual(expect.arrayContaining(['매출액', 4385]));
  });

  it('keeps text that looks like a formula as text', async () => {
    const parts = unzipSync((await reportXlsx(report(BLOCKS), options))!);
    const sheet = strFromU8(parts['xl/worksheets/sheet2.xml']!);
    const strings = strFromU8(parts['xl/sharedStrings.xml']!);

    expect(sheet).not.toContain('<f>');
    for (const text of ['=1+1', '@SUM(A1)', '+82 2 000']) expect(strings).toContain(`>${text}<`);
  });

  it('links a cited figure to its source', async () => {
    const parts = unzipSync((await reportXlsx(report(BLOCKS), options))!);
    const linkParts = Object.entries(parts).filter(([name]) => name.endsWith('sheet2.xml.rels'));

    expect(strFromU8(linkParts[0]![1])).toContain('https://app.test/files?page=12');
    expect(strFromU8(parts['xl/comments2.xml']!)).toContain('사업보고서.pdf, 12쪽');
  });

  it("repeats the title on each page of a long table, whatever the sheet's name", async () => {
    const rows = Array.from({ length: 100 }, (_, i) => [{ text: `row ${i}` }]);
    const long = report([{ kind: 'table', columns: [{ label: 'name' }], rows }]);
    const file = await reportXlsx({ ...long, sections: [{ ...long.sections[0]!, title: "It's & long" }] }, options);

    expect(strFromU8(unzipSync(file!)['xl/workbook.xml']!)).toContain("'It''s &amp; long'!$1:$1</definedName>");
  });

  it('shows the checks by section, and the sentences of a report without a table', async () => {
    const sentences = [
      { text: '매출액은 4,385억 원입니다.', refs: [1], check: 'verified' as const },
      { text: '내년은 더 좋습니다.', refs: [], check: 'unsupported' as const },
    ];
    const { sheets } = await readXlsx(await reportXlsx(report([{ kind: 'text', sentences }]), options));

    expect(sheets.map(({ name }) => name)).toEqual(['개요', '본문', '출처']);
    expect(sheets[0]?.rows).toContainEqual(['실적/전망 [요약]', 2, 1, 0, 1]);
    expect(sheets[1]?.rows).toContainEqual(['실적/전망 [요약]', '내년은 더 좋습니다.', '근거 없음']);
  });
});

describe('a printed figure', () => {
  it.each([
    ['4,385', 4385],
    ['(1,234.5)', -1234.5],
    ['△12.5%', -0.125],
    ['▲ 3', -3],
    ['0.07%', 0.0007],
    ['8.7x', 8.7],
    ['−2', -2],
  ])('%s is the number %d', (text, value) => {
    expect(parseFigure(text)?.value).toBe(value);
  });

  it.each(['', '-', 'n.m.', '007', '1,23', '12 345', '=1', '1e5', '(5', '4,385억', '12345678901234567', '2025-03'])(
    '%s is not a number',
    (text) => {
      expect(parseFigure(text)).toBeUndefined();
    },
  );

  it('may be a number in a column of figures only', () => {
    expect(typedCell('2025', false)).toMatchObject({ type: 'string', value: '2025' });
    expect(typedCell('2025', true)).toMatchObject({ type: 'number', value: 2025 });
  });

  it('reads every number printed with separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
        expect(parseFigure(value.toLocaleString('en-US'))?.value).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('sheet names', () => {
  it('are unique regardless of case, short and valid, whatever is requested', () => {
    fc.assert(
      fc.property(fc.array(anyText({ maxLength: 60 }), { maxLength: 12 }), (wishes) => {
        const names = sheetNames(wishes);

        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(wishes.length);
        for (const name of names) {
          expect(name.length).toBeGreaterThan(0);
          expect(name.length).toBeLessThanOrEqual(31);
          expect(name).not.toMatch(/[\\/*?:[\]]|^'|'$/);
          expect(name.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});
