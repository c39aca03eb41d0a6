// Relates the amounts stated for risks to a year's operating income.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import { findMetrics } from '../engine/understand/measures/find-metrics.ts';
import type { SectionContext } from './builder.ts';
import { amountIn, amountText, percentIn, type Scale, scaleFor } from './evidence/amounts.ts';
import { computed, refsOf } from './evidence/computed.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { type Known, known, yearsOf } from './evidence/known-figure.ts';
import { isOwn } from './evidence/own.ts';
import { type RiskAmount, riskAmounts } from './evidence/risk-amounts.ts';
import { sayYear } from './evidence/say-year.ts';
import { quotedOf } from './evidence/select-quotes.ts';
import { passagesFor } from './room/room-passages.ts';
import { quotesIn } from './room/room-quotes.ts';
import { WANTS } from './room/section-subjects.ts';

/**
 * A larger share of the income is an exposure, a loan book or an order, not a loss of one year. Set by hand, not tuned
 * on a set.
 */
const MAX_OF_INCOME = 0.5;
/** A smaller share is not worth a remark. Set by hand, not tuned on a set. */
const MIN_OF_INCOME = 0.005;

/** A loss per day is not compared with a year. */
const A_DAY = /\b(?:a|per) (?:day|week)\b|하루|일당|1일|日当たり|1日/iu;

type Income = { readonly known: Known; readonly scale: Scale };

const incomeOf = async (context: SectionContext): Promise<Income | undefined> => {
  const figures = context.company ? await figuresOf(context, context.company, ['operatingIncome']) : [];
  const income = known(figures, 'operatingIncome', yearsOf(figures).at(-1) ?? '');
  if (!income || income.value <= 0) return undefined;
  return { known: income, scale: scaleFor(context.language, income.unit, [income.value]) };
};

/** Risks without a name. Revenue at risk is not a loss of income. */
const unnamedRisks = async (context: SectionContext, unit: string): Promise<RiskAmount[]> => {
  const { company } = context;
  const want = WANTS.risksOf;
  if (!company || !want) return [];
  const passages = await passagesFor(context, context.text('ask.risksOf'), want);
  const own = passages.filter((one) => isOwn(company, one));
  return quotesIn(context, own, want).flatMap((sentence): RiskAmount[] => {
    if (findMetrics(sentence.text).some(({ id }) => id === 'revenue')) return [];
    const [figure, second] = readFigures(sentence.text).figures.filter((one) => one.unit === unit && one.value > 0);
    return figure && !second ? [{ label: '', sentence, figure }] : [];
  });
};

/** `約9億円`, `about £3 million`: an amount keeps its word for an estimate. */
const ABOUT = /(?:약\s?|約|\b(?:about|approximately|around|roughly|some) )$/iu;
const asPrinted = (text: string, { start, text: printed }: RiskAmount['figure']): string =>
  `${ABOUT.exec(text.slice(0, start))?.[0].toLowerCase() ?? ''}${printed}`;

const sentenceOf = (context: SectionContext, income: Income, { label, sentence, figure }: RiskAmount): Sentence => {
  const { language } = context;
  const isInLanguage = languageOf(sentence.text) === language;
  const isNamed = isInLanguage && label !== '';
  const amount = amountText(language, income.scale, income.known.value);
  const rate = percentIn(language, figure.value / income.known.value);
  const text = context.text(isNamed ? 'say.riskToIncome' : 'say.someRiskToIncome', {
    label,
    stated: isInLanguage ? asPrinted(sentence.text, figure) : amountText(language, income.scale, figure.value),
    period: sayYear(language, income.known.year, [income.known]),
    amount,
    rate,
  });
  const formula = `${amountIn(language, income.scale, figure.value)} ÷ ${amountIn(language, income.scale, income.known.value)} = ${rate}`;
  const refs = [...new Set([...quotedOf(context, sentence).refs, ...refsOf([income.known])])];
  return { ...computed(rate, formula, refs), text, refs, check: 'verified' };
};

/** The risks that the papers put an amount on, as far as it can be a loss of one year. */
const risksBeside = async (context: SectionContext, income: Income): Promise<RiskAmount[]> => {
  const named = await riskAmounts(context, income.known.unit);
  const unnamed = await unnamedRisks(context, income.known.unit);
  const isNamedToo = ({ sentence }: RiskAmount) => named.some((one) => one.sentence.text === sentence.text);
  return [...named, ...unnamed.filter((one) => !isNamedToo(one))]
    .filter(({ sentence }) => !A_DAY.test(sentence.text))
    .filter(({ figure }) => {
      const share = figure.value / income.known.value;
      return share >= MIN_OF_INCOME && share <= MAX_OF_INCOME;
    });
};

export const riskRelations = async (context: SectionContext): Promise<Sentence[]> => {
  const income = await incomeOf(context);
  if (!income) return [];
  return (await risksBeside(context, income)).map((risk) => sentenceOf(context, income, risk));
};

/** For a summary or a conclusion: the largest of them alone. */
export const largestRisk = async (context: SectionContext): Promise<Sentence[]> => {
  const income = await incomeOf(context);
  const risks = income ? await risksBeside(context, income) : [];
  const [first] = risks.toSorted((a, b) => b.figure.value - a.figure.value);
  if (!income || !first) return [];
  const own = sentenceOf(context, income, first);
  const { language } = context;
  const isInLanguage = languageOf(first.sentence.text) === language;
  const rate = percentIn(language, first.figure.value / income.known.value);
  const text = context.text(isInLanguage && first.label ? 'say.largestRiskNamed' : 'say.largestRisk', {
    ...{ label: first.label, rate, count: risks.length },
    stated: isInLanguage
      ? asPrinted(first.sentence.text, first.figure)
      : amountText(language, income.scale, first.figure.value),
    period: sayYear(language, income.known.year, [income.known]),
  });
  return [{ ...own, text }];
};
