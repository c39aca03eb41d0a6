// The effect of a hypothetical change, from the sentence with the same supposition: "a fall of 5 would lower profit by
// 3".
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Block } from '#shared/report/blocks.ts';
import { terms } from '../../terms.ts';
import {
  asksSupposition,
  conditionOf,
  isOfCondition,
  isParting,
  numberOf,
  supposesAlike,
} from '../../understand/kinds/suppositions.ts';
import { mentionsAs } from '../../understand/measures/find-metrics.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { speaksOfWord } from '../fit/coverage.ts';
import { fitted } from '../fit/fit.ts';
import { otherParties } from '../fit/other-parties.ts';
import type { Writing } from '../writer.ts';
import { ownLines } from './own-lines.ts';
import { quoted } from './prose-blocks.ts';
import type { Quotable } from './sentences.ts';

/** Most sentences shown. Set by hand. */
const MAX_SHOWN = 2;

const numbersIn = (text: string): number[] => readFigures(text).figures.map(({ value }) => value);

type Requested = {
  readonly condition: string;
  readonly words: readonly string[];
  readonly numbers: readonly number[];
};

/** Words, parties and figures in the question's condition; `undefined` if it has none. */
const requestedOf = ({ question, names, entities }: Plan): Requested | undefined => {
  const condition = conditionOf(question)?.toLowerCase();
  if (condition === undefined) return undefined;
  const ofFigures = readFigures(question).figures.map(({ start, end }) => question.slice(start, end).toLowerCase());
  const words = contentWords(question, [...entities, ...names]).filter(
    (word) => condition.includes(word) && !/^\d/.test(word) && !ofFigures.some((one) => one.includes(word)),
  );
  const named = words.filter((word) => numberOf(word) === undefined && !isOfCondition(word));
  const counted = words.flatMap((word) => numberOf(word) ?? []);
  return {
    condition,
    words: named,
    numbers: [...numbersIn(condition), ...counted],
  };
};

const supposes = (plan: Plan, { condition, words, numbers }: Requested, one: Quotable): boolean => {
  const given = conditionOf(one.text);
  if (given === undefined || !supposesAlike(plan.question, one.text)) return false;
  const wording = { text: given, words: new Set(terms(given)), section: one.section };
  const isMet = (word: string): boolean => speaksOfWord(word, wording) || (isParting(word) && isParting(given));
  const others = otherParties(plan, one.passage).filter((party) => condition.includes(party));
  const stated = numbersIn(given);
  return (
    others.length + words.filter((word) => !isParting(word)).length > 0 &&
    others.every((party) => given.toLowerCase().includes(party)) &&
    words.every(isMet) &&
    numbers.every((number) => stated.includes(number)) &&
    plan.metrics.every((metric) => mentionsAs(plan.question, metric, one.text))
  );
};

export const supposed = (writing: Writing): Block[] => {
  const { plan } = writing;
  const requested = asksSupposition(plan.question) ? requestedOf(plan) : undefined;
  if (!requested) return [];
  const sentences = ownLines(writing)
    .filter((one) => supposes(plan, requested, one))
    .slice(0, MAX_SHOWN)
    .map((one) => fitted(quoted(writing, one), []));
  return sentences.length > 0 ? [{ kind: 'text', sentences }] : [];
};
