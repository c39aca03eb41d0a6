// `npm run train -- --accounts`: learns from the ticks of invented rooms which open words remove a tick, and writes the
// weights.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from '#functions/engine/write/account/account-features.ts';
import { inputsOf, mayStay } from '#functions/engine/write/account/account-probability.ts';
import { type AccountQuestion, accountQuestions } from './train/account-examples.ts';
import { fitLogistic, logitOf, type Row, sigmoid, type Weights } from './train/logistic.ts';

const OUT = join(import.meta.dirname, '../../functions/engine/write/account/account-weights.json');
/** Set by hand: a higher threshold loses more right ticks than wrong ones. */
const THRESHOLD = 0.6;
const SHOWN = [0, 0.3, 0.4, 0.5, 0.6, 0.7];
const PENALTY = 0.01;
/** Natural questions weigh more than generated forms, since they are fewer. Set by hand. */
const NATURAL_WEIGHT = 2;
const isNatural = ({ room }: AccountQuestion): boolean => !/^room-\d+$/u.test(room);

const rowsOf = (questions: readonly AccountQuestion[]): Row[] =>
  questions.flatMap((question) =>
    question.statements
      .filter(({ features, isComposed }) => !isComposed && !mayStay(features))
      .map(({ features, isFine }) => ({
        values: inputsOf(features),
        is: isFine,
        weight:
          ((isNatural(question) ? NATURAL_WEIGHT : 1) * Math.min(2, question.statements.length)) /
          question.statements.length,
      })),
  );

type LeftOut = AccountQuestion & { readonly probabilities: readonly number[] };
const leftOutBy = (questions: readonly AccountQuestion[]): readonly LeftOut[] =>
  [...Map.groupBy(questions, ({ room }) => room).entries()].flatMap(([room, own]) => {
    const weights: Weights = fitLogistic(rowsOf(questions.filter((one) => one.room !== room)), PENALTY);
    return own.map((one) => ({
      ...one,
      probabilities: one.statements.map(({ features }) => sigmoid(logitOf(weights, inputsOf(features)))),
    }));
  });

/** Counts the questions with ticks: all of them fine, some of them, or none. */
const scoresAt = (all: readonly LeftOut[], threshold: number) => {
  const remaining = all.map(({ statements, probabilities }) =>
    statements.filter(
      ({ features, isComposed }, n) => isComposed || mayStay(features) || (probabilities[n] ?? 0) >= threshold,
    ),
  );
  const ticked = remaining.filter((own) => own.length > 0);
  return {
    threshold,
    fine: ticked.filter((own) => own.every(({ isFine }) => isFine)).length,
    mixed: ticked.filter((own) => own.some(({ isFine }) => isFine) && !own.every(({ isFine }) => isFine)).length,
    wrong: ticked.filter((own) => !own.some(({ isFine }) => isFine)).length,
  };
};

const rounded = (number: number): number => Number(number.toFixed(4));

export const trainAccounts = async (): Promise<void> => {
  const questions = await accountQuestions();
  const judged = leftOutBy(questions);
  for (const [name, own] of [
    ['forms', judged.filter((one) => !isNatural(one))],
    ['natural', judged.filter(isNatural)],
  ] as const) {
    console.log(name, own.length, 'questions, asked with and without their answers');
    for (const isWithoutAnswer of [false, true])
      console.table(
        SHOWN.map((threshold) =>
          scoresAt(
            own.filter((one) => one.isWithoutAnswer === isWithoutAnswer),
            threshold,
          ),
        ),
      );
  }
  const { bias, weights } = fitLogistic(rowsOf(questions), PENALTY);
  const made = {
    source:
      '`npm run train -- --accounts`: logistic regression over the ticked statements that leave words open, of invented rooms with and without the lines that answer; scores are of rooms left out',
    date: new Date().toISOString().slice(0, 10),
    questions: questions.length,
    before: scoresAt(
      judged.filter(({ isWithoutAnswer }) => !isWithoutAnswer),
      0,
    ),
    scores: scoresAt(
      judged.filter(({ isWithoutAnswer }) => !isWithoutAnswer),
      THRESHOLD,
    ),
    threshold: THRESHOLD,
    bias: rounded(bias),
    weights: Object.fromEntries(FEATURES.map((name, i) => [name, rounded(weights[i] ?? 0)])),
  };
  writeFileSync(OUT, `${JSON.stringify(made, null, 2)}\n`);
};
