// A table without a title answers for its rows if they add up to exactly one figure of the statements.
import { describe, expect, it } from 'vitest';
import { withBreakdowns } from '#functions/engine/facts/breakdowns.ts';
import type { Chunk, ChunkContext } from '#functions/ports/search-index.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const FILE = 'fil_000000000001_0000000000000001';
type Rows = readonly (readonly string[])[];
type Table = { readonly section: string; readonly rows: Rows; readonly context?: Partial<ChunkContext> };

const documentOf = (context: Partial<ChunkContext>, ...tables: readonly Table[]): readonly Chunk[] =>
  withBreakdowns(
    tables.map(({ section, rows, context: own }, seq) => ({
      ...tableChunk(rows, { ...context, section, ...own }),
      fileId: FILE,
      id: `${FILE}#${seq}`,
      seq,
    })),
  );

const foods = (...tables: readonly Table[]) =>
  documentOf(
    {
      company: '株式会社みなと食品',
      document: '決算短信.pdf',
      language: 'ja',
      unit: '(単位：百万円)',
      periods: ['2024', '2025'],
    },
    {
      section: '連結損益計算書',
      rows: [
        ['', '2025年3月期', '2024年3月期'],
        ['売上高', '2,120', '2,015'],
        ['売上原価', '1,402', '1,377'],
        ['営業利益', '212', '187'],
        ['当期純利益', '131', '118'],
      ],
    },
    ...tables,
  );
const PRODUCTS: Table = {
  section: '3．事業の状況',
  rows: [
    ['', '2025年3月期', '2024年3月期'],
    ['冷凍めん', '1,240', '1,150'],
    ['調味料', '880', '865'],
    ['合計', '2,120', '2,015'],
  ],
};

const homes = (...tables: readonly Table[]) =>
  documentOf(
    {
      company: '다온리츠 주식회사',
      document: '사업보고서.pdf',
      language: 'ko',
      unit: '(단위 : 백만원)',
      periods: ['2024', '2025'],
    },
    {
      section: '연결 손익계산서',
      rows: [
        ['과목', '2025년', '2024년'],
        ['매출액', '48,210', '44,905'],
        ['영업비용', '30,115', '29,870'],
        ['영업이익', '18,095', '15,035'],
        ['당기순이익', '9,404', '8,210'],
      ],
    },
    ...tables,
  );
const BUILDINGS: Table = {
  section: '자산별 현황',
  rows: [
    ['구분', '2025년', '2024년'],
    ['오피스', '31,070', '29,105'],
    ['물류센터', '12,640', '11,700'],
    ['호텔', '4,500', '4,100'],
    ['합계', '48,210', '44,905'],
  ],
};

const software = (...tables: readonly Table[]) =>
  documentOf(
    {
      company: 'Larkfield Software Inc.',
      document: 'annual-report.html',
      language: 'en',
      unit: '(in thousands)',
      periods: ['2024', '2025'],
    },
    {
      section: 'Consolidated Statements of Operations',
      rows: [
        ['', '2025', '2024'],
        ['Total revenue', '$84,310', '$71,204'],
        ['Cost of revenue', '19,842', '17,690'],
        ['Operating income', '11,287', '7,654'],
        ['Net income', '8,106', '5,377'],
      ],
    },
    {
      section: 'Consolidated Balance Sheets',
      rows: [
        ['', 'December 31, 2025', 'December 31, 2024'],
        ['Total assets', '$142,650', '$120,480'],
        ['Total liabilities', '58,020', '51,300'],
        ['Total liabilities and stockholders’ equity', '142,650', '120,480'],
      ],
    },
    ...tables,
  );
const REGIONS: Table = {
  section: 'Geographic information',
  rows: [
    ['', '2025', '2024'],
    ['Nordics', '$39,900', '$35,120'],
    ['Iberia', '30,210', '24,004'],
    ['Other', '14,200', '12,080'],
    ['Total', '$84,310', '$71,204'],
  ],
};

const ask = async (query: string, chunks: readonly Chunk[]) =>
  tickedIn(await askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) }));

