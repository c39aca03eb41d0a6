// A made-up ledger with the defects of real ones, and its sums kept apart from how it is written.

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
  /** By month, then by customer. */
  readonly sums: ReadonlyMap<string, ReadonlyMap<string, number>>;
};
type Asked = { readonly heads: readonly string[]; readonly total: string; readonly count: number };

/** The same one every time. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const REFUND_EVERY = 20;
const TWELFTH_EVERY = 3;

/**
 * Days of January the 12th and in eight forms, refunds, a month without data, trailing spaces, text numbers, repeated
 * rows and headers, blank rows, subtotals.
 */
export const messyLedger = ({ heads, total, count }: Asked): Ledger => {
  const next = numbers(42);
  const pick = <T>(all: readonly T[]): T => all[next(all.length)] as T;
  const rows: string[][] = [['Ledger'], [], [...heads]];
  const sums = new Map<string, Map<string, number>>();
  for (let i = 0; i < count; i += 1) {
    const customer = `C${next(200)}`;
    const [year, month] = [2023 + next(2), 1 + next(12)];
    if (year === 2024 && month === 7) continue;
    const day = next(TWELFTH_EVERY) === 0 ? 12 : 1 + next(28);
    const amount = next(REFUND_EVERY) === 0 ? -next(50_000) : next(900_000);
    const row = [`${customer}${next(4) === 0 ? '  ' : ''}`, pick(DAYS)([year, month, day]), pick(AMOUNTS)(amount)];
    const times = next(100) === 0 ? 2 : 1;
    const key = `${year}-${two(month)}`;
    const own = sums.get(key) ?? new Map<string, number>();
    sums.set(key, own.set(customer, (own.get(customer) ?? 0) + amount * times));
    for (let time = 0; time < times; time += 1) rows.push(row);
    if (next(150) === 0) rows.push([total, '', '9,999,999']);
    if (next(200) === 0) rows.push(['', '', ''], [...heads]);
  }
  rows.push([total, '', '123,456,789']);
  return { rows, sums };
};
