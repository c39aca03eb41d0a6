// Days of a workbook in the short forms of three languages.
import { expect, it } from 'vitest';
import { datingOf, dayBy } from '#functions/analyses/evidence/sheet-days.ts';

it.each([
  ['R6.1.12', '2024-01-12'],
  ['令和６年１月１２日', '2024-01-12'],
  ['12-Jan-24', '2024-01-12'],
  ['Jan-24', '2024-01'],
  ['01/2024', '2024-01'],
  ['2024년 03월', '2024-03'],
  ['2024年1月5日(月)', '2024-01-05'],
  ['24.01.12', undefined],
  ['2024-W05', undefined],
])('%s is %s', (cell, day) => {
  expect(dayBy(cell, datingOf([cell]))).toBe(day);
});
