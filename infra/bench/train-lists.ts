// `npm run train -- --lists`: learns the layout of lists from lists with a known reading, and writes the weights.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ColumnExample, isReadRight, learnColumns } from './train/list-columns.ts';
import { type KindExample, type KindWeights, kindExamples, learnKinds, misreadKinds } from './train/list-kinds.ts';
import { bestWay, type Example, learnLayouts } from './train/list-layouts.ts';
import { knownSheets, SETS } from './train/list-sheets.ts';
import { examplesOf } from './train/unknown-words.ts';

const WORDS = join(import.meta.dirname, '../../functions/checklists/words');
const FOLDS = 5;
/** Chosen from 0.003 and 0.0005: it reads more sheets of held-out lists. */
const PENALTY = 0.0005;
/** The weight of a sheet read without half of its header words, which may leave no sign of its questions. */
const UNKNOWING = 0.25;

type Of = { readonly list: string; readonly sheet: string };

/** Returns the sheets misread with weights learned without their lists. */
const leftOut = <E extends Of, W>(
  all: readonly E[],
  learn: (examples: readonly E[]) => W,
  isRight: (one: E, weights: W) => boolean,
) => {
  const lists = [...new Set(all.map(({ list }) => list))];
  return Array.from({ length: FOLDS }, (_, fold) => {
    const own = new Set(lists.filter((_list, n) => n % FOLDS === fold));
    const weights = learn(all.filter(({ list }) => !own.has(list)));
    return all.filter((one) => own.has(one.list) && !isRight(one, weights));
  }).flat();
};

const line = (what: string, wrong: readonly Of[], count: number): string => {
  console.log(`${what} of lists left out: ${count - wrong.length} of ${count} right`);
  for (const { list, sheet } of wrong) console.log(`  ${list} / ${sheet}`);
  return `${count - wrong.length} of ${count}`;
};

const write = (name: string, made: unknown): void =>
  writeFileSync(join(WORDS, name), `${JSON.stringify(made, null, 2)}\n`);

/** Learns whether a row asks a question or requests a document. */
const trainKinds = (withLeftOut: boolean): void => {
  const all = SETS.flatMap(knownSheets).flatMap(kindExamples);
  if (withLeftOut) {
    const isRight = (one: KindExample, learned: KindWeights) => misreadKinds(one, learned).length === 0;
    line('kinds of all rows', leftOut(all, learnKinds, isRight), all.length);
  }
  const { names, fit } = learnKinds(all);
  const rounded = (number: number): number => Number(number.toFixed(2));
  write('kinds.json', {
    source:
      '`npm run train -- --lists`: how much each sign of a row (read/kinds.ts) speaks for a document against a question; two signs joined by & count where both hold. Learned from the rows of the lists in infra/bench/train/samples whose kind is known.',
    bias: rounded(fit.bias),
    weights: Object.fromEntries(names.map((name, i) => [name, rounded(fit.weights[i] ?? 0)])),
  });
};

/** `withLeftOut`: also cross-validates, which takes several times as long. */
export const trainLists = async (withLeftOut: boolean): Promise<void> => {
  trainKinds(withLeftOut);
  const read = await Promise.all(SETS.map((set) => examplesOf(set)));
  const knowing = read.map(([first]) => first);
  const layouts: Example[] = read.flatMap((times) =>
    times.flatMap((one, n) => one.layouts.map((example) => (n === 0 ? example : { ...example, weight: UNKNOWING }))),
  );
  const columns: ColumnExample[] = read.flat().flatMap((one) => one.columns);
  const layoutWeights = learnLayouts(layouts, PENALTY);
  const columnWeights = learnColumns(columns);
  if (withLeftOut) {
    const known = knowing.flatMap((one) => one?.layouts ?? []);
    const all = known.length;
    line(
      'header and question column',
      leftOut(
        known,
        (examples) => learnLayouts(examples, PENALTY),
        (one, weights) => bestWay(one, weights)?.isRight === true,
      ),
      all,
    );
    const uses = knowing.flatMap((one) => one?.columns ?? []);
    line('columns beside the questions', leftOut(uses, learnColumns, isReadRight), uses.length);
  }
  write('layouts.json', {
    source:
      '`npm run train -- --lists`: how much each sign of a header row and a column of questions (read/layout-signs.ts) speaks for them, against reading none. Learned from the invented lists in infra/bench/train/samples, each read with all words of heads.json and three times with half of its own heads unknown.',
    weights: layoutWeights,
  });
  write('column-uses.json', {
    source:
      '`npm run train -- --lists`: how much each sign of a column (read/column-signs.ts) speaks for a use, against none; two signs joined by & count where both hold. Learned from the same lists as layouts.json, in the same readings.',
    weights: columnWeights,
  });
};
