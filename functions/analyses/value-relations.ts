// Relates the enterprise value that documents state for a company to its revenue and its earnings.
import type { Sentence } from '#shared/report/blocks.ts';
import { amountIn, amountText, multipleIn } from './evidence/amounts.ts';
import { askingPrice } from './evidence/asking-price.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { type Known, known, metricInText } from './evidence/known-figure.ts';
import { sayYear } from './evidence/say-year.ts';
import { namesAskingPrice, type Stated, statedAmount } from './evidence/stated-amount.ts';
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
    ...{ name: metricInText(language, one.metric), value: one.value, of: [one] },
    formula: amountIn(language, scale, one.value),
  });
  const income = known(figures, 'operatingIncome', year);
  const earned = earnings ? [{ name: metricInText(language, 'ebitda'), ...earnings }] : income ? [of(income)] : [];
  return [of(revenue), ...earned].filter(({ value }) => value > 0);
};

type Valued = {
  readonly stated: Stated;
  readonly value: number;
  readonly of: readonly Known[];
  readonly formula: string;
};

/** A price for shares, the price that a seller asks for the whole, or an enterprise value without an owner. */
const wordsFor = ({ stated, value }: Valued): 'sharesToFigure' | 'askedToFigure' | 'valueToFigure' => {
  if (value !== stated.figure.value) return 'sharesToFigure';
  return namesAskingPrice(stated.sentence.text) ? 'askedToFigure' : 'valueToFigure';
};

const timesOf = ({ context }: Latest, value: number): string =>
  context.text('say.timesOf', { count: multipleIn(context.language, value) });

const sentenceOf = (latest: Latest, valued: Valued, { name, value, formula, of }: Measured): Sentence => {
  const { context, scale, year, revenue } = latest;
  const { language } = context;
  const times = timesOf(latest, valued.value / value);
  const text = context.text(`say.${wordsFor(valued)}`, {
    stated: statedText(latest, valued.stated),
    enterprise: amountOf(latest, valued),
    times,
    metric: name,
    amount: amountText(language, scale, value),
    period: sayYear(language, year, [revenue]),
  });
  return relationSentence(latest, {
    ...{ stated: valued.stated, of: [...valued.of, ...of], text, about: times },
    formula: `${valued.formula} ÷ ${formula} = ${times}`,
  });
};

const amountOf = (latest: Latest, { stated, value }: Valued): string =>
  value === stated.figure.value ? statedText(latest, stated) : amountText(latest.context.language, latest.scale, value);

/** What the value leaves for the shares after net debt, over net income and book equity. */
const equityBehind = async (latest: Latest, valued: Valued): Promise<Sentence[]> => {
  const { context, scale, year } = latest;
  const { company, language } = context;
  const figures = company ? await figuresOf(context, company, ['debt', 'cash', 'netIncome', 'equity']) : [];
  const [debt, cash, profit, book] = ['debt', 'cash', 'netIncome', 'equity'].map((one) => known(figures, one, year));
  if (!debt || !cash || !profit || profit.value <= 0) return [];
  const net = Math.abs(debt.value) - cash.value;
  const equity = valued.value - net;
  const say = (value: number) => amountText(language, scale, value);
  const times = timesOf(latest, equity / profit.value);
  const toBook =
    book && book.value > 0 ? context.text('say.toBook', { times: timesOf(latest, equity / book.value) }) : '';
  const text = context.text(net < 0 ? 'say.equityBehindCash' : 'say.equityBehind', {
    ...{ stated: amountOf(latest, valued), net: say(Math.abs(net)), equity: say(equity), times, toBook },
  });
  const formula = `(${valued.formula} − ${amountIn(language, scale, net)}) ÷ ${amountIn(language, scale, profit.value)} = ${times}`;
  const of = [...valued.of, debt, cash, profit, ...(book ? [book] : [])];
  return [relationSentence(latest, { stated: valued.stated, of, text, about: times, formula })];
};

/** The price asked for the whole company, else an enterprise value that documents name. */
const valuedIn = async (latest: Latest): Promise<Valued | undefined> => {
  const { context, revenue } = latest;
  const price = await askingPrice(context, revenue.unit);
  if (price) {
    const formula = price.formula ? `(${price.formula.replace(/ = .*$/, '')})` : inScale(latest, price.stated);
    return { stated: price.stated, value: price.value, of: price.of, formula };
  }
  const stated = await statedAmount(context, { name: 'enterpriseValue', unit: revenue.unit });
  return stated && { stated, value: stated.figure.value, of: [], formula: inScale(latest, stated) };
};

export const valueRelations = async (latest: Latest): Promise<readonly Sentence[]> => {
  const valued = await valuedIn(latest);
  if (!valued) return [];
  const measures = await measuresOf(latest);
  return [...measures.map((one) => sentenceOf(latest, valued, one)), ...(await equityBehind(latest, valued))];
};
