// A whole table is the answer if its caption and headers cover the question and the question covers the caption.
import { describe, expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const NOW = Date.UTC(2026, 5, 1);
const LOANS = tableChunk(
  [
    ['차입처', '잔액', '만기', '금리'],
    ['다솔은행', '18,000', '2030년 6월', '4.2%'],
    ['한들은행', '12,000', '2026년 8월', '3.9%'],
    ['합계', '30,000', '', ''],
  ],
  { document: '여울조선_자금_보고.md', section: '자금 보고 > 차입금의 종류와 만기', language: 'ko', unit: '(백만원)' },
);
const BALANCE = tableChunk(
  [
    ['과목', '2025년', '2024년'],
    ['차입금', '30,000', '26,000'],
    ['자산총계', '91,000', '88,000'],
  ],
  { document: '여울조선_사업보고서.md', section: '재무상태표', language: 'ko', unit: '(단위: 백만원)' },
);
const PLAN = tableChunk(
  [
    ['Item', 'FY2026', 'FY2027'],
    ['Kiln rebuild', '5.2', '2.4'],
    ['Glaze line', '3.1', '3.3'],
    ['Total', '8.3', '5.7'],
  ],
  { document: 'Fernhill Tiles plan.md', section: 'Planned capital expenditure', language: 'en', unit: '(£ million)' },
);
const RIVALS = tableChunk(
  [
    ['会社', '売上高', '店舗数'],
    ['北浜書店', '32,400', '61'],
    ['ひので堂', '19,500', '44'],
  ],
  { document: '書店業界レポート.md', section: '競合他社', language: 'ja', unit: '(単位: 百万円)' },
);

const tablesFor = async (question: string, chunks: readonly Chunk[]) => {
  const { blocks } = await askOffline(question, chunks, { now: NOW });
  return blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
};
const columnsFor = async (question: string, chunks: readonly Chunk[]) =>
  (await tablesFor(question, chunks)).map(({ columns }) => columns.map(({ label }) => label));
const areTicked = async (question: string, chunks: readonly Chunk[]) =>
  (await tablesFor(question, chunks))
    .flatMap(({ rows }) => rows.flatMap(([, ...cells]) => cells))
    .filter(({ text }) => text !== '')
    .every(({ check, fit }) => check === 'verified' && fit === 'answers');

describe('a table whose caption matches the question', () => {
  it.each([
    ['차입금 만기 구조 알려줘', [LOANS, BALANCE], ['차입처', '잔액', '만기', '금리']],
    ['차입금 구성 내역을 보여줘', [LOANS, BALANCE], ['차입처', '잔액', '만기', '금리']],
    ['Show me the capex plan', [PLAN], ['Item', 'FY2026', 'FY2027']],
    ['競合他社の売上高の一覧', [RIVALS], ['会社', '売上高', '店舗数']],
    ['競合他社の売上高を比較して', [RIVALS], ['会社', '売上高', '店舗数']],
  ])('is returned whole and ticked: %s', async (question, chunks, columns) => {
    expect(await columnsFor(question, chunks)).toEqual([columns]);
    expect(await areTicked(question, chunks)).toBe(true);
  });

  it('is returned for the requested year', async () => {
    expect(await columnsFor('What is the capex plan for FY2026?', [PLAN])).toEqual([['Item', 'FY2026']]);
  });

  it.each([
    ['for what was spent, where it is a plan', 'Show me a breakdown of capital expenditures', [PLAN]],
    ['where the caption is of more than was asked', '차입금의 담보 구성', [LOANS]],
    ['of another company', 'Show me the capex plan of Orrin Foods', [PLAN]],
  ])('is not ticked %s', async (_, question, chunks) => {
    const tables = await tablesFor(question, chunks);
    const cells = tables.flatMap(({ rows }) => rows.flat());
    expect(cells.filter(({ check }) => check === 'verified')).toEqual([]);
  });

  it('of a division does not state the measure per head', async () => {
    const divided = tableChunk(
      [
        ['Segment', '2025', '2024'],
        ['Tiles', '60.0', '55.0'],
        ['Bricks', '40.0', '41.0'],
        ['Total', '100.0', '96.0'],
      ],
      { document: 'Fernhill Tiles report.md', section: 'Revenue by segment', language: 'en', unit: '(£ million)' },
    );
    expect(await columnsFor('Revenue breakdown', [divided])).toEqual([['Segment', '2025', '2024']]);
    const tables = await tablesFor("What is Fernhill's revenue per employee?", [divided]);
    expect(tables.flatMap(({ rows }) => rows.flat()).filter(({ check }) => check === 'verified')).toEqual([]);
  });

  it('is open if two tables have the same caption', async () => {
    const other = tableChunk(
      [
        ['Item', 'FY2026', 'FY2027'],
        ['Kiln rebuild', '6.0', '2.0'],
        ['Glaze line', '2.0', '3.0'],
      ],
      { document: 'Fernhill Tiles old plan.md', section: 'Planned capital expenditure', language: 'en' },
    );
    const tables = await tablesFor('Show me the capex plan', [PLAN, other]);
    expect(tables.flatMap(({ rows }) => rows.flat()).filter(({ check }) => check === 'verified')).toEqual([]);
  });
});

it('names the period under each measure where the heads have two lines', async () => {
  const table = tableChunk(
    [
      ['部門', '売上高', '売上高'],
      ['部門', '2024年度', '2025年度'],
      ['重防食塗料', '12,610', '13,420'],
      ['粉体塗料', '4,710', '5,340'],
    ],
    { document: '決算資料.md', section: '部門の売上高', language: 'ja', unit: '(単位:百万円)' },
  );
  const { blocks } = await askOffline('部門の売上高を一覧で', [table], { now: NOW });
  const [shown] = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));

  expect(shown?.columns.map(({ label }) => label)).toEqual(['部門', '売上高 2024年度', '売上高 2025年度']);
  expect(shown?.rows.map(([name]) => name?.text)).toEqual(['重防食塗料', '粉体塗料']);
});
