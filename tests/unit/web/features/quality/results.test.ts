// The page on quality has every set of the evaluation, named in three languages.
import { describe, expect, it } from 'vitest';
import en from '#shared/i18n/en/quality.json' with { type: 'json' };
import ja from '#shared/i18n/ja/quality.json' with { type: 'json' };
import ko from '#shared/i18n/ko/quality.json' with { type: 'json' };
import { CURVE, RESULTS } from '#web/features/quality/results.ts';

describe('the results of the evaluation', () => {
  it('have each set as a whole and its held-out half', () => {
    const sets = new Set(RESULTS.map(({ set }) => set));

    expect(sets.size).toBeGreaterThan(0);
    expect(RESULTS).toHaveLength(sets.size * 2);
    expect(RESULTS.every(({ scores }) => scores.questions > 0)).toBe(true);
  });

  it.each([ko, en, ja])('have a name for each set', ({ set: names }) => {
    for (const { set } of RESULTS) expect(names).toHaveProperty(set);
  });

  it('cover the probabilities from 0 to 1', () => {
    expect(CURVE.at(0)?.from).toBe(0);
    expect(CURVE.at(-1)?.to).toBeCloseTo(1);
  });
});
