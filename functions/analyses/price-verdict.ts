// Weighs the price asked: what it is of this year's earnings and of the planned ones, beside what multiples give.
import type { Sentence } from '#shared/report/blocks.ts';
import { impliedConclusion } from './compute-parts/implied-table.ts';
import { impliedValues } from './compute-parts/implied-value.ts';
import { planSentence, yearsOfPlan } from './compute-parts/plan-table.ts';
import { printedTables } from './compute-parts/printed-multiples.ts';
import { amountIn, amountText, multipleIn } from './evidence/amounts.ts';
import { askingPrice } from './evidence/asking-price.ts';
import { computed, refsOf } from './evidence/computed.ts';
import { isForOutsiders } from './evidence/for-outsiders.ts';
import { sayComing, sayYear } from './evidence/say-year.ts';
import { quotedOf } from './evidence/select-quotes.ts';
import type { Latest } from './latest-year.ts';

/** The operating profit with which the plan ends. */
const plannedProfit = async ({ context }: Latest) => {
  const years = await yearsOfPlan(context);
  const end = years?.plan.growth.at(-1);
  const margin = end && years?.plan.margins.get(Number(end.year));
  if (!years || !end || !margin) return undefined;
  const revenue = years.plan.growth.reduce((all, { value }) => all * (1 + value), years.last.value);
  return { value: revenue * margin.value, year: end.year, refs: [...new Set([...end.refs, ...margin.refs])] };
};

export const priceVerdict = async (latest: Latest): Promise<Sentence | undefined> => {
  const { context, scale, year, revenue, earnings } = latest;
  const { language } = context;
  const price = isForOutsiders(context) ? undefined : await askingPrice(context, revenue.unit);
  if (!price || !earnings || earnings.value <= 0) return undefined;
  const planned = await plannedProfit(latest);
  const medians = (await impliedValues(latest, await printedTables(context))).map(({ values }) => values[1]);
  if ((!planned || planned.value <= 0) && medians.length === 0) return undefined;
  const times = (value: number) => context.text('say.timesOf', { count: multipleIn(language, value) });
  const say = (value: number) => amountText(language, scale, value);
  const ofPlan =
    planned && planned.value > 0
      ? context.text('say.verdictPlan', {
          ...{ times: times(price.value / planned.value), end: sayComing(language, planned.year, revenue) },
          amount: say(planned.value),
        })
      : '';
  const ofPeers =
    medians.length > 0
      ? context.text('say.verdictPeers', { low: say(Math.min(...medians)), high: say(Math.max(...medians)) })
      : '';
  const own = times(price.value / earnings.value);
  const text = context.text('say.verdict', {
    ...{
      price: say(price.value),
      times: own,
      period: sayYear(language, year, [revenue]),
      plan: ofPlan,
      peers: ofPeers,
    },
  });
  const cited = [...quotedOf(context, price.stated.sentence).refs, ...refsOf([...price.of, ...earnings.of])];
  const refs = [...new Set([...cited, ...(planned?.refs ?? [])])];
  const formula = `${amountIn(language, scale, price.value)} ÷ ${earnings.formula} = ${own}`;
  return { ...computed(own, formula, refs), text, refs, check: 'verified' };
};

/** What the multiples in the papers come to, and the price beside them. */
export const valueToPeers = async (latest: Latest): Promise<readonly Sentence[]> => {
  const { context, revenue } = latest;
  if (isForOutsiders(context)) return [];
  const all = await impliedValues(latest, await printedTables(context));
  return impliedConclusion(latest, all, await askingPrice(context, revenue.unit));
};

/** Growth and margin that the plan of several years asks for. */
export const planYears = async ({ context }: Latest): Promise<Sentence | undefined> => {
  const years = await yearsOfPlan(context);
  return years && planSentence(context, years)[0];
};
