// Values the equity of a bank or an insurer from its book value by a dividend discount model: earnings that growth does
// not need are paid out, so that value over book is (return − growth) ÷ (cost of equity − growth). Damodaran,
// Investment Valuation, chapter 21 (valuing financial service firms).

export type Equity = {
  /** From the last balance sheet. */
  readonly book: number;
  /** On that book value, per year. */
  readonly returnOnEquity: number;
  readonly growth: number;
  readonly costOfEquity: number;
};

export type DividendYear = {
  readonly opening: number;
  readonly profit: number;
  readonly dividend: number;
  readonly present: number;
};

/** `undefined` if perpetual growth is not below the cost of equity, or if the return does not exceed growth. */
export const warrantedMultiple = ({
  returnOnEquity,
  growth,
  costOfEquity,
}: Omit<Equity, 'book'>): number | undefined =>
  costOfEquity > growth && returnOnEquity > growth ? (returnOnEquity - growth) / (costOfEquity - growth) : undefined;

export const warrantedValue = (equity: Equity): number | undefined => {
  const multiple = warrantedMultiple(equity);
  return multiple === undefined ? undefined : equity.book * multiple;
};

/** The return on book value that warrants the given multiple. */
export const returnFor = (multiple: number, growth: number, costOfEquity: number): number =>
  growth + multiple * (costOfEquity - growth);

/** The value of all dividends after the given number of years. */
export const laterDividends = (equity: Equity, years: number): number => {
  const { book, returnOnEquity, growth, costOfEquity } = equity;
  const first = book * (1 + growth) ** years * (returnOnEquity - growth);
  return first / (costOfEquity - growth) / (1 + costOfEquity) ** years;
};

/** The dividends of the coming years, discounted from the end of each. */
export const dividends = ({ book, returnOnEquity, growth, costOfEquity }: Equity, years: number): DividendYear[] =>
  Array.from({ length: years }, (_, i) => {
    const opening = book * (1 + growth) ** i;
    const profit = opening * returnOnEquity;
    const dividend = profit - opening * growth;
    return { opening, profit, dividend, present: dividend / (1 + costOfEquity) ** (i + 1) };
  });
