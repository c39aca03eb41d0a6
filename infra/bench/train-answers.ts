// `npm run train -- --answers`: learns which line answers a question, over invented rooms, forms and reading sets, and writes the weights.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INPUTS } from '#functions/engine/write/answering/answering-probability.ts';
import { type AnswerQuestion, answerQuestions } from './train/answer-examples.ts';
import { fitLogistic, logitOf, type Row, sigmoid } from './train/logistic.ts';

const OUT = join(import.meta.dirname, '../../functions/engine/write/answering/answering-weights.json');
/** The penalty of a logistic regression with C = 0.02 over some 40,000 lines. */
const PENALTY = 0.00125;
const FOLDS = 6;
/** Questions in people's own words count for more than those in the words of the documents. Set by hand. */
const WEIGHTS = { rooms: 1, blanked: 1, forms: 0.3, reading: 0.3 } as const;
const SHOWN = 5;

const rowsOf = (questions: readonly AnswerQuestion[]): Row[] =>
  questions.flatMap(({ set, lines }) =>
    lines.map(({ values, answers }) => ({ values, is: answers, weight: WEIGHTS[set] })),
  );

type Ranked = { readonly set: AnswerQuestion['set']; readonly first: boolean; readonly among: boolean };
const rankedBy = (questions: readonly AnswerQuestion[]): readonly Ranked[] => {
  const rooms = [...new Set(questions.map(({ room }) => room))];
  return Array.from({ length: FOLDS }, (_, fold) => {
    const left = new Set(rooms.filter((__, n) => n % FOLDS === fold));
    const weights = fitLogistic(rowsOf(questions.filter(({ room }) => !left.has(room))), PENALTY);
    return questions
      .filter(({ room, lines }) => left.has(room) && lines.some(({ answers }) => answers))
      .map(({ set, lines }): Ranked => {
        const ordered = lines
          .map(({ values, answers }) => ({ answers, probability: sigmoid(logitOf(weights, values)) }))
          .sort((a, b) => b.probability - a.probability);
        return { set, first: ordered[0]?.answers === true, among: ordered.slice(0, SHOWN).some((one) => one.answers) };
      });
  }).flat();
};

const rounded = (number: number): number => Number(number.toFixed(4));

export const trainAnswers = async (): Promise<void> => {
  const questions = await answerQuestions();
  const ranked = rankedBy(questions);
  const scores = Object.fromEntries(
    [...Map.groupBy(ranked, ({ set }) => set)].map(([set, own]) => [
      set,
      {
        answerable: own.length,
        first: own.filter(({ first }) => first).length,
        amongFive: own.filter(({ among }) => among).length,
      },
    ]),
  );
  console.table(scores);
  const { bias, weights } = fitLogistic(rowsOf(questions), PENALTY);
  const { thresholds } = JSON.parse(readFileSync(OUT, 'utf8'));
  const made = {
    source:
      '`npm run train -- --answers`: logistic regression over the lines found for questions to invented rooms, with and without their answers, to forms and to reading sets; scores are of rooms left out. The thresholds are set by hand',
    date: new Date().toISOString().slice(0, 10),
    scores,
    thresholds,
    bias: rounded(bias),
    weights: Object.fromEntries(INPUTS.map((name, i) => [name, rounded(weights[i] ?? 0)])),
  };
  writeFileSync(OUT, `${JSON.stringify(made, null, 2)}\n`);
};
