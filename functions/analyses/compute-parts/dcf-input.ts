// The input of a company's DCF: its statements, what the person entered, and default values where neither has one.

import { dcfEntries } from '#shared/analyses/dcf-entries.ts';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import type { DcfInput } from '#shared/finance/dcf/input.ts';
import type { DcfEntries, DcfProposal } from '#shared/finance/dcf/proposal.ts';
import { withEntries } from '#shared/finance/dcf/with-entries.ts';
import type { Given } from '#shared/finance/given.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { SectionContext } from '../builder.ts';
import { scaleFor, tenthsOf } from '../evidence/amounts.ts';
import { conversionFrom } from '../evidence/conversion.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { type Known, known, metricLabel, yearsOf } from '../evidence/known-figure.ts';
import { marketOf } from '../evidence/market.ts';
import { assetsOf, usualCapex, workingCapital } from './dcf-assets.ts';
import { capitalOf, rate } from './dcf-capital.ts';
import { bridgeOf, sharesOf } from './dcf-claims.ts';
import { type Desk, driver, growth } from './dcf-drivers.ts';
import { DCF_METRICS } from './dcf-history.ts';
import { NO_ROOM, type ReadRoom, readRoom } from './dcf-room.ts';
import { originText } from './driver-notes.ts';
import { type Origins, originsFor } from './origins.ts';

type Valued = { readonly wacc: number } & Readonly<Record<'byGrowth' | 'byMultiple', number | undefined>>;

export type DcfCase = {
  readonly input: DcfInput;
  readonly origins: Origins;
  readonly currency: string;
  readonly figures: readonly Known[];
  readonly history: Desk['history'];
  /** The enterprise value, in the unit of the model, with margins shifted by this many points. */
  readonly valueAt: (marginShift: number) => number | undefined;
  /** The model with other entries than those of the form. */
  readonly valuedWith: (changed: Partial<DcfEntries>) => Valued;
  /** True if no source states the company's debt; the equity value is then too high. */
  readonly isDebtUnknown: boolean;
};

const entered = ({ inputs }: SectionContext, name: string): number | undefined => {
  const value = inputs[name];
  return typeof value === 'number' ? value : undefined;
};

const optional = <K extends keyof DcfInput>(key: K, value: DcfInput[K] | undefined): Partial<DcfInput> =>
  value === undefined ? {} : { [key]: value };

const conversionOf = (context: SectionContext, currency: string): DcfInput['conversion'] => {
  const conversion = conversionFrom(context, currency);
  return conversion && { currency: conversion.to, rate: conversion.given, isInverse: conversion.isInverse };
};

const REPORTED = [
  ...['revenue', 'costOfSales', 'operatingIncome', 'depreciation', 'pretaxIncome', 'incomeTax', 'netIncome', 'capex'],
  ...['receivables', 'inventories', 'payables', 'deferredRevenue'],
];

