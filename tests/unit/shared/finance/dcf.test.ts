// Discounted cash flow: published examples, how value responds to inputs, and refused inputs.
import { describe, expect, it } from 'vitest';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import type { DcfInput } from '#shared/finance/dcf/input.ts';
import { assumed } from '#shared/finance/given.ts';
import type { RefusalCode } from '#shared/finance/refused.ts';
import { countOf, fc } from '#tests/helpers/properties.ts';
import { dcfSample, flat, yearly } from './dcf-sample.ts';
import { refusalOf } from './refusal.ts';

const given = (value: number) => assumed(value, 'test');

/** Revenue equals the given flows and is all operating profit; nothing is taxed or invested. */
const flows = (amounts: readonly number[], wacc: number, growth: number): DcfInput => {
  const grown = amounts.map((amount, i) => given(i === 0 ? 0 : amount / (amounts[i - 1] ?? 1) - 1));
  const none = flat(0, amounts.length);
  const drivers = { revenueGrowth: { years: grown }, operatingMargin: flat(1, amounts.length) };
  return dcfSample({
    years: amounts.map((_, i) => 2026 + i),
    baseRevenue: given(amounts[0] ?? 0),
    scenarios: { base: drivers, upside: drivers, downside: drivers },
    taxRate: none,
    depreciation: none,
    capex: none,
    workingCapital: { in: 'share', share: none },
    capital: {
      riskFreeRate: given(wacc),
      beta: given(0),
      betaIs: 'levered',
      equityPremium: given(0),
      costOfDebt: given(0),
      debtShare: given(0),
      taxRate: given(0),
    },
    terminal: { method: 'growth', growth: given(growth), capexToDepreciation: given(1) },
  });
};

const changed = (change: (sample: DcfInput) => Partial<DcfInput>): DcfInput => {
  const sample = dcfSample();
  return { ...sample, ...change(sample) };
};

