// Computes three years of statements that tie out: the balance sheet balances, cash follows the cash flow, profit goes
// to equity.

export type Year = {
  readonly year: number;
  readonly segments: readonly number[];
  /** As shares of revenue. */
  readonly costShare: number;
  readonly sellingShare: number;
  readonly depreciation: number;
  readonly interest: number;
  readonly taxRate: number;
  readonly capex: number;
  readonly dividends: number;
  readonly borrowed: number;
};

export type Opening = { readonly cash: number; readonly fixed: number; readonly goodwill: number; readonly debt: number; readonly capital: number };

export type Statement = {
  readonly year: number;
  readonly segments: readonly number[];
  readonly revenue: number;
  readonly cost: number;
  readonly gross: number;
  readonly selling: number;
  readonly operating: number;
  readonly interest: number;
  readonly pretax: number;
  readonly tax: number;
  readonly net: number;
  readonly depreciation: number;
  readonly cash: number;
  readonly receivables: number;
  readonly inventories: number;
  readonly currentAssets: number;
  readonly fixed: number;
  readonly goodwill: number;
  readonly assets: number;
  readonly payables: number;
  readonly debt: number;
  readonly liabilities: number;
  readonly capital: number;
  readonly earnings: number;
  readonly equity: number;
  readonly operatingCash: number;
  readonly investingCash: number;
  readonly financingCash: number;
  readonly workingCapital: number;
  readonly capex: number;
  readonly dividends: number;
  readonly borrowed: number;
};

const RECEIVABLE_DAYS = 52;
const INVENTORY_DAYS = 6;
const PAYABLE_DAYS = 38;
const share = (amount: number, days: number) => Math.round((amount * days) / 365);

type Standing = { cash: number; fixed: number; debt: number; earnings: number; working: number };

const step = (standing: Standing, opening: Opening, year: Year): { statement: Statement; next: Standing } => {
  const revenue = year.segments.reduce((sum, part) => sum + part, 0);
  const cost = Math.round(revenue * year.costShare);
  const selling = Math.round(revenue * year.sellingShare);
  const gross = revenue - cost;
  const operating = gross - selling;
  const pretax = operating - year.interest;
  const tax = Math.round(pretax * year.taxRate);
  const net = pretax - tax;
  const receivables = share(revenue, RECEIVABLE_DAYS);
  const inventories = share(cost, INVENTORY_DAYS);
  const payables = share(cost, PAYABLE_DAYS);
  const working = receivables + inventories - payables;
  const workingCapital = working - standing.working;
  const operatingCash = net + year.depreciation - workingCapital;
  const investingCash = -year.capex;
  const financingCash = year.borrowed - year.dividends;
  const cash = standing.cash + operatingCash + investingCash + financingCash;
  const fixed = standing.fixed + year.capex - year.depreciation;
  const debt = standing.debt + year.borrowed;
  const earnings = standing.earnings + net - year.dividends;
  const currentAssets = cash + receivables + inventories;
  const assets = currentAssets + fixed + opening.goodwill;
  const { segments, depreciation, interest, capex, dividends, borrowed } = year;
  const statement = {
    ...{ year: year.year, segments, revenue, cost, gross, selling, operating, interest, pretax, tax, net, depreciation },
    ...{ cash, receivables, inventories, currentAssets, fixed, goodwill: opening.goodwill, assets, payables, debt },
    ...{ liabilities: payables + debt, capital: opening.capital, earnings, equity: opening.capital + earnings },
    ...{ operatingCash, investingCash, financingCash, workingCapital, capex, dividends, borrowed },
  };
  return { statement, next: { cash, fixed, debt, earnings, working } };
};

/** Oldest year first. Throws when a balance sheet does not balance. */
export const statements = (opening: Opening, years: readonly Year[]): Statement[] => {
  const first = years[0];
  const revenue = first ? first.segments.reduce((sum, part) => sum + part, 0) * 0.93 : 0;
  const working = share(revenue, RECEIVABLE_DAYS + INVENTORY_DAYS - PAYABLE_DAYS);
  const earnings = opening.cash + opening.fixed + opening.goodwill + working - opening.debt - opening.capital;
  let standing: Standing = { cash: opening.cash, fixed: opening.fixed, debt: opening.debt, earnings, working };
  return years.map((year) => {
    const { statement, next } = step(standing, opening, year);
    if (statement.assets !== statement.liabilities + statement.equity) throw new Error(`${year.year} does not balance`);
    standing = next;
    return statement;
  });
};

export const growth = (now: number, before: number) => ((now / before - 1) * 100).toFixed(1);
export const ratio = (part: number, whole: number) => ((part / whole) * 100).toFixed(1);
export const money = (amount: number) => (amount < 0 ? `(${(-amount).toLocaleString('en-US')})` : amount.toLocaleString('en-US'));