/** The history of the known years, with the lines that at least one year has. */
const historyOf = ({ context, origins, power, history: { figures } }: Desk): DcfInput['history'] => {
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

/** The share price from a database, if it is in the currency of the accounts. */
const priceIn = ({ origins, market }: Desk, currency: string): Given | undefined =>
  market.price?.unit === currency ? origins.sourced(market.price, 0) : undefined;

/** The model's input from the company's statements; only the number of years is entered. */
const inputOf = (desk: Desk, company: CompanyIds, revenue: Known, grown: DcfInput['scenarios']['base']): DcfInput => {
  const { context, origins, history, years, power } = desk;
  const taxRate = driver(desk, 'taxRate');
  const base = Number(history.year);
  return {
    company: company.name,
    preparedBy: context.text('say.defaultValue'),
    money: { currency: revenue.unit, scale: power === 6 ? 'million' : 'one', ...tenthsOf([revenue.value], power) },
    baseYear: base,
    years: Array.from({ length: years }, (_, i) => base + i + 1),
    baseRevenue: origins.sourced(revenue, power),
    scenario: 'base',
    scenarios: { base: grown, upside: grown, downside: grown },
    taxRate,
    depreciation: driver(desk, 'depreciationShare'),
    capex: driver(desk, 'capexShare'),
    workingCapital: { in: 'share', share: driver(desk, 'workingCapitalShare') },
    capital: capitalOf(desk, taxRate.terminal),
    timing: 'midYear',
    terminal: {
      method: 'growth',
      growth: rate(desk, 'terminalGrowth', 100, desk.stated.terminalGrowth),
      capexToDepreciation: usualCapex(desk),
    },
    bridge: bridgeOf(desk),
    ...optional('history', historyOf(desk)),
    ...optional('conversion', conversionOf(context, revenue.unit)),
    ...optional('shares', sharesOf(desk)),
    ...optional('price', priceIn(desk, revenue.unit)),
  };
};

export type ProposedCase = Omit<DcfCase, 'input' | 'valueAt' | 'valuedWith'> & {
  readonly desk: Desk;
  readonly proposal: DcfProposal;
};

const proposalOf = (desk: Desk, company: CompanyIds, revenue: Known): DcfProposal => {
  const { context, origins } = desk;
  const { growth: revenueGrowth, ...past } = growth(desk);
  const grown = { revenueGrowth, operatingMargin: driver(desk, 'operatingMargin') };
  const assets = assetsOf(desk);
  const by = (given: Given) => given.origin;
  return {
    input: inputOf(desk, company, revenue, grown),
    ...past,
    ...(assets ? { assets } : {}),
    usualCapex: usualCapex(desk),
    workingCapital: workingCapital(desk),
    by: {
      entered: by(origins.entered(0)),
      enteredByYear: by(origins.entered(0, originText(context, 'yearlyEntered'))),
      shifted: by(origins.entered(0, originText(context, 'shifted'))),
      spread: by(origins.defaulted(0, context.text('say.scenarioSpread'))),
    },
  };
};

/** `undefined` if no revenue of the company is known. */
export const proposedCase = async (
  context: SectionContext,
  company: CompanyIds,
  /** Reads the documents; skipped while a person waits for the form. */
  read: ReadRoom = async () => NO_ROOM,
): Promise<ProposedCase | undefined> => {
  const figures = await figuresOf(context, company, DCF_METRICS);
  const year = yearsOf(figures.filter(({ metric }) => metric === 'revenue')).at(-1);
  const revenue = year && known(figures, 'revenue', year);
  if (!revenue) return undefined;
  const origins = originsFor(context);
  const begun = {
    ...{ context, origins, history: { figures, year } },
    years: entered(context, 'years') ?? 5,
    power: scaleFor(context.language, revenue.unit, [revenue.value]).power,
  };
  const room = await read(begun, revenue.unit);
  const desk: Desk = {
    ...begun,
    history: { figures: [...figures, ...room.figures], year },
    market: await marketOf(context, company),
    ...{ plan: room.plan, asked: room.asked, shares: room.shares, stated: room.stated },
  };
  return {
    ...{ desk, origins, figures: desk.history.figures, history: desk.history },
    proposal: proposalOf(desk, company, revenue),
    currency: revenue.unit,
    isDebtUnknown: known(figures, 'debt', year) === undefined,
  };
};

/** The proposed case with the entered values, and the price that a file of the workspace states. */
export const dcfCase = async (context: SectionContext, company: CompanyIds): Promise<DcfCase | undefined> => {
  const proposed = await proposedCase(context, company, readRoom);
  if (!proposed) return undefined;
  const { desk, proposal, ...rest } = proposed;
  const entries = dcfEntries(context.inputs, desk.years);
  const input = withEntries(proposal, entries);
  const valuedWith: DcfCase['valuedWith'] = (changed) => {
    const rows = { ...entries.rows, ...changed.rows };
    const rates = { ...entries.rates, ...changed.rates };
    const own = withEntries(proposal, { ...entries, ...changed, rows, rates });
    const { wacc, scenarios } = dcf(own);
    const { byGrowth, byMultiple } = scenarios[own.scenario];
    return { wacc, byGrowth: byGrowth.enterpriseValue, byMultiple: byMultiple?.enterpriseValue };
  };
  const valueAt = (shift: number) => valuedWith({ marginShift: (entries.marginShift ?? 0) + shift }).byGrowth;
  return { ...rest, valueAt, valuedWith, input: { ...input, ...optional('askingPrice', desk.asked?.given) } };
};
