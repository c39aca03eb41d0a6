// The learned weights match the features that the engine computes, and no heading or fragment is ticked.
import { describe, expect, it } from 'vitest';
import { FEATURES, type Features } from '#functions/engine/write/fit/fit-features.ts';
import { INPUTS, mayAnswer, probabilityOf } from '#functions/engine/write/fit/fit-probability.ts';
import learned from '#functions/engine/write/fit/fit-weights.json' with { type: 'json' };

const NOTHING = Object.fromEntries(FEATURES.map((name) => [name, 0])) as Record<(typeof FEATURES)[number], number>;
const featuresOf = (some: Partial<Features>): Features => ({
  ...NOTHING,
  isForeign: false,
  lacksNouns: false,
  lacksPeriods: false,
  ...some,
});

describe('the learned weights', () => {
  it('match the features that the engine computes', () => {
    expect(Object.keys(learned.weights)).toEqual(INPUTS);
  });

  it('keep wrong ticks rare on held-out documents', () => {
    expect(learned.all.wrong).toBeLessThanOrEqual(0.02);
    expect(learned.all.trapped).toBeLessThanOrEqual(0.02);
    expect(learned.threshold).toBeGreaterThanOrEqual(0.5);
  });

  it('increase with the share of the question in a line of the best page', () => {
    const page = { pageBm25: 1, passageBm25: 1, score: 1, place: 1, entity: 0.5, headsAround: 1, best: 1, isKorean: 1 };

    const [less, more] = [0.2, 0.9].map((own) =>
      probabilityOf(featuresOf({ ...page, own, around: own, passage: own })),
    );

    expect(more).toBeGreaterThan(less ?? 1);
  });
});

describe('a line', () => {
  const line = { headsAround: 0.5, isStatement: 1 };

  it.each<[string, Partial<Features>, boolean]>([
    ['with a head noun that states something', {}, true],
    ['under a heading that alone has the head nouns', { heading: 1, headsAround: 0 }, false],
    ['that has the topic of the question and none of its words', { lacksNouns: true }, false],
    ['in a place that speaks of another year than the one asked for', { lacksPeriods: true }, false],
    ['without the date that is asked for', { lacksWanted: 1 }, false],
    ['that was cut by the layout', { isStatement: 0 }, false],
    ['that is a row of a table', { isStatement: 0, isRow: 1 }, true],
  ])('%s', (_, some, may) => {
    expect(mayAnswer(featuresOf({ ...line, ...some }))).toBe(may);
  });
});
