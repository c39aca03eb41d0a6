// The parts of BM25 that all indexes share.
import { describe, expect, it } from 'vitest';
import { inverseFrequency, termScore } from '#functions/engine/retrieve/bm25.ts';

describe('a term', () => {
  it('weighs more the fewer texts have it, and never less than zero', () => {
    expect(inverseFrequency(100, 1)).toBeGreaterThan(inverseFrequency(100, 50));
    expect(inverseFrequency(100, 100)).toBeGreaterThan(0);
  });

  it('counts more when repeated, at a decreasing rate, and less in a long text', () => {
    const [once, twice, thrice] = [1, 2, 3].map((times) => termScore(times, 10, 10));

    expect(once).toBe(1);
    expect((twice ?? 0) - (once ?? 0)).toBeGreaterThan((thrice ?? 0) - (twice ?? 0));
    expect(termScore(1, 20, 10)).toBeLessThan(1);
  });
});
