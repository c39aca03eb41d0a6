// The end dates of a list's entries are answered by its date column.
import { describe, expect, it } from 'vitest';
import type { Answer } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const DAIRY = { company: '들녘유업', document: '거래처.csv', language: 'ko' } as const;
const CHUNKS = [
  tableChunk(
    [
      ['고객사', '품목', '2025년 매출(백만원)', '계약 만료일'],
      ['온누리급식', '우유', '8,420', '2026-06-30'],
      ['햇살제과', '버터', '6,310', '2027-12-31'],
      ['도담카페', '우유', '2,150', '2026-09-30'],
    ],
    DAIRY,
  ),
  chunkOf({ text: '들녘유업의 냉장 창고는 2031년 보증 기간이 끝납니다.' }, DAIRY),
];
const rowsOf = ({ blocks }: Answer): string[][] =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(({ text }) => text)) : []));
const ask = (query: string) => askOffline(query, CHUNKS, { now: Date.UTC(2026, 0, 1) });
const JUNE = ['온누리급식', '2026-06-30'];
const SEPTEMBER = ['도담카페', '2026-09-30'];
const LATER = ['햇살제과', '2027-12-31'];

describe('a question when listed items end', () => {
  it.each(['계약 언제 끝나?', '계약은 언제까지야?', '契約はいつまで？', 'When do the contracts expire?'])(
    '%s: returns every row with its date, ticked',
    async (query) => {
      const answer = await ask(query);

      expect(rowsOf(answer)).toEqual([JUNE, LATER, SEPTEMBER]);
      expect(JSON.stringify(answer.blocks)).not.toContain('uncertain');
    },
  );

  it.each(['Which customers’ contracts expire in 2026?', '2026년에 계약이 끝나는 고객사는 어느 곳이야?'])(
    '%s: returns only the rows of that year',
    async (query) => {
      expect(rowsOf(await ask(query))).toEqual([JUNE, SEPTEMBER]);
    },
  );

  it('is not answered for items that the table does not list', async () => {
    expect(rowsOf(await ask('보험은 언제 만료돼?'))).toEqual([]);
  });
});
