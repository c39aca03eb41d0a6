// Units are whole words: no currency in the name of a region, no share in the word for an owner.
import { describe, expect, it } from 'vitest';
import { measureOf } from '#shared/language/grammar/units.ts';

describe('the unit of a heading', () => {
  it.each([
    ['Europe', undefined],
    ['EUROPE', undefined],
    ['Personal Systems', undefined],
    ['Shareholders’ equity', undefined],
    ['in euros', 'EUR'],
    ['EUR million', 'EUR'],
    ['(in EURm)', 'EUR'],
    ['persons', 'people'],
    ['thousands of shares', 'shares'],
  ])('of %j is %j', (heading, unit) => {
    expect(measureOf(heading)?.unit).toBe(unit);
  });
});
