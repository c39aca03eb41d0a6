// Numbers for the years of a forecast, as people write them.
import { expect, it } from 'vitest';
import { yearlyNumbers } from '#shared/analyses/yearly-numbers.ts';

it.each([
  ['8', [8]],
  ['8, 7.5, -1', [8, 7.5, -1]],
  ['8% 7% 6%', [8, 7, 6]],
  ['8、7、6', [8, 7, 6]],
  ['−2；1', undefined],
  ['−2;1', [-2, 1]],
])('%s', (text, numbers) => {
  expect(yearlyNumbers(text)).toEqual(numbers);
});

it.each(['', 'eight', '8 to 9', '1e5', '8,,x'])('%s is none', (text) => {
  expect(yearlyNumbers(text)).toBeUndefined();
});
