// A word of the question by the stem that search compares.
import type { Plan } from '../../understand/plan-type.ts';

const SPACELESS = /^[\p{Script=Han}\p{Script=Katakana}ー]+$/u;

/** Scripts without spaces have no words to look it up in: the stem is as the question has it. */
export const questionWord = ({ question }: Plan, stem: string): string => {
  const words = SPACELESS.test(stem) ? [] : question.split(/[^\p{L}\p{N}&-]+/u);
  return words.find((word) => word.toLowerCase().startsWith(stem)) ?? stem;
};
