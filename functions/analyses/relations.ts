// What findings of different documents say of each other: the price asked against EBITDA, a plan against the year before.
import type { Relation } from '#shared/analyses/analysis.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import { sayConverted, sayPeriod } from '../engine/write/wording.ts';
import type { Builder, SectionContext } from './builder.ts';
import { amountIn, amountText, percentIn, plainIn, type Scale, scaleFor } from './evidence/amounts.ts';
import { askingPrice } from './evidence/asking-price.ts';
import { computed, refsOf } from './evidence/computed.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { type Known, known, yearsOf } from './evidence/known-figure.ts';
import { quotedOf } from './evidence/select-quotes.ts';
import { type Stated, type StatedName, statedAmount } from './evidence/stated-amount.ts';
import { nothingIn } from './nothing.ts';
import { planRelations } from './plan-relations.ts';
import { riskRelations } from './risk-relations.ts';

type Latest = {
  readonly context: SectionContext;
  readonly scale: Scale;
  readonly year: string;
  readonly revenue: Known;
  /** Operating income and depreciation of the same year, where both are known. */
  readonly earnings: { readonly value: number; readonly formula: string; readonly of: readonly Known[] } | undefined;
};

const earningsOf = (
  context: SectionContext,
  scale: Scale,
  figures: readonly Known[],
  year: string,
): Latest['earnings'] => {
  const income = known(figures, 'operatingIncome', year);
  const depreciation = known(figures, 'depreciation', year);
  if (!income || !depreciation) return undefined;
  const formula = `(${amountIn(context.language, scale, income.value)} + ${amountIn(context.language, scale, depreciation.value)})`;
  return { value: income.value + depreciation.value, formula, of: [income, depreciation] };
};

const latestOf = async (context: SectionContext): Promise<Latest | undefined> => {
  const { company, language } = context;
  const figures = company ? await figuresOf(context, company, ['revenue', 'operatingIncome', 'depreciation']) : [];
  const year = yearsOf(figures).at(-1) ?? '';
  const revenue = known(figures, 'revenue', year);
  if (!revenue || revenue.value <= 0) return undefined;
  const scale = scaleFor(language, revenue.unit, [revenue.value]);
  return { context, scale, year, revenue, earnings: earningsOf(context, scale, figures, year) };
};

const sentenceOf = (
  { context }: Latest,
  {
    stated,
    of,
    text,
    about,
    formula,
  }: { stated: Stated; of: readonly Known[]; text: string; about: string; formula: string },
): Sentence => {
  const quote = quotedOf(context, stated.sentence);
  const refs = [...new Set([...quote.refs, ...refsOf(of)])];
  return { ...computed(about, formula, refs), text, refs, check: 'verified' };
};

/** As the source prints it, where it speaks the language of the report; else as one says it there. */
const statedText = ({ context, scale }: Latest, { figure, sentence }: Stated): string => {
  const { language } = context;
  if (figure.unit === 'percent' || languageOf(sentence.text) === language) return figure.text;
  const converted = sayConverted(language, figure.value, { power: 0, unit: figure.unit, exceptPerShare: false });
  return converted?.isExact ? converted.text : amountText(language, scale, figure.value);
};

/** What is stated in the scale of the statements, for the formula. */
const inScale = ({ context, scale }: Latest, { figure }: Stated): string =>
  amountIn(context.language, scale, figure.value);

const priceRelation = async (latest: Latest): Promise<Sentence | undefined> => {
  const { context, earnings, scale, year, revenue } = latest;
  const asked = earnings && earnings.value > 0 ? await askingPrice(context, revenue.unit) : undefined;
  if (!earnings || !asked) return undefined;
  const { language } = context;
  const times = context.text('say.timesOf', { count: plainIn(language, asked.value / earnings.value, 1) });
  const text = context.text(asked.formula ? 'say.sharesToEbitda' : 'say.askedToEbitda', {
    stated: statedText(latest, asked.stated),
    enterprise: amountText(language, scale, asked.value),
    period: sayPeriod(language, year),
    amount: amountText(language, scale, earnings.value),
    times,
  });
  const value = asked.formula ? `(${asked.formula.replace(/ = .*$/, '')})` : inScale(latest, asked.stated);
  const formula = `${value} ÷ ${earnings.formula} = ${times}`;
  return sentenceOf(latest, { stated: asked.stated, of: [...asked.of, ...earnings.of], text, about: times, formula });
};

const planRelation = (latest: Latest, stated: Stated): Sentence | undefined => {
  const { context, revenue, scale, year } = latest;
  const target = stated.years.find((one) => one > year);
  if (!target) return undefined;
  const change = stated.figure.value / revenue.value - 1;
  const rate = percentIn(context.language, Math.abs(change));
  const text = context.text(change >= 0 ? 'say.planAbove' : 'say.planBelow', {
    target: sayPeriod(context.language, target),
    stated: statedText(latest, stated),
    period: sayPeriod(context.language, year),
    amount: amountText(context.language, scale, revenue.value),
    rate,
  });
  const formula = `${inScale(latest, stated)} ÷ ${amountIn(context.language, scale, revenue.value)} − 1 = ${percentIn(context.language, change)}`;
  return sentenceOf(latest, { stated, of: [revenue], text, about: rate, formula });
};

