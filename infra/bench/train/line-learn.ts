// Learns which line of a short document answers, and judges the weights on held-out documents.
import { inputsOf, mayAnswer } from '#functions/engine/write/lines/line-probability.ts';
import type { LineExample, LineQuestion } from './line-examples.ts';
import { fitLogistic, logitOf, type Row, sigmoid, type Weights } from './logistic.ts';

const FOLDS = 6;
const PENALTY = 0.01;
/** Few lines answer, so each weighs more than one that does not. Set by hand. */
const ANSWER_WEIGHT = 3;

const rowsOf = (questions: readonly LineQuestion[]): Row[] =>
  questions.flatMap(({ lines }) =>
    lines.map(({ features, answers }) => ({
      values: inputsOf(features),
      is: answers,
      weight: (answers ? ANSWER_WEIGHT : 1) / Math.sqrt(lines.length),
    })),
  );

export const fitLines = (questions: readonly LineQuestion[]): Weights => fitLogistic(rowsOf(questions), PENALTY);

/** The line with the highest probability, by weights learned without its document. */
export type BestLine = {
  readonly ask: string;
  readonly isTrap: boolean;
  readonly text: string;
  readonly probability: number;
  readonly answers: boolean;
};

const bestOf = (weights: Weights, { ask, isTrap, lines }: LineQuestion): BestLine => {
  const judged = lines.map(({ text, features, answers }: LineExample) => ({
    text,
    probability: mayAnswer(features) ? sigmoid(logitOf(weights, inputsOf(features))) : 0,
    answers,
  }));
  const best = judged.reduce((a, b) => (b.probability > a.probability ? b : a), {
    text: '',
    probability: 0,
    answers: false,
  });
  return { ask, isTrap, ...best };
};

export const bestLeftOut = (questions: readonly LineQuestion[]): readonly BestLine[] => {
  const documents = [...new Set(questions.map(({ document }) => document))].sort();
  const isIn = (fold: number) => (one: LineQuestion) => documents.indexOf(one.document) % FOLDS === fold;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitLines(questions.filter((one) => !isIn(fold)(one)));
    return questions.filter(isIn(fold)).map((one) => bestOf(weights, one));
  }).flat();
};

export type LineScores = {
  readonly threshold: number;
  /** Questions with an answer and a right tick, or a wrong tick. */
  readonly right: number;
  readonly wrong: number;
  /** Questions without an answer but with a tick. */
  readonly trapped: number;
};

export const scoresAt = (best: readonly BestLine[], threshold: number): LineScores => {
  const ticked = best.filter(({ probability }) => probability >= threshold);
  const count = (is: (one: BestLine) => boolean) => ticked.filter(is).length;
  return {
    threshold,
    right: count(({ isTrap, answers }) => !isTrap && answers),
    wrong: count(({ isTrap, answers }) => !isTrap && !answers),
    trapped: count(({ isTrap }) => isTrap),
  };
};
