// Lines of statements and notes by their taxonomy names, and the rows that print them.
import { describe, expect, it } from 'vitest';
import { rowScore } from '#functions/engine/tables/label-match.ts';
import { findMeasures } from '#functions/engine/understand/measures/find-metrics.ts';
import { LINES, METRICS } from '#functions/engine/understand/measures/metrics.ts';
import { plan } from '#functions/engine/understand/plan.ts';
import lexicon from '#shared/language/lexicon/line-items.json' with { type: 'json' };

const NOW = Date.UTC(2026, 0, 1);
const planned = (query: string) => plan({ query, history: [], sources: [], now: NOW });
const measureIn = (query: string) => findMeasures(query)[0];

describe('a line named in a question', () => {
  it.each([
    ['other non-current liabilities 2022', 'Other liabilities, noncurrent', ''],
    ['investment property 2022', 'Investment property', ''],
    ['투자부동산은 2022년에 얼마인가요?', '투자부동산', ''],
    ['2022年の長期借入れによる収入', 'Proceeds from long-term borrowings', ''],
    ['비유동 리스부채 2022년', '리스부채', '비유동부채'],
    ['current lease liabilities 2022', 'Lease liabilities', 'Current liabilities:'],
    ['purchase of intangible assets 2022', '무형자산의 취득', ''],
    ['interest paid 2022', 'Cash paid for interest', ''],
  ])('%j is the row %j under %j', (question, label, section) => {
    const [metric] = findMeasures(question);
    expect(metric && rowScore(metric, { label, section })).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ['current lease liabilities 2022', 'Lease liabilities', 'Non-current liabilities:'],
    ['investment property 2022', 'Gain on investment property', ''],
    ['interest paid 2022', 'Interest expense', ''],
    ['other non-current liabilities 2022', 'Other current liabilities', ''],
  ])('%j is not the row %j under %j', (question, label, section) => {
    const [metric] = findMeasures(question);
    expect(metric && rowScore(metric, { label, section })).toBeLessThan(0.95);
  });

  it('hides the shorter name inside its own', () => {
    expect(measureIn('deferred tax assets in 2022')?.id).toBe('deferredTaxAssets');
    expect(measureIn('the basic weighted-average common shares outstanding in 2022')?.id).toBe('shares');
  });

  it('is an ordinary word if no figure of a period is requested', () => {
    expect(planned('Which patents does the company own?')).toMatchObject({ kind: 'list', metrics: [] });
    expect(planned('투자부동산에 대한 회계정책은?').metrics).toEqual([]);
  });

  it('is not part of a longer word', () => {
    expect(findMeasures('자산운용사의 2022년 수탁고')).toEqual([]);
  });

  it('may be a very common word if it is the only one', () => {
    expect(measureIn('2022년 자산은?')?.id).toBe('Assets');
  });
});

describe('the lexicon of lines', () => {
  it('names several hundred lines in each language', () => {
    const counts = (['ko', 'en', 'ja'] as const).map(
      (language) => [...METRICS, ...LINES].filter(({ labels }) => labels[language].length > 0).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(300);
  });

  it.each(['ko', 'en', 'ja'] as const)('uses each name for one line only in %s', (language) => {
    const names = lexicon.lines.flatMap((line) => line[language]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has the line to which each part belongs', () => {
    const ids = new Set([...METRICS.map(({ id }) => id), ...lexicon.lines.map(({ id }) => id)]);
    const parts = lexicon.lines.filter((line) => line.parent !== undefined);
    expect(parts.length).toBeGreaterThan(500);
    expect(parts.every(({ weight }) => weight === 1 || weight === -1)).toBe(true);
    expect(ids.size).toBeGreaterThan(1_000);
  });
});

describe('the write-off of receivables', () => {
  it.each(['대손상각비', '貸倒償却費'])('is no depreciation: %s', (label) => {
    expect(findMeasures(label).map(({ id }) => id)).not.toContain('depreciation');
  });
});
