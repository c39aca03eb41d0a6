// Summarizes the result of a workbook calculation in one sentence.
import type { Cohort } from '#shared/finance/cohorts.ts';
import { sumOf } from '#shared/finance/ratio.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { amountText, percentIn, plainIn } from '../evidence/amounts.ts';
import { computed } from '../evidence/computed.ts';
import type { CohortsMade, PvmMade, SeasonMade } from './made.ts';
import { amountCell, FEW } from './shown.ts';

const listOf = (sentences: readonly Sentence[]): Block => ({
  kind: 'list',
  ordered: false,
  items: sentences.map((one) => [one]),
});

const sentenceOf = (text: string, about: string, formula: string, refs: readonly number[]): Sentence => ({
  ...computed(about, formula, refs),
  text,
  refs: [...refs],
  check: 'verified',
});

const EFFECTS = ['price', 'volume', 'mix', 'added', 'lost'] as const;

/** The change in revenue, and the effect that contributed most. */
export const pvmReading = ({ context, result, refs, periods, scale }: PvmMade): Block => {
  const { total } = result;
  const amount = (value: number) =>
    scale?.label
      ? amountText(context.language, scale, value)
      : (amountCell(context, value, '', refs, scale).text ?? '');
  const [most = 'price'] = EFFECTS.toSorted((a, b) => Math.abs(total[b]) - Math.abs(total[a]));
  const rate = percentIn(context.language, Math.abs(total.change / total.before));
  const text = context.text(total.change < 0 ? 'pvm.readFall' : 'pvm.readRise', {
    ...{ from: periods[0], to: periods[1], rate },
    ...{ before: amount(total.before), after: amount(total.after) },
    ...{ effect: context.text(`pvm.${most}`), amount: amount(total[most]) },
  });
  const change = sentenceOf(text, rate, `${amount(total.after)} ÷ ${amount(total.before)} − 1 = ${rate}`, refs);
  return listOf([change, ...cheaper({ context, result, refs }, amount)]);
};

/** The group whose prices fell the most, if any fell. */
const cheaper = (
  { context, result, refs }: Pick<PvmMade, 'context' | 'result' | 'refs'>,
  amount: (value: number) => string,
): Sentence[] => {
  const [low] = result.groups.toSorted((a, b) => a.price - b.price);
  if (!low || low.price >= 0 || !low.name || low.before <= 0) return [];
  const price = amount(Math.abs(low.price));
  const rate = percentIn(context.language, Math.abs(low.price) / low.before);
  const volume = amount(low.volume + low.mix);
  const text = context.text('pvm.readCheaper', { name: low.name, price, rate, volume });
  return [sentenceOf(text, rate, `${price} ÷ ${amount(low.before)} = ${rate}`, refs)];
};

const MONTHS = 12;
const monthIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, at, 1));

/** The strongest and the weakest part of the year. */
export const seasonReading = ({ context, result, refs }: SeasonMade): Block => {
  const { index, perYear } = result;
  const name = (at: number) =>
    perYear === MONTHS ? monthIn(context.language, at) : context.text('season.quarter', { count: String(at + 1) });
  const [high, low] = [index.indexOf(Math.max(...index)), index.indexOf(Math.min(...index))];
  const shown = (at: number) => plainIn(context.language, index[at] ?? 0, 2, 2);
  const text = context.text('season.read', { high: name(high), peak: shown(high), low: name(low), trough: shown(low) });
  const peak = sentenceOf(text, shown(high), context.text('season.indexFormula'), refs);
  return listOf([peak, ...yearsReading({ context, result, refs })]);
};

/** The growth of the sums of the last two whole years. */
const yearsReading = ({ context, result, refs }: SeasonMade): Sentence[] => {
  const { language } = context;
  const byYear = Map.groupBy(result.series, ({ period }) => period.slice(0, 4));
  const whole = [...byYear].filter(([, own]) => own.length === result.perYear);
  const sums = whole.map(([year, own]) => ({ year, sum: sumOf(own.map(({ value }) => value)) }));
  const [first, last] = [sums[0], sums.at(-1)];
  if (!first || !last || first === last || first.sum <= 0) return [];
  const years = Number(last.year) - Number(first.year);
  const growth = (last.sum / first.sum) ** (1 / years) - 1;
  const rate = percentIn(language, Math.abs(growth));
  const say = (value: number) => plainIn(language, value, 0);
  const text = context.text(growth < 0 ? 'season.readYearsFell' : 'season.readYears', {
    ...{ from: first.year, to: last.year, before: say(first.sum), after: say(last.sum), rate },
  });
  return [
    sentenceOf(
      text,
      rate,
      `(${say(last.sum)} ÷ ${say(first.sum)}) ^ (1 ÷ ${years}) − 1 = ${percentIn(language, growth)}`,
      refs,
    ),
  ];
};

/** The retention of the cohort that was observed longest. */
export const cohortReading = ({ context, result, refs }: CohortsMade): Block[] => {
  const [first] = result.cohorts.toSorted((a, b) => b.customers.length - a.customers.length);
  const age = (first?.customers.length ?? 0) - 1;
  const [logo, net] = [first?.logoRetention[age], first?.netRetention[age]];
  if (!first || age < 1 || typeof logo !== 'number' || typeof net !== 'number') return [];
  const share = (value: number) => percentIn(context.language, value);
  const text = context.text('cohort.read', {
    ...{ period: first.period, age: String(age), unit: context.textOf('cohort.unit', unitOf(context)) },
    ...{ customers: share(logo), revenue: share(net) },
    ...{ count: String(first.customers[age] ?? 0), of: String(first.customers[0] ?? 0) },
  });
  const main = sentenceOf(text, share(logo), context.text('cohort.logoFormula'), refs);
  return [listOf([main, ...gapOf({ context, result, refs }, first, age), ...smallest({ context, result, refs })])];
};

/** A cohort that was smaller in between: customers left and came back. */
const gapOf = ({ context, refs }: CohortsMade, { logoRetention }: Cohort, age: number): Sentence[] => {
  const rates = logoRetention.slice(1, age).flatMap((one) => (typeof one === 'number' ? [one] : []));
  const [low, end] = [Math.min(...rates), logoRetention[age]];
  if (rates.length === 0 || typeof end !== 'number' || low >= end) return [];
  const about = percentIn(context.language, low);
  const text = context.text('cohort.readGap', { low: about });
  return [sentenceOf(text, about, context.text('cohort.logoFormula'), refs)];
};

const smallest = ({ context, result, refs }: CohortsMade): Sentence[] => {
  const sizes = result.cohorts.map(({ customers }) => customers[0] ?? 0);
  const count = Math.min(...sizes);
  if (count >= FEW) return [];
  return [{ text: context.text('cohort.few', { count: String(count) }), refs: [...refs], check: 'verified' }];
};

const unitOf = ({ inputs }: SectionContext): string =>
  inputs.grain === 'year' || inputs.grain === 'quarter' ? inputs.grain : 'month';
