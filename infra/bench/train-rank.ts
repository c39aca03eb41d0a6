// `npm run train -- --rank`: learns the weights of the ranking, and writes them if they do better on held-out
// documents.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import weights from '#functions/engine/rank/weights.json' with { type: 'json' };
import { type RankedQuestion, rankExamplesOf } from './train/rank-examples.ts';
import { crossValidatedPlaces, learnWeights, placesBy, scoresOf } from './train/rank-learn.ts';

const OUT = join(import.meta.dirname, '../../functions/engine/rank/weights.json');
const SETS = ['financebench', 'filings', 'tatqa', 'ko-pages', 'ja-pages', 'korquad', 'jaquad'];

type Scores = ReturnType<typeof scoresOf>;
/** Whether no set loses and at least one gains. */
const wins = (learned: Scores, hand: Scores): boolean => {
  const gains = Object.entries(learned).map(([set, { five, reciprocal }]) => [
    five - (hand[set]?.five ?? 0),
    reciprocal - (hand[set]?.reciprocal ?? 0),
  ]);
  return gains.flat().every((gain) => gain >= 0) && gains.flat().some((gain) => gain > 0);
};

export const trainRank = async (): Promise<void> => {
  const questions: RankedQuestion[] = [];
  for (const set of SETS) questions.push(...(await rankExamplesOf(set)));
  const { figure, prose } = weights;
  const hand = scoresOf(placesBy(questions, weights));
  const learned = scoresOf(crossValidatedPlaces(questions, weights));
  console.log('as they are', hand, 'learned, over documents left out', learned);
  const isWon = wins(learned, hand);
  const of = (kind: RankedQuestion['kind']) =>
    learnWeights(
      questions.filter((one) => one.kind === kind),
      weights[kind],
    );
  const made = {
    source: `${isWon ? 'learned' : 'set by hand'}; scores are of the development halves, by \`npm run train -- --rank\` (docs/decisions/0025)`,
    date: new Date().toISOString().slice(0, 10),
    scores: { hand, learned },
    ...(isWon ? { figure: of('figure'), prose: of('prose') } : { figure, prose }),
  };
  writeFileSync(OUT, `${JSON.stringify(made, null, 2)}\n`);
};
