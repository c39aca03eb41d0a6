// An answer in two lines, without passages that only come close: its sentences, or else a summary of its table.
import { answeringBlocks } from '#shared/report/answering.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { plainText } from '#web/components/answer/plain-text.ts';

export const answerPreview = (answer: readonly Block[]): string => {
  const blocks = answeringBlocks(answer);
  const sentences = blocks.flatMap(sentencesOf);
  return sentences.length > 0 ? plainText([{ kind: 'text', sentences }]) : plainText(blocks);
};
