// The headroom under a covenant is answered by the sentence with both ratio and limit, for the lender of the question.
import { expect, it } from 'vitest';
import { tickedProse } from '#tests/helpers/ticked-prose.ts';

const EN = [
  'The term loan from Wear Bank requires leverage below 3.5x; leverage was 2.9x at the end of 2025.',
  'The overdraft from Tay Bank carries no covenants.',
];
const KO = [
  '다온은행 대출에는 부채비율 200% 이하 유지 약정이 있으며 2025년 말 부채비율은 164%이다.',
  '미르상호은행 대출에는 재무약정이 없다.',
];
const JA = [
  'ひばり銀行の融資には、自己資本比率を20％以上に維持する財務制限条項があり、2026年3月末の自己資本比率は27％です。',
];

it.each([
  ['How much headroom is there on the leverage covenant?', EN, 'en'],
  ['What is the covenant headroom?', EN, 'en'],
  ['부채비율 약정에 여유가 얼마나 있나?', KO, 'ko'],
  ['自己資本比率の財務制限条項に余裕はどれくらいありますか', JA, 'ja'],
] as const)('%s', async (question, lines, language) => {
  expect(await tickedProse(question, lines, language)).toEqual([lines[0]]);
});

it.each([
  ['another lender', 'What is the covenant headroom on the Tay Bank overdraft?', EN, 'en'],
  ['another ratio', 'How much headroom is there on the interest cover covenant?', EN, 'en'],
  ['another ratio', '이자보상배율 약정에 여유가 얼마나 있나?', KO, 'ko'],
  ['another ratio', '流動比率の財務制限条項に余裕はどれくらいありますか', JA, 'ja'],
] as const)('is not answered with the covenant of %s: %s', async (_, question, lines, language) => {
  expect(await tickedProse(question, lines, language)).not.toContain(lines[0]);
});
