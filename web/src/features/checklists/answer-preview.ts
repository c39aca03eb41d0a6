// An answer in two lines: its sentences, or else what its table says.
import type { Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { plainText } from '#web/components/answer/plain-text.ts';

export const answerPreview = (answer: readonly Block[]): string => {
  const sentences = answer.flatMap(sentencesOf);
  return sentences.length > 0 ? plainText([{ kind: 'text', sentences }]) : plainText(answer);
};
