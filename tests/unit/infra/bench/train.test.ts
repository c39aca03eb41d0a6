// The learner of `npm run train`: separating weights, calibrated probabilities, and a threshold that keeps wrong ticks
// rare.
import { describe, expect, it } from 'vitest';
import { FEATURES, type Features } from '#functions/engine/write/fit/fit-features.ts';
import { bestThreshold, curveOf, type JudgedQuestion, ratesAt } from '#infra/bench/train/choose.ts';
import { fitLogistic, logitOf, sigmoid } from '#infra/bench/train/logistic.ts';

const features = (probability: number): Features => ({
  ...(Object.fromEntries(FEATURES.map((name) => [name, 0])) as Record<(typeof FEATURES)[number], number>),
  own: probability,
  headsAround: 1,
  isStatement: 1,
  isForeign: false,
  lacksNouns: false,
  lacksPeriods: false,
});
const question = (probability: number, isRight: boolean, isTrap = false): JudgedQuestion => ({
  set: 'made up',
  question: '?',
  language: 'ko',
  document: 'a',
  isTrap,
  examples: [{ features: features(probability), isOnPage: isRight, answers: isRight, logit: 0 }],
});
const given = ({ features: { own } }: { readonly features: Features }) => own;

describe('logistic regression', () => {
  it('gives answers a higher probability, with the right share', () => {
    const rows = Array.from({ length: 200 }, (_, n) => ({
      values: [n / 200, 0.5],
      is: n % 4 !== 0 && n > 60,
      weight: 1,
    }));

    const fitted = fitLogistic(rows, 1e-4);

    const [low, high] = [0.05, 0.9].map((value) => sigmoid(logitOf(fitted, [value, 0.5])));
    expect(low).toBeLessThan(0.25);
    expect(high).toBeGreaterThan(0.65);
  });
});

describe('the threshold', () => {
  const judged = [question(0.9, true), question(0.7, true), question(0.5, false), question(0.6, false, true)];

  it('is the lowest with an acceptable share of wrong ticks', () => {
    expect(bestThreshold(judged, given, 0)?.threshold).toBeCloseTo(0.62);
  });

  it('counts ticks on other pages, and every tick without the document', () => {
    expect(ratesAt(judged, given, 0.4)).toMatchObject({ ticked: 1, wrong: 0.3333, trapped: 1 });
  });
});

describe('the curve', () => {
  it('shows how often each probability was right', () => {
    const bins = curveOf([question(0.95, true), question(0.92, false)], given);

    expect(bins.at(-1)).toMatchObject({ count: 2, answers: 0.5 });
  });
});
