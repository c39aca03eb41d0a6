// The chart of the bridge from enterprise to equity value.
import { describe, expect, it } from 'vitest';
import { bridgeChart } from '#shared/finance/dcf/bridge-chart.ts';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import { numberAt } from '#shared/finance/workbook/evaluate.ts';
import { dcfSample } from '../dcf-sample.ts';

describe('the bridge', () => {
  const sample = dcfSample();
  const { values } = dcf(sample);
  const { low, spread } = bridgeChart(sample);
  const at = (ids: readonly string[]) => ids.map((id) => numberAt(values, id) ?? Number.NaN);

  it('begins with enterprise value and ends with equity value', () => {
    expect(at(spread).at(0)).toBeCloseTo(numberAt(values, 'headline.enterpriseValue') ?? Number.NaN, 6);
    expect(at(spread).at(-1)).toBeCloseTo(numberAt(values, 'equityValue.growth') ?? Number.NaN, 6);
    expect([at(low).at(0), at(low).at(-1)]).toEqual([0, 0]);
  });

  it('draws each step between the levels before and after it', () => {
    const [from, length] = [at(low), at(spread)];

    for (const [n, start] of from.slice(1, -1).entries()) {
      const levels = [start, start + (length[n + 1] ?? 0)];
      expect(levels.every((level) => Number.isFinite(level) && level >= 0)).toBe(true);
    }
  });
});