describe('dcf', () => {
  it('returns the enterprise value of the "Mid Year DCF" workout of Financial Edge (felix.fe.training): 1,473.4', () => {
    const { scenarios, values } = dcf(flows([50, 55, 60], 0.06, 0.02));

    expect(values.get('terminalValue.growth')).toBeCloseTo(1530, 9);
    expect(values.get('factor.2026')).toBeCloseTo(0.971, 3);
    expect(values.get('factor.2028')).toBeCloseTo(0.864, 3);
    expect(values.get('present.2026')).toBeCloseTo(48.6, 1);
    expect(values.get('presentFlows')).toBeCloseTo(150.8, 1);
    expect(scenarios.base.byGrowth.enterpriseValue).toBeCloseTo(1473.4, 1);
  });

  it('returns the cost of capital of a published exercise (transtutors.com 13989213): 4 %, beta 1.2, 10 % market, 60/40', () => {
    const input = changed(() => ({
      capital: {
        riskFreeRate: given(0.04),
        beta: given(1.2),
        betaIs: 'levered',
        equityPremium: given(0.06),
        costOfDebt: given(0.06),
        debtShare: given(0.4),
        taxRate: given(0.3),
      },
    }));

    const { values, wacc } = dcf(input);

    expect(values.get('costOfEquity')).toBeCloseTo(0.112, 12);
    expect(wacc).toBeCloseTo(0.084, 12);
  });

  it("levers an unlevered beta by Hamada's formula", () => {
    const input = changed(({ capital }) => ({ capital: { ...capital, betaIs: 'unlevered', beta: given(0.8) } }));

    const { values } = dcf(input);

    expect(values.get('leveredBeta')).toBeCloseTo(0.8 * (1 + (1 - 0.242) * (0.25 / 0.75)), 12);
  });

  it('converts growth and multiple into each other', () => {
    const first = dcf(dcfSample());
    const implied = first.scenarios.base.impliedMultiple ?? 0;

    const second = dcf(changed(({ terminal }) => ({ terminal: { ...terminal, exitMultiple: given(implied) } })));

    expect(second.scenarios.base.impliedGrowth).toBeCloseTo(0.02, 12);
    expect(second.scenarios.base.byMultiple?.enterpriseValue).toBeCloseTo(
      first.scenarios.base.byGrowth.enterpriseValue ?? 0,
      4,
    );
  });

  it('has the base case exactly in the center of both tables, for any inputs', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.04, max: 0.2, noNaN: true }),
        fc.double({ min: -0.03, max: 0.035, noNaN: true }),
        fc.constantFrom('midYear' as const, 'yearEnd' as const),
        fc.boolean(),
        (rate, growth, timing, hasShares) => {
          const { shares, ...sample } = dcfSample({ timing });
          const { scenarios, sensitivity } = dcf({
            ...sample,
            ...(hasShares && shares ? { shares } : {}),
            capital: { ...sample.capital, riskFreeRate: given(rate) },
            terminal: { ...sample.terminal, growth: given(growth) },
          });
          const measure = hasShares ? 'perShare' : 'equityValue';

          expect(sensitivity.growth.values[2]?.[2]).toBe(scenarios.base.byGrowth[measure]);
          expect(sensitivity.multiple?.values[2]?.[2]).toBe(scenarios.base.byMultiple?.[measure]);
        },
      ),
      { numRuns: countOf(20, 60) },
    );
  });

  it('is worth less at a higher cost of capital and more at a higher growth, in every cell too', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 0.1, noNaN: true }),
        fc.double({ min: -0.02, max: 0.015, noNaN: true }),
        fc.double({ min: 0.0005, max: 0.02, noNaN: true }),
        (rate, growth, step) => {
          const value = (at: number, g: number) =>
            dcf(
              changed(({ capital, terminal }) => ({
                capital: { ...capital, riskFreeRate: given(at) },
                terminal: { ...terminal, growth: given(g) },
              })),
            ).scenarios.base.byGrowth.enterpriseValue ?? Number.NaN;

          expect(value(rate + step, growth)).toBeLessThan(value(rate, growth));
          expect(value(rate, growth + step)).toBeGreaterThan(value(rate, growth));
        },
      ),
      { numRuns: countOf(14, 40) },
    );
    const { values } = dcf(dcfSample()).sensitivity.growth;
    for (const [i, row] of values.entries())
      for (const [j, value] of row.entries()) {
        if (i > 0) expect(value).toBeLessThan(values[i - 1]?.[j] ?? 0);
        if (j > 0) expect(value).toBeGreaterThan(row[j - 1] ?? 0);
      }
  });

  it('shows n.m. in a table if growth reaches the cost of capital', () => {
    const { sensitivity, values } = dcf(changed(() => ({ steps: { wacc: 0.03, growth: 0.02, multiple: 1 } })));

    expect(sensitivity.growth.values[0]?.[4]).toBeUndefined();
    expect(values.get('byGrowth.0.4')).toBe('n.m.');
    expect(sensitivity.growth.values[2]?.[2]).toBeGreaterThan(0);
  });

  it('computes all three scenarios, each better one worth more', () => {
    const { base, upside, downside } = dcf(dcfSample()).scenarios;

    expect(upside.byGrowth.equityValue).toBeGreaterThan(base.byGrowth.equityValue ?? 0);
    expect(base.byGrowth.equityValue).toBeGreaterThan(downside.byGrowth.equityValue ?? 0);
  });

  it('counts only the remaining part of the first year', () => {
    const half = dcf(changed(() => ({ firstYearShare: given(0.5) }))).values;

    expect(half.get('counted.2026')).toBe((half.get('flow.2026') as number) / 2);
    expect(half.get('time.2026')).toBe(0.25);
    expect(half.get('time.2027')).toBe(1);
    expect(half.get('end.2030')).toBe(4.5);
  });

  it('reports negative equity instead of hiding it', () => {
    const { findings, scenarios } = dcf(changed(({ bridge }) => ({ bridge: { ...bridge, debt: given(2_000_000) } })));

    expect(scenarios.base.byGrowth.equityValue).toBeLessThan(0);
    expect(findings).toContainEqual({ code: 'negativeEquity', scenario: 'base' });
  });

  it('shows n.m. for an exit multiple of a loss', () => {
    const loss = changed(({ scenarios }) => ({
      scenarios: {
        ...scenarios,
        base: { ...scenarios.base, operatingMargin: flat(-0.2) },
      },
    }));

    const { scenarios, values, findings } = dcf(loss);

    expect(values.get('enterpriseValue.multiple')).toBe('n.m.');
    expect(scenarios.base.byMultiple?.perShare).toBeUndefined();
    expect(findings.map(({ code }) => code)).toContain('multipleNotMeaningful');
  });

  it.each<[RefusalCode, (sample: DcfInput) => Partial<DcfInput>]>([
    ['growthNotBelowWacc', ({ terminal }) => ({ terminal: { ...terminal, growth: given(0.09) } })],
    ['waccNotPositive', ({ capital }) => ({ capital: { ...capital, riskFreeRate: given(-0.2) } })],
    ['yearsMissing', () => ({ years: [] })],
    ['periodGap', () => ({ years: [2026, 2027, 2029, 2030, 2031] })],
    ['yearsDiffer', () => ({ capex: yearly(0.05) })],
    ['debtShareOutOfRange', ({ capital }) => ({ capital: { ...capital, debtShare: given(1) } })],
    ['sharesNotPositive', () => ({ shares: given(0) })],
    ['revenueNotPositive', () => ({ baseRevenue: given(0) })],
    ['firstYearShareOutOfRange', () => ({ firstYearShare: given(1.5) })],
    ['notFinite', ({ bridge }) => ({ bridge: { ...bridge, cash: given(Number.NaN) } })],
  ])('refuses: %s', (code, change) => {
    expect(refusalOf(() => dcf(changed(change)))).toBe(code);
  });

  it('passes all its checks for the sample, and fails one with a bad input', () => {
    expect(dcf(dcfSample()).values.get('check.all')).toBe(1);
    expect(dcf(changed(({ bridge }) => ({ bridge: { ...bridge, debt: given(9e9) } }))).values.get('check.all')).toBe(0);
  });

  it.each([
    ['impliedMultipleOdd', (sample: DcfInput) => ({ terminal: { ...sample.terminal, growth: given(0.07) } })],
    [
      'returnAboveCapitalCost',
      ({ terminal }: DcfInput) => ({
        terminal: { ...terminal, capexToDepreciation: given(1) },
        workingCapital: { in: 'share' as const, share: flat(0.01) },
      }),
    ],
    ['growthAboveRiskFree', ({ terminal }: DcfInput) => ({ terminal: { ...terminal, growth: given(0.035) } })],
    ['farFromMarket', () => ({ price: given(1_000_000) })],
    ['farFromAskingPrice', () => ({ askingPrice: given(100) })],
  ] as const)('warns: %s', (code, change) => {
    expect(dcf(changed(change)).findings).toContainEqual(expect.objectContaining({ code, scenario: 'base' }));
  });

  it('has no warnings for a plain case', () => {
    const { findings } = dcf(dcfSample({ terminal: { ...dcfSample().terminal, capexToDepreciation: given(1.2) } }));

    expect(findings.filter(({ scenario }) => scenario === 'base')).toEqual([]);
  });
});
