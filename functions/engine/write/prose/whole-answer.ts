// Tests whether sentences together answer a prose question: a difference explained, each listed thing covered.

import { escaped } from '#shared/language/escaped.ts';
import contrast from '#shared/language/lexicon/contrast.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import joints from '#shared/language/lexicon/question-joints.json' with { type: 'json' };
import type { Plan } from '../../understand/plan-type.ts';
import { speaksOfWord, type Wording } from '../fit/coverage.ts';

const asksIn = compile(contrast.asks);
const tellsIn = compile(contrast.tells);

const { things, en, ko, ja } = joints;
const COMMA = '[,、]';
/** "A, B, and C": a comma before a conjunction ends a list of three or more. */
const ENDS_LIST = new RegExp(
  `${COMMA}\\s*(?:${[...en.joints, ...ko.joints, ...ja.joints, ...things].join('|')})`,
  'iu',
);

/** Words of the question that a comma follows, if it lists things. */
const listedWords = ({ question, words }: Plan): readonly string[] => {
  const text = question.normalize('NFKC').toLowerCase();
  if (!ENDS_LIST.test(text)) return [];
  return words.filter((word) => new RegExp(`${escaped(word)}\\s*${COMMA}`, 'u').test(text));
};

/** A statement about one thing answers neither how two differ nor a question about each of several. */
export const answersWhole = (plan: Plan, all: readonly Wording[]): boolean => {
  const asksDifference = asksIn(plan.question.normalize('NFKC')).length > 0;
  if (asksDifference && !all.some(({ text }) => tellsIn(text.normalize('NFKC')).length > 0)) return false;
  return listedWords(plan).every((word) => all.some((one) => speaksOfWord(word, one)));
};
