// Provides the latest year of a company's statements, and compares it in a sentence with what documents state.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import type { SectionContext } from './builder.ts';
import { amountIn, amountText, type Scale, scaleFor } from './evidence/amounts.ts';
import { computed, refsOf } from './evidence/computed.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { type Known, known, yearsOf } from './evidence/known-figure.ts';
import { quotedOf } from './evidence/select-quotes.ts';
import type { Stated } from './evidence/stated-amount.ts';

export type Latest = {
  readonly context: SectionContext;
  readonly scale: Scale;
  readonly year: string;
  readonly revenue: Known;
  /** EBITDA from operating income and depreciation of the same year, if both are known. */
  readonly earnings: { readonly value: number; readonly formula: string; readonly of: readonly Known[] } | undefined;
};

const LAST_MONTH_OF_EARLIER = 6;

/** The calendar year with most months of a fiscal year: a year ending in March 2026 is compared with others' 2025. */
export const calendarYear = ({ year, period }: Pick<Known, 'year' | 'period'>): string => {
  const month = Number(/^\d{4}-(\d{2})/.exec(period)?.[1] ?? 0);
  return month >= 1 && month <= LAST_MONTH_OF_EARLIER ? String(Number(year) - 1) : year;
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
  // Some statements print depreciation as a deduction.
  const added = Math.abs(depreciation.value);
  const formula = `(${amountIn(context.language, scale, income.value)} + ${amountIn(context.language, scale, added)})`;
  return { value: income.value + added, formula, of: [income, depreciation] };
};

export const latestOf = async (context: SectionContext): Promise<Latest | undefined> => {
  const { company, language } = context;
  const figures = company ? await figuresOf(context, company, ['revenue', 'operatingIncome', 'depreciation']) : [];
  const year = yearsOf(figures).at(-1) ?? '';
  const revenue = known(figures, 'revenue', year);
  if (!revenue || revenue.value <= 0) return undefined;
  const scale = scaleFor(language, revenue.unit, [revenue.value]);
  return { context, scale, year, revenue, earnings: earningsOf(context, scale, figures, year) };
};

export const relationSentence = (
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

/**
 * As printed if the source is in the language of the report, else in the scale of the statements it is compared with.
 */
export const statedText = ({ context, scale }: Latest, { figure, sentence }: Stated): string => {
  const { language } = context;
  if (figure.unit === 'percent' || languageOf(sentence.text) === language) return figure.text;
  return amountText(language, scale, figure.value);
};

/** The stated amount in the scale of the statements, for the formula. */
export const inScale = ({ context, scale }: Latest, { figure }: Stated): string =>
  amountIn(context.language, scale, figure.value);
