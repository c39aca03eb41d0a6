// The engine's table type: rows whose values have a column, periods and the whole that they are part of.
import type { Measure } from '#shared/language/grammar/units.ts';
import type { Cell } from './cells.ts';
import type { Column } from './columns.ts';
import type { Terms } from './fiscal-terms.ts';
import type { Stated } from './stated-unit.ts';

export type Value = Cell & {
  readonly column: Column | undefined;
  /** The measure that it is a part of, if its table divides a figure of the file. */
  readonly partOf?: string;
};
export type Row = {
  readonly label: string;
  /** The label line above that begins a group: `Revenue:`. */
  readonly section: string;
  /** The total above that the row is part of, where totals come first: 유동부채 above 충당부채. */
  readonly group: string;
  readonly start: number;
  readonly end: number;
  readonly values: readonly Value[];
  readonly measure: Measure | undefined;
  /** Its cell in the unit column; empty if there is none. */
  readonly unit: string;
  /** Scale and unit stated in the lines above: "(In thousands)" for the rows that follow. */
  readonly caption: Stated | undefined;
  /** Periods in the label itself, for tables that list periods downwards. */
  readonly periods: readonly string[];
};
export type Table = { readonly rows: readonly Row[]; readonly columns: readonly Column[]; readonly terms: Terms };
