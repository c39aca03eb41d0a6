// A sample valuation: an invented Korean company, five years, every input sourced or assumed.
import type { DcfInput, Driver } from '#shared/finance/dcf/input.ts';
import { assumed, type Given } from '#shared/finance/given.ts';

const analyst = (value: number) => assumed(value, 'Kim Minji');
const page = (value: number, n: number): Given => ({
  value,
  origin: {
    kind: 'source',
    title: '가온물류 사업보고서 2025.pdf',
    place: `p. ${n}`,
    url: `https://app.test/files?file=fil_hanbitopen00_0000000000000001&page=${n}`,
    quote: '매출액 438,512백만 원',
  },
});
/** The same value in every year. */
export const flat = (value: number, years = 5): Driver => ({
  years: Array.from({ length: years }, () => analyst(value)),
  terminal: analyst(value),
});
export const yearly = (...values: readonly number[]) => ({ years: values.map(analyst) });

export const dcfSample = (more: Partial<DcfInput> = {}): DcfInput => ({
  company: '가온물류',
  preparedBy: 'Kim Minji',
  money: { currency: 'KRW', scale: 'million' },
  baseYear: 2025,
  years: [2026, 2027, 2028, 2029, 2030],
  baseRevenue: page(438_512, 41),
  scenario: 'base',
  scenarios: {
    base: { revenueGrowth: yearly(0.08, 0.07, 0.06, 0.05, 0.04), operatingMargin: flat(0.133) },
    upside: { revenueGrowth: yearly(0.12, 0.1, 0.08, 0.06, 0.05), operatingMargin: flat(0.15) },
    downside: { revenueGrowth: yearly(0.02, 0.01, 0, 0.01, 0.01), operatingMargin: flat(0.09) },
  },
  taxRate: flat(0.242),
  depreciation: flat(0.045),
  capex: yearly(0.05, 0.05, 0.05, 0.05, 0.05),
  workingCapital: { in: 'share', share: flat(0.11) },
  capital: {
    riskFreeRate: page(0.032, 3),
    beta: analyst(1.05),
    betaIs: 'levered',
    equityPremium: analyst(0.06),
    sizePremium: analyst(0.01),
    costOfDebt: page(0.048, 88),
    debtShare: analyst(0.25),
    taxRate: analyst(0.242),
  },
  timing: 'midYear',
  terminal: { method: 'growth', growth: analyst(0.02), capexToDepreciation: analyst(1.1), exitMultiple: analyst(8) },
  bridge: {
    debt: page(96_400, 52),
    leases: page(12_700, 52),
    pensions: page(4_100, 53),
    cash: page(41_230, 51),
    investments: page(10_000, 51),
    minorities: page(3_120, 53),
    preferred: analyst(0),
    associates: page(8_900, 60),
  },
  shares: page(12.5, 7),
  ...more,
});
