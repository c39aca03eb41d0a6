// Of which basis a figure is meant: of a group that is asked for without more the consolidated one, where there is one.
import type { Passage } from '../evidence.ts';
import type { Plan } from '../understand/plan-type.ts';
import type { FoundCell } from './find-cells.ts';

/** A separate statement of a document that has consolidated ones too. */
export const isOfOtherBasis = ({ basis }: Plan, { chunk }: Passage): boolean =>
  basis === undefined && chunk.context.hasConsolidated === true;

/** A figure of the other basis counts only where what is meant fits worse than this share. Figures of the registers. */
const NEARLY = 0.9;

export const ofMeantBasis = (plan: Plan, found: readonly FoundCell[]): readonly FoundCell[] => {
  const best = Math.max(0, ...found.map(({ fit }) => fit));
  const meant = found.filter(({ passage }) => !isOfOtherBasis(plan, passage));
  return meant.some(({ fit }) => fit >= best * NEARLY) ? meant : found;
};
