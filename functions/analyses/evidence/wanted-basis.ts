// Determines the basis of a report, consolidated or separate, and the note if the figures have the other one.
import { say } from '../../engine/write/wording.ts';
import type { SectionContext } from '../builder.ts';
import type { Known } from './known-figure.ts';

export type Basis = NonNullable<Known['basis']>;

export const wantedBasis = ({ inputs }: Pick<SectionContext, 'inputs'>): Basis =>
  inputs.basis === 'separate' ? 'separate' : 'consolidated';

export const isOfOtherBasis = (
  context: Pick<SectionContext, 'inputs'>,
  { basis = wantedBasis(context) }: Pick<Known, 'basis'>,
): boolean => basis !== wantedBasis(context);

export const basisNote = (context: SectionContext, figures: readonly Known[]): string => {
  const other = figures.find((figure) => isOfOtherBasis(context, figure))?.basis;
  if (!other) return '';
  const basisName = (basis: Basis) => say(context.language, `basis.${basis}`);
  return context.text('say.otherBasis', { wanted: basisName(wantedBasis(context)), given: basisName(other) });
};
