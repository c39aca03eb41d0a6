// The layout of a sheet: its header row and the use of each column.
import type { ColumnHead } from './header.ts';
import type { Role } from './roles.ts';

export type Columns = { readonly [R in Exclude<Role, 'other'>]?: number };
export type Layout = {
  /** 0 if there is no header. */
  readonly headerRow: number;
  readonly columns: Columns & { readonly question: number };
  /** Further columns with an answer head. */
  readonly otherAnswers: readonly number[];
};

/** A proposed layout, and what proposed it: the words of a header, or one of the shapes. */
export type Proposal = {
  readonly by: readonly string[];
  readonly layout: Layout;
  /** The gain of the columns beside the questions over having none. */
  readonly gain: number;
  readonly heads: readonly ColumnHead[];
  /** Rows below the header. */
  readonly rows: readonly number[];
};
/** Over all proposals of a sheet: the score of each header row, and the highest number of asking cells in a column. */
export type Others = {
  readonly scores: ReadonlyMap<number, number>;
  readonly most: number;
};
