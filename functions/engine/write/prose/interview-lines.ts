// The question that an interview line answers: the last one before it.

import type { Plan } from '../../understand/plan-type.ts';
import { holdsWord } from '../holds-word.ts';
import { isQuestion } from './furniture.ts';
import type { Quotable } from './sentences.ts';
import { splitSentences } from './split-sentences.ts';

/** Whether the line answers another question: neither shares a word with this one. */
export const answersOther = (
  { words }: Plan,
  { passage, text, start }: Pick<Quotable, 'passage' | 'text' | 'start'>,
): boolean => {
  const before = splitSentences(passage.chunk.text.slice(0, start)).findLast((line) => isQuestion(line.text));
  return before !== undefined && words.length > 0 && !words.some((word) => holdsWord(word, `${before.text} ${text}`));
};
