// How much of a question's words a stretch of text has, rare words weighing more than common ones.
import { terms } from '../../terms.ts';
import { withoutAspects } from '../../understand/kinds/aspects.ts';
import { withoutNames } from '../../understand/names/company-names.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isAskingTerm } from '../../understand/words/question-words.ts';

/** Which side of its subject is asked for is no word of the answer; whose document it is need not be repeated in it. */
const questionTerms = ({ question, names }: Plan): string[] => [
  ...new Set(terms(withoutNames(withoutAspects(question), names, ' ')).filter((term) => !isAskingTerm(term))),
];

/** Words that few of the lines have weigh more, and those that none has weigh most. */
const shareOver = (wantedTerms: readonly string[], all: readonly ReadonlySet<string>[]) => {
  const weights = wantedTerms.map((term) => {
    const having = all.filter((words) => words.has(term)).length;
    return [term, Math.log(1 + all.length / (0.5 + having))] as const;
  });
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  return (words: ReadonlySet<string>): number =>
    weights.reduce((sum, [term, weight]) => (words.has(term) ? sum + weight : sum), 0) / whole;
};

type Words = ReadonlySet<string>;
type QuestionShare = {
  /** Of the question, or of what it asks of the thing that it names, whichever is more: the name may stand above the line. */
  readonly share: (words: Words) => number;
  /** A line with the name alone says something else of the thing. */
  readonly speaksOfRest: (words: Words) => boolean;
};

/** `rest`: the question without the name of the thing that it asks about; the same plan where it names none. */
export const questionShare = (plan: Plan, rest: Plan, all: readonly Words[]): QuestionShare => {
  const whole = shareOver(questionTerms(plan), all);
  if (rest === plan) return { share: whole, speaksOfRest: () => true };
  const ofRest = shareOver(questionTerms(rest), all);
  return { share: (words) => Math.max(whole(words), ofRest(words)), speaksOfRest: (words) => ofRest(words) > 0 };
};
