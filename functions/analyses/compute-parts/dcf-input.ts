// What a DCF of a company is made from: its last reported year, what the person entered, and history where nothing was.
import { analysisOf } from '#shared/analyses/registry.ts';
import type { DcfInput, Scenario } from '#shared/finance/dcf/input.ts';
import type { Given } from '#shared/finance/given.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Bench } from '../builder.ts';
import { percentIn, scaleFor } from '../evidence/amounts.ts';
import { conversionFrom } from '../evidence/conversion.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { type Known, known, yearsOf } from '../evidence/known-figure.ts';
import { type Origins, originsFor } from './origins.ts';

const METRICS = [
  'revenue',
  'operatingIncome',
  'depreciation',
  'capex',
  'cash',
  'debt',
  'incomeTax',
  'pretaxIncome',
  'netIncome',
];
/** Around the base case, in points of growth and margin: assumptions of the product, shown as such. */
const SPREAD: Readonly<Record<Scenario, number>> = { base: 0, upside: 0.02, downside: -0.02 };
const USUAL: Readonly<Record<string, number>> = {
  revenueGrowth: 0.03,
  operatingMargin: 0.1,
  taxRate: 0.25,
  depreciationShare: 0.04,
  capexShare: 0.05,
};

export type DcfCase = {
  readonly input: DcfInput;
  readonly origins: Origins;
  readonly currency: string;
  readonly figures: readonly Known[];
  /** No source says what the company owes: what shareholders get is then too high. */
  readonly isDebtUnknown: boolean;
};

type History = { readonly figures: readonly Known[]; readonly year: string };

const ratioIn = ({ figures, year }: History, of: string, over: string): number | undefined => {
  const [top, bottom] = [known(figures, of, year), known(figures, over, year)];
  return top && bottom && bottom.value > 0 ? Math.abs(top.value) / bottom.value : undefined;
};

/** Compound growth over the years that are known. */
const growthIn = ({ figures, year }: History): number | undefined => {
  const first = yearsOf(figures).find((one) => known(figures, 'revenue', one));
  const [from, to] = [first && known(figures, 'revenue', first), known(figures, 'revenue', year)];
  const span = Number(year) - Number(first);
  return from && to && span > 0 && from.value > 0 ? (to.value / from.value) ** (1 / span) - 1 : undefined;
};

const marginIn = ({ figures, year }: History): number | undefined => {
  const [income, revenue] = [known(figures, 'operatingIncome', year), known(figures, 'revenue', year)];
  return income && revenue && revenue.value > 0 ? income.value / revenue.value : undefined;
};

/** Of a profit that rose after tax nothing was paid, whatever sign the source prints. */
const taxIn = (history: History): number | undefined => {
  const [pretax, net] = ['pretaxIncome', 'netIncome'].map((metric) => known(history.figures, metric, history.year));
  return pretax && net && net.value > pretax.value ? undefined : ratioIn(history, 'incomeTax', 'pretaxIncome');
};

const historical = (history: History): Readonly<Record<string, number | undefined>> => ({
  revenueGrowth: growthIn(history),
  operatingMargin: marginIn(history),
  taxRate: taxIn(history),
  depreciationShare: ratioIn(history, 'depreciation', 'revenue'),
  capexShare: ratioIn(history, 'capex', 'revenue'),
});

const entered = ({ inputs }: Bench, name: string): number | undefined => {
  const value = inputs[name];
  return typeof value === 'number' ? value : undefined;
};

/** More than a person may enter no history says of the years to come: a tax above the profit, revenue that tripled. */
const isTooHigh = (name: string, share: number): boolean => {
  const field = analysisOf('DCF').fields.find((one) => one.name === name);
  return field?.kind === 'number' && share * 100 > (field.max ?? Number.POSITIVE_INFINITY);
};

/** What was entered in percent; else what the last years show; else what is usual, and it says so. */
const rateOf =
  (bench: Bench, origins: Origins, history: History) =>
  (name: string): Given => {
    const own = entered(bench, name);
    if (own !== undefined) return origins.entered(own / 100);
    const past = historical(history)[name];
    const usual = (note: string) => origins.defaulted(USUAL[name] ?? 0, note);
    if (past === undefined) return usual(bench.text('say.usualValue'));
    if (isTooHigh(name, past)) return usual(bench.text('say.unusualPast', { value: percentIn(bench.language, past) }));
    return origins.fromAccounts(past, bench.text('say.fromHistory', { year: history.year }));
  };

