// A generated ledger with real-world defects, and its sums computed independently of how it is written.

type Day = readonly [year: number, month: number, day: number];
const two = (n: number): string => String(n).padStart(2, '0');
const EPOCH = Date.UTC(1899, 11, 30);

const DAYS: readonly ((day: Day) => string)[] = [
  ([y, m, d]) => `${y}-${two(m)}-${two(d)}`,
  ([y, m, d]) => `${y}-${two(m)}-${two(d)} 00:00:00`,
  ([y, m, d]) => `${y}.${two(m)}.${two(d)}`,
  ([y, m, d]) => `${y}/${m}/${d}`,
  ([y, m, d]) => `${y}${two(m)}${two(d)}`,
  ([y, m, d]) => `${y}년 ${m}월 ${d}일`,
  ([y, m, d]) => `${y}年${m}月${d}日`,
  ([y, m, d]) => String((Date.UTC(y, m - 1, d) - EPOCH) / 86_400_000),
];
const grouped = (n: number): string => Math.abs(n).toLocaleString('en-US');
const AMOUNTS: readonly ((n: number) => string)[] = [
  String,
  (n) => (n < 0 ? `(${grouped(n)})` : grouped(n)),
  (n) => ` ${n < 0 ? '-' : ''}${grouped(n)} `,
  (n) => (n < 0 ? `△${Math.abs(n)}` : String(n)),
];

export type Ledger = {
  readonly rows: readonly (readonly string[])[];
  /** Sums by month, then by customer. */
  readonly sums: ReadonlyMap<string, ReadonlyMap<string, number>>;
};
type Asked = {
  /** Headers of customer, date and amount; with six, also of product, quantity and year. */
  readonly heads: readonly string[];
  readonly total: string;
  readonly count: number;
  /** Another way to write a year, used for half of the rows. */
  readonly yearOf?: (year: number) => string;
};

/**
 * The same pseudo-random numbers every time, with a cycle longer than a ledger: mulberry32 of T. Ettinger, public
 * domain.
 */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};

const REFUND_EVERY = 20;
const TWELFTH_EVERY = 3;
const DATED = 3;
const PRODUCTS = 40;
/** One in this many products is sold in only one year. */
const LATE = 25;

type Draw = (below: number) => number;
const pickBy =
  (next: Draw) =>
  <T>(all: readonly T[]): T =>
    all[next(all.length)] as T;

type Sold = { readonly amount: number; readonly year: number; readonly yearOf: (year: number) => string };
/** Product, quantity and year: refunds reverse sales, and some products are sold in only one of the years. */
const saleOf = (next: Draw, { amount, year, yearOf }: Sold): string[] => {
  const product = `P-${next(PRODUCTS)}${next(LATE) === 0 ? `/${year}` : ''}`;
  const quantity = Math.sign(amount) * (1 + next(90));
  const written = next(2) === 0 ? String(year) : yearOf(year);
  return [`${product}${next(5) === 0 ? ' ' : ''}`, pickBy(next)(AMOUNTS)(quantity), written];
};

type Layout = Pick<Asked, 'heads' | 'total'>;
const totalRow = ({ heads, total }: Layout, amount: string): string[] => [
  total,
  '',
  amount,
  ...heads.slice(DATED).map(() => ''),
];

/** Occasionally a subtotal, or a blank row and the header again. */
const between = (next: Draw, layout: Layout): string[][] => [
  ...(next(150) === 0 ? [totalRow(layout, '9,999,999')] : []),
  ...(next(200) === 0 ? [layout.heads.map(() => ''), [...layout.heads]] : []),
];

/**
 * Days of January the 12th and in eight forms, refunds, a month without data, trailing spaces, text numbers, repeated
 * rows and headers, blank rows, subtotals.
 */
export const messyLedger = ({ heads, total, count, yearOf = String }: Asked): Ledger => {
  const next = numbers(42);
  const hasSales = heads.length > DATED;
  const pick = pickBy(next);
  const rows: string[][] = [['Ledger'], [], [...heads]];
  const sums = new Map<string, Map<string, number>>();
  for (let i = 0; i < count; i += 1) {
    const customer = `C${next(200)}`;
    const [year, month] = [2023 + next(2), 1 + next(12)];
    if (year === 2024 && month === 7) continue;
    const day = next(TWELFTH_EVERY) === 0 ? 12 : 1 + next(28);
    const amount = next(REFUND_EVERY) === 0 ? -next(50_000) : next(900_000);
    const payment = [`${customer}${next(4) === 0 ? '  ' : ''}`, pick(DAYS)([year, month, day]), pick(AMOUNTS)(amount)];
    const row = hasSales ? [...payment, ...saleOf(next, { amount, year, yearOf })] : payment;
    const times = next(100) === 0 ? 2 : 1;
    const key = `${year}-${two(month)}`;
    const own = sums.get(key) ?? new Map<string, number>();
    sums.set(key, own.set(customer, (own.get(customer) ?? 0) + amount * times));
    for (let time = 0; time < times; time += 1) rows.push(row);
    rows.push(...between(next, { heads, total }));
  }
  rows.push(totalRow({ heads, total }, '123,456,789'));
  return { rows, sums };
};
