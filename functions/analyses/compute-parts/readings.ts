// Summarizes the result of a workbook calculation in one sentence.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { amountText, percentIn, plainIn } from '../evidence/amounts.ts';
import { computed } from '../evidence/computed.ts';
import type { CohortsMade, PvmMade, SeasonMade } from './made.ts';
import { amountCell } from './shown.ts';

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
    scale ? amountText(context.language, scale, value) : (amountCell(context, value, '', refs).text ?? '');
  const [most = 'price'] = EFFECTS.toSorted((a, b) => Math.abs(total[b]) - Math.abs(total[a]));
  const rate = percentIn(context.language, Math.abs(total.change / total.before));
  const text = context.text(total.change < 0 ? 'pvm.readFall' : 'pvm.readRise', {
    ...{ from: periods[0], to: periods[1], rate },
    ...{ before: amount(total.before), after: amount(total.after) },
    ...{ effect: context.text(`pvm.${most}`), amount: amount(total[most]) },
  });
  return listOf([sentenceOf(text, rate, `${amount(total.after)} ÷ ${amount(total.before)} − 1 = ${rate}`, refs)]);
};

/** The strongest and the weakest part of the year. */
export const seasonReading = ({ context, result, refs }: SeasonMade): Block => {
  const { index, perYear } = result;
  const name = (at: number) =>
    context.text(perYear === 12 ? 'season.month' : 'season.quarter', { count: String(at + 1) });
  const [high, low] = [index.indexOf(Math.max(...index)), index.indexOf(Math.min(...index))];
  const shown = (at: number) => plainIn(context.language, index[at] ?? 0, 2, 2);
  const text = context.text('season.read', { high: name(high), peak: shown(high), low: name(low), trough: shown(low) });
  return listOf([sentenceOf(text, shown(high), context.text('season.indexFormula'), refs)]);
};

/** The retention of the cohort that was observed longest. */
export const cohortReading = ({ context, result, refs }: CohortsMade): Block[] => {
  const [first] = result.cohorts.toSorted((a, b) => b.customers.length - a.customers.length);
  const age = (first?.customers.length ?? 0) - 1;
  const [logo, net] = [first?.logoRetention[age], first?.netRetention[age]];
  if (!first || age < 1 || typeof logo !== 'number' || typeof net !== 'number') return [];
  const share = (value: number) => percentIn(context.language, value);
  const text = context.text('cohort.read', {
    ...{ period: first.period, age: String(age), unit: context.text(`cohort.unit.${unitOf(context)}`) },
    ...{ customers: share(logo), revenue: share(net) },
  });
  return [listOf([sentenceOf(text, share(logo), context.text('cohort.logoFormula'), refs)])];
};

const unitOf = ({ inputs }: SectionContext): string =>
  inputs.grain === 'year' || inputs.grain === 'quarter' ? inputs.grain : 'month';
