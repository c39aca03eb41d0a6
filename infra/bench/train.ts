// `npm run train`: learns from the development halves of the sets which sentence answers a question, and writes the
// weights.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INPUTS } from '#functions/engine/write/fit/fit-probability.ts';
import {
  bestThreshold,
  calibrated,
  crossValidated,
  curveOf,
  fitAll,
  type JudgedQuestion,
  learnedScore,
  ratesAt,
  type Score,
  wordShare,
} from './train/choose.ts';
import { ALL_SETS, examplesOf, type TrainingQuestion } from './train/examples.ts';
import { trainAnswers } from './train-answers.ts';
import { trainClose } from './train-close.ts';
import { trainLines } from './train-lines.ts';
import { trainLists } from './train-lists.ts';
import { trainRank } from './train-rank.ts';
import { trainSections } from './train-sections.ts';
import { trainSubjects } from './train-subjects.ts';

if (process.argv.includes('--rank')) {
  await trainRank();
  process.exit();
}

if (process.argv.includes('--lists')) {
  await trainLists(process.argv.includes('--left-out'));
  process.exit();
}

if (process.argv.includes('--answers')) {
  await trainAnswers();
  process.exit();
}

if (process.argv.includes('--close')) {
  await trainClose();
  process.exit();
}

if (process.argv.includes('--subjects')) {
  trainSubjects();
  process.exit();
}

if (process.argv.includes('--sections')) {
  const left = process.argv.find((one) => one.startsWith('--left-out='))?.slice('--left-out='.length);
  await trainSections(left?.split(',') ?? []);
  process.exit();
}

if (process.argv.includes('--lines')) {
  await trainLines();
  process.exit();
}

const OUT = join(import.meta.dirname, '../../functions/engine/write/fit/fit-weights.json');
/** The largest share of held-out questions that may have only wrong ticks. */
const MAX_WRONG = 0.02;

const rounded = (number: number): number => Number(number.toFixed(4));

const bySet = (judged: readonly JudgedQuestion[], score: Score, threshold: number) =>
  Object.fromEntries(
    [...Map.groupBy(judged, ({ set }) => set)].map(([set, own]) => {
      const { ticked, wrong, trapped } = ratesAt(own, score, threshold);
      return [set, { questions: own.length, ticked, wrong, trapped }];
    }),
  );

const questions: TrainingQuestion[] = [];
for (const name of ALL_SETS) {
  const own = await examplesOf(name);
  console.log(
    `${name}: ${own.length} questions, ${own.reduce((sum, { examples }) => sum + examples.length, 0)} stretches`,
  );
  questions.push(...own);
}
const judged = crossValidated(questions);
const platt = calibrated(judged);
const learned = learnedScore(platt);
const [own, words] = [bestThreshold(judged, learned, MAX_WRONG), bestThreshold(judged, wordShare, MAX_WRONG)];
console.log('learned', own, own && bySet(judged, learned, own.threshold));
console.log('share of words', words, words && bySet(judged, wordShare, words.threshold));
if (!own || own.ticked <= (words?.ticked ?? 0)) throw new Error('nothing learned beats the share of words');

const { bias, weights } = fitAll(questions);
const scores = bySet(judged, learned, own.threshold);
const made = {
  source: '`npm run train`: logistic regression, calibrated by Platt over documents left out (5 folds by document)',
  date: new Date().toISOString().slice(0, 10),
  wordShare: words ?? null,
  all: own,
  sets: scores,
  curve: curveOf(judged, learned),
  threshold: own.threshold,
  bias: rounded(platt.slope * bias + platt.intercept),
  weights: Object.fromEntries(INPUTS.map((name, i) => [name, rounded(platt.slope * (weights[i] ?? 0))])),
};
writeFileSync(OUT, `${JSON.stringify(made, null, 2)}\n`);
console.table(made.curve);
