// The input of trading multiples: peers and the target, every number with its origin, each company in its currency.
import * as z from 'zod';
import { Given } from '../given.ts';
import { Currency, Money } from '../money.ts';

/** Over twelve months, in the currency of the company and the scale of the model. */
const METRICS = ['revenue', 'ebitda', 'operatingProfit', 'netProfit'] as const;
export type Metric = (typeof METRICS)[number];

/** The year to date and the same part of the prior year: either both or none. */
const Periods = z.object({
  fiscalYear: Given,
  currentPart: Given.optional(),
  priorPart: Given.optional(),
  nextFiscalYear: Given.optional(),
  /** The prior year, for growth. */
  priorFiscalYear: Given.optional(),
});
export type Periods = z.infer<typeof Periods>;

const Company = z.object({
  name: z.string(),
  currency: Currency,
  /** The month in which the fiscal year ends. */
  yearEnd: z.int().min(1).max(12),
  metrics: z.partialRecord(z.enum(METRICS), Periods),
  bookEquity: Given.optional(),
  debt: Given,
  cash: Given,
  minorities: Given,
  preferred: Given,
  associates: Given,
});
export type Company = z.infer<typeof Company>;

/** Diluted shares in the scale of the amounts; the price in whole units of its currency. */
const Peer = Company.extend({ price: Given, priceCurrency: Currency, shares: Given });
export type Peer = z.infer<typeof Peer>;

export const CompsInput = z.object({
  preparedBy: z.string(),
  /** Its currency is that of the model. If it is listed, it has multiples of its own. */
  target: Company.extend({
    shares: Given.optional(),
    price: Given.optional(),
    priceCurrency: Currency.optional(),
  }),
  scale: Money.shape.scale,
  peers: z.array(Peer).max(40),
  /** The last twelve months, or years shifted to the target's year end. */
  basis: z.enum(['lastTwelveMonths', 'calendar']),
  /** Units of `to` for one unit of `from`. */
  rates: z.array(z.object({ from: Currency, to: Currency, rate: Given })),
});
export type CompsInput = z.infer<typeof CompsInput>;

/** Enterprise value over what all capital earns; equity value over what shareholders earn or own. */
const MULTIPLES = [
  { id: 'evRevenue', of: 'enterpriseValue', over: 'revenue' },
  { id: 'evEbitda', of: 'enterpriseValue', over: 'ebitda' },
  { id: 'evOperatingProfit', of: 'enterpriseValue', over: 'operatingProfit' },
  { id: 'priceEarnings', of: 'equityValue', over: 'netProfit' },
  { id: 'priceBook', of: 'equityValue', over: 'bookEquity' },
] as const;
export type Multiple = (typeof MULTIPLES)[number];

export const has = (company: Company, over: Multiple['over']): boolean =>
  over === 'bookEquity' ? company.bookEquity !== undefined : company.metrics[over] !== undefined;

/** The multiples for which the target and at least one peer have figures. */
export const usedMultiples = ({ target, peers }: CompsInput): readonly Multiple[] =>
  MULTIPLES.filter(({ over }) => has(target, over) && peers.some((peer) => has(peer, over)));

/** The last twelve months need all figures of a company; otherwise margins would mix two periods. */
export const runsPastYear = ({ metrics }: Company): boolean =>
  Object.values(metrics).every(({ currentPart }) => currentPart !== undefined);

export const usedMetrics = (comps: CompsInput): readonly Metric[] =>
  METRICS.filter((metric) => usedMultiples(comps).some(({ over }) => over === metric));

/** The target as a company with a price, if it is listed. */
export const listedTarget = ({ target }: CompsInput): Peer | undefined => {
  const { price, priceCurrency, shares } = target;
  return price && priceCurrency && shares ? { ...target, price, priceCurrency, shares } : undefined;
};

export type CompanyNumber = number | 'target';

/** Cells of a company contain its number; those of the target contain `target`. */
export const cellOf = (id: string, company: CompanyNumber): string => `${id}.${company}`;
