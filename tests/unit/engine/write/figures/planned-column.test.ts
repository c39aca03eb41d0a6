// A figure of a plan is shown for its year and ticked only where the plan is asked for.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const budget = tableChunk(
  [
    ['구분', '2025년 실적', '2026년 계획'],
    ['매출액', '1,100', '1,300'],
    ['영업이익', '120', '150'],
  ],
  {
    company: '해솔식품',
    document: '사업계획.xlsx',
    language: 'ko',
    unit: '(단위 : 백만원)',
    periods: ['2025', '2026'],
  },
);

it.each([
  ['해솔식품의 2026년 영업이익은 얼마인가요?', 'uncertain'],
  ['해솔식품의 2026년 영업이익 계획은 얼마인가요?', 'verified'],
  ['해솔식품의 2025년 영업이익은 얼마인가요?', 'verified'],
])('%s: %s', async (query, check) => {
  const { blocks } = await askOffline(query, [budget], { now: Date.UTC(2026, 5, 1) });
  const [sentence] = blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []));
  expect(sentence).toMatchObject({ check });
});
