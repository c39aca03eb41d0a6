// Applies a person's entries to a proposed valuation, for both the form, which shows its value, and the run.
import type { Given, Origin } from '../given.ts';
import { type By, enterDriver, enterNew, enterYears, shiftYears } from './enter-rows.ts';
import type { DcfInput, Driver, OpenDriver, Scenario } from './input.ts';
import type { DcfEntries, DcfProposal } from './proposal.ts';

/** Shifts of growth and margin from the base case: assumptions of the product, shown as such. */
const SPREAD: Readonly<Record<Scenario, number>> = { base: 0, upside: 0.02, downside: -0.02 };
/** Of a thin margin, two points are half of it: margins move by this part at most. Set by hand. */
const MAX_MARGIN_SPREAD = 0.2;
/** A higher ratio is implausible: the fixed assets were bought recently or are nearly written off. */
const MAX_TERMINAL_CAPEX = 2;

const moved = (given: Given, by: number, origin: Origin): Given =>
  by === 0 ? given : { value: given.value + by, origin };

/**
 * The first year is one step from past mean growth towards terminal growth, since a mean is not the growth of the last
 * reported year.
 */
const proposedGrowth = ({ input, pastGrowth }: DcfProposal, terminal: number): OpenDriver => {
  const { revenueGrowth } = input.scenarios.base;
  const [first, ...rest] = revenueGrowth.years;
  if (pastGrowth === undefined || !first) return revenueGrowth;
  const value = pastGrowth + (terminal - pastGrowth) / (revenueGrowth.years.length + 1);
  return { ...revenueGrowth, years: [{ ...first, value }, ...rest] };
};

type Operating = { readonly growth: OpenDriver; readonly margin: Driver };

const operatingIn = (proposal: DcfProposal, { rows, growthShift = 0, marginShift = 0 }: DcfEntries, end: number) => {
  const { by, input } = proposal;
  const proposed = proposedGrowth(proposal, end);
  const growth = { ...proposed, years: enterYears(proposed.years, rows.revenueGrowth, by) };
  const margin = enterDriver(input.scenarios.base.operatingMargin, rows.operatingMargin, by);
  return {
    growth: { ...growth, years: shiftYears(growth, end, growthShift, by.shifted) },
    margin: {
      ...margin,
      years: shiftYears(margin, margin.terminal.value, marginShift, by.shifted),
      terminal: moved(margin.terminal, marginShift, by.shifted),
    },
  };
};

/** All scenarios share the last reported year; growth and margin after it are shifted. */
const scenarioOf = ({ growth, margin }: Operating, scenario: Scenario, origin: Origin) => {
  const spread = SPREAD[scenario];
  const most = Math.abs(margin.terminal.value) * MAX_MARGIN_SPREAD;
  const ofMargin = Math.sign(spread) * Math.min(Math.abs(spread), most);
  const spreadYears = (years: OpenDriver['years'], by: number) => years.map((one) => one && moved(one, by, origin));
  return {
    revenueGrowth: { ...growth, years: spreadYears(growth.years, spread) },
    operatingMargin: {
      ...margin,
      years: spreadYears(margin.years, ofMargin),
      terminal: moved(margin.terminal, ofMargin, origin),
    },
  };
};

const workingCapitalIn = (proposal: DcfProposal, { rows }: DcfEntries): DcfInput['workingCapital'] => {
  const { by, input, workingCapital } = proposal;
  const { share, cost, inventories } = workingCapital;
  const known = (driver: Driver | undefined, name: string): Driver | undefined => {
    const row = rows[name];
    if (driver) return enterDriver(driver, row, by);
    return row && enterNew(input.years.length, row, by);
  };
  const receivables = known(workingCapital.receivables, 'receivableDays');
  const payables = known(workingCapital.payables, 'payableDays');
  const shares = rows.workingCapitalShare;
  // An entered share also applies to the base year: the reported balance may have another definition.
  if (shares) return { in: 'share', share: enterDriver({ years: share.years, terminal: share.terminal }, shares, by) };
  if (!cost || !receivables || !payables) return { in: 'share', share };
  const { advances } = workingCapital;
  return {
    ...{ in: 'days', cost, receivables, payables, inventories: enterDriver(inventories, rows.inventoryDays, by) },
    ...(advances ? { advances } : {}),
  };
};

/** Net fixed assets grow with revenue: capital expenditure is depreciation plus the growth of the assets. */
const terminalCapex = ({ assets, usualCapex }: DcfProposal, growth: number): Given => {
  const needed = assets && 1 + growth * assets.years;
  return assets && needed !== undefined && needed <= MAX_TERMINAL_CAPEX
    ? { value: needed, origin: assets.origin }
    : usualCapex;
};

const capitalIn = ({ input, by }: DcfProposal, { rates }: DcfEntries, taxRate: Given): DcfInput['capital'] => {
  const entered = Object.entries(rates).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, { value, origin: by.entered }]],
  );
  return { ...input.capital, ...Object.fromEntries(entered), taxRate };
};

const POWERS: Readonly<Record<DcfInput['money']['scale'], number>> = {
  ...{ one: 0, thousand: 3, million: 6, hundredMillion: 8, billion: 9 },
};

/** Shifts the decimal digits, since division would change them; numbers with an exponent are divided. */
const inScale = ({ scale }: DcfInput['money'], value: number): number => {
  const power = POWERS[scale];
  return /e/.test(String(value)) ? value / 10 ** power : Number(`${value}e-${power}`);
};

const optional = <K extends keyof DcfInput>(key: K, value: number | undefined, { entered }: By): Partial<DcfInput> =>
  value === undefined ? {} : { [key]: { value, origin: entered } };

/** Never throws: `dcf` refuses a proposal without a value. */
export const withEntries = (proposal: DcfProposal, entries: DcfEntries): DcfInput => {
  const { input, by } = proposal;
  const { rows, preferredStock, shares } = entries;
  const given = (value: number): Given => ({ value, origin: by.entered });
  const growth = entries.terminalGrowth === undefined ? input.terminal.growth : given(entries.terminalGrowth);
  const operating = operatingIn(proposal, entries, growth.value);
  const taxRate = enterDriver(input.taxRate, rows.taxRate, by);
  const { capexToDepreciation: capex, exitMultiple } = entries;
  return {
    ...input,
    scenario: entries.scenario,
    timing: entries.timing,
    scenarios: {
      base: scenarioOf(operating, 'base', by.spread),
      upside: scenarioOf(operating, 'upside', by.spread),
      downside: scenarioOf(operating, 'downside', by.spread),
    },
    taxRate,
    depreciation: enterDriver(input.depreciation, rows.depreciationShare, by),
    capex: { ...input.capex, years: enterYears(input.capex.years, rows.capexShare, by) },
    workingCapital: workingCapitalIn(proposal, entries),
    capital: capitalIn(proposal, entries, taxRate.terminal),
    terminal: {
      ...input.terminal,
      growth,
      capexToDepreciation: capex === undefined ? terminalCapex(proposal, growth.value) : given(capex),
      ...(exitMultiple === undefined ? {} : { exitMultiple: given(exitMultiple) }),
    },
    bridge: {
      ...input.bridge,
      ...(preferredStock === undefined ? {} : { preferred: given(inScale(input.money, preferredStock)) }),
    },
    ...optional('firstYearShare', entries.firstYearShare, by),
    ...optional('shares', shares === undefined ? undefined : inScale(input.money, shares), by),
    ...optional('price', entries.price, by),
  };
};
