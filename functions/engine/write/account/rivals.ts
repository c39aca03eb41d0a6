// Counts the lines that have as much of the question as a statement: among many such lines, words alone decide nothing.
import type { Passage } from '../../evidence.ts';
import { quotable } from '../prose/sentences.ts';
import type { Requested } from './requested-words.ts';

export type Weighed = { readonly concept: Requested; readonly weight: number };

/** Rare words weigh more. */
export const rarityOver = (passages: readonly Passage[]): ((concept: Requested) => number) => {
  const texts = passages.map(({ chunk }) => `${chunk.context.section ?? ''} ${chunk.text}`);
  return ({ isIn }) => Math.log(1 + texts.length / (0.5 + texts.filter(isIn).length));
};

const MANY = 6;
/** Returns the number of equal lines from 0 to 1, where 1 means six or more. */
export const equalsIn = (passages: readonly Passage[], request: readonly Weighed[]): ((own: string) => number) => {
  const shareOf = (text: string): number =>
    request.reduce((sum, { concept, weight }) => sum + (concept.isIn(text) ? weight : 0), 0);
  const lines = passages.flatMap(quotable).map(({ text }) => ({ text, share: shareOf(text) }));
  return (own) => {
    const share = shareOf(own);
    const others = lines.filter((one) => one.share >= share && !own.includes(one.text));
    return share > 0 ? Math.min(1, others.length / MANY) : 0;
  };
};
