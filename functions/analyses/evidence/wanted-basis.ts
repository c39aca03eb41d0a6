// Of the group or of the company alone: which figures a report asks for, and what it says where it shows the others.
import { say } from '../../engine/write/wording.ts';
import type { Bench } from '../builder.ts';
import type { Known } from './known-figure.ts';

export type Basis = NonNullable<Known['basis']>;

export const wantedBasis = ({ inputs }: Pick<Bench, 'inputs'>): Basis =>
  inputs.basis === 'separate' ? 'separate' : 'consolidated';

export const isOfOtherBasis = (
  bench: Pick<Bench, 'inputs'>,
  { basis = wantedBasis(bench) }: Pick<Known, 'basis'>,
): boolean => basis !== wantedBasis(bench);

export const basisNote = (bench: Bench, figures: readonly Known[]): string => {
  const other = figures.find((figure) => isOfOtherBasis(bench, figure))?.basis;
  if (!other) return '';
  const said = (basis: Basis) => say(bench.language, `basis.${basis}`);
  return bench.text('say.otherBasis', { wanted: said(wantedBasis(bench)), given: said(other) });
};
