// Computes a company's historical drivers as ratios of its figures; `undefined` if a figure is unknown or implausible.
import { DAYS_A_YEAR } from '#shared/finance/periods.ts';
import type { Known } from '../evidence/known-figure.ts';
import { known, yearsOf } from '../evidence/known-figure.ts';

export const DCF_METRICS = [
  ...['revenue', 'costOfSales', 'operatingIncome', 'depreciation', 'capex', 'incomeTax', 'pretaxIncome', 'netIncome'],
  ...['interestExpense', 'financeCosts', 'ordinaryIncome', 'equity'],
  ...['cash', 'shortTermInvestments', 'receivables', 'inventories', 'payables', 'deferredRevenue', 'ppe', 'associates'],
  ...['debt', 'leases', 'pensions', 'nci', 'eps', 'dilutedEps', 'dilutedShares'],
];

export type History = { readonly figures: readonly Known[]; readonly year: string };

const ratioOf =
  (of: string, over: string, times = 1) =>
  ({ figures, year }: History): number | undefined => {
    const [top, bottom] = [known(figures, of, year), known(figures, over, year)];
    return top && bottom && bottom.value !== 0 ? (Math.abs(top.value) / Math.abs(bottom.value)) * times : undefined;
  };

const ofRevenue = (metric: string) => (history: History) => {
  const revenue = known(history.figures, 'revenue', history.year);
  return revenue && revenue.value > 0 ? ratioOf(metric, 'revenue')(history) : undefined;
};

const marginIn = ({ figures, year }: History): number | undefined => {
  const [income, revenue] = [known(figures, 'operatingIncome', year), known(figures, 'revenue', year)];
  return income && revenue && revenue.value > 0 ? income.value / revenue.value : undefined;
};

/** Without a tax line, the tax is the profit before tax, or the ordinary profit, less the net income. */
const impliedTaxIn = ({ figures, year }: History): number | undefined => {
  const before = known(figures, 'pretaxIncome', year) ?? known(figures, 'ordinaryIncome', year);
  const net = known(figures, 'netIncome', year);
  if (known(figures, 'incomeTax', year) || !before || !net || before.value <= 0) return undefined;
  return net.value > 0 && net.value < before.value ? 1 - net.value / before.value : undefined;
};

/** The tax rate. A profit that rose after tax bore no tax, whatever sign the source prints; a loss has no rate. */
const taxIn = (history: History): number | undefined => {
  const [pretax, net] = ['pretaxIncome', 'netIncome'].map((metric) => known(history.figures, metric, history.year));
  if (pretax && (pretax.value <= 0 || (net && net.value > pretax.value))) return undefined;
  return ratioOf('incomeTax', 'pretaxIncome')(history) ?? impliedTaxIn(history);
};

const CAPITAL_PARTS = ['receivables', 'inventories', 'payables'] as const;

/** The parts that the balance sheet prints; a part that it does not print is left out. */
const workingCapitalIn = ({ figures, year }: History): number | undefined => {
  const of = (metric: string) => known(figures, metric, year)?.value;
  const revenue = of('revenue');
  const [receivables, inventories, payables] = CAPITAL_PARTS.map(of);
  if (!revenue || revenue < 0 || (receivables === undefined && inventories === undefined)) return undefined;
  const advances = Math.abs(of('deferredRevenue') ?? 0);
  return ((receivables ?? 0) + (inventories ?? 0) - Math.abs(payables ?? 0) - advances) / revenue;
};

/** The parts of the working capital that the balance sheet of the year does not print. */
export const unprintedCapital = ({ figures, year }: History): string[] =>
  CAPITAL_PARTS.filter((metric) => !known(figures, metric, year));

export const isTaxImplied = (history: History): boolean => impliedTaxIn(history) !== undefined;

/** Ratios of one year, as fractions or days. */
export const RATIO_IN: Readonly<Record<string, (history: History) => number | undefined>> = {
  operatingMargin: marginIn,
  taxRate: taxIn,
  depreciationShare: ofRevenue('depreciation'),
  capexShare: ofRevenue('capex'),
  costShare: ofRevenue('costOfSales'),
  workingCapitalShare: workingCapitalIn,
  receivableDays: ratioOf('receivables', 'revenue', DAYS_A_YEAR),
  inventoryDays: ratioOf('inventories', 'costOfSales', DAYS_A_YEAR),
  payableDays: ratioOf('payables', 'costOfSales', DAYS_A_YEAR),
  advanceDays: ratioOf('deferredRevenue', 'revenue', DAYS_A_YEAR),
};

export type Mean = { readonly value: number; readonly from: string; readonly to: string };

/** Compound annual growth over the known years. */
export const growthIn = ({ figures, year }: History): Mean | undefined => {
  const first = yearsOf(figures).find((one) => known(figures, 'revenue', one));
  const [before, after] = [first && known(figures, 'revenue', first), known(figures, 'revenue', year)];
  const span = Number(year) - Number(first);
  return first && before && after && span > 0 && before.value > 0
    ? { value: (after.value / before.value) ** (1 / span) - 1, from: first, to: year }
    : undefined;
};

/** The mean over all years that have the ratio. */
export const meanIn = (name: string, { figures, year }: History): Mean | undefined => {
  const own = yearsOf(figures).flatMap((one) => {
    const value = one <= year ? RATIO_IN[name]?.({ figures, year: one }) : undefined;
    return value === undefined ? [] : [{ value, year: one }];
  });
  const [first, last] = [own[0], own.at(-1)];
  return first && last
    ? { value: own.reduce((sum, one) => sum + one.value, 0) / own.length, from: first.year, to: last.year }
    : undefined;
};
