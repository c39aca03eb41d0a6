// Learns whether a row is a question or a document request, from rows of known kind.
import { textAt } from '#functions/checklists/grid.ts';
import type { Signs } from '#functions/checklists/read/column-signs.ts';
import { type Kind, kindSigns } from '#functions/checklists/read/kinds.ts';
import { columnName, columnNumber } from '#shared/spreadsheet/a1.ts';
import type { KnownSheet } from './known-sheet.ts';
import { fitLogistic, logitOf, type Weights } from './logistic.ts';

export type KindExample = { readonly list: string; readonly sheet: string; readonly rows: readonly Known[] };
type Known = { readonly text: string; readonly signs: Signs; readonly kind: Kind };
export type KindWeights = { readonly names: readonly string[]; readonly fit: Weights };

const PENALTY = 0.003;

export const kindExamples = ({ list, grid, blocks, asked }: KnownSheet): KindExample[] =>
  blocks.flatMap(({ head, columns }) => {
    const column = columnNumber(columns.question?.[0] ?? 'A');
    const own = [...asked].filter(([cell]) => cell.replace(/\d+$/, '') === columnName(column));
    const texts = own.map(([cell]) => textAt(grid, Number(cell.replace(/^\D+/, '')), column));
    const signs = kindSigns(texts, textAt(grid, head[0] ?? 0, column));
    const rows = own.map(([, kind], n) => ({ text: texts[n] ?? '', signs: signs[n] ?? {}, kind }));
    return rows.length === 0 ? [] : [{ list, sheet: grid.name, rows }];
  });

const valuesOf = (signs: Signs, names: readonly string[]): number[] => names.map((name) => signs[name] ?? 0);

export const learnKinds = (examples: readonly KindExample[]): KindWeights => {
  const rows = examples.flatMap((one) => one.rows);
  const names = Object.keys(rows[0]?.signs ?? {});
  const known = rows.map(({ signs, kind }) => ({ values: valuesOf(signs, names), is: kind === 'request', weight: 1 }));
  return { names, fit: fitLogistic(known, PENALTY) };
};

export const misreadKinds = ({ rows }: KindExample, { names, fit }: KindWeights): Known[] =>
  rows.filter(({ signs, kind }) => logitOf(fit, valuesOf(signs, names)) > 0 !== (kind === 'request'));
