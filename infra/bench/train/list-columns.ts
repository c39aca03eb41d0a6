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
import type { Block } from './list-sheets.ts';

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
};

const CLASSES: readonly (Use | 'none')[] = ['none', ...USES];
const STEPS = 250;
const RATE = 0.5;
const PENALTY = 0.001;
const FEWEST = 4;
/** Misread lists weigh more in the next round. */
const ROUNDS = 5;
const MORE = 1.7;

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

const namesOf = (examples: readonly ColumnExample[]): string[] => {
  const counts = new Map<string, number>();
  for (const { columns } of examples)
    for (const { signs } of columns)
      for (const [name, value] of Object.entries(signs)) if (value !== 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= FEWEST)
    .map(([name]) => name)
    .sort();
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

const fitColumns = (rows: readonly Row[], count: number): Float64Array[] => {
  const own = CLASSES.map(() => new Float64Array(count));
  const seen = CLASSES.map(() => new Float64Array(count).fill(1e-6));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = CLASSES.map(() => new Float64Array(count));
    for (const row of rows) addSlope(slopes, own, row);
    for (const [n, weights] of own.entries())
      for (let i = 0; i < count; i += 1) {
        const rise = (slopes[n]?.[i] ?? 0) / total - PENALTY * 0.05 * (weights[i] ?? 0);
        const square = (seen[n]?.[i] ?? 0) + rise * rise;
        const own2 = seen[n];
        if (own2) own2[i] = square;
        weights[i] = (weights[i] ?? 0) + (RATE * rise) / Math.sqrt(square);
      }
  }
  return own;
};

export const learnColumns = (examples: readonly ColumnExample[]): Weights => {
  const names = namesOf(examples);
  const index = new Map(names.map((name, at) => [name, at]));
  const worth = new Map<ColumnExample, number>();
  let best: { readonly weights: Weights; readonly misread: number } | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = fitColumns(
      rowsOf(examples, index, (one) => worth.get(one) ?? 1),
      names.length,
    );
    const weights = Object.fromEntries(
      USES.map((use, n) => [
        use,
        Object.fromEntries(
          names.flatMap((name, i) => {
            const gain = Number(((own[n + 1]?.[i] ?? 0) - (own[0]?.[i] ?? 0)).toFixed(2));
            return gain === 0 ? [] : [[name, gain]];
          }),
        ),
      ]),
    ) as Weights;
    const misread = examples.filter((one) => !isReadRight(one, weights));
    if (!best || misread.length < best.misread) best = { weights, misread: misread.length };
    for (const one of misread) worth.set(one, (worth.get(one) ?? 1) * MORE);
  }
  return best?.weights ?? ({} as Weights);
};
