// Colloquial questions over a few passages: answered only by the line that states the answer.
import { describe, expect, it } from 'vitest';
import type { Answer, Block } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const NOW = Date.UTC(2026, 5, 1);
const english = { company: 'Pell Instruments Ltd.', language: 'en' } as const;
const japanese = { company: '渚印刷株式会社', language: 'ja' } as const;
const CHUNKS = [
  chunkOf(
    {
      text: 'The vendor asks for an enterprise value of $84 million.\nThe escrow is 6% of the price for 12 months.\nThe lender requires an interest cover of 3.0x; the agreement requires it every quarter.',
    },
    { ...english, section: 'Price and terms' },
  ),
  chunkOf(
    { text: '중도 해지에는 3개월 전의 서면 통지가 필요합니다.\n이사장: 홍서린' },
    { company: '모란의료재단', language: 'ko' },
  ),
  chunkOf(
    { text: '保険契約の更新日は毎年4月1日です。\n代理店数は812店です。\n人件費は採用により5.2%増加しました。' },
    japanese,
  ),
  chunkOf({ text: '社長は渡辺 翼です。' }, japanese),
  tableChunk(
    [
      ['Customer', 'Share of revenue FY2025', 'Contract end'],
      ['Orrin Marine', '18%', '2027-06-30'],
      ['Bexley Rail', '11%', '2026-12-31'],
      ['Tully Farms', '7%', '2028-03-31'],
    ],
    { ...english, section: 'Customers' },
  ),
];

const ticked = ({ blocks }: Answer): string =>
  blocks
    .flatMap((block: Block) => {
      if (block.kind === 'table')
        return block.rows.filter((row) => row.some(({ check }) => check === 'verified')).flat();
      if (block.kind === 'list') return block.items.flat();
      return block.kind === 'text' ? block.sentences : [];
    })
    .filter(({ check }) => check === undefined || check === 'verified')
    .map(({ text }) => text)
    .join('\n');
const ask = async (query: string): Promise<string> => ticked(await askOffline(query, CHUNKS, { now: NOW }));

describe('a question in other words than the passage', () => {
  it.each([
    ['What price is the vendor asking for?', '$84 million'],
    ['중도 해지 조건은?', '3개월 전'],
    ['이사장이 누구예요?', '홍서린'],
    ['更新日はいつ?', '4月1日'],
    ['代理店は何店ありますか', '812'],
    ['人件費はどれだけ増えましたか', '5.2%'],
    ['When does the Bexley Rail contract end?', '2026-12-31'],
    ["Who are Pell's biggest customers?", 'Orrin Marine'],
  ])('%s: %s', async (query, figure) => {
    expect(await ask(query)).toContain(figure);
  });

  it.each([
    ['이사장이 누구예요?', '渡辺'],
    ['When does the Bexley Rail contract end?', '2027-06-30'],
  ])('%s is not answered by %s', async (query, other) => {
    expect(await ask(query)).not.toContain(other);
  });
});
