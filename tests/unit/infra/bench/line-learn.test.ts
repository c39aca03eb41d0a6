// Learning which line answers: features common to answers gain weight, and every question is judged without its own
// document.
import { describe, expect, it } from 'vitest';
import { FEATURES, type LineFeatures } from '#functions/engine/write/lines/line-features.ts';
import type { LineQuestion } from '#infra/bench/train/line-examples.ts';
import { bestLeftOut, scoresAt } from '#infra/bench/train/line-learn.ts';

const featuresWith = (own: Partial<LineFeatures>): LineFeatures => ({
  ...(Object.fromEntries(FEATURES.map((name) => [name, 0])) as Record<(typeof FEATURES)[number], number>),
  ...own,
});
/** The answer has the label; another line has more words. */
const question = (document: string): LineQuestion => ({
  ask: document,
  document,
  isTrap: false,
  lines: [
    { text: '', features: featuresWith({ own: 1 }), answers: false },
    { text: '', features: featuresWith({ own: 0.5, label: 1 }), answers: true },
  ],
});
const trap = (document: string): LineQuestion => ({
  ...question(document),
  isTrap: true,
  lines: [{ text: '', features: featuresWith({ own: 1 }), answers: false }],
});
const questions = [...Array.from('abcdefghijkl', question), ...Array.from('mnopqr', trap)];

describe('lines of held-out documents', () => {
  const best = bestLeftOut(questions);

  it('are distinguished by the features of answers', () => {
    expect(best).toHaveLength(questions.length);
    expect(scoresAt(best, 0.5)).toEqual({ threshold: 0.5, right: 12, wrong: 0, trapped: 0 });
  });

  it('have no tick above every probability', () => {
    expect(scoresAt(best, 1)).toMatchObject({ right: 0, wrong: 0, trapped: 0 });
  });
});
