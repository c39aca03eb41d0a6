// Learning the order of passages: signals of answers gain weight, and each question is ranked without its own document.
import { describe, expect, it } from 'vitest';
import type { RankedQuestion } from '#infra/bench/train/rank-examples.ts';
import { crossValidatedPlaces, learnWeights, placesBy, scoresOf } from '#infra/bench/train/rank-learn.ts';

/** The answer has the signal `cell`, and another passage more `words`. */
const question = (document: string): RankedQuestion => ({
  set: 'made up',
  question: document,
  document,
  kind: 'figure',
  examples: [
    { page: '1', signals: { words: 1, cell: 0 }, isGold: false },
    { page: '2', signals: { words: 0.5, cell: 1 }, isGold: true },
  ],
});
const questions = Array.from('abcdefghij', question);
const hand = { figure: { words: 1, cell: 0 }, prose: {} };

describe('the order of passages', () => {
  it('is learned from the passages that answer', () => {
    const learned = learnWeights(questions, hand.figure);

    expect(learned.cell).toBeGreaterThan(0.5);
    expect(learned.words).toBeLessThan(1);
  });

  it('is judged on held-out documents', () => {
    const [before, after] = [placesBy(questions, hand), crossValidatedPlaces(questions, hand)];

    expect(scoresOf(before)).toEqual({ 'made up': { first: 0, five: 1, reciprocal: 0.5 } });
    expect(scoresOf(after)).toEqual({ 'made up': { first: 1, five: 1, reciprocal: 1 } });
  });
});
