// Says in words what the balance sheet and the cash flow statement show from one year to the next: cash against debt,
// receivables against revenue, working capital, and what is left of operating cash flow.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { amountIn, amountText, percentIn, timesIn } from '../evidence/amounts.ts';
import { computed, refsOf } from '../evidence/computed.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { type Known, known } from '../evidence/known-figure.ts';
import { sayYear } from '../evidence/say-year.ts';
import type { Sheet } from './table.ts';

type Params = Readonly<Record<string, string>>;
type Years = { readonly now: string; readonly before: string };

const lastTwo = ({ years }: Sheet): Years | undefined => {
  const [before, now] = years.slice(-2);
  return before !== undefined && now !== undefined && Number(now) - Number(before) === 1 ? { now, before } : undefined;
};

const writer = (sheet: Sheet) => {
  const { context, figures, scale } = sheet;
  const { language } = context;
  return {
    of: (metric: string, year: string) => known(figures, metric, year),
    amount: (value: number) => amountText(language, scale, value),
    plain: (value: number) => amountIn(language, scale, value),
    /** The earlier of two amounts; English repeats the unit. */
    earlier: (value: number) => (language === 'en' ? amountText : amountIn)(language, scale, value),
    share: (value: number) => percentIn(language, value),
    times: (value: number) => timesIn(language, value),
    year: (year: string) => sayYear(language, year, figures),
    say: (
      key: TextIn<'analyses'>,
      params: Params,
      { about, formula, from }: { readonly about: string; readonly formula: string; readonly from: readonly Known[] },
    ): Sentence => {
      const refs = refsOf([...from]);
      return { ...computed(about, formula, refs), text: context.text(key, params), refs, check: 'verified' };
    },
  };
};

const listOf = (sentences: readonly Sentence[]): Block[] =>
  sentences.length > 0 ? [{ kind: 'list', ordered: false, items: sentences.map((one) => [one]) }] : [];

/** Cash alone where no borrowings are printed. */
const cashAndDebt = (sheet: Sheet, { now, before }: Years, leases: readonly Known[]): Sentence[] => {
  const { of, amount, plain, earlier, share, year, say } = writer(sheet);
  const [cash, then, debt, owed] = [of('cash', now), of('cash', before), of('debt', now), of('debt', before)];
  if (!cash || !then || then.value <= 0) return [];
  const period = { from: year(before), to: year(now) };
  if (debt && owed) {
    const [leased, leasedThen] = [known(leases, 'leases', now), known(leases, 'leases', before)];
    // Net debt is what the table of measures prints: with leases, where the balance sheet has them.
    const parts =
      leased && leasedThen ? { now: [debt, leased], before: [owed, leasedThen] } : { now: [debt], before: [owed] };
    const sumOf = (all: readonly Known[]): number => all.reduce((sum, { value }) => sum + Math.abs(value), 0);
    const [net, was] = [sumOf(parts.now) - cash.value, sumOf(parts.before) - then.value];
    const params = {
      ...{ ...period, cash: amount(cash.value), cashBefore: earlier(then.value) },
      ...{ net: amount(net), netBefore: earlier(was) },
      ...{ debt: amount(Math.abs(debt.value)), debtBefore: earlier(Math.abs(owed.value)) },
    };
    const formula = `${parts.now.map(({ value }) => plain(Math.abs(value))).join(' + ')} − ${plain(cash.value)} = ${plain(net)}`;
    const key = leased && leasedThen ? 'words.cashDebtAndLeases' : 'words.cashAndDebt';
    return [say(key, params, { about: plain(net), formula, from: [cash, then, ...parts.now, ...parts.before] })];
  }
  const rate = share(Math.abs(cash.value / then.value - 1));
  const params = { ...period, cash: amount(cash.value), cashBefore: earlier(then.value), rate };
  const formula = `${plain(cash.value)} ÷ ${plain(then.value)} − 1 = ${share(cash.value / then.value - 1)}`;
  const key = cash.value < then.value ? 'words.cashFell' : 'words.cashRose';
  return [say(key, params, { about: rate, formula, from: [cash, then] })];
};

/** A smaller change is not worth a line. Set by hand. */
const MIN_CHANGE = 0.1;

/** The year in which liabilities changed the most. */
const liabilities = (sheet: Sheet): Sentence[] => {
  const { of, amount, plain, share, year, say } = writer(sheet);
  const steps = sheet.years.flatMap((at, i) => {
    const [now, before] = [of('totalLiabilities', at), of('totalLiabilities', sheet.years[i - 1] ?? '')];
    return now && before && before.value > 0 ? [{ at, now, before, step: now.value / before.value - 1 }] : [];
  });
  const [most] = steps.toSorted((a, b) => Math.abs(b.step) - Math.abs(a.step));
  if (!most || Math.abs(most.step) < MIN_CHANGE) return [];
  const rate = share(Math.abs(most.step));
  const params = { period: year(most.at), amount: amount(Math.abs(most.now.value - most.before.value)), rate };
  const formula = `${plain(most.now.value)} ÷ ${plain(most.before.value)} − 1 = ${share(most.step)}`;
  const key = most.step < 0 ? 'words.liabilitiesFell' : 'words.liabilitiesRose';
  return [say(key, params, { about: rate, formula, from: [most.now, most.before] })];
};

