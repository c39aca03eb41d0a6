// Abbreviated periods in cells.
import { describe, expect, it } from 'vitest';
import { headerPeriod } from '#shared/language/grammar/header-period.ts';

describe('a period in a cell', () => {
  it.each([
    ['Jan-24', '2024-01'],
    ['JAN-2024', '2024-01'],
    ['2024 Jan', '2024-01'],
    ["Sept '24", '2024-09'],
    ['12-Jan-24', '2024-01-12'],
    ['01/2024', '2024-01'],
    ['R6.1.12', '2024-01-12'],
    ['Ｒ６／０１／１２', '2024-01-12'],
    ['H31.4', '2019-04'],
    ['令和６年１月', '2024-01'],
  ])('%s is %s', (cell, key) => {
    expect(headerPeriod(cell)).toEqual({ key, rest: '' });
  });

  it.each(['R13-24', 'Unit-24', '13/2024', 'S-1', 'A6.1.12'])('finds no month in %s', (cell) => {
    expect(headerPeriod(cell)?.key ?? '').not.toMatch(/^\d{4}-/);
  });
});

it('keeps the bracket of a unit behind the period closed', () => {
  expect(headerPeriod('매출 2025(천원)')?.rest).toBe('매출 (천원)');
});