const shifted = (bench: Bench, origins: Origins, base: Given, by: number): Given =>
  by === 0 ? base : origins.defaulted(base.value + by, bench.text('say.scenarioSpread'));

export const dcfCase = async (bench: Bench, company: CompanyIds): Promise<DcfCase | undefined> => {
  const figures = await figuresOf(bench, company, METRICS);
  const year = yearsOf(figures.filter(({ metric }) => metric === 'revenue')).at(-1);
  const revenue = year && known(figures, 'revenue', year);
  if (!revenue) return undefined;
  const origins = originsFor(bench);
  const { power } = scaleFor(bench.language, revenue.unit, [revenue.value]);
  const history = { figures, year };
  const rate = rateOf(bench, origins, history);
  const count = entered(bench, 'years') ?? 5;
  const flat = (given: Given) => Array.from({ length: count }, () => given);
  const drivers = (scenario: Scenario) => ({
    revenueGrowth: flat(shifted(bench, origins, rate('revenueGrowth'), SPREAD[scenario])),
    operatingMargin: flat(shifted(bench, origins, rate('operatingMargin'), SPREAD[scenario])),
  });
  /** Debt is owed whatever its sign; cash below zero is an overdraft. */
  const balance = (metric: 'debt' | 'cash'): Given => {
    const own = known(figures, metric, year);
    return own
      ? origins.sourced({ ...own, value: metric === 'debt' ? Math.abs(own.value) : own.value }, power)
      : origins.defaulted(0, bench.text('say.notReported'));
  };
  const none = origins.defaulted(0, bench.text('say.notLookedFor'));
  const plain = (name: string, usual: number) => {
    const own = entered(bench, name);
    return own === undefined ? origins.defaulted(usual) : origins.entered(own);
  };
  const [multiple, shares] = [entered(bench, 'exitMultiple'), entered(bench, 'sharesOutstanding')];
  const scenario = bench.inputs.scenario;
  const conversion = conversionFrom(bench, revenue.unit);
  const input: DcfInput = {
    company: company.name,
    preparedBy: bench.text('say.defaultValue'),
    money: { currency: revenue.unit, scale: power === 6 ? 'million' : 'one' },
    baseYear: Number(year),
    years: Array.from({ length: count }, (_, i) => Number(year) + i + 1),
    baseRevenue: origins.sourced(revenue, power),
    scenario: scenario === 'upside' || scenario === 'downside' ? scenario : 'base',
    scenarios: { base: drivers('base'), upside: drivers('upside'), downside: drivers('downside') },
    taxRate: flat(rate('taxRate')),
    depreciation: flat(rate('depreciationShare')),
    capex: flat(rate('capexShare')),
    workingCapital: flat(rate('workingCapitalShare')),
    capital: {
      riskFreeRate: rate('riskFreeRate'),
      beta: plain('beta', 1),
      betaIs: 'levered',
      equityPremium: rate('equityPremium'),
      costOfDebt: rate('costOfDebt'),
      debtShare: rate('debtShare'),
      taxRate: rate('taxRate'),
    },
    timing: bench.inputs.discounting === 'yearEnd' ? 'yearEnd' : 'midYear',
    terminal: {
      method: 'growth',
      growth: rate('terminalGrowth'),
      ...(multiple === undefined ? {} : { exitMultiple: origins.entered(multiple) }),
    },
    bridge: { debt: balance('debt'), cash: balance('cash'), minorities: none, preferred: none, associates: none },
    ...(conversion
      ? { conversion: { currency: conversion.to, rate: conversion.given, isInverse: conversion.isInverse } }
      : {}),
    ...(shares === undefined ? {} : { shares: origins.entered(Number(`${shares}e-${power}`)) }),
  };
  return { input, origins, figures, currency: revenue.unit, isDebtUnknown: known(figures, 'debt', year) === undefined };
};
