// The value of the equity of a bank or an insurer from its book value: a dividend discount model in which what is not
// needed to grow is paid out, so that value over book is (return − growth) ÷ (cost of equity − growth).
// Damodaran, Investment Valuation, chapter 21 (valuing financial service firms).

export type Equity = {
  /** Of the last balance sheet. */
  readonly book: number;
  /** On that book value, a year. */
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

/** Undefined where growth for ever is not below the cost of equity, or nothing is earned above it. */
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

/** What has to be earned on the book value for it to be worth so many times. */
export const returnFor = (multiple: number, growth: number, costOfEquity: number): number =>
  growth + multiple * (costOfEquity - growth);

/** Of all dividends after so many years. */
export const laterDividends = (equity: Equity, years: number): number => {
  const { book, returnOnEquity, growth, costOfEquity } = equity;
  const first = book * (1 + growth) ** years * (returnOnEquity - growth);
  return first / (costOfEquity - growth) / (1 + costOfEquity) ** years;
};

/** Dividends of the years to come, discounted from their ends. */
export const dividends = ({ book, returnOnEquity, growth, costOfEquity }: Equity, years: number): DividendYear[] =>
  Array.from({ length: years }, (_, i) => {
    const opening = book * (1 + growth) ** i;
    const profit = opening * returnOnEquity;
    const dividend = profit - opening * growth;
    return { opening, profit, dividend, present: dividend / (1 + costOfEquity) ** (i + 1) };
  });
