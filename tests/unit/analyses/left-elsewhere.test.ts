// What questions leave to other sections.
import { expect, it } from 'vitest';
import { isLeftElsewhere } from '#functions/analyses/left-elsewhere.ts';

it.each([
  ['customersOf', 'Revenue per Elm customer has risen from £96,000 to £131,000 a year.', true],
  ['customersOf', 'The largest customer accounts for 6.8% of revenue.', false],
  ['turningPointsOf', 'The company was founded in 2009 in Bristol.', true],
  ['turningPointsOf', 'In 2024 it acquired Elm Kilns, which was founded in 1990.', false],
  ['openQuestionsOf', '창업주는 지분 28.0% 가운데 10.0%를 매각할 의향이 있다.', true],
])('%s: %s', (key, text, isLeft) => {
  expect(isLeftElsewhere(key, text)).toBe(isLeft);
});
