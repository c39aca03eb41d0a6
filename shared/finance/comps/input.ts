// The input of trading multiples: peers and the target, every number with its origin, each company in its currency.
import * as z from 'zod';
import { Given } from '../given.ts';
import { Currency, Money } from '../money.ts';

/** Over twelve months; in the currency of the company and the scale of the model. */
const METRICS = ['revenue', 'ebitda', 'operatingProfit', 'netProfit'] as const;
export type Metric = (typeof METRICS)[number];

/** The part year to date and the same part of the year before, together or not at all. */
const Periods = z.object({
  fiscalYear: Given,
  currentPart: Given.optional(),
  priorPart: Given.optional(),
  nextFiscalYear: Given.optional(),
  /** The year before, for growth. */
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

/** Shares diluted, in the scale of the amounts; the price in units of its own currency. */
const Peer = Company.extend({ price: Given, priceCurrency: Currency, shares: Given });
export type Peer = z.infer<typeof Peer>;

export const CompsInput = z.object({
  preparedBy: z.string(),
  /** Its currency is that of the model; listed, it has multiples of its own. */
  target: Company.extend({
    shares: Given.optional(),
    price: Given.optional(),
    priceCurrency: Currency.optional(),
  }),
  scale: Money.shape.scale,
  peers: z.array(Peer).max(40),
  /** Last twelve months, or years shifted to the target's year end. */
  basis: z.enum(['lastTwelveMonths', 'calendar']),
  /** Units of `to` for one unit of `from`. */
  rates: z.array(z.object({ from: Currency, to: Currency, rate: Given })),
});
export type CompsInput = z.infer<typeof CompsInput>;

/** Enterprise value over what all capital earns, equity value over what shareholders earn or own. */
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

/** Those that the target and at least one peer have the figures for. */
export const usedMultiples = ({ target, peers }: CompsInput): readonly Multiple[] =>
  MULTIPLES.filter(({ over }) => has(target, over) && peers.some((peer) => has(peer, over)));

/** The last twelve months are those of all figures of a company, or of none: margins would mix two periods. */
export const runsPastYear = ({ metrics }: Company): boolean =>
  Object.values(metrics).every(({ currentPart }) => currentPart !== undefined);

export const usedMetrics = (comps: CompsInput): readonly Metric[] =>
  METRICS.filter((metric) => usedMultiples(comps).some(({ over }) => over === metric));

/** The target as a company with a price, where it is listed. */
export const listedTarget = ({ target }: CompsInput): Peer | undefined => {
  const { price, priceCurrency, shares } = target;
  return price && priceCurrency && shares ? { ...target, price, priceCurrency, shares } : undefined;
};

export type CompanyNumber = number | 'target';

/** Cells of a company are named by its number; the target has none. */
export const cellOf = (id: string, company: CompanyNumber): string => `${id}.${company}`;
