// The figures of the evaluation as rows: each set as a whole, and its half that nobody looks at.
import measured from '#shared/quality/measured.json' with { type: 'json' };

type Sets = typeof measured.sets;
type SetName = keyof Sets;

export type Result = {
  readonly set: SetName;
  readonly isHeldOut: boolean;
  readonly scores: Sets[SetName]['all'];
};

export type CurveRange = {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly answers: number;
};

const isSetName = (name: string): name is SetName => name in measured.sets;

export const MEASURED_ON = measured.date;

export const RESULTS: readonly Result[] = Object.keys(measured.sets)
  .filter(isSetName)
  .flatMap((set) => [
    { set, isHeldOut: false, scores: measured.sets[set].all },
    { set, isHeldOut: true, scores: measured.sets[set]['held out'] },
  ]);

const STEP = 0.1;
export const CURVE: readonly CurveRange[] = measured.curve.map(({ from, count, answers }) => ({
  from,
  to: from + STEP,
  count,
  answers,
}));
