// Relates capital expenditure to EBITDA and depreciation, and the order book to revenue.
import type { Sentence } from '#shared/report/blocks.ts';
import { amountIn, amountText, percentIn, plainIn } from './evidence/amounts.ts';
import { computed, refsOf } from './evidence/computed.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { type Known, known } from './evidence/known-figure.ts';
import { sayComing, sayYear } from './evidence/say-year.ts';
import type { Stated } from './evidence/stated-amount.ts';
import { inScale, type Latest, relationSentence, statedText } from './latest-year.ts';

const MONTHS = 12;

/** Capital expenditure as a positive amount, whatever sign the statement prints. */
const spentIn = async ({ context, year }: Latest): Promise<Known | undefined> => {
  const figures = context.company ? await figuresOf(context, context.company, ['capex']) : [];
  const capex = known(figures, 'capex', year);
  return capex && { ...capex, value: Math.abs(capex.value) };
};

/** Capital expenditure of the latest year, relative to EBITDA and depreciation. */
export const capexRelation = async (latest: Latest): Promise<Sentence | undefined> => {
  const { context, earnings, revenue, scale, year } = latest;
  const capex = await spentIn(latest);
  const depreciation = earnings?.of.find(({ metric }) => metric === 'depreciation');
  if (!capex || !earnings || !depreciation || capex.unit !== revenue.unit || earnings.value <= 0) return undefined;
  const { language } = context;
  const rate = percentIn(language, capex.value / earnings.value);
  const times = context.text('say.timesOf', {
    count: plainIn(language, capex.value / Math.abs(depreciation.value), 1),
  });
  const text = context.text('say.capexToEbitda', {
    period: sayYear(language, year, [latest.revenue]),
    amount: amountText(language, scale, capex.value),
    ebitda: amountText(language, scale, earnings.value),
    rate,
    times,
  });
  const formula = `${amountIn(language, scale, capex.value)} ÷ ${earnings.formula} = ${rate}`;
  const refs = refsOf([capex, ...earnings.of]);
  return { ...computed(rate, formula, refs), text, refs, check: 'verified' };
};

/** Planned capital expenditure of the next year, relative to EBITDA and capital expenditure of the latest year. */
export const plannedCapexRelation = async (latest: Latest, stated: Stated): Promise<Sentence | undefined> => {
  const { context, earnings, revenue, scale, year } = latest;
  // More than revenue is not a year's spending.
  if (stated.figure.value >= revenue.value) return undefined;
  const target = stated.years.find((one) => one > year);
  const [another] = stated.years.filter((one) => one !== target && one > year);
  if (!target || another || !earnings || earnings.value <= 0) return undefined;
  const { language } = context;
  const rate = percentIn(language, stated.figure.value / earnings.value);
  const text = context.text('say.plannedCapexToEbitda', {
    target: sayComing(language, target, revenue),
    stated: statedText(latest, stated),
    period: sayYear(language, year, [revenue]),
    ebitda: amountText(language, scale, earnings.value),
    rate,
  });
  const formula = `${inScale(latest, stated)} ÷ ${earnings.formula} = ${rate}`;
  return relationSentence(latest, { stated, of: earnings.of, text, about: rate, formula });
};

/** The order book as a number of months of the latest year's revenue. */
export const ordersRelation = (latest: Latest, stated: Stated): Sentence | undefined => {
  const { context, revenue, scale, year } = latest;
  const isEarlier = stated.years.length > 0 && stated.years.every((one) => one < year);
  if (isEarlier) return undefined;
  const { language } = context;
  const share = stated.figure.value / revenue.value;
  const rate = percentIn(language, share);
  const text = context.text('say.ordersToRevenue', {
    stated: statedText(latest, stated),
    period: sayYear(language, year, [latest.revenue]),
    amount: amountText(language, scale, revenue.value),
    rate,
    months: plainIn(language, share * MONTHS, 1),
  });
  const formula = `${inScale(latest, stated)} ÷ ${amountIn(language, scale, revenue.value)} = ${rate}`;
  return relationSentence(latest, { stated, of: [revenue], text, about: rate, formula });
};
