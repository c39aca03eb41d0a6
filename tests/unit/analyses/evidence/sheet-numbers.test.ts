// Numbers of workbooks as several countries print them; an ambiguous text is not a number.
import { describe, expect, it } from 'vitest';
import { numberBy, printed, signsOf } from '#functions/analyses/evidence/sheet-numbers.ts';

describe('a printed number', () => {
  it.each([
    ['1,234.5', 1234.5],
    ['(300)', -300],
    ['△12', -12],
    ['1,234.50-', -1234.5],
    ['-₩1,000', -1000],
    ['(₩1,000)', -1000],
    ['12,34,567', 1_234_567],
    ['1 234 567', 1_234_567],
    ["1'234", 1234],
    ['１，２３４', 1234],
    ['USD 1,000', 1000],
    ['HK$1,000', 1000],
    ['₹12,34,567', 1_234_567],
    ['12.3M', 12_300_000],
    ['3억원', 300_000_000],
    ['1.2 million', 1_200_000],
  ])('%s', (text, value) => {
    expect(printed(text)?.value).toBe(value);
  });

  it.each(['', '-', 'abc', '1,38', '12 34', '10개', '#REF!', '2024-01-03'])('is not %s', (text) => {
    expect(printed(text)).toBeUndefined();
  });

  it('is read with comma and dot swapped if the sheet leaves no doubt', () => {
    const signs = signsOf(['1.234,56', '1.234'], true);

    expect([signs, numberBy('1.234,56', signs)?.value, numberBy('1.234', signs)?.value]).toEqual([
      'swapped',
      1234.56,
      1234,
    ]);
  });

  it.each([
    [
      'prices with three decimals beside many amounts with two',
      ['71,61', '6,25', '9,10', '8,00', '20,160', '1.234,56'],
    ],
    ['amounts with two decimals alone', ['71,61', '6,25']],
    ['decimals below one', ['0,110', '0,050']],
  ])('is read with the comma as decimal sign in %s', (_, cells) => {
    expect(numberBy(cells[0] ?? '', signsOf(cells, true))?.value).toBe(Number(cells[0]?.replace(',', '.')));
  });

  it.each([
    [['12,5', '1.234'], true],
    [['1.234', '2.500', '980'], true],
    [['1.234,56', '1,234'], false],
  ])('of %j is unclear', (cells, isTyped) => {
    const signs = signsOf(cells, isTyped);

    expect(signs).toBe('unclear');
    expect(numberBy('1.234', signs)).toBeUndefined();
  });

  it('is read literally with three decimals in a workbook cell, or with another fraction beside it', () => {
    expect(signsOf(['1.234', '2.500'], false)).toBe('usual');
    expect(signsOf(['1.234', '0.5', '2.25'], true)).toBe('usual');
  });
});
