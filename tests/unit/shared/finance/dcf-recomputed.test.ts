// The valuation agrees in every figure with plain arithmetic on the same drivers.
import { describe, expect, it } from 'vitest';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import type { DcfInput, Driver, OpenDriver } from '#shared/finance/dcf/input.ts';
import { assumed } from '#shared/finance/given.ts';
import { countOf, fc } from '#tests/helpers/properties.ts';
import { dcfSample, flat, yearly } from './dcf-sample.ts';

const given = (value: number) => assumed(value, 'test');
const towards = (base: number, terminal: number, years = 5): Driver => ({
  base: given(base),
  years: Array.from({ length: years }, () => null),
  terminal: given(terminal),
});

/** The years of the forecast and the terminal year. */
const path = ({ base, years }: OpenDriver, end: number): number[] => {
  const out: number[] = [];
  for (const [i, year] of years.entries()) {
    const from = out.at(-1) ?? base?.value ?? end;
    out.push(year?.value ?? from + (end - from) / (years.length + 1 - i));
  }
  return [...out, end];
};
const whole = (driver: Driver): number[] => path(driver, driver.terminal.value);

/** The working capital of the base year and each later year, from revenue. */
const capitalOf = ({ workingCapital, baseRevenue }: DcfInput, revenue: readonly number[]): number[] => {
  if (workingCapital.in === 'share') {
    const share = whole(workingCapital.share);
    const first = workingCapital.share.base?.value ?? share[0] ?? 0;
    return [baseRevenue.value * first, ...revenue.map((one, i) => one * (share[i] ?? 0))];
  }
  const { cost, receivables, inventories, payables } = workingCapital;
  const at = (driver: Driver, i: number) => (i < 0 ? (driver.base?.value ?? 0) : (whole(driver)[i] ?? 0));
  return [baseRevenue.value, ...revenue].map(
    (one, n) =>
      (one * at(receivables, n - 1) + one * at(cost, n - 1) * (at(inventories, n - 1) - at(payables, n - 1))) / 365,
  );
};

const recomputed = (input: DcfInput) => {
  const { capital, terminal, bridge, scenarios } = input;
  const g = terminal.growth.value;
  const cost =
    capital.riskFreeRate.value + capital.beta.value * capital.equityPremium.value + (capital.sizePremium?.value ?? 0);
  const debt = capital.debtShare.value;
  const wacc = (1 - debt) * cost + debt * capital.costOfDebt.value * (1 - capital.taxRate.value);
  const growth = path(scenarios.base.revenueGrowth, g);
  let grown = input.baseRevenue.value;
  const revenue = growth.map((one) => {
    grown *= 1 + one;
    return grown;
  });
  const [margin, tax, depreciation] = [scenarios.base.operatingMargin, input.taxRate, input.depreciation].map(whole);
  const capex = path(input.capex, (depreciation?.at(-1) ?? 0) * terminal.capexToDepreciation.value);
  const working = capitalOf(input, revenue);
  const flow = revenue.map((one, i) => {
    const profit = one * (margin?.[i] ?? 0);
    const kept = profit - Math.max(0, profit) * (tax?.[i] ?? 0);
    return kept + one * ((depreciation?.[i] ?? 0) - (capex[i] ?? 0)) - ((working[i + 1] ?? 0) - (working[i] ?? 0));
  });
  const stub = input.firstYearShare?.value ?? 1;
  const n = input.years.length;
  const end = (i: number) => stub + i;
  const time = (i: number) => end(i) - (input.timing === 'midYear' ? (i === 0 ? stub / 2 : 0.5) : 0);
  const present = flow
    .slice(0, n)
    .reduce((sum, one, i) => sum + (one * (i === 0 ? stub : 1)) / (1 + wacc) ** time(i), 0);
  const last = n - 1;
  const byGrowth = (flow[n] ?? 0) / (wacc - g) / (1 + wacc) ** time(last);
  const ebitda = (revenue[last] ?? 0) * ((margin?.[last] ?? 0) + (depreciation?.[last] ?? 0));
  const byMultiple = (ebitda * (terminal.exitMultiple?.value ?? 0)) / (1 + wacc) ** end(last);
  const claims =
    bridge.cash.value +
    bridge.investments.value +
    bridge.associates.value -
    bridge.debt.value -
    bridge.leases.value -
    bridge.pensions.value -
    bridge.minorities.value -
    bridge.preferred.value;
  return {
    ...{ wacc, flows: flow, enterprise: present + byGrowth, equity: present + byGrowth + claims },
    ...{ share: (present + byGrowth + claims) / (input.shares?.value ?? 1), multiple: present + byMultiple },
  };
};

const inDays: DcfInput['workingCapital'] = {
  in: 'days',
  cost: towards(0.72, 0.7),
  receivables: towards(48, 45),
  inventories: towards(31, 30),
  payables: towards(40, 42),
};

