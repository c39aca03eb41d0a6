// The probability that a line answers: it grows with supporting features, and a line with another thing never answers.
import { describe, expect, it } from 'vitest';
import { FEATURES, type LineFeatures } from '#functions/engine/write/lines/line-features.ts';
import {
  INPUTS,
  inputsOf,
  mayAnswer,
  probabilityOf,
  thresholdFor,
} from '#functions/engine/write/lines/line-probability.ts';

const featuresWith = (own: Partial<LineFeatures>): LineFeatures => ({
  ...(Object.fromEntries(FEATURES.map((name) => [name, 0])) as Record<(typeof FEATURES)[number], number>),
  ...own,
});
const GOOD = featuresWith({
  own: 1,
  label: 1,
  has: 1,
  all: 1,
  best: 1,
  bestPairs: 1,
  lead: 1,
  pairs: 1,
  pairsAround: 1,
  isStatement: 1,
  place: 1,
});

describe('the probability of a line', () => {
  it('suffices for a tick if the line has all that is requested, and is low if it has nothing', () => {
    expect(probabilityOf(GOOD, false)).toBeGreaterThan(thresholdFor(false));
    expect(probabilityOf(featuresWith({ open: 1, lacks: 1, rival: 1 }), false)).toBeLessThan(0.1);
  });

  it.each(['lead', 'has', 'best'] as const)('is lower without %s', (name) => {
    expect(probabilityOf({ ...GOOD, [name]: 0 }, false)).toBeLessThan(probabilityOf(GOOD, false));
  });

  it('has as many inputs as weights', () => {
    expect(inputsOf(GOOD)).toHaveLength(INPUTS.length);
  });
});

describe('lines that never answer', () => {
  it('do not include a good line', () => {
    expect(mayAnswer(GOOD)).toBe(true);
  });

  it.each([
    ['another kind of thing', { lacks: 1 }],
    ['another counter', { countsOther: 1 }],
    ['a number that it leaves open', { exactOpen: 1 }],
    ['a name that the file does not have', { nameNowhere: 1 }],
    ['a rule for a count', { statesRule: 1 }],
    ['another one’s notice', { isNotice: 1, open: 0.2 }],
    ['nothing of the question', { nothingOwn: 1 }],
  ])('are %s', (_, features) => {
    expect(mayAnswer({ ...GOOD, ...features })).toBe(false);
  });

  it("may lack the question's words if they give the reason of the line before", () => {
    expect(mayAnswer({ ...GOOD, nothingOwn: 1, hasCause: 1 })).toBe(true);
  });
});
