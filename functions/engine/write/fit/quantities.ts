// Tests whether a sentence states the requested quantity: any figure, one of the period, or both periods.
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

/** Whether the text names years, but no requested one. */
export const isOfOtherYear = ({ periods }: Plan, text: string): boolean => {
  const [requested, given] = [yearsOf(periods), yearsIn(text)];
  return requested.length > 0 && given.length > 0 && !requested.some((year) => given.includes(year));
};

const RATES: readonly (string | undefined)[] = ['percent', 'points', 'basisPoints', 'times'];
export const isRate = (unit: string | undefined): boolean => RATES.includes(unit);
/** Whether all figures of the text are rates. */
const statesRatesAlone = (text: string): boolean => {
  const { figures } = readFigures(blank(text, periodsIn(text)));
  return figures.length > 0 && figures.every(({ unit }) => isRate(unit));
};

/** Whether the question asks for money: a statement line is money unless a share, change or multiple is requested. */
export const asksForMoney = ({ question, kind, metrics, ratios, wanted }: Plan): boolean => {
  const plain = question.normalize('NFKC');
  const isOfMoney = ({ unit, statement }: Metric) =>
    unit === undefined && statement !== 'share' && statement !== 'other';
  const isSum = ratios.length > 0 && ratios.every(({ unit }) => unit === 'amount' || unit === 'each');
  const isNamed = kind === 'figure' && (isSum || (metrics.length > 0 && metrics.every(isOfMoney)));
  const isRated = (ratios.length > 0 && !isSum) || wanted === 'share' || rateIn(plain).length > 0 || asksGrowth(plain);
  return !isRated && (isNamed || moneyIn(plain).length > 0);
};

/** Whether a quantity is requested that the sentence does not state; a change needs figures of both years. */
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

/** A percentage does not answer a question for an amount: spending on marketing is not 31%. */
export const isRateForMoney = (plan: Plan, { row, value, passage: { chunk } }: FoundCell): boolean =>
  isRate(measureAt({ row, value, chunk })?.unit) && asksForMoney(plan);
