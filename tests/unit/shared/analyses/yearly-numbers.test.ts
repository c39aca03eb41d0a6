// Numbers for the years of a forecast, as people type them.
import { expect, it } from 'vitest';
import { shownPart, withOwnYear, withYear, yearlyNumbers } from '#shared/analyses/yearly-numbers.ts';

it.each([
  ['8', [8]],
  ['8, 7.5, -1', [8, 7.5, -1]],
  ['8% 7% 6%', [8, 7, 6]],
  ['8、7、6', [8, 7, 6]],
  ['−2；1', undefined],
  ['−2;1', [-2, 1]],
  ['…, 8, …', [undefined, 8, undefined]],
])('%s', (text, numbers) => {
  expect(yearlyNumbers(text)).toEqual(numbers);
});

it.each(['', '…', 'eight', '8 to 9', '1e5', '8,,x'])('refuses %s', (text) => {
  expect(yearlyNumbers(text)).toBeUndefined();
});

it.each([
  ['an empty row, its first year', '', 0, '8', '8'],
  ['another year', '8, 7, 6', 1, '7.5', '8, 7.5, 6'],
  ['a year after a gap', '8, 7', 3, '5', '8, 7, 7, 5'],
  ['a later year alone', '', 2, '5', '5, 5, 5'],
  ['nothing: the row ends there', '8, 7, 6', 1, ' ', '8'],
])('%s', (_, text, year, entry, row) => {
  expect(withYear(text, year, entry)).toBe(row);
});

it.each([
  ['one year alone', '', 2, '5', '…, …, 5, …'],
  ['a year of a row that goes on as it ends', '8', 1, '7', '8, 7, 8, 8'],
  ['a year taken back', '8, 7, …, …', 0, '', '…, 7, …, …'],
  ['the last one taken back', '…, 7, …, …', 1, ' ', ''],
])('changes one year of proposed values: %s', (_, text, year, entry, row) => {
  expect(withOwnYear({ text, count: 4, isFading: false }, year, entry)).toBe(row);
});

it('uses a single number of a fading row as its first year', () => {
  expect(withOwnYear({ text: '8', count: 4, isFading: true }, 2, '5')).toBe('8, …, 5, …');
});

it.each([
  ['5.762987013', '5.76'],
  ['−0.125', '-0.13'],
  ['8', '8'],
  ['8.', '8.'],
  ['', ''],
])('shows %s as %s', (part, shown) => {
  expect(shownPart(part)).toBe(shown);
});
