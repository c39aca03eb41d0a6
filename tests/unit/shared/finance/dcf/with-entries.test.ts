// Entries over a proposed valuation: years, shifts and rates; values that are not entered stay as proposed.
import { describe, expect, it } from 'vitest';
import { dcfEntries } from '#shared/analyses/dcf-entries.ts';
import { parseInputs } from '#shared/analyses/inputs.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import { withEntries } from '#shared/finance/dcf/with-entries.ts';
import { origin, PROPOSAL } from '#tests/helpers/made-proposal.ts';

const entered = (inputs: Readonly<Record<string, unknown>> = {}) => {
  const parsed = parseInputs(analysisOf('DCF').fields, { company: 'Gaon', ...inputs });
  expect(parsed.problems).toEqual([]);
  return withEntries(PROPOSAL, dcfEntries(parsed.inputs, PROPOSAL.input.years.length));
};
const worth = (inputs: Readonly<Record<string, unknown>>) => dcf(entered(inputs)).scenarios.base.byGrowth;

describe('no entries', () => {
  it('keep the proposal, with growth fading to terminal growth', () => {
    const { scenarios, capital } = entered();

    expect(scenarios.base.revenueGrowth.years[0]?.value).toBeCloseTo(0.2 + (0.02 - 0.2) / 6, 12);
    expect(capital).toEqual(PROPOSAL.input.capital);
  });
});

describe('entries for single years', () => {
  it('leave the other years as proposed', () => {
    const { years } = entered({ revenueGrowth: '…, 9, …, …, …' }).scenarios.base.revenueGrowth;

    expect(years.map((one) => one?.value)).toEqual([expect.closeTo(0.17, 12), 0.09, undefined, undefined, undefined]);
    expect(years[1]?.origin).toEqual(origin('entered by year'));
  });

  it('lead to the proposed end, or to their own if the last year is entered', () => {
    const early = entered({ operatingMargin: '15, …, …, …, …' }).scenarios.base.operatingMargin;
    const late = entered({ operatingMargin: '…, …, …, …, 15' }).scenarios.base.operatingMargin;

    expect([early.terminal.value, late.terminal.value]).toEqual([0.12, 0.15]);
    expect(early.base?.value).toBe(0.133);
  });
});

describe('terminal growth', () => {
  it('moves the fading growth and the capital expenditure that keeps fixed assets in proportion', () => {
    const { scenarios, terminal } = entered({ terminalGrowth: 3 });

    expect(scenarios.base.revenueGrowth.years[0]?.value).toBeCloseTo(0.2 + (0.03 - 0.2) / 6, 12);
    expect(terminal.capexToDepreciation.value).toBeCloseTo(1.24, 12);
  });

  it('uses the usual capital expenditure if fixed assets would be out of proportion', () => {
    expect(entered({ terminalGrowth: 10 }).terminal.capexToDepreciation.value).toBeCloseTo(1.8, 12);
    const odd = { ...PROPOSAL, assets: { years: 20, origin: origin('accounts') } };
    const inputs = parseInputs(analysisOf('DCF').fields, { company: 'Gaon', terminalGrowth: 6 }).inputs;
    expect(withEntries(odd, dcfEntries(inputs, 5)).terminal.capexToDepreciation.value).toBe(1.1);
  });
});

describe('a shift of all years', () => {
  it.each([
    ['growth', { growthShift: 1 }, 2, 3],
    ['margin', { marginShift: -1 }, 1, 2],
    ['both', { growthShift: -2, marginShift: 2 }, 4, 0],
  ])('of %s is worth the value of its cell in the sensitivity', (_name, inputs, down, across) => {
    const table = dcf(entered()).sensitivity.drivers.values;

    expect(worth(inputs).perShare).toBeCloseTo(table[down]?.[across] ?? 0, 6);
  });
});

describe('working capital', () => {
  const days = { receivableDays: '40', payableDays: '30, …, …, …, …' };

  it('is measured in days once both are entered and costs are known', () => {
    const { workingCapital } = entered(days);

    expect(workingCapital).toMatchObject({ in: 'days', payables: { terminal: { value: 30 } } });
  });

  it('is a share if a share is entered', () => {
    expect(entered({ ...days, workingCapitalShare: '12' }).workingCapital).toMatchObject({ in: 'share' });
  });
});

describe('amounts', () => {
  it('are entered in units and converted to the scale of the model', () => {
    const { bridge, shares } = entered({ preferredStock: 3_000_000, sharesOutstanding: 12_345_678 });

    expect([bridge.preferred.value, shares?.value]).toEqual([3, 12.345678]);
  });

  it('include a premium, which changes the cost of capital', () => {
    const before = dcf(entered()).wacc;

    expect(dcf(entered({ sizePremium: 3 })).wacc - before).toBeCloseTo(0.02 * 0.75, 12);
  });
});
