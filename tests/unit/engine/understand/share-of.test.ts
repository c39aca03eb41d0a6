// Of two figures the one that the words make the whole divides.
import { describe, expect, it } from 'vitest';
import { shareOf } from '#functions/engine/understand/measures/ratios/share-of.ts';

describe('a share', () => {
  it.each([
    ['What was gross profit as a percentage of revenue in 2025?', 'grossProfit/revenue'],
    ['What was the proportion of gross profit as a percentage of revenue in 2025?', 'grossProfit/revenue'],
    ['What proportion of total assets is goodwill?', 'goodwill/totalAssets'],
    ['총자산 대비 영업권 비율은?', 'goodwill/totalAssets'],
  ])('%s: %s', (question, id) => {
    expect(shareOf(question)?.id).toBe(id);
  });
});
