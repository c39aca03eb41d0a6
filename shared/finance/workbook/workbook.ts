// Defines a model as sheets of named cells: inputs with their origin, formulas as trees, words.
import type { Given, Origin } from '../given.ts';
import { type Label, label } from '../label.ts';
import type { Money } from '../money.ts';
import { type Expression, expressionOf, type Operand } from './expression.ts';

/** The display format of a number; numbers are only rounded for display. */
export type Format = 'amount' | 'price' | 'percent' | 'multiple' | 'factor' | 'decimal' | 'whole' | 'check';

export type InputCell = {
  readonly kind: 'input';
  readonly id: string;
  readonly value: number;
  readonly origin: Origin;
  readonly format: Format;
  /** The currency of a price, if it is not the model's. */
  readonly currency?: string;
  /** The permitted values of a switch. */
  readonly among?: readonly number[];
};
export type FormulaCell = {
  readonly kind: 'formula';
  readonly id: string;
  readonly expression: Expression;
  readonly format: Format;
  /** Highlighted, as the base case in a sensitivity table. */
  readonly marked?: boolean;
};
/** With an id, it can be in a range, where aggregates ignore it. */
export type TextCell = { readonly kind: 'text'; readonly id?: string; readonly label: Label };
export type Cell = InputCell | FormulaCell | TextCell;

/** Cells start in the third column, after label and unit. */
export type Line = {
  readonly style: 'title' | 'note' | 'section' | 'head' | 'line' | 'total' | 'blank';
  readonly label?: Label;
  readonly unit?: Label;
  readonly cells?: readonly (Cell | undefined)[];
};

/**
 * Bars from low to high, named by the labels of their lines; `low` has the ids of one column's cells from top to
 * bottom.
 */
export type RangeChart = {
  readonly title: Label;
  readonly low: readonly string[];
  readonly spread: readonly string[];
  readonly lowTitle: Label;
  readonly spreadTitle: Label;
};

/** Bars side by side, named by the labels of their lines; each series is a column of cells from top to bottom. */
export type BarChart = {
  readonly title: Label;
  readonly series: readonly { readonly name: Label; readonly cells: readonly string[] }[];
};

export type Sheet = {
  readonly id: string;
  readonly title: Label;
  readonly lines: readonly Line[];
  /** The number of lines at the top that stay visible. */
  readonly frozen: number;
  readonly chart?: RangeChart | BarChart;
};

export type Workbook = {
  readonly title: Label;
  readonly money: Money;
  readonly sheets: readonly Sheet[];
  /** Cell ids by their defined names in the file. */
  readonly names?: Readonly<Record<string, string>>;
};

export const input = (id: string, { value, origin }: Given, format: Format): InputCell => ({
  kind: 'input',
  id,
  value,
  origin,
  format,
});
export const formula = (id: string, operand: Operand, format: Format): FormulaCell => ({
  kind: 'formula',
  id,
  expression: expressionOf(operand),
  format,
});
export const text = (what: Label, id?: string): TextCell => ({
  kind: 'text',
  label: what,
  ...(id === undefined ? {} : { id }),
});

type Named = { readonly label: Label; readonly unit?: Label };

export const title = (what: Label): Line => ({ style: 'title', label: what });
export const note = (what: Label): Line => ({ style: 'note', label: what });
export const section = (what: Label): Line => ({ style: 'section', label: what });
export const blank: Line = { style: 'blank' };
export const head = (what: Label, names: readonly (Label | undefined)[]): Line => ({
  style: 'head',
  label: what,
  cells: names.map((name) => (name === undefined ? undefined : text(name))),
});
export const line = (named: Named, cells: readonly (Cell | undefined)[]): Line => ({ style: 'line', ...named, cells });
export const total = (named: Named, cells: readonly (Cell | undefined)[]): Line => ({
  ...line(named, cells),
  style: 'total',
});

export const PERCENT = '%';
export const TIMES = 'x';
export const YEARS: Label = label('unit.years');

const place = (sheet: Sheet) =>
  sheet.lines.flatMap((at, row) =>
    (at.cells ?? []).flatMap((cell, i) => (cell ? [{ sheet: sheet.id, row, column: FIRST_COLUMN + i, cell }] : [])),
  );

const FIRST_COLUMN = 2;

/** Row and column count from 0. */
export type Placed = { readonly sheet: string; readonly row: number; readonly column: number; readonly cell: Cell };

const placedCells = ({ sheets }: Workbook): readonly Placed[] => sheets.flatMap(place);

/** Cells by id. Throws for a duplicate id, since a formula must refer to one cell. */
export const cellIndex = (workbook: Workbook): ReadonlyMap<string, Placed> => {
  const byId = new Map<string, Placed>();
  for (const placed of placedCells(workbook)) {
    const { id } = placed.cell;
    if (id === undefined) continue;
    if (byId.has(id)) throw new Error(`cell ${id} stands twice`);
    byId.set(id, placed);
  }
  return byId;
};
