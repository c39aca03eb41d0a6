// An answer in two lines: its sentences, or else what its table says.
import type { Block } from '#shared/report/blocks.ts';
import { plainText } from '../../components/answer/plain-text.ts';

export const answerPreview = (answer: readonly Block[]): string => {
  const items = answer.flatMap((block) => {
    if (block.kind === 'text') return block.sentences;
    return block.kind === 'list' ? block.items.flat() : [];
  });
  return items.length > 0 ? plainText([{ kind: 'text', sentences: items }]) : plainText(answer);
};
