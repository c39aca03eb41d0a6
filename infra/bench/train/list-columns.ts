// Learns the uses of columns beside the questions: the weights that make the known uses most probable, column by
// column.
import {
  bestColumns,
  type Signed,
  USES,
  type Use,
  type Weights,
  type Where,
} from '#functions/checklists/read/score-columns.ts';
import { columnName } from '#shared/spreadsheet/a1.ts';
import type { Block } from './known-sheet.ts';

/** `use` is `undefined` if either reading of the column is accepted. */
type Known = Signed & { readonly use: Use | 'none' | undefined };
export type ColumnExample = {
  readonly set: string;
  readonly list: string;
  readonly sheet: string;
  readonly block: Block;
  readonly question: number;
  readonly hidden: readonly number[];
  readonly columns: readonly Known[];
  readonly unheaded: readonly number[];
  readonly weight?: number;
};

const CLASSES: readonly (Use | 'none')[] = ['none', ...USES];
const STEPS = 120;
const RATE = 0.15;
/** How much a weight is held to the one before. */
const PULL = 0.002;
const FEWEST = 8;
/** Misread lists weigh more in the next round. */
const ROUNDS = 3;
const MORE = 1.6;

export const useOf = ({ columns }: Block, column: number): Known['use'] => {
  const name = columnName(column);
  const named = USES.find((use) => columns[use]?.[0] === name);
  return named ?? (USES.some((use) => columns[use]?.includes(name)) ? undefined : 'none');
};

const whereOf = ({ question, hidden }: ColumnExample): Where => ({
  question,
  isHidden: (column) => hidden.includes(column),
});

export const isReadRight = (example: ColumnExample, weights: Weights): boolean => {
  const { columns } = bestColumns(example.columns, whereOf(example), weights);
  return USES.every((use) => {
    const wanted = example.block.columns[use] ?? ['-'];
    const column = columns[use];
    if (column === undefined) return wanted.includes('-') || wanted.includes('*');
    return wanted.includes(columnName(column)) || (wanted.includes('*') && example.unheaded.includes(column));
  });
};

type Row = { readonly at: Int32Array; readonly values: Float64Array; readonly use: number; readonly weight: number };

const rowsOf = (
  examples: readonly ColumnExample[],
  names: ReadonlyMap<string, number>,
  weightOf: (one: ColumnExample) => number,
): Row[] =>
  examples.flatMap((example) =>
    example.columns.flatMap(({ signs, use }) => {
      if (use === undefined) return [];
      const own = Object.entries(signs).flatMap(([name, value]) => {
        const at = names.get(name);
        return at === undefined || value === 0 ? [] : [[at, value] as const];
      });
      return [
        {
          at: Int32Array.from(own, ([at]) => at),
          values: Float64Array.from(own, ([, value]) => value),
          use: CLASSES.indexOf(use),
          weight: weightOf(example),
        },
      ];
    }),
  );

const namesOf = (examples: readonly ColumnExample[], before: Weights): string[] => {
  const counts = new Map<string, number>();
  for (const { columns } of examples)
    for (const { signs } of columns)
      for (const [name, value] of Object.entries(signs)) if (value !== 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= FEWEST).map(([name]) => name);
  return [...new Set([...often, ...USES.flatMap((use) => Object.keys(before[use]))])].sort();
};

const addSlope = (
  slopes: readonly Float64Array[],
  own: readonly Float64Array[],
  { at, values, use, weight }: Row,
): void => {
  const scores = own.map((weights) => values.reduce((sum, value, i) => sum + value * (weights[at[i] ?? 0] ?? 0), 0));
  const best = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - best));
  const whole = odds.reduce((sum, one) => sum + one, 0);
  for (const [n, slope] of slopes.entries()) {
    const pull = weight * ((n === use ? 1 : 0) - (odds[n] ?? 0) / whole);
    if (Math.abs(pull) > 1e-6)
      for (const [i, where] of at.entries()) slope[where] = (slope[where] ?? 0) + pull * (values[i] ?? 0);
  }
};

type Before = readonly Float64Array[];

/** Steps from the weights before; those of no use stay at 0. */
const fitColumns = (rows: readonly Row[], before: Before): Float64Array[] => {
  const own = before.map((weights) => weights.slice());
  const seen = before.map(({ length }) => new Float64Array(length).fill(1e-4));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = before.map(({ length }) => new Float64Array(length));
    for (const row of rows) addSlope(slopes, own, row);
    for (const [n, weights] of own.entries()) {
      if (n === 0) continue;
      for (let i = 0; i < weights.length; i += 1) {
        const rise = (slopes[n]?.[i] ?? 0) / total - PULL * ((weights[i] ?? 0) - (before[n]?.[i] ?? 0));
        const square = (seen[n]?.[i] ?? 0) + rise * rise;
        seen[n]?.fill(square, i, i + 1);
        weights[i] = (weights[i] ?? 0) + (RATE * rise) / Math.sqrt(square);
      }
    }
  }
  return own;
};

const weightsOf = (own: readonly Float64Array[], names: readonly string[]): Weights =>
  Object.fromEntries(
    USES.map((use, n) => {
      const gains = names.map((name, i) => [name, Number((own[n + 1]?.[i] ?? 0).toFixed(2))] as const);
      return [use, Object.fromEntries(gains.filter(([, gain]) => gain !== 0))];
    }),
  ) as Weights;

/** Continues from the weights before: of several rounds the one that misreads least. */
export const learnColumns = (examples: readonly ColumnExample[], before: Weights): Weights => {
  const names = namesOf(examples, before);
  const index = new Map(names.map((name, at) => [name, at]));
  const from = CLASSES.map((use) =>
    Float64Array.from(names, (name) => (use === 'none' ? 0 : (before[use][name] ?? 0))),
  );
  const worth = new Map<ColumnExample, number>();
  const weightOf = (one: ColumnExample): number => (one.weight ?? 1) * (worth.get(one) ?? 1);
  let best: { readonly weights: Weights; readonly misread: number } | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const weights = weightsOf(fitColumns(rowsOf(examples, index, weightOf), from), names);
    const misread = examples.filter((one) => !isReadRight(one, weights));
    const lost = misread.reduce((sum, one) => sum + (one.weight ?? 1), 0);
    if (!best || lost < best.misread) best = { weights, misread: lost };
    for (const one of misread) worth.set(one, (worth.get(one) ?? 1) * MORE);
  }
  return best?.weights ?? before;
};
