// `npm run train -- --lists`: learns the layout of lists from lists with a known reading, and writes the weights.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ColumnExample, isReadRight, learnColumns } from './train/list-columns.ts';
import { type KindExample, type KindWeights, kindExamples, learnKinds, misreadKinds } from './train/list-kinds.ts';
import { bestWay, type Example, learnLayouts, type Weights } from './train/list-layouts.ts';
import { CHECKED, knownSheets, SETS } from './train/list-sheets.ts';
import before from './train/list-weights-before.json' with { type: 'json' };
import { examplesOf } from './train/unknown-words.ts';

const WORDS = join(import.meta.dirname, '../../functions/checklists/words');
const FOLDS = 5;
/** The weight of a sheet read without half of its header words, which may leave no sign of its questions. */
const UNKNOWING = 0.25;
/** The weight of a made sheet against one that a person invented. */
const MADE = 0.3;

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

const weighted = <E extends { readonly set: string }>(all: readonly E[], time: number): E[] =>
  all.map((one) => ({ ...one, weight: (one.set === 'made' ? MADE : 1) * (time === 0 ? 1 : UNKNOWING) }));

const learnAllColumns = (all: readonly ColumnExample[]) => learnColumns(all, before.columns);
const learnAllLayouts = (all: readonly Example[]) => learnLayouts(all, before.layouts);
const isFound = (one: Example, weights: Weights): boolean => bestWay(one, weights)?.isRight === true;

/** `withLeftOut`: also cross-validates, which takes several times as long. */
export const trainLists = async (withLeftOut: boolean): Promise<void> => {
  trainKinds(withLeftOut);
  const read = await Promise.all(SETS.map((set) => examplesOf(set)));
  const layouts = read.flatMap((times) => times.flatMap((one, time) => weighted(one.layouts, time)));
  const columns = read.flatMap((times) => times.flatMap((one, time) => weighted(one.columns, time)));
  const layoutWeights = learnAllLayouts(layouts);
  const columnWeights = learnAllColumns(columns);
  const others = await Promise.all(CHECKED.map((set) => examplesOf(set)));
  for (const [first] of others) {
    const { layouts: sheets, columns: beside } = first ?? { layouts: [], columns: [] };
    line(
      'header',
      sheets.filter((one) => !isFound(one, layoutWeights)),
      sheets.length,
    );
    line(
      'columns',
      beside.filter((one) => !isReadRight(one, columnWeights)),
      beside.length,
    );
  }
  if (withLeftOut) {
    const [known, uses] = [read.flatMap(([one]) => one?.layouts ?? []), read.flatMap(([one]) => one?.columns ?? [])];
    line('header and question column', leftOut(known, learnAllLayouts, isFound), known.length);
    line('columns beside the questions', leftOut(uses, learnAllColumns, isReadRight), uses.length);
  }
  const lists =
    'Continued from infra/bench/train/list-weights-before.json on the invented lists in infra/bench/train/samples and on those that made-lists.ts makes, each read with all words of heads.json and once with half of its own heads unknown: decision 67.';
  write('layouts.json', {
    source: `\`npm run train -- --lists\`: how much each sign of a header row and a column of questions (read/layout-signs.ts) speaks for them, against reading none. ${lists}`,
    weights: layoutWeights,
  });
  write('column-uses.json', {
    source: `\`npm run train -- --lists\`: how much each sign of a column (read/column-signs.ts) speaks for a use, against none; two signs joined by & count where both hold. ${lists}`,
    weights: columnWeights,
  });
};