const paceOf = (grown: number, sold: number, share: (value: number) => string): TextIn<'analyses'> => {
  if (grown <= 0 || sold <= 0) return 'words.receivables';
  if (share(grown) === share(sold)) return 'words.receivablesAlike';
  return grown > sold ? 'words.receivablesFaster' : 'words.receivablesSlower';
};

const receivables = (sheet: Sheet, { now, before }: Years, sales: readonly Known[]): Sentence[] => {
  const { of, plain, share, year, say } = writer(sheet);
  const [owed, then] = [of('receivables', now), of('receivables', before)];
  const [revenue, earlier] = [known(sales, 'revenue', now), known(sales, 'revenue', before)];
  if (!owed || !then || !revenue || !earlier || then.value <= 0 || earlier.value <= 0) return [];
  const [grown, sold] = [owed.value / then.value - 1, revenue.value / earlier.value - 1];
  const params = { period: year(now), rate: share(grown), revenue: share(sold) };
  const formula = `${plain(owed.value)} ÷ ${plain(then.value)} − 1 = ${share(grown)}`;
  return [
    say(paceOf(grown, sold, share), params, { about: share(grown), formula, from: [owed, then, revenue, earlier] }),
  ];
};

const workingCapital = (sheet: Sheet, { now, before }: Years): Sentence[] => {
  const { of, amount, plain, earlier, year, say } = writer(sheet);
  const sumOf = (at: string) => {
    const [owed, held, due] = [of('receivables', at), of('inventories', at), of('payables', at)];
    return owed && held && due
      ? { value: owed.value + held.value - Math.abs(due.value), of: [owed, held, due] }
      : undefined;
  };
  const [sum, then] = [sumOf(now), sumOf(before)];
  // A change that the printed amounts do not show is none.
  if (!sum || !then || plain(sum.value) === plain(then.value)) return [];
  const change = amount(Math.abs(sum.value - then.value));
  const params = { to: year(now), from: year(before), now: amount(sum.value), before: earlier(then.value), change };
  const formula = `${plain(sum.value)} − ${plain(then.value)} = ${plain(sum.value - then.value)}`;
  const key = sum.value < then.value ? 'words.capitalFreed' : 'words.capitalBound';
  return [say(key, params, { about: change, formula, from: [...sum.of, ...then.of] })];
};

/** A line of another statement. */
const lineOf = async ({ context }: Sheet, metric: string): Promise<readonly Known[]> =>
  context.company ? figuresOf(context, context.company, [metric]) : [];

export const balanceWords = async (sheet: Sheet): Promise<Block[]> => {
  const years = lastTwo(sheet);
  if (!years) return [];
  const [sales, leases] = await Promise.all([lineOf(sheet, 'revenue'), lineOf(sheet, 'leases')]);
  return listOf([
    ...cashAndDebt(sheet, years, leases),
    ...receivables(sheet, years, sales),
    ...workingCapital(sheet, years),
    ...liabilities(sheet),
  ]);
};

/** How much of the profit came in as cash, and what investment and dividends leave of it. */
export const cashWords = async (sheet: Sheet): Promise<Block[]> => {
  const { of, amount, plain, times, year, say } = writer(sheet);
  const at = sheet.years.at(-1) ?? '';
  const [flow, spent, paid] = [of('operatingCashFlow', at), of('capex', at), of('dividends', at)];
  const profit = known(await lineOf(sheet, 'netIncome'), 'netIncome', at);
  if (!flow || !spent || flow.value <= 0) return [];
  const free = flow.value - Math.abs(spent.value);
  const base = { period: year(at), flow: amount(flow.value), spent: amount(Math.abs(spent.value)), free: amount(free) };
  const formula = `${plain(flow.value)} − ${plain(Math.abs(spent.value))} = ${plain(free)}`;
  const main = say('words.freeCash', base, { about: plain(free), formula, from: [flow, spent] });
  const ratio = profit && profit.value > 0 ? times(flow.value / profit.value) : '';
  const converted =
    profit && ratio
      ? [
          say(
            'words.converted',
            { period: year(at), times: ratio, profit: amount(profit.value) },
            { about: ratio, formula: `${plain(flow.value)} ÷ ${plain(profit.value)} = ${ratio}`, from: [flow, profit] },
          ),
        ]
      : [];
  const cover = paid && paid.value !== 0 && free > 0 ? times(free / Math.abs(paid.value)) : '';
  const covered =
    paid && cover
      ? [
          say(
            'words.covered',
            { dividends: amount(Math.abs(paid.value)), times: cover },
            {
              about: cover,
              formula: `${plain(free)} ÷ ${plain(Math.abs(paid.value))} = ${cover}`,
              from: [flow, spent, paid],
            },
          ),
        ]
      : [];
  return listOf([...converted, main, ...covered]);
};
