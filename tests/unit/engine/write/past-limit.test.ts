// The periods in which a figure was above or below an amount: each is given, the first only where an earlier one is
// known.
import { describe, expect, it } from 'vitest';
import type { Answer } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const foundry = tableChunk(
  [
    ['Consolidated statements of income'],
    ['', '2024', '2023', '2022'],
    ['Revenue', '$412', '$388', '$395'],
    ['Operating income', '41', '38', '52'],
  ],
  {
    company: 'Tarn Foundry Inc.',
    document: 'foundry.html',
    unit: '(in millions)',
    periods: ['2022', '2023', '2024'],
  },
);
const ferry = tableChunk(
  [
    ['연결 손익계산서'],
    ['', '2024년', '2023년', '2022년'],
    ['매출액', '1,034,120', '987,300', '912,000'],
    ['영업이익', '41,000', '38,000', '52,000'],
  ],
  {
    company: '다온해운 주식회사',
    document: '사업보고서.pdf',
    language: 'ko',
    unit: '(단위 : 백만원)',
    periods: ['2022', '2023', '2024'],
  },
);
const bakery = tableChunk(
  [
    ['連結損益計算書'],
    ['', '2024年12月期', '2023年12月期', '2022年12月期'],
    ['売上高', '51,200', '49,800', '48,100'],
    ['営業利益', '4,100', '3,800', '5,200'],
  ],
  {
    company: '株式会社むぎの穂製パン',
    document: '有価証券報告書.pdf',
    language: 'ja',
    unit: '(単位：百万円)',
    periods: ['2022', '2023', '2024'],
  },
);
const ticksOf = ({ blocks }: Answer): string[] =>
  blocks
    .flatMap((block) => (block.kind === 'text' ? block.sentences : []))
    .filter(({ check, fit }) => check === 'verified' && fit === 'answers')
    .map(({ text }) => text);

describe('the periods in which a figure exceeded an amount', () => {
  it.each([
    ["In which year was Tarn Foundry's revenue less than $400 million?", foundry, ['388', '395']],
    ['In which year did Tarn Foundry revenue exceed 400 million?', foundry, ['412']],
    ['In which year did Tarn Foundry revenue first exceed $400 million?', foundry, ['412']],
    ['다온해운 매출이 처음으로 1조를 넘은 해는?', ferry, ['1,034,120']],
    ['다온해운의 영업이익이 500억원을 밑돈 해는?', ferry, ['41,000', '38,000']],
    ['어느 해에 다온해운의 매출액이 9,500억원 이상이었나요?', ferry, ['1,034,120', '987,300']],
    ['むぎの穂製パンの売上高が500億円を下回った年は？', bakery, ['49,800', '48,100']],
    ['むぎの穂製パンの売上高が初めて500億円を超えた年度は？', bakery, ['51,200']],
  ])('%s', async (question, chunk, figures) => {
    const ticks = ticksOf(await askOffline(question, [chunk], { now: Date.UTC(2025, 5, 1) }));

    expect(ticks).toHaveLength(figures.length);
    for (const [n, figure] of figures.entries()) expect(ticks[n]).toContain(figure);
  });

  it.each([
    ['In which year did Tarn Foundry revenue first exceed $300 million?', foundry],
    ['다온해운 매출이 처음으로 5,000억원을 넘은 해는?', ferry],
    ["In which year was Tarn Foundry's revenue less than ¥400 million?", foundry],
  ])('are not ticked if the row does not tell: %s', async (question, chunk) => {
    const answer = await askOffline(question, [chunk], { now: Date.UTC(2025, 5, 1) });

    expect(ticksOf(answer)).toEqual([]);
  });
});
