// Returns one page of a table that was read whole: searched, sorted and cut on the server.
import type { Language } from '#shared/model/enums.ts';
import { MAX_READ_WHOLE } from '../store/few.ts';

export type TableQuery<C extends string> = {
  readonly search: string;
  readonly sort?: C | undefined;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
};

type Shape<R, C extends string> = {
  readonly language: Language;
  /** The texts that a search matches. */
  readonly texts: (row: R) => readonly string[];
  readonly columns: Readonly<Record<C, (row: R) => string | number>>;
  /** The default sort column, also used to break ties. */
  readonly first: C;
};

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

export const searched = <R>(rows: readonly R[], search: string, texts: (row: R) => readonly string[]): readonly R[] => {
  const wanted = folded(search);
  return wanted === '' ? rows : rows.filter((row) => texts(row).some((text) => folded(text).includes(wanted)));
};

/** Compares by code unit: a collator takes seconds over a hundred thousand rows and blocks all other requests. */
export const byCode = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

export const pageOf = <R, C extends string>(
  all: readonly R[],
  query: TableQuery<C>,
  { language, texts, columns, first }: Shape<R, C>,
): { rows: R[]; count: number } => {
  const compare = all.length > MAX_READ_WHOLE ? byCode : new Intl.Collator(language, { numeric: true }).compare;
  const by = (column: C) => (a: R, b: R) => {
    const [left, right] = [columns[column](a), columns[column](b)];
    return typeof left === 'number' && typeof right === 'number' ? left - right : compare(`${left}`, `${right}`);
  };
  const sign = query.order === 'desc' ? -1 : 1;
  const main = by(query.sort ?? first);
  const rows = searched(all, query.search, texts).toSorted((a, b) => sign * main(a, b) || by(first)(a, b));
  return { rows: rows.slice(query.offset, query.offset + query.limit), count: rows.length };
};
