// What a DCF of a company is made from: its statements, what the person entered, and usual values where neither says.
import { analysisOf } from '#shared/analyses/registry.ts';
import type { DcfInput } from '#shared/finance/dcf/input.ts';
import type { Given } from '#shared/finance/given.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { SectionContext } from '../builder.ts';
import { scaleFor } from '../evidence/amounts.ts';
import { conversionFrom } from '../evidence/conversion.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { type Known, known, metricLabel, yearsOf } from '../evidence/known-figure.ts';
import { marketOf } from '../evidence/market.ts';
import { quotedOf } from '../evidence/select-quotes.ts';
import { statedAmount } from '../evidence/stated-amount.ts';
import { bridgeOf, sharesOf } from './dcf-claims.ts';
import { type Desk, driver, scenario, terminalCapex, workingCapital } from './dcf-drivers.ts';
import { DCF_METRICS } from './dcf-history.ts';
import { type Origins, originsFor } from './origins.ts';

export type DcfCase = {
  readonly input: DcfInput;
  readonly origins: Origins;
  readonly currency: string;
  readonly figures: readonly Known[];
  /** No source says what the company owes: what shareholders get is then too high. */
  readonly isDebtUnknown: boolean;
};

const entered = ({ inputs }: SectionContext, name: string): number | undefined => {
  const value = inputs[name];
  return typeof value === 'number' ? value : undefined;
};

/** Of the form, which proposes a value for each: the proposal itself is for the reader to review, or gives way to the market's. */
const rate = (context: SectionContext, origins: Origins, name: string, share = 100, market?: Known): Given => {
  const proposed = analysisOf('DCF').fields.find((field) => field.name === name)?.initial;
  const own = entered(context, name) ?? (typeof proposed === 'number' ? proposed : 0);
  if (own !== proposed) return origins.entered(own / share);
  return market ? origins.sourced(market, 0) : origins.defaulted(own / share, context.text('say.usualValue'));
};

const capitalOf = ({ context, origins, market }: Desk, taxRate: Given): DcfInput['capital'] => ({
  riskFreeRate: rate(context, origins, 'riskFreeRate'),
  beta: rate(context, origins, 'beta', 1, market.beta),
  betaIs: 'levered',
  equityPremium: rate(context, origins, 'equityPremium'),
  costOfDebt: rate(context, origins, 'costOfDebt'),
  debtShare: rate(context, origins, 'debtShare'),
  taxRate,
});

const optional = <K extends keyof DcfInput>(key: K, value: DcfInput[K] | undefined): Partial<DcfInput> =>
  value === undefined ? {} : { [key]: value };

const conversionOf = (context: SectionContext, currency: string): DcfInput['conversion'] => {
  const conversion = conversionFrom(context, currency);
  return conversion && { currency: conversion.to, rate: conversion.given, isInverse: conversion.isInverse };
};

const REPORTED = [
  ...['revenue', 'costOfSales', 'operatingIncome', 'depreciation', 'pretaxIncome', 'incomeTax', 'netIncome', 'capex'],
  ...['receivables', 'inventories', 'payables'],
];

/** Of the years known, the lines that some year has. */
const historyOf = ({ context, origins, history: { figures } }: Desk, power: number): DcfInput['history'] => {
  const years = yearsOf(figures);
  const lines = REPORTED.map((metric) => ({
    metric,
    label: metricLabel(context.language, metric),
    values: years.map((year) => {
      const own = known(figures, metric, year);
      return own && origins.sourced(own, power);
    }),
  }));
  return { years: years.map(Number), lines: lines.filter(({ values }) => values.some(Boolean)) };
};

/** As entered, else of a database in the currency of the accounts. */
const priceIn = ({ context, origins, market }: Desk, currency: string): Given | undefined => {
  const price = entered(context, 'sharePrice');
  if (price) return origins.entered(price);
  return market.price?.unit === currency ? origins.sourced(market.price, 0) : undefined;
};

/** Of the whole company, as a file of the workspace states it in the currency of the accounts. */
const askingPriceIn = async ({ context, origins }: Desk, unit: string, power: number): Promise<Given | undefined> => {
  const stated = await statedAmount(context, { name: 'askingPrice', unit });
  if (!stated) return undefined;
  const { figure, sentence, years } = stated;
  const { refs } = quotedOf(context, sentence);
  const [year = ''] = years.slice(-1);
  const known = { metric: 'askingPrice', year, period: year, value: figure.value, unit, basis: undefined, refs };
  return origins.sourced(known, power);
};

const inputOf = (desk: Desk, company: CompanyIds, revenue: Known): DcfInput => {
  const { context, origins, history, years, terminalGrowth } = desk;
  const { power } = scaleFor(context.language, revenue.unit, [revenue.value]);
  const taxRate = driver(desk, 'taxRate');
  const [multiple, firstYearShare] = ['exitMultiple', 'firstYearShare'].map((name) => entered(context, name));
  const { scenario: chosen, discounting } = context.inputs;
  const base = Number(history.year);
  return {
    company: company.name,
    preparedBy: context.text('say.defaultValue'),
    money: { currency: revenue.unit, scale: power === 6 ? 'million' : 'one' },
    baseYear: base,
    years: Array.from({ length: years }, (_, i) => base + i + 1),
    baseRevenue: origins.sourced(revenue, power),
    scenario: chosen === 'upside' || chosen === 'downside' ? chosen : 'base',
    scenarios: {
      base: scenario(desk, 'base'),
      upside: scenario(desk, 'upside'),
      downside: scenario(desk, 'downside'),
    },
    taxRate,
    depreciation: driver(desk, 'depreciationShare'),
    capex: driver(desk, 'capexShare'),
    workingCapital: workingCapital(desk),
    capital: capitalOf(desk, taxRate.terminal),
    timing: discounting === 'yearEnd' ? 'yearEnd' : 'midYear',
    terminal: {
      method: 'growth',
      growth: terminalGrowth,
      capexToDepreciation: terminalCapex(desk),
      ...(multiple === undefined ? {} : { exitMultiple: origins.entered(multiple) }),
    },
    bridge: bridgeOf(desk, power),
    ...optional('history', historyOf(desk, power)),
    ...optional('firstYearShare', firstYearShare ? origins.entered(firstYearShare / 100) : undefined),
    ...optional('conversion', conversionOf(context, revenue.unit)),
    ...optional('shares', sharesOf(desk, power)),
    ...optional('price', priceIn(desk, revenue.unit)),
  };
};

export const dcfCase = async (context: SectionContext, company: CompanyIds): Promise<DcfCase | undefined> => {
  const figures = await figuresOf(context, company, DCF_METRICS);
  const year = yearsOf(figures.filter(({ metric }) => metric === 'revenue')).at(-1);
  const revenue = year && known(figures, 'revenue', year);
  if (!revenue) return undefined;
  const origins = originsFor(context);
  const terminalGrowth = rate(context, origins, 'terminalGrowth');
  const desk: Desk = {
    ...{ context, origins, history: { figures, year }, terminalGrowth },
    years: entered(context, 'years') ?? 5,
    market: await marketOf(context, company),
  };
  const { power } = scaleFor(context.language, revenue.unit, [revenue.value]);
  const askingPrice = await askingPriceIn(desk, revenue.unit, power);
  return {
    input: { ...inputOf(desk, company, revenue), ...optional('askingPrice', askingPrice) },
    origins,
    figures,
    currency: revenue.unit,
    isDebtUnknown: known(figures, 'debt', year) === undefined,
  };
};
