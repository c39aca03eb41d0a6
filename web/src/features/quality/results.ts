// Turns the figures of the evaluation into rows: each set as a whole, and its held-out half.
import measured from '#shared/quality/measured.json' with { type: 'json' };
import type { Scores } from '#shared/quality/scores.ts';

type Sets = typeof measured.sets;
type SetName = keyof Sets;

export type Result = {
  readonly set: SetName;
  readonly isHeldOut: boolean;
  readonly scores: Scores;
};

export type CurveRange = {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly answers: number;
};

const isSetName = (name: string): name is SetName => name in measured.sets;

export const MEASURED_ON = measured.date;

/** Without the documents that answer the questions there is neither a right page nor a right figure. */
const WITHOUT_ANSWERS = { pageInFive: undefined, sentenceOnPage: undefined, exact: undefined };
const scoresIn = (set: SetName, scores: Scores): Scores =>
  set.endsWith('-traps') ? { ...scores, ...WITHOUT_ANSWERS } : scores;

export const RESULTS: readonly Result[] = Object.keys(measured.sets)
  .filter(isSetName)
  .flatMap((set) => [
    { set, isHeldOut: false, scores: scoresIn(set, measured.sets[set].all) },
    { set, isHeldOut: true, scores: scoresIn(set, measured.sets[set]['held out']) },
  ]);

const STEP = 0.1;
export const CURVE: readonly CurveRange[] = measured.curve.map(({ from, count, answers }) => ({
  from,
  to: from + STEP,
  count,
  answers,
}));
