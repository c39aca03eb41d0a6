// How a sheet of a list is laid out: its header row and which column is for what.
import type { Role } from './heads.ts';

export type Columns = { readonly [R in Exclude<Role, 'other'>]?: number };
export type Layout = {
  /** 0 where there is none. */
  readonly headerRow: number;
  readonly columns: Columns & { readonly question: number };
  /** Further columns with the head of an answer. */
  readonly otherAnswers: readonly number[];
};
