// A line about a company other than the requested one has no tick.
import { expect, it } from 'vitest';
import { isOfOtherParty } from '#functions/engine/fields/parties.ts';
import { requestedBy } from '#functions/engine/fields/requested.ts';
import { plan } from '#functions/engine/understand/plan.ts';

const judged = (query: string, text: string, names: readonly string[] = []): boolean => {
  const read = { ...plan({ query, history: [], sources: [], now: Date.UTC(2026, 0, 1) }), names };
  return isOfOtherParty(read, text, requestedBy(read).isQuantity);
};

it('distinguishes a competitor from the requested company', () => {
  const text = 'The competitor Rensfeld plans to pay a dividend of EUR 1.10 per share.';

  expect(judged('What dividend does Tollmarsh plan?', text, ['Tollmarsh'])).toBe(true);
  expect(judged('What dividend does the competitor of Tollmarsh plan?', text, ['Tollmarsh'])).toBe(false);
});

it.each([
  ['서린화학의 소송 현황', '한들화학은 2025년 6월 안전 규정 위반으로 과태료 9,000만원을 부과받았다.', '서린화학', true],
  ['서린화학의 소송 현황', '서린화학은 2025년 6월 과태료 9,000만원을 부과받았다.', '서린화학', false],
  ['서린화학의 소송 현황', '한들화학은 당사를 상대로 특허 침해 소송을 제기하였다.', '서린화학', false],
  ['서린화학의 소송 현황', '국내화학 사업과 관련된 소송이 1건 있다.', '서린화학', false],
  ['北浜製薬の訴訟の状況', '青葉製薬は2025年に課徴金を納付した。', '北浜製薬', true],
])('%s: tells whose dispute is in "%s"', (query, text, name, isOther) => {
  expect(judged(query, text, [name])).toBe(isOther);
});

it.each([
  ['What fine did Ashgrove Locks pay?', 'In May our competitor Fenmark Hinges was fined £2.4 million.', true],
  ['What fine did Fenmark pay?', 'In May our competitor Fenmark Hinges was fined £2.4 million.', false],
  ['과징금은 얼마인가요?', '2025년 8월 경쟁사인 은결스키가 과징금 7억원을 부과받았습니다.', true],
  ['은결스키의 과징금은 얼마인가요?', '2025년 8월 경쟁사인 은결스키가 과징금 7억원을 부과받았습니다.', false],
  ['課徴金はいくらですか', '競合の白峰硝子は課徴金1億2,000万円の納付を命じられました。', true],
  ['白峰硝子の課徴金はいくらですか', '競合の白峰硝子は課徴金1億2,000万円の納付を命じられました。', false],
])('%s: tells whether "%s" is about another company', (query, text, isOther) => {
  expect(judged(query, text)).toBe(isOther);
});

it('finds the subject of a clause after a name', () => {
  const text = 'Castings are bought from Orlow Foundries, which employs 650 people.';

  expect(judged('How many people does Ashgrove Locks employ?', text, ['Ashgrove Locks'])).toBe(true);
  expect(judged('How many people does Orlow Foundries employ?', text, ['Ashgrove Locks'])).toBe(false);
});
