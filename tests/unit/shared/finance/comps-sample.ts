// A sample comparison: a Korean target, and peers in three currencies, one of them with a loss.
import type { Company, CompsInput, Peer, Periods } from '#shared/finance/comps/input.ts';
import { assumed, type Given } from '#shared/finance/given.ts';

const by = (value: number) => assumed(value, 'Sato Ken');
export const filed = (value: number, title = '10-K 2025'): Given => ({
  value,
  origin: { kind: 'source', title, place: 'p. 3', url: 'https://app.test/files?file=fil_1&page=3' },
});

const year = (fiscalYear: number, parts?: readonly [number, number], next?: number): Periods => ({
  fiscalYear: filed(fiscalYear),
  ...(parts ? { currentPart: filed(parts[0]), priorPart: filed(parts[1]) } : {}),
  ...(next === undefined ? {} : { nextFiscalYear: filed(next) }),
});

const company = (name: string, currency: string, more: Partial<Company> = {}): Company => ({
  name,
  currency,
  yearEnd: 12,
  metrics: {},
  debt: filed(0),
  cash: filed(0),
  minorities: filed(0),
  preferred: filed(0),
  associates: filed(0),
  ...more,
});

type Price = readonly [price: number, shares: number];

const peer = (name: string, currency: string, [price, shares]: Price, more: Partial<Company>): Peer => ({
  ...company(name, currency, more),
  price: filed(price),
  priceCurrency: currency,
  shares: filed(shares),
});

export const compsSample = (more: Partial<CompsInput> = {}): CompsInput => ({
  preparedBy: 'Sato Ken',
  scale: 'million',
  target: {
    ...company('가온물류', 'KRW', {
      metrics: { revenue: year(438_512), ebitda: year(78_020), operatingProfit: year(58_200), netProfit: year(41_000) },
      bookEquity: filed(310_000),
      debt: filed(96_400),
      cash: filed(41_230),
      minorities: filed(3_120),
      associates: filed(8_900),
    }),
    shares: by(12.5),
  },
  peers: [
    peer('한울로지스', 'KRW', [52_000, 20], {
      metrics: {
        revenue: year(900_000, [480_000, 430_000]),
        ebitda: year(140_000, [75_000, 66_000]),
        operatingProfit: year(95_000, [52_000, 47_000]),
        netProfit: year(61_000, [33_000, 30_500]),
      },
      bookEquity: filed(700_000),
      debt: filed(210_000),
      cash: filed(88_000),
      minorities: filed(12_000),
    }),
    peer('=Swift "Cargo"', 'USD', [41.5, 60], {
      metrics: { revenue: year(2_100), ebitda: year(310), operatingProfit: year(205), netProfit: year(140) },
      bookEquity: filed(1_300),
      debt: filed(650),
      cash: filed(120),
      preferred: filed(40),
    }),
    peer('あおば運輸', 'JPY', [2_450, 45], {
      yearEnd: 3,
      metrics: {
        revenue: year(150_000, undefined, 158_000),
        ebitda: year(17_500, undefined, 18_900),
        operatingProfit: year(10_200, undefined, 11_000),
        netProfit: year(6_900, undefined, 7_300),
      },
      bookEquity: filed(82_000),
      debt: filed(31_000),
      cash: filed(22_000),
      associates: filed(4_000),
    }),
    peer('Losing Freight', 'USD', [6, 80], {
      metrics: { revenue: year(640), ebitda: year(-12), netProfit: year(-70) },
      debt: filed(90),
      cash: filed(35),
    }),
  ],
  basis: 'lastTwelveMonths',
  rates: [
    { from: 'USD', to: 'KRW', rate: filed(1_392.4, 'BOK 2026-11-20') },
    { from: 'KRW', to: 'JPY', rate: filed(0.1078, 'BOK 2026-11-20') },
  ],
  ...more,
});
