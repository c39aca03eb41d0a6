// The scores of a set of judged answers.
import { expect, it } from 'vitest';
import { type Measured, scoresOf } from '#shared/quality/scores.ts';

const VERDICT: Measured = { isVerified: true, isWrong: false, isBlank: false, namesMissing: false, ms: 40 };

it('counts a question only in columns that apply to it', () => {
  const scores = scoresOf([
    { ...VERDICT, isInFive: true, isExact: true },
    { ...VERDICT, isInFive: false, isVerified: false, ms: 90 },
    { ...VERDICT, ms: 60 },
  ]);

  expect(scores).toMatchObject({ questions: 3, pageInFive: 0.5, exact: 1, verified: 0.667, told: 0, p50: 60 });
  expect(scores.sentenceOnPage).toBeUndefined();
});
