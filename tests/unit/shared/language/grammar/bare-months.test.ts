// Months without a year, in three languages.
import { expect, it } from 'vitest';
import { bareMonthsIn, namesMonth } from '#shared/language/grammar/bare-months.ts';

it.each([
  ['4월 탑승객', ['04']],
  ['8月の撮影件数は？', ['08']],
  ['How many downloads were there in June?', ['06']],
  ['2025년 4월 탑승객', []],
  ['4월 3일 회의', []],
  ['4개월 동안', []],
  ['Orders in June 2025', []],
  ['What may the tenant do?', []],
] as const)('%s', (text, months) => {
  expect(bareMonthsIn(text).map(({ key }) => key)).toEqual(months);
});

it.each([
  ['2025-04', '04', true],
  ['Apr 2025', '04', true],
  ['4월', '04', true],
  ['2025-11', '01', false],
  ['2025', '04', false],
] as const)('%s names month %s: %s', (text, month, names) => {
  expect(namesMonth(text, month)).toBe(names);
});
