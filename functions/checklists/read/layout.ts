// The layout of a sheet: its header row and the use of each column.
import type { ColumnHead } from './header.ts';
import type { Role } from './roles.ts';

export type Columns = { readonly [R in Exclude<Role, 'other'>]?: number };
export type Layout = {
  /** 0 where there is none. */
  readonly headerRow: number;
  readonly columns: Columns & { readonly question: number };
  /** Further columns with the head of an answer. */
  readonly otherAnswers: readonly number[];
};

/** How a layout was proposed: by the words of a header, or by one of the shapes. */
export type Proposal = {
  readonly by: readonly string[];
  readonly layout: Layout;
  /** Of the columns beside the questions, how much better they are than none. */
  readonly gain: number;
  readonly heads: readonly ColumnHead[];
  /** Rows below the header. */
  readonly rows: readonly number[];
};
/** Of all proposals of a sheet: the best header's score, that of the rows above each, the most that a column asks. */
export type Others = {
  readonly scores: ReadonlyMap<number, number>;
  readonly most: number;
};