describe('a table whose rows add up to a figure of the statements', () => {
  it.each([
    ['冷凍めんの売上高はいくらですか', foods(PRODUCTS), '1,240'],
    ['2024年3月期の調味料の売上高は', foods(PRODUCTS), '865'],
    ['물류센터 매출액은 얼마인가요?', homes(BUILDINGS), '12,640'],
    ['2024년 호텔 매출은?', homes(BUILDINGS), '4,100'],
    ['What was revenue in Iberia in 2025?', software(REGIONS), '30,210'],
    ['How much revenue came from the Nordics in 2024?', software(REGIONS), '35,120'],
  ])('answers %s', async (question, chunks, figure) => {
    expect(await ask(question, chunks)).toContain(figure);
  });

  it('is divided by assets even if the balance sheet ends with the same sum', async () => {
    const assets: Table = {
      section: 'Assets by group',
      rows: [
        ['', 'December 31, 2025'],
        ['Payroll products', '$90,150'],
        ['Ledger products', '52,500'],
        ['Total', '$142,650'],
      ],
    };

    expect(software(assets)[2]?.context.breakdowns?.[0]?.metric).toBe('totalAssets');
  });

  it('uses the year and scale of the figure if it states none', async () => {
    const bare: Table = {
      section: 'Where it is earned',
      rows: [
        ['Nordics', '39,900'],
        ['Iberia', '30,210'],
        ['Other', '14,200'],
        ['Total', '84,310'],
      ],
      context: { unit: undefined, periods: [] },
    };

    const ticked = await ask('What was revenue in Iberia in 2025?', software(bare));

    expect(ticked).toContain('30,210');
    expect(ticked).toMatch(/thousand/);
  });

  it('needs no row for the total', () => {
    const rows = PRODUCTS.rows.slice(0, -1);

    expect(foods({ ...PRODUCTS, rows })[1]?.context.breakdowns).toHaveLength(2);
  });

  it('counts subtotals once', () => {
    const nested: Table = {
      section: 'Regions',
      rows: [
        ['', '2025'],
        ['Norway', '20,000'],
        ['Sweden', '19,900'],
        ['Total Nordics', '39,900'],
        ['Spain', '30,210'],
        ['Other', '14,200'],
        ['Total', '84,310'],
      ],
    };

    const [whole] = software(nested)[2]?.context.breakdowns ?? [];

    expect(whole?.metric).toBe('revenue');
    expect(software(nested)[2]?.text.slice(whole?.start, whole?.end)).toMatch(/^Norway[\s\S]*14,200$/);
  });
});

describe('a table that is not a breakdown', () => {
  const unmarked = (chunks: readonly Chunk[]) => chunks.every(({ context }) => context.breakdowns === undefined);
  const withTotal = (...values: readonly string[]): Table => ({
    section: '自社工場',
    rows: [['', '2025年3月期'], ...values.map((value, n) => [['北工場', '南工場', '合計'][n] ?? '', value])],
  });

  it.each([
    ['its total is no figure of the file', foods(withTotal('1,000', '700', '1,700'))],
    ['its rows do not add up to its total', foods(withTotal('1,240', '870', '2,120'))],
    ['its total is that of another year', foods(withTotal('1,150', '865', '2,015'))],
    [
      'its total is a number of few digits',
      homes({
        section: '인원',
        rows: [
          ['', '2025년'],
          ['본사', '12'],
          ['합계', '12'],
        ],
      }),
    ],
    [
      'its total is two figures of the file',
      foods(
        {
          section: '連結貸借対照表',
          rows: [
            ['', '2025年3月31日'],
            ['売掛金', '2,120'],
            ['資産合計', '5,310'],
            ['負債合計', '2,904'],
          ],
        },
        PRODUCTS,
      ).slice(0, 2),
    ],
    ['its heading names another measure', foods({ ...PRODUCTS, section: '設備投資額の内訳' })],
    [
      'its rows are measures themselves',
      software({
        section: 'Other data',
        rows: [
          ['', '2025'],
          ['Cost of revenue', '$19,842'],
          ['Gross profit', '64,468'],
          ['Total', '$84,310'],
        ],
      }),
    ],
  ])('%s', (_, chunks) => {
    expect(unmarked(chunks)).toBe(true);
  });

  it('leaves a total open if two concepts share it', () => {
    const chunks = foods(
      {
        section: '連結貸借対照表',
        rows: [
          ['', '2025年3月期'],
          ['売掛金', '2,120'],
          ['資産合計', '5,310'],
          ['負債合計', '2,904'],
        ],
      },
      { ...PRODUCTS, rows: PRODUCTS.rows.map((cells) => cells.slice(0, 2)) },
    );

    expect(unmarked(chunks)).toBe(true);
  });

  it('does not answer for a year that the table lacks', async () => {
    const lastYear: Table = {
      ...BUILDINGS,
      rows: BUILDINGS.rows.map(([label = '', , before = '']) => [label, before]),
    };

    expect(await ask('2025년 호텔 매출액은?', homes(lastYear))).not.toContain('4,100');
    expect(await ask('2024년 호텔 매출액은?', homes(lastYear))).toContain('4,100');
  });
});
