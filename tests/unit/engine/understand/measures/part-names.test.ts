// Regions and businesses asked for in one language and printed in another.
import { describe, expect, it } from 'vitest';
import { inWordsOfTables } from '#functions/engine/understand/measures/part-names.ts';
import { isTicked } from '#shared/quality/judge.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const NOW = Date.UTC(2026, 5, 1);
const OWN = {
  company: 'Tamarack Tools Inc.',
  document: 'tamarack-10k.pdf',
  periods: ['2024', '2025'],
  unit: 'in millions',
};
const REGIONS = tableChunk(
  [
    ['', '2025', '2024'],
    ['Americas', '$18,400', '$18,097'],
    ['Asia Pacific', '9,901', '10,600'],
    ['Total net sales', '$28,301', '$28,697'],
  ],
  { ...OWN, section: 'Net sales by region' },
);
const BUSINESSES = tableChunk(
  [
    ['', '2025', '2024'],
    ['Health Care', '$8,421', '$8,597'],
    ['Consumer Health and Safety', '569', '588'],
    ['Consumer', '5,298', '5,513'],
    ['Zephyra', '1,204', '1,150'],
    ['Total net sales', '$15,492', '$15,848'],
  ],
  { ...OWN, section: 'Net sales by business' },
);

describe('parts in another language', () => {
  it.each([
    ['Tamarack Tools의 2025년 미주 매출', ['미주'], ['america']],
    ['Tamarack Toolsの2025年のアジア太平洋の売上高', ['アジア太平洋'], ['asia', 'pacif']],
    ['Tamarack Tools의 2025년 제피라 매출', ['제피라'], ['zephyra']],
    // The table's own words stay, and so do words that it has in no language.
    ['Tamarack Tools Health Care sales 2025', ['health', 'care'], ['health', 'care']],
    ['Tamarack Tools의 2025년 태양광 매출', ['태양광'], ['태양광']],
  ])('%s: %j becomes %j', (question, words, expected) => {
    expect(inWordsOfTables(question, words, [REGIONS, BUSINESSES])).toEqual(expected);
  });

  it.each([
    ['Tamarack Tools의 2024년 미주 지역 매출은?', '18,097'],
    ['Tamarack Tools의 2025년 헬스케어 부문 매출은 얼마인가요?', '8,421'],
    ['Tamarack Toolsの2025年のコンシューマー部門の売上高は？', '5,298'],
  ])('answers %s: %s', async (query, figure) => {
    const { blocks } = await askOffline(query, [REGIONS, BUSINESSES], { now: NOW });
    const ticked = blocks.flatMap(sentencesOf).filter(isTicked);

    expect(ticked.map(({ text }) => text).join(' ')).toContain(figure);
  });

  it('reports a part without a row as missing', async () => {
    const { blocks } = await askOffline('Tamarack Tools의 2025년 아프리카 매출은 얼마인가요?', [REGIONS], { now: NOW });

    expect(blocks.flatMap(sentencesOf).filter(isTicked)).toEqual([]);
    expect(blocks.some((block) => block.kind === 'notice' && block.code === 'figureNotFound')).toBe(true);
  });
});
