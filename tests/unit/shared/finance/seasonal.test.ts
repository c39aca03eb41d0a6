// Classical decomposition gives R's published results, and its parts recompose the series.
import { describe, expect, it } from 'vitest';
import { type Observation, seasonal } from '#shared/finance/seasonal.ts';
import { fc } from '#tests/helpers/properties.ts';
import { refusalOf } from './refusal.ts';

/** International airline passengers in thousands, 1949 to 1960 (Box and Jenkins). */
const AIR = [
  112, 118, 132, 129, 121, 135, 148, 148, 136, 119, 104, 118, 115, 126, 141, 135, 125, 149, 170, 170, 158, 133, 114,
  140, 145, 150, 178, 163, 172, 178, 199, 199, 184, 162, 146, 166, 171, 180, 193, 181, 183, 218, 230, 242, 209, 191,
  172, 194, 196, 196, 236, 235, 229, 243, 264, 272, 237, 211, 180, 201, 204, 188, 235, 227, 234, 264, 302, 293, 259,
  229, 203, 229, 242, 233, 267, 269, 270, 315, 364, 347, 312, 274, 237, 278, 284, 277, 317, 313, 318, 374, 413, 405,
  355, 306, 271, 306, 315, 301, 356, 348, 355, 422, 465, 467, 404, 347, 305, 336, 340, 318, 362, 348, 363, 435, 491,
  505, 404, 359, 310, 337, 360, 342, 406, 396, 420, 472, 548, 559, 463, 407, 362, 405, 417, 391, 419, 461, 472, 535,
  622, 606, 508, 461, 390, 432,
];
const months = (values: readonly number[], from = 1949): Observation[] =>
  values.map((value, i) => ({
    period: `${from + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
    value,
  }));

describe('seasonal decomposition', () => {
  it('returns the factors that R prints for decompose(AirPassengers, "multiplicative")', () => {
    const published = [
      0.9102304, 0.8836253, 1.0073663, 0.975906, 0.981378, 1.1127758, 1.2265555, 1.219911, 1.0604919, 0.9217572,
      0.8011781, 0.8988244,
    ];

    const { index } = seasonal(months(AIR), 'multiplicative');

    for (const [i, factor] of published.entries()) expect(index[i]).toBeCloseTo(factor, 6);
  });

  it('returns the effects that R prints for decompose(AirPassengers)', () => {
    const published = [
      -24.748737, -36.188131, -2.241162, -8.036616, -4.506313, 35.402778, 63.830808, 62.823232, 16.520202, -20.642677,
      -53.593434, -28.619949,
    ];

    const { index } = seasonal(months(AIR), 'additive');

    for (const [i, effect] of published.entries()) expect(index[i]).toBeCloseTo(effect, 5);
  });

  it('does not depend on the order of the observations', () => {
    expect(seasonal(months(AIR).toReversed(), 'additive')).toEqual(seasonal(months(AIR), 'additive'));
  });

  it('accepts quarters, with any first quarter', () => {
    const quarters = [40, 10, 20, 30, 44, 14, 24, 34, 48].map((value, i) => ({
      period: `${2022 + Math.floor((i + 3) / 4)}-Q${((i + 3) % 4) + 1}`,
      value,
    }));

    const { index, perYear } = seasonal(quarters, 'additive');

    expect(perYear).toBe(4);
    expect(index.indexOf(Math.max(...index))).toBe(3);
    expect(index.indexOf(Math.min(...index))).toBe(0);
  });

  it('recomposes the series from trend, season and remainder', () => {
    const values = fc.array(fc.double({ min: 1, max: 1e6, noNaN: true }), { minLength: 24, maxLength: 60 });
    fc.assert(
      fc.property(values, fc.constantFrom('additive' as const, 'multiplicative' as const), (all, model) => {
        const { series, index } = seasonal(months(all), model);
        const together = (...parts: number[]) => parts.reduce((a, b) => (model === 'additive' ? a + b : a * b));

        for (const { value, trend, seasonal: part, remainder, adjusted } of series) {
          expect(Math.abs(together(adjusted, part) / value - 1)).toBeLessThan(1e-6);
          if (trend !== undefined && remainder !== undefined)
            expect(Math.abs(together(trend, part, remainder) / value - 1)).toBeLessThan(1e-6);
        }
        const mean = index.reduce((sum, part) => sum + part, 0) / 12;
        expect(Math.abs(mean - (model === 'additive' ? 0 : 1))).toBeLessThan(1e-6);
      }),
    );
  });

  it('refuses gaps, duplicates, short and non-positive series by name', () => {
    const gap = months(AIR).filter(({ period }) => period !== '1952-07');

    expect(refusalOf(() => seasonal(gap, 'additive'))).toBe('periodGap');
    expect(refusalOf(() => seasonal([...months(AIR), { period: '1949-01', value: 1 }], 'additive'))).toBe('itemTwice');
    expect(refusalOf(() => seasonal(months(AIR.slice(0, 23)), 'additive'))).toBe('periodsTooFew');
    expect(refusalOf(() => seasonal(months([0, ...AIR]), 'multiplicative'))).toBe('valueNotPositive');
    expect(refusalOf(() => seasonal([{ period: '2024', value: 1 }], 'additive'))).toBe('periodsTooFew');
    expect(refusalOf(() => seasonal([{ period: 'May', value: 1 }], 'additive'))).toBe('periodGap');
  });
});
