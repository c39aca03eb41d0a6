// Measures how many of a question's words a text has, rare words weighing more.
import { escaped } from '#shared/language/escaped.ts';
import { terms } from '../../terms.ts';
import { withoutAspects } from '../../understand/kinds/aspects.ts';
import { comparesSides } from '../../understand/kinds/choice.ts';
import { withoutNames } from '../../understand/names/company-names.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { withoutAlternativeEndings } from '../../understand/words/alternatives.ts';
import { isAskingTerm } from '../../understand/words/question-words.ts';

/** Aspect words and the document's name need not be in the answer. */
const termsOf = (question: string, names: readonly string[]): string[] => [
  ...new Set(terms(withoutNames(withoutAspects(question), names, ' ')).filter((term) => !isAskingTerm(term))),
];

const without = (question: string, words: readonly string[]): string =>
  words.reduce((text, word) => text.replaceAll(new RegExp(`${escaped(word)}[a-z]*`, 'giu'), ' '), question);

/** The terms of the question; of one with alternatives those with each option alone, since an answer has only one. */
const questionTerms = ({ question, names, choice }: Plan): readonly (readonly string[])[] => {
  if (!choice || comparesSides(question)) return [termsOf(question, names)];
  const plain = withoutAlternativeEndings(question.normalize('NFKC'));
  const ofOthers = (own: readonly string[]): string[] => choice.flat().filter((word) => !own.includes(word));
  return choice.map((own) => termsOf(without(plain, ofOthers(own)), names));
};

type Words = ReadonlySet<string>;
/** Words in few lines weigh more, and those in none weigh most. */
const shareOfTerms = (wantedTerms: readonly string[], all: readonly Words[]) => {
  const weights = wantedTerms.map((term) => {
    const having = all.filter((words) => words.has(term)).length;
    return [term, Math.log(1 + all.length / (0.5 + having))] as const;
  });
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  return (words: ReadonlySet<string>): number =>
    weights.reduce((sum, [term, weight]) => (words.has(term) ? sum + weight : sum), 0) / whole;
};

/** The largest share of any of several wordings of a question. */
const shareOver = (wordings: readonly (readonly string[])[], all: readonly Words[]) => {
  const shares = wordings.map((wanted) => shareOfTerms(wanted, all));
  return (words: Words): number => Math.max(...shares.map((share) => share(words)));
};

type QuestionShare = {
  /** The larger of the shares with and without the thing's name, which a heading may contain. */
  readonly share: (words: Words) => number;
  /** Whether the text has more of the question than the thing's name. */
  readonly speaksOfRest: (words: Words) => boolean;
};

/** `rest` is the plan without the name of its thing; the same plan if it names none. */
export const questionShare = (plan: Plan, rest: Plan, all: readonly Words[]): QuestionShare => {
  const whole = shareOver(questionTerms(plan), all);
  if (rest === plan) return { share: whole, speaksOfRest: () => true };
  const ofRest = shareOver(questionTerms(rest), all);
  return { share: (words) => Math.max(whole(words), ofRest(words)), speaksOfRest: (words) => ofRest(words) > 0 };
};
