// Of two figures, the one that the question names as the whole is the denominator.
import { describe, expect, it } from 'vitest';
import { shareOf } from '#functions/engine/understand/measures/ratios/share-of.ts';

describe('a share', () => {
  it.each([
    ['What was gross profit as a percentage of revenue in 2025?', 'grossProfit/revenue'],
    ['What was the proportion of gross profit as a percentage of revenue in 2025?', 'grossProfit/revenue'],
    ['What proportion of total assets is goodwill?', 'goodwill/totalAssets'],
    ['총자산 대비 영업권 비율은?', 'goodwill/totalAssets'],
    ['판관비 대비 매출액은 몇 배인가?', 'revenue/sga'],
    ['売上高は販管費の何倍ですか', 'revenue/sga'],
  ])('%s: %s', (question, id) => {
    expect(shareOf(question)?.id).toBe(id);
  });

  it('is a multiple if the question asks "how many times"', () => {
    expect(shareOf('판관비 대비 매출액은 몇 배인가?')?.unit).toBe('times');
    expect(shareOf('총자산 대비 영업권 비율은?')?.unit).toBe('percent');
  });
});