const CASES: Readonly<Record<string, DcfInput>> = {
  'given year by year': dcfSample(),
  'on the way from the statements to the terminal year': dcfSample({
    scenarios: {
      ...dcfSample().scenarios,
      base: {
        revenueGrowth: { base: given(0.18), years: [null, null, null, null, null] },
        operatingMargin: towards(0.1, 0.14),
      },
    },
    taxRate: towards(0.2, 0.25),
    depreciation: towards(0.05, 0.04),
    capex: { base: given(0.09), years: [null, null, null, null, null] },
    workingCapital: inDays,
  }),
  'some years given, the others on the way': dcfSample({
    capex: { base: given(0.09), years: [null, given(0.12), null, null, given(0.04)] },
    workingCapital: inDays,
  }),
  'at the end of the year, part of the first year left': dcfSample({ timing: 'yearEnd', firstYearShare: given(0.375) }),
  'in the middle of what is left of the first year': dcfSample({ firstYearShare: given(0.25), workingCapital: inDays }),
  'customers pay before suppliers are paid': dcfSample({ workingCapital: { in: 'share', share: flat(-0.06) } }),
  'a loss that turns': dcfSample({
    scenarios: {
      ...dcfSample().scenarios,
      base: { revenueGrowth: yearly(0.3, 0.2, 0.1, 0.05, 0.03), operatingMargin: towards(-0.15, 0.12) },
    },
  }),
};

describe('a valuation', () => {
  it.each(Object.entries(CASES))('agrees with plain arithmetic: %s', (_, input) => {
    const { values, wacc, scenarios } = dcf(input);
    const plain = recomputed(input);

    expect(wacc).toBeCloseTo(plain.wacc, 12);
    for (const [i, year] of [...input.years, 'terminal'].entries())
      expect(values.get(`flow.${year}`)).toBeCloseTo(plain.flows[i] ?? Number.NaN, 5);
    expect(scenarios.base.byGrowth.enterpriseValue).toBeCloseTo(plain.enterprise, 4);
    expect(scenarios.base.byGrowth.equityValue).toBeCloseTo(plain.equity, 4);
    expect(scenarios.base.byGrowth.perShare).toBeCloseTo(plain.share, 4);
    expect(scenarios.base.byMultiple?.enterpriseValue).toBeCloseTo(plain.multiple, 4);
  });

  it('has in its table of growth and margin the results of runs with shifted drivers', () => {
    const shifted = (by: number, points: number): DcfInput => {
      const sample = dcfSample({ workingCapital: inDays, firstYearShare: given(0.4) });
      const { revenueGrowth, operatingMargin } = sample.scenarios.base;
      const moved = (driver: Driver, shift: number): Driver => ({
        years: driver.years.map((one) => given((one?.value ?? 0) + shift)),
        terminal: given(driver.terminal.value + shift),
      });
      const growth = moved({ ...revenueGrowth, terminal: given(0) }, by);
      const base = { revenueGrowth: { years: growth.years }, operatingMargin: moved(operatingMargin, points) };
      return { ...sample, scenarios: { ...sample.scenarios, base } };
    };

    const { down, across, values } = dcf(shifted(0, 0)).sensitivity.drivers;

    expect([down, across]).toEqual([
      [-0.02, -0.01, 0, 0.01, 0.02],
      [-0.02, -0.01, 0, 0.01, 0.02],
    ]);
    for (const [i, points] of down.entries())
      for (const [j, by] of across.entries())
        expect(values[i]?.[j]).toBeCloseTo(recomputed(shifted(by, points)).share, 3);
  });

  it('agrees for any drivers, and its table equals repeated valuations', () => {
    const rate = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(
        rate(-0.1, 0.4),
        rate(0.02, 0.3),
        rate(0.01, 0.1),
        rate(0.9, 1.5),
        rate(-0.01, 0.03),
        (growth, margin, depreciation, capex, terminal) => {
          const input = dcfSample({
            scenarios: {
              ...dcfSample().scenarios,
              base: {
                revenueGrowth: { base: given(growth), years: [null, null, null, null, null] },
                operatingMargin: towards(margin, margin / 2 + 0.05),
              },
            },
            depreciation: towards(depreciation, 0.04),
            workingCapital: inDays,
            terminal: { ...dcfSample().terminal, growth: given(terminal), capexToDepreciation: given(capex) },
          });
          const other = { ...input, terminal: { ...input.terminal, growth: given(terminal + 0.005) } };
          const fixed = {
            ...other,
            scenarios: {
              ...other.scenarios,
              base: {
                ...other.scenarios.base,
                revenueGrowth: { years: path(input.scenarios.base.revenueGrowth, terminal).slice(0, 5).map(given) },
              },
            },
          };

          const { scenarios, sensitivity } = dcf(input);

          expect(scenarios.base.byGrowth.enterpriseValue).toBeCloseTo(recomputed(input).enterprise, 3);
          expect(sensitivity.growth.values[2]?.[3]).toBeCloseTo(recomputed(fixed).share, 3);
        },
      ),
      { numRuns: countOf(20, 60) },
    );
  });
});
