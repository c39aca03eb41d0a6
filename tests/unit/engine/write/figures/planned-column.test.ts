// A planned figure is shown for its year and ticked only if the question asks for the plan.
import { expect, it } from 'vitest';
import { planWord } from '#functions/engine/tables/plan-word.ts';
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

it.each([
  ['ko', '해솔식품의 영업이익은 얼마인가요?', '해솔식품의 2025년 영업이익은 120백만원'],
  ['ko', '해솔식품의 2026년 영업이익 계획은?', '해솔식품의 2026년(계획) 영업이익은 150백만원'],
  ['en', 'What is the planned operating profit of 해솔식품 for 2026?', 'for 2026 (계획)'],
  ['ja', '해솔식품の2026年の営業利益の計画は？', '2026年（계획）の営業利益'],
])('in %s, names planned figures as such and otherwise uses actual ones: %s', async (_, query, expected) => {
  const { blocks } = await askOffline(query, [budget], { now: Date.UTC(2026, 5, 1) });
  const [sentence] = blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []));
  expect(sentence?.text).toContain(expected);
});

it.each([
  ['2026E', 'E'],
  ['FY26F', 'F'],
  ['2026年3月期（予想）', '予想'],
  ['2026 Budget', 'Budget'],
  ['2026년 예산', '예산'],
  ['2025A', undefined],
  ['2025 Equity', undefined],
])('reads the header %s as a plan: %s', (label, expected) => {
  expect(planWord(label)).toBe(expected);
});
