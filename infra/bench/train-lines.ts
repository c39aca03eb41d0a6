// `npm run train -- --lines`: learns from invented documents which line of a short document answers a question in
// another language, and writes the weights.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INPUTS } from '#functions/engine/write/lines/line-probability.ts';
import { lineExamples } from './train/line-examples.ts';
import { bestLeftOut, fitLines, scoresAt } from './train/line-learn.ts';

const OUT = join(import.meta.dirname, '../../functions/engine/write/lines/across-weights.json');
/** Set by hand: a higher threshold loses few more wrong ticks than right ones. */
const THRESHOLD = 0.9;
const SHOWN = [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];

const rounded = (number: number): number => Number(number.toFixed(4));

export const trainLines = async (): Promise<void> => {
  const questions = await lineExamples();
  const best = bestLeftOut(questions);
  const traps = questions.filter(({ isTrap }) => isTrap).length;
  console.log(questions.length - traps, 'questions', traps, 'without an answer');
  console.table(SHOWN.map((threshold) => scoresAt(best, threshold)));
  if (process.argv.includes('--verbose'))
    for (const one of best.filter(({ isTrap, answers, probability }) => probability > 0.6 && (isTrap || !answers)))
      console.log(one.probability.toFixed(2), one.isTrap ? 'no answer' : 'other line', one.ask, '=>', one.text);
  const { bias, weights } = fitLines(questions);
  const made = {
    source:
      '`npm run train -- --lines`: logistic regression over the lines of invented short documents in other languages than the question; scores are of documents left out (6 folds)',
    date: new Date().toISOString().slice(0, 10),
    questions: questions.length - traps,
    traps,
    scores: scoresAt(best, THRESHOLD),
    threshold: THRESHOLD,
    bias: rounded(bias),
    weights: Object.fromEntries(INPUTS.map((name, i) => [name, rounded(weights[i] ?? 0)])),
  };
  writeFileSync(OUT, `${JSON.stringify(made, null, 2)}\n`);
};
