// Computes the operating profit that a planned revenue and a planned margin give, beside that of the latest year.
import type { Sentence } from '#shared/report/blocks.ts';
import { plannedMargins } from './compute-parts/plan-series.ts';
import { amountIn, amountText, percentIn } from './evidence/amounts.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { known } from './evidence/known-figure.ts';
import { sayComing, sayYear } from './evidence/say-year.ts';
import type { Stated } from './evidence/stated-amount.ts';
import { inScale, type Latest, relationSentence } from './latest-year.ts';

export const planProfitRelation = async (latest: Latest, stated: Stated): Promise<Sentence | undefined> => {
  const { context, revenue, scale, year } = latest;
  const { company, language } = context;
  const target = stated.years.find((one) => one > year);
  const margin = target && (await plannedMargins(context, Number(year))).get(Number(target));
  const figures = company ? await figuresOf(context, company, ['operatingIncome']) : [];
  const income = known(figures, 'operatingIncome', year);
  // A margin that the plan's own profit gives would only give that profit again.
  const isCircular = typeof margin === 'object' && margin.formula?.includes('÷') === true;
  if (!target || !margin || isCircular || !income || income.value <= 0) return undefined;
  const profit = stated.figure.value * margin.value;
  const change = profit / income.value - 1;
  const [rate, share] = [percentIn(language, Math.abs(change)), percentIn(language, margin.value)];
  const amount = amountText(language, scale, profit);
  const text = context.text(change < 0 ? 'say.planProfitBelow' : 'say.planProfitAbove', {
    ...{ target: sayComing(language, target, revenue), margin: share, profit: amount, rate },
    ...{ period: sayYear(language, year, [revenue]), amount: amountText(language, scale, income.value) },
  });
  return relationSentence(latest, {
    ...{ stated, of: [income, margin], text, about: amount },
    formula: `${inScale(latest, stated)} × ${share} = ${amountIn(language, scale, profit)}`,
  });
};
