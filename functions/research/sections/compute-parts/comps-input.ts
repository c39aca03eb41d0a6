// Peers with their figures from registers or documents, and their prices from the person's workbook.
import { asWorkbook } from '#shared/analyses/inputs.ts';
import type { Company, CompsInput, Metric, Peer } from '#shared/finance/comps/input.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import { compact, companyNames, standsIn } from '../../plan/company-names.ts';
import type { Bench } from '../builder.ts';
import { amountIn, scaleFor } from '../read/amounts.ts';
import { refsOf } from '../read/computed.ts';
import { givenRate, ratesOf } from '../read/conversion.ts';
import { figuresOf } from '../read/figures-of.ts';
import { type Known, known, metricLabel, yearsOf } from '../read/known-figure.ts';
import { comparedCompanies } from '../read/rows.ts';
import { numberIn, sheetRows } from '../read/sheet-rows.ts';
import { type Origins, originsFor } from './origins.ts';

const COMPARED = ['revenue', 'operatingIncome', 'netIncome', 'depreciation', 'equity', 'debt', 'cash'];
const METRIC_OF: Readonly<Record<Metric, string>> = {
  revenue: 'revenue',
  ebitda: 'ebitda',
  operatingProfit: 'operatingIncome',
  netProfit: 'netIncome',
};

export type Measured = { readonly company: CompanyIds; readonly year: string; readonly figures: readonly Known[] };
export type CompsCase = {
  readonly target: Measured;
  readonly measured: readonly Measured[];
  /** Companies of which no source has figures. */
  readonly silent: readonly string[];
  /** Peers with figures and without a price. */
  readonly unpriced: readonly string[];
  readonly input: CompsInput;
  readonly origins: Origins;
};

/** EBITDA is operating income with depreciation added back, where both are known. */
const withEbitda = ({ language }: Bench, figures: readonly Known[], year: string): readonly Known[] => {
  const [income, depreciation] = [known(figures, 'operatingIncome', year), known(figures, 'depreciation', year)];
  if (!income || !depreciation || known(figures, 'ebitda', year)) return figures;
  const added = Math.abs(depreciation.value);
  const scale = scaleFor(language, income.unit, [income.value, added]);
  const said = (metric: string, value: number) =>
    `${metricLabel(language, metric)} ${amountIn(language, scale, value)}`;
  const formula = `${said('operatingIncome', income.value)} + ${said('depreciation', added)}`;
  const refs = refsOf([income, depreciation]);
  return [...figures, { ...income, metric: 'ebitda', value: income.value + added, formula, refs }];
};

const measure = async (bench: Bench, company: CompanyIds): Promise<Measured | undefined> => {
  const found = await figuresOf(bench, company, COMPARED);
  const year = yearsOf(found.filter(({ metric }) => metric === 'revenue')).at(-1);
  return year ? { company, year, figures: withEbitda(bench, found, year) } : undefined;
};

const companyOf = (bench: Bench, origins: Origins, power: number, { company, year, figures }: Measured): Company => {
  const at = (metric: string) => known(figures, metric, year);
  const none = () => origins.assumed(0, bench.text('say.notLookedFor'));
  const given = (metric: string) => {
    const own = at(metric);
    return own ? origins.sourced(own, power) : origins.assumed(0, bench.text('say.notReported'));
  };
  const metrics = Object.entries(METRIC_OF).flatMap(([name, metric]) => {
    const own = at(metric);
    return own ? [[name, { fiscalYear: origins.sourced(own, power) }] as const] : [];
  });
  const equity = at('equity');
  const end = Number(/^\d{4}-(\d{2})/.exec(at('revenue')?.period ?? '')?.[1] ?? 12);
  return {
    name: company.name,
    currency: at('revenue')?.unit ?? '',
    yearEnd: end,
    metrics: Object.fromEntries(metrics),
    ...(equity ? { bookEquity: origins.sourced(equity, power) } : {}),
    ...{ debt: given('debt'), cash: given('cash') },
    ...{ minorities: none(), preferred: none(), associates: none() },
  };
};

const isSame = (a: string, b: string): boolean =>
  companyNames(a).some((one) => companyNames(b).some((other) => standsIn(one, other) || standsIn(other, one)));

type Priced = {
  readonly name: string;
  readonly price: number;
  readonly shares: number;
  readonly refs: readonly number[];
};

const pricesIn = async (bench: Bench): Promise<Priced[]> => {
  const rows = await sheetRows(bench, asWorkbook(bench.inputs.workbook));
  return rows.flatMap(({ cell, cite }) => {
    const [price, shares] = [numberIn(cell('price')), numberIn(cell('shares'))];
    const name = cell('company');
    return name && price !== undefined && shares !== undefined ? [{ name, price, shares, refs: [cite()] }] : [];
  });
};

/** The very name before a like one: an ordinary share is not a preferred one. */
const priceOf = (prices: readonly Priced[], name: string): Priced | undefined =>
  prices.find((one) => compact(one.name) === compact(name)) ?? prices.find((one) => isSame(one.name, name));

/** The price in the currency of the company's accounts. */
const peerOf = (bench: Bench, origins: Origins, power: number, peer: Measured, own: Priced): Peer => {
  const company = companyOf(bench, origins, power, peer);
  const { year } = peer;
  const entered = { metric: 'price', year, period: year, unit: company.currency, basis: undefined, refs: own.refs };
  return {
    ...company,
    price: origins.sourced({ ...entered, value: own.price }, 0),
    priceCurrency: company.currency,
    shares: origins.sourced({ ...entered, value: own.shares }, power),
  };
};

const currencyOf = ({ figures, year }: Measured): string => known(figures, 'revenue', year)?.unit ?? '';

/** Of the rates that were entered those between currencies of the compared. */
export const ratesUsed = (bench: Bench, measured: readonly Measured[]) => {
  const currencies = new Set(measured.map(currencyOf));
  return ratesOf(bench).filter(({ from, to }) => currencies.has(from) && currencies.has(to));
};

export const compsCase = async (bench: Bench): Promise<CompsCase | undefined> => {
  const compared = (await comparedCompanies(bench)).map(({ company }) => company);
  const all = await Promise.all(compared.map(async (company) => ({ company, found: await measure(bench, company) })));
  const [target, ...peers] = all.flatMap(({ found }) => found ?? []);
  if (!target || !bench.company || target.company.name !== bench.company.name) return undefined;
  const origins = originsFor(bench);
  const { power } = scaleFor(bench.language, currencyOf(target), [
    known(target.figures, 'revenue', target.year)?.value ?? 0,
  ]);
  const prices = await pricesIn(bench);
  const priced = peers.map((peer) => ({ peer, price: priceOf(prices, peer.company.name) }));
  const rates = ratesUsed(bench, [target, ...peers]);
  return {
    target,
    measured: [target, ...peers],
    silent: all.filter(({ found }) => !found).map(({ company }) => company.name),
    unpriced: priced.filter(({ price }) => !price).map(({ peer }) => peer.company.name),
    origins,
    input: {
      preparedBy: bench.text('say.whoStarted'),
      target: companyOf(bench, origins, power, target),
      scale: power === 6 ? 'million' : 'one',
      peers: priced.flatMap(({ peer, price }) => (price ? [peerOf(bench, origins, power, peer, price)] : [])),
      basis: 'lastTwelveMonths',
      rates: rates.map((by) => ({ from: by.from, to: by.to, rate: givenRate(bench, by) })),
    },
  };
};
