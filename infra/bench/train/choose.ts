// Cross-validation by document, calibration, and the threshold that keeps wrong ticks rare.
import { createHash } from 'node:crypto';
import { inputsOf, mayAnswer } from '#functions/engine/write/fit/fit-probability.ts';
import { type Example, PAGE_SETS, type TrainingQuestion } from './examples.ts';
import { fitLogistic, logitOf, type Row, sigmoid, type Weights } from './logistic.ts';

const FOLDS = 5;
const PENALTY = 1e-4;

type Judged = Example & { readonly logit: number };
export type JudgedQuestion = Omit<TrainingQuestion, 'examples'> & { readonly examples: readonly Judged[] };

/**
 * Each question counts once, however many lines it has; those over documents with a layout, as people upload them, six
 * times, so that they count about as much as the many over plain paragraphs. Tried over documents left out: 1, 3, 6 and
 * 12 times give 45, 49, 54 and 60 % of questions a tick at 2 % wrong pages; beyond six more ticked lines say too little.
 */
const LAYOUT_WEIGHT = 6;
const rowsOf = (questions: readonly TrainingQuestion[]): Row[] =>
  questions.flatMap(({ set, examples }) =>
    examples.map(({ features, answers }) => ({
      values: inputsOf(features),
      is: answers,
      weight: (PAGE_SETS.includes(set) ? LAYOUT_WEIGHT : 1) / examples.length,
    })),
  );

export const fitAll = (questions: readonly TrainingQuestion[]): Weights => fitLogistic(rowsOf(questions), PENALTY);

const foldOf = ({ set, document }: TrainingQuestion): number =>
  (createHash('sha256').update(`${set} ${document}`).digest()[0] ?? 0) % FOLDS;

/** Every question judged by what was learned without its document. */
export const crossValidated = (questions: readonly TrainingQuestion[]): JudgedQuestion[] =>
  Array.from({ length: FOLDS }, (_, fold) => {
    const fitted = fitAll(questions.filter((one) => foldOf(one) !== fold));
    return questions
      .filter((one) => foldOf(one) === fold)
      .map((one) => ({
        ...one,
        examples: one.examples.map((example) => ({ ...example, logit: logitOf(fitted, inputsOf(example.features)) })),
      }));
  }).flat();

/** Platt's: slope and intercept over the logits of questions left out. */
export const calibrated = (
  judged: readonly JudgedQuestion[],
): { readonly slope: number; readonly intercept: number } => {
  const rows = judged.flatMap(({ examples }) =>
    examples.map(({ logit, answers }) => ({ values: [logit], is: answers, weight: 1 / examples.length })),
  );
  const { bias, weights } = fitLogistic(rows, 0);
  return { slope: weights[0] ?? 1, intercept: bias };
};

export type Score = (one: Judged) => number;
export const learnedScore =
  ({ slope, intercept }: ReturnType<typeof calibrated>): Score =>
  ({ logit }) =>
    sigmoid(slope * logit + intercept);
/** What was used before: the share of the question's words in and around the sentence. */
export const wordShare: Score = ({ features }) => features.headsAround;

export type Rates = {
  readonly threshold: number;
  /** Questions with a tick. */
  readonly ticked: number;
  /** Questions with ticks and none of them on the right page. */
  readonly wrong: number;
  /** Questions with ticks though their document was taken away. */
  readonly trapped: number;
};

export const ratesAt = (judged: readonly JudgedQuestion[], score: Score, threshold: number): Rates => {
  const [traps, answerable] = [judged.filter(({ isTrap }) => isTrap), judged.filter(({ isTrap }) => !isTrap)];
  const ticksOf = ({ examples }: JudgedQuestion) =>
    examples.filter((one) => mayAnswer(one.features) && score(one) >= threshold);
  const share = (all: readonly JudgedQuestion[], is: (ticks: readonly Judged[]) => boolean) =>
    Number((all.filter((one) => is(ticksOf(one))).length / Math.max(1, all.length)).toFixed(4));
  return {
    threshold,
    ticked: share(answerable, (ticks) => ticks.length > 0),
    wrong: share(answerable, (ticks) => ticks.length > 0 && !ticks.some(({ isOnPage }) => isOnPage)),
    trapped: share(traps, (ticks) => ticks.length > 0),
  };
};

/** A line that is less likely to answer than not never has the tick, however few of them are on a wrong page. */
const THRESHOLDS = Array.from({ length: 25 }, (_, i) => 0.5 + i / 50);

/** The lowest threshold whose share of wrong ticks is accepted. */
export const bestThreshold = (judged: readonly JudgedQuestion[], score: Score, mostWrong: number): Rates | undefined =>
  THRESHOLDS.map((threshold) => ratesAt(judged, score, threshold)).find(
    ({ wrong, trapped }) => Math.max(wrong, trapped) <= mostWrong,
  );

export type Bin = {
  readonly from: number;
  readonly count: number;
  readonly predicted: number;
  readonly answers: number;
};
const BINS = 10;

/** How often what was given a probability was right. */
export const curveOf = (judged: readonly JudgedQuestion[], score: Score): Bin[] => {
  const all = judged.flatMap(({ examples }) => examples).map((one) => ({ p: score(one), is: one.answers }));
  return Array.from({ length: BINS }, (_, i) => {
    const own = all.filter(({ p }) => Math.min(BINS - 1, Math.floor(p * BINS)) === i);
    const mean = (of: (one: { readonly p: number; readonly is: boolean }) => number) =>
      Number((own.reduce((sum, one) => sum + of(one), 0) / Math.max(1, own.length)).toFixed(3));
    return {
      from: i / BINS,
      count: own.length,
      predicted: mean(({ p }) => p),
      answers: mean(({ is }) => (is ? 1 : 0)),
    };
  });
};
