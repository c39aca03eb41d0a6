// Formats amounts for tables and sentences.
import { describe, expect, it } from 'vitest';
import { amountIn, amountText, scaleFor } from '#functions/analyses/evidence/amounts.ts';

describe('amounts of one scale', () => {
  it.each([
    [
      [11_692_713_000, 305_826_000, 1_200_000],
      ['11,693', '306', '1.2'],
    ],
    [
      [305_826_000, 91_200_000],
      ['305.8', '91.2'],
    ],
    [
      [5_000_000, 7_100_000, 10_100_000],
      ['5.0', '7.1', '10.1'],
    ],
    [
      [12_000_000, 7_000_000],
      ['12', '7'],
    ],
  ])('show decimals of %j if they are significant', (values, shown) => {
    const scale = scaleFor('en', 'USD', values);
    expect(values.map((value) => amountIn('en', scale, value))).toEqual(shown);
  });

  it.each([
    ['en', 'USD', '$12,842 million'],
    ['ko', 'USD', '12,842백만달러'],
    ['ja', 'JPY', '12,842百万円'],
    ['en', 'KRW', 'KRW 12,842 million'],
  ] as const)('place the unit as usual in %s: %s', (language, currency, said) => {
    const value = 12_842_000_000;
    expect(amountText(language, scaleFor(language, currency, [value]), value)).toBe(said);
  });
});