/** A stated share and the one that is computed may differ by so much and be of the same thing. Set by hand. */
const MAX_APART = 0.25;

/** Where documents state a share far from it, the market is measured in something else: loans, users, tonnes. */
const isOfRevenue = async ({ context }: Latest, share: number): Promise<boolean> => {
  const own = await statedAmount(context, { name: 'marketShare', unit: 'percent' });
  return !own || Math.abs(own.figure.value / 100 / share - 1) <= MAX_APART;
};

const shareRelation = async (latest: Latest, stated: Stated): Promise<Sentence | undefined> => {
  const { context, revenue, scale, year } = latest;
  const share = revenue.value / stated.figure.value;
  if (!stated.years.includes(year) || share >= 1 || !(await isOfRevenue(latest, share))) return undefined;
  const rate = percentIn(context.language, share);
  const text = context.text('say.shareOfMarket', {
    stated: statedText(latest, stated),
    period: sayPeriod(context.language, year),
    amount: amountText(context.language, scale, revenue.value),
    rate,
  });
  const formula = `${amountIn(context.language, scale, revenue.value)} ÷ ${inScale(latest, stated)} = ${rate}`;
  return sentenceOf(latest, { stated, of: [revenue], text, about: rate, formula });
};

const customerRelation = (latest: Latest, stated: Stated): Sentence | undefined => {
  const { context, revenue, scale, year } = latest;
  const isOther = stated.years.length > 0 && !stated.years.includes(year);
  if (isOther || stated.figure.value >= 100) return undefined;
  const amount = amountText(context.language, scale, (revenue.value * stated.figure.value) / 100);
  const text = context.text('say.customerAmount', {
    stated: statedText(latest, stated),
    period: sayPeriod(context.language, year),
    amount,
  });
  const formula = `${amountIn(context.language, scale, revenue.value)} × ${stated.figure.text} = ${amount}`;
  return sentenceOf(latest, { stated, of: [revenue], text, about: amount, formula });
};

const perHeadRelation = async (latest: Latest): Promise<Sentence | undefined> => {
  const { context, revenue, scale, year } = latest;
  const figures = context.company ? await figuresOf(context, context.company, ['employees']) : [];
  const heads = known(figures, 'employees', year);
  if (!heads || heads.value <= 0) return undefined;
  const { language } = context;
  const own = scaleFor(language, revenue.unit, [revenue.value / heads.value]);
  const amount = amountText(language, own, revenue.value / heads.value);
  const text = context.text('say.perHead', { period: sayPeriod(language, year), amount });
  const formula = `${amountIn(language, scale, revenue.value)} ÷ ${plainIn(language, heads.value, 0)} = ${amount}`;
  const refs = refsOf([revenue, heads]);
  return { ...computed(amount, formula, refs), text, refs, check: 'verified' };
};

type Say = (latest: Latest, stated: Stated) => Sentence | undefined | Promise<Sentence | undefined>;

const stating =
  (name: StatedName, say: Say, inPercent = false) =>
  async (latest: Latest): Promise<Sentence | undefined> => {
    const stated = await statedAmount(latest.context, { name, unit: inPercent ? 'percent' : latest.revenue.unit });
    return stated && say(latest, stated);
  };

const RELATIONS: Readonly<
  Record<Exclude<Relation, 'riskToIncome' | 'actualToPlan'>, (latest: Latest) => Promise<Sentence | undefined>>
> = {
  priceToEarnings: priceRelation,
  planToRevenue: stating('revenueTarget', planRelation),
  revenueToMarket: stating('marketSize', shareRelation),
  customerToRevenue: stating('largestCustomer', customerRelation, true),
  revenuePerHead: perHeadRelation,
};

const sentencesFor = async (
  context: SectionContext,
  relation: Relation,
  latest: Latest | undefined,
): Promise<readonly Sentence[]> => {
  if (relation === 'actualToPlan') return planRelations(context);
  if (!latest) return [];
  if (relation === 'riskToIncome') return riskRelations(context);
  return [await RELATIONS[relation](latest)].filter((one) => one !== undefined);
};

export const relations: Builder<'relations'> = async ({ of }, context) => {
  const latest = await latestOf(context);
  const sentences: Sentence[] = [];
  for (const relation of of) sentences.push(...(await sentencesFor(context, relation, latest)));
  if (sentences.length === 0) return nothingIn(context);
  return { blocks: [{ kind: 'list', ordered: false, items: sentences.map((one) => [one]) }], status: 'done' };
};
