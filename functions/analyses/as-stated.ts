// Restores the tick of a quote that misses only a section's question: nobody asked that question, and the quote is what
// its source states.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { mapSentences } from '#shared/report/visit.ts';

const stated = (one: Sentence): Sentence => {
  const { fit, findings = [], ...sentence } = one;
  const isBeside = fit === 'near' && findings.length > 0 && findings.every(({ code }) => code === 'offQuestion');
  return isBeside && one.check === 'uncertain' ? { ...sentence, check: 'verified' } : one;
};

export const asStated = (blocks: readonly Block[]): Block[] => blocks.map((block) => mapSentences(block, stated));
