// Computes scores of a set of judged answers: the columns of the quality page.
import type { Judgement } from './judge.ts';

export type Measured = Judgement & { readonly ms: number };
/** Shares from 0 to 1, absent if no question of the set determines them; the names are those of stored measurements. */
export type Scores = {
  readonly questions: number;
  readonly pageInFive?: number | undefined;
  readonly sentenceOnPage?: number | undefined;
  readonly firstOnPage?: number | undefined;
  readonly exact?: number | undefined;
  readonly verified?: number | undefined;
  readonly elsewhere?: number | undefined;
  readonly wrongAndVerified?: number | undefined;
  readonly told?: number | undefined;
  readonly blank?: number | undefined;
  readonly p50: number;
};

/** The share among known values. */
export const shareOf = (all: readonly (boolean | undefined)[]): number | undefined => {
  const known = all.filter((one) => one !== undefined);
  return known.length === 0 ? undefined : Number((known.filter(Boolean).length / known.length).toFixed(3));
};

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const scoresOf = (all: readonly Measured[]): Scores => {
  const share = (is: (one: Measured) => boolean | undefined) => shareOf(all.map(is));
  return {
    questions: all.length,
    pageInFive: share(({ isInFive }) => isInFive),
    sentenceOnPage: share(({ isCited }) => isCited),
    firstOnPage: share(({ isFirstCited }) => isFirstCited),
    exact: share(({ isExact }) => isExact),
    verified: share(({ isVerified }) => isVerified),
    elsewhere: share(({ isElsewhere }) => isElsewhere),
    wrongAndVerified: share(({ isWrong }) => isWrong),
    told: share(({ namesMissing }) => namesMissing),
    blank: share(({ isBlank }) => isBlank),
    p50: Math.round(middle(all.map(({ ms }) => ms))),
  };
};
