// Days, months and years as people write them.
import { describe, expect, it } from 'vitest';
import { periodsIn } from '#shared/language/grammar/periods.ts';

const keysIn = (text: string) => periodsIn(text).map(({ key }) => key);

describe('periods in a text', () => {
  it.each([
    ['2024-01-12', ['2024-01-12']],
    ['2024/1/12', ['2024-01-12']],
    ['2024.01.12', ['2024-01-12']],
    ['2024-12-01', ['2024-12-01']],
    ['2024.01.01 ~ 2024.12.31', ['2024']],
    ['2024.01.01-2024.12.31', ['2024']],
    ['2024년 1월~12월', ['2024']],
    ['2024-01 ~ 2024-12', ['2024']],
    ['2024.01~12', ['2024']],
    ['2024-03', ['2024-03']],
    ['2024/11', ['2024-11']],
    ['2009-10', ['2009']],
    ['Aug-24', ['2024-08']],
    ['24-Aug-23', ['2023-08-24']],
    ['41期の純利益', ['#41']],
    ['10期連続', []],
    ['2024年3月期', ['2024-03']],
    ['2026년 6월 1심 판결', ['2026-06']],
  ])('reads %s', (text, keys) => {
    expect(keysIn(text)).toEqual(keys);
  });
  it.each([
    ['sales in the 39 weeks ended November 2, 2024', 'the 39 weeks ended November 2, 2024'],
    ['tax for the third quarter ended October 28, 2023', 'the third quarter ended October 28, 2023'],
    ['goodwill at December 31, 2020', 'at December 31, 2020'],
    ['a look at 2020', '2020'],
  ])('includes everything that belongs to the day in %s', (text, own) => {
    expect(periodsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([own]);
  });
});
