// Peers with their figures from registers, documents or databases, and their prices from the person's workbook or a
// database.
import type { Company, CompsInput, Metric, Peer, Periods } from '#shared/finance/comps/input.ts';
import type { Given } from '#shared/finance/given.ts';
import { yearBefore } from '#shared/finance/measures/measures.ts';
import type { SectionContext } from '../builder.ts';
import { scaleFor } from '../evidence/amounts.ts';
import { givenRate, ratesOf } from '../evidence/conversion.ts';
import { type Known, known } from '../evidence/known-figure.ts';
import { peerSet } from '../evidence/peer-set.ts';
import { flowOf, type Measured, measureCompany } from './comps-figures.ts';
import { marketPriceOf, type Priced, priceCurrencyOf, priceOf, pricesIn } from './comps-prices.ts';
import { type Origins, originsFor } from './origins.ts';
import type { ReadingNotes } from './read-workbook.ts';

const METRIC_OF: Readonly<Record<Metric, string>> = {
  revenue: 'revenue',
  ebitda: 'ebitda',
  operatingProfit: 'operatingIncome',
  netProfit: 'netIncome',
};

export type CompsCase = {
  readonly target: Measured;
  readonly measured: readonly Measured[];
  /** Companies without figures in any source. */
  readonly silent: readonly string[];
  /** Peers with figures but without a price. */
  readonly unpriced: readonly string[];
  readonly input: CompsInput;
  readonly rates: ReturnType<typeof ratesOf>;
  readonly origins: Origins;
  /** How the workbook was read. */
  readonly reading: ReadingNotes;
};

const metricsOf = (
  { year, figures, pastYear }: Measured,
  sourced: (figure: Known) => Given,
): Partial<Record<Metric, Periods>> =>
  Object.fromEntries(
    Object.entries(METRIC_OF).flatMap(([name, metric]) => {
      const own = known(figures, metric, year);
      const flow = flowOf(pastYear, metric);
      const before = metric === 'revenue' ? known(figures, metric, yearBefore(year)) : undefined;
      if (!own) return [];
      const periods = {
        fiscalYear: sourced(own),
        ...(flow ? { currentPart: sourced(flow.current), priorPart: sourced(flow.prior) } : {}),
        ...(before ? { priorFiscalYear: sourced(before) } : {}),
      };
      return [[name, periods] as const];
    }),
  );

const companyOf = (context: SectionContext, origins: Origins, power: number, one: Measured): Company => {
  const { company, year, figures } = one;
  const at = (metric: string) => known(figures, metric, year);
  const none = () => origins.defaulted(0, context.text('say.notLookedFor'));
  const given = (metric: string) => {
    const own = at(metric);
    return own ? origins.sourced(own, power) : origins.defaulted(0, context.text('say.notReported'));
  };
  const equity = at('equity');
  const end = Number(/^\d{4}-(\d{2})/.exec(at('revenue')?.period ?? '')?.[1] ?? 12);
  return {
    name: company.name,
    currency: at('revenue')?.unit ?? '',
    yearEnd: end,
    metrics: metricsOf(one, (figure) => origins.sourced(figure, power)),
    ...(equity ? { bookEquity: origins.sourced(equity, power) } : {}),
    ...{ debt: given('debt'), cash: given('cash') },
    ...{ minorities: none(), preferred: none(), associates: none() },
  };
};

/** A price without a currency is in the currency of the company's accounts. */
const peerOf = (context: SectionContext, origins: Origins, power: number, peer: Measured, own: Priced): Peer => {
  const company = companyOf(context, origins, power, peer);
  const { year } = peer;
  const priceCurrency = priceCurrencyOf(own, company.currency);
  const entered = { metric: 'price', year, period: year, unit: priceCurrency, basis: undefined, refs: own.refs };
  return {
    ...company,
    price: origins.sourced({ ...entered, value: own.price }, 0),
    priceCurrency,
    shares: origins.sourced({ ...entered, value: own.shares }, power),
  };
};

const currencyOf = ({ figures, year }: Measured): string => known(figures, 'revenue', year)?.unit ?? '';

/** The entered exchange rates between currencies of accounts and prices. */
const ratesBetween = (context: SectionContext, { target, peers }: Pick<CompsInput, 'target' | 'peers'>) => {
  const used = [target, ...peers].flatMap(({ currency, priceCurrency = currency }) => [currency, priceCurrency]);
  return ratesOf(context).filter(({ from, to }) => used.includes(from) && used.includes(to));
};

export const compsCase = async (context: SectionContext): Promise<CompsCase | undefined> => {
  const set = context.company ? await peerSet(context) : [];
  const compared = [...(context.company ? [{ company: context.company, isEntered: true }] : []), ...set];
  const looked = await Promise.all(
    compared.map(async (one) => ({ ...one, found: await measureCompany(context, one.company) })),
  );
  // A competitor without figures is named where competitors are, not among those compared by figures.
  const all = looked.filter(({ found, isEntered }) => found || isEntered || context.peers.length === 0);
  const isAsked = ({ company }: Measured) =>
    context.peers.length === 0 || all.some((one) => one.isEntered && one.company.name === company.name);
  const [target, ...peers] = all.flatMap(({ found }) => found ?? []);
  if (!target || !context.company || target.company.name !== context.company.name) return undefined;
  const origins = originsFor(context);
  const { power } = scaleFor(context.language, currencyOf(target), [
    known(target.figures, 'revenue', target.year)?.value ?? 0,
  ]);
  const { prices, reading } = await pricesIn(context);
  const pricedAt = async ({ company }: Measured) =>
    priceOf(prices, company.name) ?? (await marketPriceOf(context, company));
  const priced = await Promise.all(peers.map(async (peer) => ({ peer, price: await pricedAt(peer) })));
  const ownPrice = await pricedAt(target);
  const own = ownPrice ? peerOf(context, origins, power, target, ownPrice) : companyOf(context, origins, power, target);
  const among = priced.flatMap(({ peer, price }) => (price ? [peerOf(context, origins, power, peer, price)] : []));
  const rates = ratesBetween(context, { target: own, peers: among });
  return {
    target,
    rates,
    reading,
    measured: [target, ...peers],
    silent: all.filter(({ found }) => !found).map(({ company }) => company.name),
    unpriced: priced.filter(({ peer, price }) => !price && isAsked(peer)).map(({ peer }) => peer.company.name),
    origins,
    input: {
      preparedBy: context.text('say.defaultValue'),
      target: own,
      scale: power === 6 ? 'million' : 'one',
      peers: among,
      basis: 'lastTwelveMonths',
      rates: rates.map((by) => ({ from: by.from, to: by.to, rate: givenRate(context, by) })),
    },
  };
};
