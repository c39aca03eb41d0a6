// Cross-validation by document, calibration, and the choice of the threshold that keeps wrong ticks rare.
import { createHash } from 'node:crypto';
import { inputsOf, mayAnswer } from '#functions/engine/write/fit/fit-probability.ts';
import { type Example, PAGE_SETS, type TrainingQuestion } from './examples.ts';
import { fitLogistic, logitOf, type Row, sigmoid, type Weights } from './logistic.ts';

const FOLDS = 5;
const PENALTY = 1e-4;

type Judged = Example & { readonly logit: number };
export type JudgedQuestion = Omit<TrainingQuestion, 'examples'> & { readonly examples: readonly Judged[] };

/**
 * Each question counts once, however many lines it has. Questions over documents with a layout, as people upload them,
 * count six times, about as much as the many over plain paragraphs. Tried on held-out documents: weights 1, 3, 6 and 12
 * give a tick to 45, 49, 54 and 60 % of the questions at 2 % wrong pages; above six, the additional ticked lines are
 * not informative.
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

/** Judges every question with weights learned without its document. */
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

/** Platt scaling: slope and intercept over the logits of held-out questions. */
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
/** The baseline: the share of the question's words in and around the sentence. */
export const wordShare: Score = ({ features }) => features.headsAround;

export type Rates = {
  readonly threshold: number;
  /** Share of answerable questions with a tick. */
  readonly ticked: number;
  /** Share of answerable questions with ticks, none of them on the right page. */
  readonly wrong: number;
  /** Share of traps, whose document was removed, with a tick. */
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

/** Starts at 0.5: a line that probably does not answer is never ticked, however few wrong pages that costs. */
const THRESHOLDS = Array.from({ length: 25 }, (_, i) => 0.5 + i / 50);

/** The lowest threshold with an acceptable share of wrong ticks. */
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

/** Returns how often lines were right, by predicted probability. */
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
