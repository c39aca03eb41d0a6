// What a word of a question means: a text has the word itself, a synonym, or a concept that the word takes part in.
import { blank } from '../../understand/words/blank.ts';
import { conceptFinderOf, conceptsIn } from '../../understand/words/concepts.ts';
import { hasSameWord } from './same-word.ts';

const placesOf = (text: string, word: string) => {
  const start = text.toLowerCase().indexOf(word.toLowerCase());
  return start < 0 ? [] : [{ start, end: start + word.length }];
};

/** Returns for a word of the question whether a text names it in any words. */
export const questionMeanings =
  (question: string) =>
  (word: string): ((text: string) => boolean) => {
    const rest = conceptsIn(blank(question, placesOf(question, word)));
    const own = [...conceptsIn(question), ...conceptsIn(word)].filter((id) => !rest.has(id));
    const find = conceptFinderOf(own);
    return (text) => hasSameWord(word, text) || find(text).size > 0;
  };
