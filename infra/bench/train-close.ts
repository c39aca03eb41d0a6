// `npm run train -- --close`: learns which lines are near to a question, over the invented rooms, and writes the weights.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answeringLines } from '#functions/engine/write/answering/answering-features.ts';
import { INPUTS, valuesOver } from '#functions/engine/write/close/close-features.ts';
import { cachedIndex } from './eval/cached-index.ts';
import { hasAny, roomsNamed } from './eval/room.ts';
import { found } from './train/answer-examples.ts';
import { type CloseQuestion, learnClose } from './train/close-learn.ts';

const OUT = join(import.meta.dirname, '../../functions/engine/write/close/close-weights.json');
const FOLDS = 5;
const SHOWN = 5;

const examples = async (): Promise<readonly CloseQuestion[]> => {
  const all: CloseQuestion[] = [];
  for (const { name, paths, about, questions } of roomsNamed('')) {
    const { index } = await cachedIndex(`room-${name}`, paths);
    for (const { ask, says } of questions) {
      if (!says) continue;
      const read = await found(index, { ask, about });
      const { plan, passages } = read.ofSubject ?? read;
      const lines = answeringLines(plan, passages);
      const values = valuesOver(plan, lines);
      all.push({
        room: name,
        lines: lines.map(({ text }, n) => ({ values: values[n] ?? [], answers: hasAny(says, text) })),
      });
    }
    index.close();
  }
  return all;
};

/** The place of the first line that answers. */
const placeOf = ({ lines }: CloseQuestion, weights: readonly number[]): number => {
  const scored = lines.map(({ values, answers }) => ({
    answers,
    score: values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0),
  }));
  const place = scored.sort((a, b) => b.score - a.score).findIndex(({ answers }) => answers);
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
};

/** Of rooms left out: questions with an answer, those whose first line answers, those with one among five. */
const scoresOf = (questions: readonly CloseQuestion[]) => {
  const rooms = [...new Set(questions.map(({ room }) => room))];
  const places = Array.from({ length: FOLDS }, (_, fold) => {
    const left = new Set(rooms.filter((__, n) => n % FOLDS === fold));
    const weights = learnClose(questions.filter(({ room }) => !left.has(room)));
    return questions.filter(({ room }) => left.has(room)).map((one) => placeOf(one, weights));
  }).flat();
  return {
    answerable: places.length,
    first: places.filter((place) => place === 1).length,
    amongFive: places.filter((place) => place <= SHOWN).length,
  };
};

export const trainClose = async (): Promise<void> => {
  const questions = await examples();
  const scores = scoresOf(questions);
  console.table(scores);
  const weights = learnClose(questions);
  const made = {
    source:
      '`npm run train -- --close`: the lines that answer most likely to come first (softmax over the lines of a question), over the invented rooms; scores are of rooms left out',
    date: new Date().toISOString().slice(0, 10),
    scores,
    weights: Object.fromEntries(INPUTS.map((name, i) => [name, Number((weights[i] ?? 0).toFixed(4))])),
  };
  writeFileSync(OUT, `${JSON.stringify(made, null, 2)}\n`);
};
