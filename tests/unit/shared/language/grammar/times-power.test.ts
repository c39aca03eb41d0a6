// Multiplication by powers of ten, exact by digits.
import { describe, expect, it } from 'vitest';
import { timesPower } from '#shared/language/grammar/times-power.ts';

describe('timesPower', () => {
  it.each([
    [1.1, 6, 1_100_000],
    [-4.35, 2, -435],
    [279_604_799, -3, 279_604.799],
    [1e23, 6, 1e29],
    [2.5e-7, 6, 0.25],
    [0, 6, 0],
  ])('multiplies %d by 10 to the power %i to %d', (value, power, expected) => {
    expect(timesPower(value, power)).toBe(expected);
  });
});
