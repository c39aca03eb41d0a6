// For a question about competitors, a section on the market answers with the sentences that name them.
import { expect, it } from 'vitest';
import { tickedProse } from '#tests/helpers/ticked-prose.ts';

const KOREAN = [
  '국내 어망 시장은 2025년 약 4천억원 규모로 추정됩니다.',
  '주요 경쟁사는 남해로프와 동진어망이며, 회사의 점유율은 약 12%입니다.',
  '신형 편망기의 시간당 생산량은 기존 설비의 1.8배입니다.',
];
const ENGLISH = [
  'The market for trawl nets is estimated at $400 million.',
  'We compete with Harrow Ropes and Selkie Nets, our main competitors, on price and delivery.',
  'The new looms make 1.8 times as much an hour as the old ones.',
];

it.each([
  ['주요 경쟁사는?', KOREAN, 'ko', '시장과 경쟁'],
  ['Who are the main competitors?', ENGLISH, 'en', 'Market and competition'],
] as const)('%s', async (question, lines, language, section) => {
  expect(await tickedProse(question, [lines.join(' ')], language, section)).toEqual([lines[1]]);
});

it('returns the whole section if the competition itself is requested', async () => {
  expect(await tickedProse('시장과 경쟁 상황은?', [KOREAN.join(' ')], 'ko', '시장과 경쟁')).toContain(KOREAN[0]);
});
