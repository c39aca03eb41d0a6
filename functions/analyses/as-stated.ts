// Keeps the tick of a quoted sentence in a section: nobody asked the section's questions, so a quote that is only beside
// one of them is still what its source states.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { mapSentences } from '#shared/report/visit.ts';

const stated = (one: Sentence): Sentence => {
  const { fit, findings = [], ...sentence } = one;
  const isBeside = fit === 'near' && findings.length > 0 && findings.every(({ code }) => code === 'offQuestion');
  return isBeside && one.check === 'uncertain' ? { ...sentence, check: 'verified' } : one;
};

export const asStated = (blocks: readonly Block[]): Block[] => blocks.map((block) => mapSentences(block, stated));
