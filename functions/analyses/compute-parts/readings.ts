// Summarizes the result of a workbook calculation in one sentence.
import type { Cohort } from '#shared/finance/cohorts.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { sayPeriod } from '../../engine/write/wording.ts';
import type { SectionContext } from '../builder.ts';
import { amountText, percentIn } from '../evidence/amounts.ts';
import { computed } from '../evidence/computed.ts';
import type { CohortsMade, PvmMade } from './made.ts';
import { amountCell, FEW } from './shown.ts';

/** A second sentence belongs to the first. */
export const listOf = (items: readonly (Sentence | readonly Sentence[])[]): Block => ({
  kind: 'list',
  ordered: false,
  items: items.map((one) => [one].flat()),
});

export const sentenceOf = (text: string, about: string, formula: string, refs: readonly number[]): Sentence => ({
  ...computed(about, formula, refs),
  text,
  refs: [...refs],
  check: 'verified',
});

const EFFECTS = ['price', 'volume', 'mix', 'added', 'lost'] as const;
const YEAR = /^(?:19|20)\d{2}$/;

/** The change in revenue, and the effect that contributed most. */
export const pvmReading = ({ context, result, refs, periods, scale, isPooled }: PvmMade): Block => {
  const { total } = result;
  const amount = (value: number) =>
    scale?.label
      ? amountText(context.language, scale, value)
      : (amountCell(context, value, '', refs, scale).text ?? '');
  const [most = 'price', next] = EFFECTS.toSorted((a, b) => Math.abs(total[b]) - Math.abs(total[a]));
  const rate = percentIn(context.language, Math.abs(total.change / total.before));
  const [from = '', to = ''] = periods.map((one) => (YEAR.test(one) ? sayPeriod(context.language, one) : one));
  const text = context.text(total.change < 0 ? 'pvm.readFall' : 'pvm.readRise', {
    ...{ from, to, rate },
    ...{ before: amount(total.before), after: amount(total.after) },
    ...{ effect: context.text(`pvm.${most}`), amount: amount(total[most]) },
  });
  const change = sentenceOf(text, rate, `${amount(total.after)} ÷ ${amount(total.before)} − 1 = ${rate}`, refs);
  const isShown = next !== undefined && amount(total[next]) !== amount(0);
  const beside = isShown && total.change !== 0 ? [follows(context, refs, next, amount, total)] : [];
  const pooled = isPooled && total.mix !== 0 ? [unitless(context, amount(total.volume + total.mix), refs)] : [];
  return listOf([[change, ...beside], ...cheaper({ context, result, refs }, amount), ...pooled]);
};

const follows = (
  context: SectionContext,
  refs: readonly number[],
  effect: (typeof EFFECTS)[number],
  amount: (value: number) => string,
  total: PvmMade['result']['total'],
): Sentence => {
  const share = percentIn(context.language, total[effect] / total.change);
  const text = context.text('pvm.readNext', {
    effect: context.text(`pvm.${effect}`),
    amount: amount(total[effect]),
    share,
  });
  return sentenceOf(text, share, context.text('pvm.shareFormula'), refs);
};

/** Square metres and parcels have no common quantity. */
const unitless = (context: SectionContext, sum: string, refs: readonly number[]): Sentence =>
  sentenceOf(context.text('pvm.unitless', { sum }), sum, context.text('pvm.mixFormula'), refs);

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

/** The cohort that was observed longest, and its age. */
const longest = ({ cohorts }: CohortsMade['result']) => {
  const [first] = cohorts.toSorted((a, b) => b.customers.length - a.customers.length);
  return { first, age: (first?.customers.length ?? 0) - 1 };
};

/** The retention of the cohort that was observed longest. */
export const cohortReading = ({ context, result, refs }: CohortsMade): Block[] => {
  const { first, age } = longest(result);
  const [logo, net] = [first?.logoRetention[age], first?.netRetention[age]];
  if (!first || age < 1 || typeof logo !== 'number' || typeof net !== 'number') return [];
  const share = (value: number) => percentIn(context.language, value);
  const text = context.text('cohort.read', {
    ...{ period: first.period, age: String(age), unit: context.textOf('cohort.unit', unitOf(context)) },
    ...{ customers: share(logo), revenue: share(net) },
    ...{ count: String(first.customers[age] ?? 0), of: String(first.customers[0] ?? 0) },
  });
  const main = sentenceOf(text, share(logo), context.text('cohort.logoFormula'), refs);
  const made = { context, result, refs };
  // A rate of two customers is read with its warning in mind.
  return [listOf([...smallest(made), main, ...gapOf(made, first, age)])];
};

/** Revenue of the same cohort, with and without what those who stayed pay more. */
export const cohortRevenue = ({ context, result, refs }: CohortsMade): Block[] => {
  const { first, age } = longest(result);
  const [net, gross] = [first?.netRetention[age], first?.grossRetention[age]];
  if (!first || age < 1 || typeof net !== 'number' || typeof gross !== 'number') return [];
  const share = (value: number) => percentIn(context.language, value);
  const text = context.text('cohort.readRevenue', {
    ...{ period: first.period, age: String(age), unit: context.textOf('cohort.unit', unitOf(context)) },
    ...{ net: share(net), gross: share(gross) },
  });
  const main = sentenceOf(text, share(net), context.text('cohort.netFormula'), refs);
  const more: Sentence[] =
    share(net) === share(gross)
      ? []
      : [{ text: context.text('cohort.readExpanded'), refs: [...refs], check: 'verified' }];
  return [listOf([[main, ...more]])];
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
