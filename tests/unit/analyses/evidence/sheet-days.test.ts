// Days of a workbook in the short forms of three languages.
import { describe, expect, it } from 'vitest';
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

describe('days whose year has two digits', () => {
  const daysIn = (write: (day: string, month: string) => string) =>
    Array.from({ length: 28 }, (_, i) => write(String(i + 1).padStart(2, '0'), i % 2 ? '03' : '12'));

  it.each([
    ['day first', (day: string, month: string) => `${day}/${month}/24`, '2024-12-05'],
    ['month first', (day: string, month: string) => `${month}/${day}/24`, '2024-12-05'],
    ['year first', (day: string, month: string) => `24.${month}.${day}`, '2024-12-05'],
  ])('are read with the %s if the column leaves no doubt', (_, write, day) => {
    const cells = daysIn(write);

    expect(dayBy(cells[4] ?? '', datingOf(cells))).toBe(day);
  });

  it('are not read if no day is above twelve', () => {
    const cells = daysIn((day, month) => `${day}/${month}/24`).slice(0, 12);

    expect(dayBy(cells[4] ?? '', datingOf(cells))).toBeUndefined();
  });
});
