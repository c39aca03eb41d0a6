// Returns a question's word for the stem that search compares.
import type { Plan } from '../../understand/plan-type.ts';

const SPACELESS = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+$/u;

/** Scripts without spaces have no words to look up: returns the stem. */
export const questionWord = ({ question }: Plan, stem: string): string => {
  const words = SPACELESS.test(stem) ? [] : question.split(/[^\p{L}\p{N}&-]+/u);
  return words.find((word) => word.toLowerCase().startsWith(stem)) ?? stem;
};
