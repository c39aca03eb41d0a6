// Decides which basis a question means: if it names none, consolidated where a document has both.
import type { Passage } from '../evidence.ts';
import type { Plan } from '../understand/plan-type.ts';
import type { FoundCell } from './find-cells.ts';

/**
 * Whether the passage is of another basis than asked, or, if none is asked, of a separate statement in a document that
 * also has consolidated ones. A statement that names no basis is no separate one: 個別 may be a line of business.
 */
export const isOfOtherBasis = ({ basis }: Plan, { chunk }: Passage): boolean =>
  basis === undefined ? chunk.context.hasConsolidated === true : (chunk.context.basis ?? 'consolidated') !== basis;

/**
 * A figure of the other basis counts only if every figure of the meant basis fits worse than this share of the best.
 * Set by hand: on the set `figures` wrong answers fall from 3 to 2 % and right ones stay.
 */
const MIN_SCORE = 0.9;

export const ofMeantBasis = (plan: Plan, found: readonly FoundCell[]): readonly FoundCell[] => {
  const best = Math.max(0, ...found.map(({ fit }) => fit));
  const meant = found.filter(({ passage }) => !isOfOtherBasis(plan, passage));
  return meant.some(({ fit }) => fit >= best * MIN_SCORE) ? meant : found;
};
