// The years that a ledger covers in full.
import { expect, it } from 'vitest';
import { brokenMonths, wholeYears } from '#functions/analyses/evidence/whole-years.ts';

const monthsOf = (year: number, count = 12) =>
  Array.from({ length: count }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}`);
const daysOf = (months: readonly string[], last = 28) =>
  months.flatMap((month) => Array.from({ length: last }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`));

it('have all twelve months', () => {
  expect(wholeYears([...monthsOf(2023), ...monthsOf(2024, 9)])).toEqual(['2023']);
});

it('end with their last month, if sales are made every day', () => {
  const days = [...daysOf(monthsOf(2024)), ...daysOf(monthsOf(2025, 11)), ...daysOf(['2025-12'], 17)];

  expect([brokenMonths(days), wholeYears(days)]).toEqual([['2025-12'], ['2024']]);
});

it('may end with a sale on the first day, if sales are made once a month', () => {
  const days = [...monthsOf(2024), ...monthsOf(2025)].map((month) => `${month}-01`);

  expect(wholeYears(days)).toEqual(['2024', '2025']);
});
