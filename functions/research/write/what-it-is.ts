// What a company does is told by the sentences that say so of it, not by all that its business section says.
import type { Passage } from '../evidence.ts';
import { saysWhatItIs } from '../plan/what-it-is.ts';
import { type Quotable, quotable } from './sentences.ts';

const MOST = 3;

/** Of the first passage of the section that tells it. */
export const toldWhatItIs = (passages: readonly Passage[]): readonly Quotable[] => {
  for (const passage of passages) {
    const told = quotable(passage).filter(({ text }) => saysWhatItIs(text));
    if (told.length > 0) return told.slice(0, MOST);
  }
  return [];
};
