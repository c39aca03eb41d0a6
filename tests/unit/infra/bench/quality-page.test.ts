// docs/quality.md: a row per set and half, and the curve of the tick.
import { describe, expect, it } from 'vitest';
import { qualityPage } from '#infra/bench/eval/quality-page.ts';

describe('the page on quality', () => {
  it('lists sets, figures, the date and the curve', () => {
    const page = qualityPage(
      { 'ko-pages': { all: { questions: 53, recall: 1 }, 'held out': { questions: 26, recall: 0.9 } } },
      {
        date: '2026-01-02',
        threshold: 0.6,
        curve: [{ from: 0.9, count: 12, predicted: 0.94, answers: 0.92 }],
        sets: { korquad: { questions: 400, ticked: 0.5 } },
      },
      '2026-01-03',
    );

    expect(page).toContain('Measured 2026-01-03');
    expect(page).toContain('| **ko-pages** | 53 | 1 |');
    expect(page).toContain('| ko-pages, held out | 26 | 0.9 |');
    expect(page).toContain('| 0.9–1.0 | 12 | 0.94 | 0.92 |');
    expect(page).toContain('| korquad | 400 | 0.5 |');
  });
});
