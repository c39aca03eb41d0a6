// A note with another figure under the label of a statement's row: the statement answers, the note only by its heading.
import { describe, expect, it } from 'vitest';
import { withOtherRows } from '#functions/engine/facts/other-rows.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const FILE = 'fil_000000000001_0000000000000001';
type Context = Parameters<typeof tableChunk>[1];

const documentOf = (context: Context, ...tables: readonly (readonly (readonly string[])[])[]): readonly Chunk[] =>
  withOtherRows(
    tables.map((rows, seq) => ({
      ...tableChunk(rows, { ...context, section: rows[0]?.[0] ?? '' }),
      fileId: FILE,
      id: `${FILE}#${seq}`,
      seq,
    })),
  );

const BREWERY = {
  company: 'Hollow Brewing Inc.',
  document: 'brewery.html',
  language: 'en',
  unit: '(in millions)',
  periods: ['2023', '2024'],
};
const breweryOf = (note: readonly (readonly string[])[]) =>
  documentOf(
    BREWERY,
    [
      ['Consolidated balance sheets'],
      ['', 'December 31, 2024', 'December 31, 2023'],
      ['Inventories', '$412', '$388'],
      ['Other non-current assets', '748', '647'],
      ['Total assets', '2,950', '2,803'],
      ['Total liabilities', '1,204', '1,187'],
    ],
    note,
  );
const NOTE = [
  ['Deferred tax components'],
  ['', 'December 31, 2024', 'December 31, 2023'],
  ['Inventories', '$19', '$17'],
  ['Leases', '31', '28'],
];

const CLINIC = {
  company: '한솔의원지주 주식회사',
  document: '사업보고서.pdf',
  language: 'ko',
  unit: '(단위 : 백만원)',
  periods: ['2023', '2024'],
};
const clinic = documentOf(
  CLINIC,
  [
    ['연결 재무상태표'],
    ['', '2024년 말', '2023년 말'],
    ['재고자산', '9,412', '8,388'],
    ['유형자산', '37,480', '36,470'],
    ['자산총계', '92,950', '82,803'],
    ['부채총계', '31,204', '31,187'],
  ],
  [['매각예정 처분자산집단'], ['', '2024년 말', '2023년 말'], ['재고자산', '531', '402'], ['유형자산', '766', '613']],
);

const FERRY = {
  company: '株式会社しおかぜ汽船',
  document: '有価証券報告書.pdf',
  language: 'ja',
  unit: '(単位：百万円)',
  periods: ['2023', '2024'],
};
const ferry = documentOf(
  FERRY,
  [
    ['連結貸借対照表'],
    ['', '2024年12月31日', '2023年12月31日'],
    ['棚卸資産', '4,120', '3,880'],
    ['有形固定資産', '17,480', '16,470'],
    ['資産合計', '29,500', '28,030'],
    ['負債合計', '12,040', '11,870'],
  ],
  [
    ['売却目的で保有する資産'],
    ['', '2024年12月31日', '2023年12月31日'],
    ['棚卸資産', '95', '88'],
    ['有形固定資産', '310', '290'],
  ],
);

const othersOf = (chunks: readonly Chunk[]) =>
  chunks.flatMap(({ text, context: { others = [] } }) =>
    others.map(({ start, end, primary }) => `${text.slice(start, end).replaceAll('\t', ' ')} | ${primary}`),
  );

describe('rows that state something else under a label', () => {
  it('are rows of notes that agree with no row of a statement', () => {
    const others = othersOf(breweryOf(NOTE));

    expect(others).toEqual(['Inventories $19 $17 | Inventories $412']);
  });

  it('are not found if a note repeats the figure, rounds it or uses another scale', () => {
    const repeated = breweryOf([['Inventories'], ['', 'December 31, 2024'], ['Inventories', '$412']]);
    const rounded = breweryOf([
      ['Inventories (in billions)'],
      ['', 'December 31, 2024'],
      ['Inventories', '$0.4 billion'],
    ]);

    expect([...othersOf(repeated), ...othersOf(rounded)]).toEqual([]);
  });

  it('are not found in a column for part of the year or of the company', () => {
    const parts = breweryOf([
      ['Inventories by region'],
      ['', 'Northern', 'Southern', 'Increase'],
      ['', '2024', '2024', '2024'],
      ['Inventories', '$211', '$201', '$12'],
    ]);

    expect(othersOf(parts)).toEqual([]);
  });
});

describe('a figure whose label has several rows', () => {
  it.each([
    ["What were Hollow Brewing's inventories in 2024?", breweryOf(NOTE), '$412'],
    ['한솔의원지주의 2024년 재고자산은 얼마인가요?', clinic, '9,412'],
    ['しおかぜ汽船の2024年の棚卸資産はいくらですか？', ferry, '4,120'],
  ])('is the figure of the statement: %s', async (question, chunks, figure) => {
    const answer = await askOffline(question, chunks, { now: Date.UTC(2025, 5, 1) });

    expect(tickedIn(answer)).toContain(figure);
  });

  it.each([
    ["What were Hollow Brewing's inventories in 2024?", breweryOf(NOTE)],
    ['한솔의원지주의 2024년 재고자산은 얼마인가요?', clinic],
    ['しおかぜ汽船の2024年の棚卸資産はいくらですか？', ferry],
  ])('has no tick if only the note is found: %s', async (question, chunks) => {
    const answer = await askOffline(question, chunks.slice(1), { now: Date.UTC(2025, 5, 1) });

    expect(tickedIn(answer)).toBe('');
  });
});
