// Whether a sentence states the quantity that a question asks for: a figure at all, of the period, or of both periods.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import questions from '#shared/language/lexicon/quantity-questions.json' with { type: 'json' };
import { countWordsIn } from '../../understand/kinds/wants.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';

const asksIn = compile(questions.asks);
const computedIn = compile(questions.computed);
const amountIn = compile(questions.amounts);

const yearsOf = (keys: readonly string[]): string[] => keys.flatMap((key) => /^\d{4}/.exec(key)?.[0] ?? []);
const yearsIn = (text: string): string[] => yearsOf(periodsIn(text).map(({ key }) => key));

/** It names years, and none of those that are asked for. */
export const isOfOtherYear = ({ periods }: Plan, text: string): boolean => {
  const [requested, given] = [yearsOf(periods), yearsIn(text)];
  return requested.length > 0 && given.length > 0 && !requested.some((year) => given.includes(year));
};

const SHARES: readonly (string | undefined)[] = ['percent', 'points'];
/** All that it states are percentages. */
const statesSharesAlone = (text: string): boolean => {
  const { figures } = readFigures(text);
  return figures.length > 0 && figures.every(({ unit }) => SHARES.includes(unit));
};

/** A quantity is asked for and the sentence states none; or one that is computed of two years, and it is of one. */
export const lacksQuantity = ({ question, periods, wanted }: Plan, text: string): boolean => {
  const plain = question.normalize('NFKC');
  const isComputed = computedIn(plain).length > 0;
  const isOfOther = wanted !== undefined && wanted !== 'count' && wanted !== 'share';
  if (isOfOther || (!isComputed && asksIn(plain).length === 0)) return false;
  if (!/\d/.test(blank(text, periodsIn(text))) && countWordsIn(text).length === 0) return true;
  if (!isComputed && amountIn(plain).length > 0 && statesSharesAlone(text)) return true;
  const [requested, given] = [yearsOf(periods), yearsIn(text)];
  return isComputed && requested.length > 1 && !requested.every((year) => given.includes(year));
};
