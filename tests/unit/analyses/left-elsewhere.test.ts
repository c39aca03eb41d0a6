// What questions leave to other sections.
import { expect, it } from 'vitest';
import { isLeftElsewhere } from '#functions/analyses/left-elsewhere.ts';

it.each([
  ['customersOf', 'Revenue per Elm customer has risen from £96,000 to £131,000 a year.', true],
  ['customersOf', 'The largest customer accounts for 6.8% of revenue.', false],
  ['turningPointsOf', 'The company was founded in 2009 in Bristol.', true],
  ['turningPointsOf', 'In 2024 it acquired Elm Kilns, which was founded in 1990.', false],
  ['outlookOf', '한빛전자와의 계약은 2026년 12월에 만료되어 상반기 중 갱신 협의를 시작할 예정이다.', true],
  ['outlookOf', 'The company plans to open three yards by 2028.', false],
  ['openQuestionsOf', '창업주는 지분 28.0% 가운데 10.0%를 매각할 의향이 있다.', true],
])('%s: %s', (key, text, isLeft) => {
  expect(isLeftElsewhere(key, text)).toBe(isLeft);
});
