// Finds the words of a question that an answer in prose must contain, in the form in which a text may print them.
import formWords from '#shared/language/lexicon/form-words.json' with { type: 'json' };
import { compile, wordsOf } from '#shared/language/lexicon/lexicon.ts';
import verbs from '#shared/language/lexicon/question-verbs.json' with { type: 'json' };
import { withoutAspects } from '../kinds/aspects.ts';
import { findQualifiers } from '../measures/find-qualifiers.ts';
import { withoutAlternativeEndings } from './alternatives.ts';
import { isVerbAlone, stemOf } from './inflection.ts';
import { withoutOrdinals } from './ordinals.ts';

/** Words that ask for a form of answer and do not describe its content. */
const FILLERS = new Set(wordsOf(formWords));
const asksIn = compile(verbs.asks);
const movesIn = compile(verbs.moves);
const isVerb = (word: string): boolean => asksIn(word)[0]?.start === 0 || movesIn(word)[0]?.start === 0;

export const contentWords = (question: string, names: readonly string[]): string[] => [
  ...new Set(
    findQualifiers(withoutOrdinals(withoutAspects(withoutAlternativeEndings(question))), names)
      .filter((word) => !isVerb(word) && !isVerbAlone(word))
      .map(stemOf)
      .filter((word) => word.length > 1 && !FILLERS.has(word)),
  ),
];
