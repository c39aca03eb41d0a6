// `npm run train -- --close`: learns which lines are near to a question, over the invented rooms, and writes the weights.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Passage } from '#functions/engine/evidence.ts';
import { answeringLines } from '#functions/engine/write/answering/answering-features.ts';
import { INPUTS, valuesOver } from '#functions/engine/write/close/close-features.ts';
import { pageOf } from '#functions/engine/write/close/pages.ts';
import { quotationOf, quotationsOf } from '#functions/engine/write/close/quotation.ts';
import { spreadOverPages } from '#functions/engine/write/close/spread-pages.ts';
import type { Stretch } from '#functions/engine/write/prose/split-sentences.ts';
import { cachedIndex } from './eval/cached-index.ts';
import { hasAny, roomsNamed } from './eval/room.ts';
import { found } from './train/answer-examples.ts';
import { type CloseQuestion, learnClose } from './train/close-learn.ts';

const OUT = join(import.meta.dirname, '../../functions/engine/write/close/close-weights.json');
const FOLDS = 5;
const SHOWN = 5;

type Line = CloseQuestion['lines'][number] & { readonly passage: Passage; readonly stretch: Stretch };
type Placed = Omit<CloseQuestion, 'lines'> & { readonly lines: readonly Line[] };
const examples = async (): Promise<readonly Placed[]> => {
  const all: Placed[] = [];
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
        lines: lines.map(({ text, passage, start, end }, n) => {
          const stretch = { text, start, end };
          const quotation = quotationOf(passage, stretch).text;
          const answers = hasAny(says, text) || hasAny(says, quotation);
          return { values: values[n] ?? [], answers, page: pageOf(passage, start), passage, stretch };
        }),
      });
    }
    index.close();
  }
  return all;
};

type Scored = Line & { readonly score: number };
/** What a line may give up for each better line of its page. */
const REPEATED = [0, 0.3, 0.6, 0.9, 1.2] as const;

/** The lines of questions of rooms left out, scored by weights of the others. */
const leftOut = (questions: readonly Placed[]): readonly (readonly Scored[])[] => {
  const rooms = [...new Set(questions.map(({ room }) => room))];
  return Array.from({ length: FOLDS }, (_, fold) => {
    const left = new Set(rooms.filter((__, n) => n % FOLDS === fold));
    const weights = learnClose(questions.filter(({ room }) => !left.has(room)));
    const scoreOf = (values: readonly number[]) => values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);
    return questions
      .filter(({ room }) => left.has(room))
      .map(({ lines }) => lines.map((line) => ({ ...line, score: scoreOf(line.values) })));
  }).flat();
};

/** Questions whose first line answers, and those with an answer among five. */
const scoresOf = (all: readonly (readonly Scored[])[], repeated: number) => {
  const places = all.map((lines) =>
    quotationsOf(spreadOverPages(lines, repeated), SHOWN).findIndex(({ answers }) => answers),
  );
  return {
    repeated,
    answerable: places.length,
    first: places.filter((place) => place === 0).length,
    amongFive: places.filter((place) => place >= 0).length,
  };
};

export const trainClose = async (): Promise<void> => {
  const questions = await examples();
  const all = leftOut(questions);
  const scores = REPEATED.map((repeated) => scoresOf(all, repeated));
  console.table(scores);
  const [best] = scores.toSorted((a, b) => b.amongFive - a.amongFive);
  const weights = learnClose(questions);
  const made = {
    source:
      '`npm run train -- --close`: the lines whose quotations answer most likely to come first (softmax over the lines of a question), over the invented rooms; scores are of rooms left out',
    date: new Date().toISOString().slice(0, 10),
    scores,
    repeated: best?.repeated ?? 0,
    weights: Object.fromEntries(INPUTS.map((name, i) => [name, Number((weights[i] ?? 0).toFixed(4))])),
  };
  writeFileSync(OUT, `${JSON.stringify(made, null, 2)}\n`);
};
