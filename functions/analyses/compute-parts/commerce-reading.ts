// Says what the bridge of recurring revenue and the unit economics show, and warns of few customers.
import type { RecurringBridge } from '#shared/finance/commerce/recurring.ts';
import { sumOf } from '#shared/finance/ratio.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { percentIn } from '../evidence/amounts.ts';
import { computed } from '../evidence/computed.ts';
import { amountCell, FEW } from './shown.ts';

const MOVES = ['added', 'reactivated', 'expanded', 'contracted', 'churned'] as const;

const listOf = (sentences: readonly Sentence[]): Block[] =>
  sentences.length > 0 ? [{ kind: 'list', ordered: false, items: sentences.map((one) => [one]) }] : [];

const sentenceOf = (text: string, about: string, formula: string, refs: readonly number[]): Sentence => ({
  ...computed(about, formula, refs),
  text,
  refs: [...refs],
  check: 'verified',
});

/** With fewer customers at the start of a period, what a customer is worth is not computed. */
export const isOfFew = (bridges: readonly RecurringBridge[]): boolean => fewest(bridges) < FEW;

const fewest = (bridges: readonly RecurringBridge[]): number =>
  Math.min(...bridges.map(({ customersOpening }) => customersOpening));

/** Rates of a handful of customers change with each of them. */
const warning = (context: SectionContext, bridges: readonly RecurringBridge[], refs: readonly number[]): Sentence[] => {
  const count = fewest(bridges);
  if (count >= FEW) return [];
  const text = context.text('commerce.few', { count: String(count) });
  return [{ text, refs: [...refs], check: 'verified' }];
};

/** The last period: its change and the movement behind most of it. */
export const bridgeReading = (
  context: SectionContext,
  bridges: readonly RecurringBridge[],
  refs: readonly number[],
): Block[] => {
  const last = bridges.at(-1);
  if (!last || last.opening <= 0) return [];
  const { language } = context;
  const say = (value: number) => amountCell(context, value, '', refs).text ?? '';
  const [most = 'added'] = MOVES.toSorted((a, b) => last[b] - last[a]);
  const change = last.closing / last.opening - 1;
  const rate = percentIn(language, Math.abs(change));
  const text = context.text(change < 0 ? 'commerce.readFall' : 'commerce.readRise', {
    ...{ period: last.period, before: say(last.opening), after: say(last.closing), rate },
    ...{ step: context.text(`commerce.${most}`), amount: say(last[most]) },
  });
  const formula = `${say(last.closing)} ÷ ${say(last.opening)} − 1 = ${percentIn(language, change)}`;
  return listOf([sentenceOf(text, rate, formula, refs)]);
};

/** The lowest net retention of the periods shown, and how many customers the rates rest on. */
export const retentionReading = (
  context: SectionContext,
  bridges: readonly RecurringBridge[],
  refs: readonly number[],
): Block[] => {
  const rated = bridges.flatMap((one) =>
    typeof one.netRetention === 'number' ? [{ period: one.period, rate: one.netRetention }] : [],
  );
  const [low] = rated.toSorted((a, b) => a.rate - b.rate);
  const last = rated.at(-1);
  const say = (value: number) => percentIn(context.language, value);
  const about = low ? say(low.rate) : '';
  const formula = context.text('commerce.netRetentionFormula');
  const read =
    low && last && low !== last
      ? [
          sentenceOf(
            context.text('commerce.readRetention', {
              ...{ low: about, at: low.period, rate: say(last.rate), period: last.period },
            }),
            about,
            formula,
            refs,
          ),
        ]
      : [];
  return listOf([...read, ...returned(context, bridges, refs), ...warning(context, bridges, refs)]);
};

/** Churn counts those who paid nothing for a period, also if they pay again later. */
const returned = (
  context: SectionContext,
  bridges: readonly RecurringBridge[],
  refs: readonly number[],
): Sentence[] => {
  const [most] = bridges.toSorted((a, b) => b.reactivated - a.reactivated);
  if (!most || most.reactivated <= 0) return [];
  const amount = amountCell(context, most.reactivated, '', refs).text ?? '';
  const text = context.text('commerce.readReturned', { period: most.period, amount });
  return [sentenceOf(text, amount, context.text('commerce.reactivatedFormula'), refs)];
};

/** What the unit economics rest on: revenue per customer, churn and new customers over all periods. */
export const economicsReading = (
  context: SectionContext,
  bridges: readonly RecurringBridge[],
  refs: readonly number[],
): Block[] => {
  const total = (of: (one: RecurringBridge) => number) => sumOf(bridges.map(of));
  const [opening, lost] = [total((one) => one.customersOpening), total((one) => one.customersLost)];
  if (opening <= 0) return [];
  const churn = percentIn(context.language, lost / opening);
  const text = context.text(isOfFew(bridges) ? 'commerce.withheld' : 'commerce.readBasis', {
    ...{ churn, lost: String(lost), opening: String(opening) },
    ...{ count: String(fewest(bridges)), least: String(FEW) },
  });
  return listOf([sentenceOf(text, churn, `${lost} ÷ ${opening} = ${churn}`, refs)]);
};
