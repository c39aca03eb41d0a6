// Whether a sentence states the requested quantity: a figure at all, of the period, or of both periods.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import moneyQuestions from '#shared/language/lexicon/money-questions.json' with { type: 'json' };
import questions from '#shared/language/lexicon/quantity-questions.json' with { type: 'json' };
import rateQuestions from '#shared/language/lexicon/rate-questions.json' with { type: 'json' };
import type { FoundCell } from '../../tables/find-cells.ts';
import { measureAt } from '../../tables/measure.ts';
import { countWordsIn } from '../../understand/kinds/answer-type.ts';
import type { Metric } from '../../understand/measures/metrics/metric.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';

const asksIn = compile(questions.asks);
const computedIn = compile(questions.computed);
const amountIn = compile(questions.amounts);

const moneyIn = compile(moneyQuestions);
const rateIn = compile(rateQuestions);

const yearsOf = (keys: readonly string[]): string[] => keys.flatMap((key) => /^\d{4}/.exec(key)?.[0] ?? []);
const yearsIn = (text: string): string[] => yearsOf(periodsIn(text).map(({ key }) => key));

/** It names years, and none of those that are asked for. */
export const isOfOtherYear = ({ periods }: Plan, text: string): boolean => {
  const [requested, given] = [yearsOf(periods), yearsIn(text)];
  return requested.length > 0 && given.length > 0 && !requested.some((year) => given.includes(year));
};

const RATES: readonly (string | undefined)[] = ['percent', 'points', 'basisPoints', 'times'];
export const isRate = (unit: string | undefined): boolean => RATES.includes(unit);
/** All that it states are percentages and multiples. */
const statesRatesAlone = (text: string): boolean => {
  const { figures } = readFigures(blank(text, periodsIn(text)));
  return figures.length > 0 && figures.every(({ unit }) => isRate(unit));
};

/** A line of a statement is money wherever no share, change or multiple of it is asked for. */
export const asksForMoney = ({ question, kind, metrics, ratios, wanted }: Plan): boolean => {
  const plain = question.normalize('NFKC');
  const isOfMoney = ({ unit, statement }: Metric) =>
    unit === undefined && statement !== 'share' && statement !== 'other';
  const isSum = ratios.length > 0 && ratios.every(({ unit }) => unit === 'amount' || unit === 'each');
  const isNamed = kind === 'figure' && (isSum || (metrics.length > 0 && metrics.every(isOfMoney)));
  const isRated = (ratios.length > 0 && !isSum) || wanted === 'share' || rateIn(plain).length > 0 || asksGrowth(plain);
  return !isRated && (isNamed || moneyIn(plain).length > 0);
};

/** A quantity is asked for and the sentence states none; or one that is computed of two years, and it is of one. */
export const lacksQuantity = (plan: Plan, text: string): boolean => {
  const { question, periods, wanted } = plan;
  if (asksForMoney(plan) && statesRatesAlone(text)) return true;
  const plain = question.normalize('NFKC');
  const isComputed = computedIn(plain).length > 0;
  const isOfOther = wanted !== undefined && wanted !== 'count' && wanted !== 'share';
  if (isOfOther || (!isComputed && asksIn(plain).length === 0)) return false;
  if (!/\d/.test(blank(text, periodsIn(text))) && countWordsIn(text).length === 0) return true;
  if (!isComputed && amountIn(plain).length > 0 && statesRatesAlone(text)) return true;
  const [requested, given] = [yearsOf(periods), yearsIn(text)];
  return isComputed && requested.length > 1 && !requested.every((year) => given.includes(year));
};

/** A part of a whole where an amount is asked for: what was spent on marketing is not 31%. */
export const isRateForMoney = (plan: Plan, { row, value, passage: { chunk } }: FoundCell): boolean =>
  isRate(measureAt({ row, value, chunk })?.unit) && asksForMoney(plan);
