// Relates the enterprise value that documents state for a company to its revenue and its earnings.
import type { Sentence } from '#shared/report/blocks.ts';
import { amountIn, amountText, plainIn } from './evidence/amounts.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { type Known, known, metricLabel } from './evidence/known-figure.ts';
import { sayYear } from './evidence/say-year.ts';
import { type Stated, statedAmount } from './evidence/stated-amount.ts';
import { inScale, type Latest, relationSentence, statedText } from './latest-year.ts';

type Measured = {
  readonly name: string;
  readonly value: number;
  readonly formula: string;
  readonly of: readonly Known[];
};

/** Revenue, then EBITDA; operating income if depreciation is unknown. */
const measuresOf = async ({ context, revenue, earnings, scale, year }: Latest): Promise<Measured[]> => {
  const { language } = context;
  const figures = context.company ? await figuresOf(context, context.company, ['operatingIncome']) : [];
  const of = (one: Known): Measured => ({
    ...{ name: metricLabel(language, one.metric), value: one.value, of: [one] },
    formula: amountIn(language, scale, one.value),
  });
  const income = known(figures, 'operatingIncome', year);
  const earned = earnings ? [{ name: metricLabel(language, 'ebitda'), ...earnings }] : income ? [of(income)] : [];
  return [of(revenue), ...earned].filter(({ value }) => value > 0);
};

const sentenceOf = (latest: Latest, stated: Stated, { name, value, formula, of }: Measured): Sentence => {
  const { context, scale, year, revenue } = latest;
  const { language } = context;
  const times = context.text('say.timesOf', { count: plainIn(language, stated.figure.value / value, 1) });
  const text = context.text('say.valueToFigure', {
    stated: statedText(latest, stated),
    times,
    metric: name,
    amount: amountText(language, scale, value),
    period: sayYear(language, year, [revenue]),
  });
  return relationSentence(latest, {
    ...{ stated, of, text, about: times },
    formula: `${inScale(latest, stated)} ÷ ${formula} = ${times}`,
  });
};

export const valueRelations = async (latest: Latest): Promise<readonly Sentence[]> => {
  const stated = await statedAmount(latest.context, { name: 'enterpriseValue', unit: latest.revenue.unit });
  return stated ? (await measuresOf(latest)).map((one) => sentenceOf(latest, stated, one)) : [];
};
