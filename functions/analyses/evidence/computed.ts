// Marks a figure as computed from others: with its formula and the citations of all inputs.
import type { Cited, Datum } from '#shared/report/cited.ts';
import type { Known } from './known-figure.ts';

export const refsOf = (figures: readonly (Known | undefined)[]): number[] => [
  ...new Set(figures.flatMap((figure) => figure?.refs ?? [])),
];

export const verified = (refs: readonly number[]): Cited => ({ refs: [...refs], check: 'verified' });

/** A figure computed from entered assumptions alone has a formula but no tick, because no source confirms it. */
export const computed = (text: string, formula: string, refs: readonly number[]): Cited => ({
  ...(refs.length > 0 ? verified(refs) : {}),
  findings: [{ code: 'computed', about: text, instead: formula }],
});

export const datum = (value: number, text: string, cited: Cited): Datum => ({ value, text, ...cited });
