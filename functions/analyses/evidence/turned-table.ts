// Reads a table that compares companies side by side, one per column, as if each had a row.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { PlainTable } from './plain-table.ts';

type Is = (company: CompanyIds, label: string) => boolean;

/** The table with its columns as rows; each row cites the lines of all. */
const turned = (table: PlainTable): PlainTable => {
  const { head, rows } = table;
  const start = rows[0]?.start ?? 0;
  const end = rows.at(-1)?.end ?? start;
  const [corner = '', ...names] = head;
  const column = (at: number): string[] => rows.map(({ cells }) => cells[at] ?? '');
  return {
    ...table,
    head: [corner, ...column(0)],
    rows: names.map((name, i) => ({ cells: [name, ...column(i + 1)], start, end })),
  };
};

/** Turns a table of which the heads, and no label of a row, name one of the companies. */
export const byCompany = (table: PlainTable, companies: readonly CompanyIds[], isOfCompany: Is): PlainTable => {
  const isOne = (label: string): boolean => companies.some((company) => isOfCompany(company, label));
  const [, ...heads] = table.head;
  return heads.some(isOne) && !table.rows.some(({ cells: [label = ''] }) => isOne(label)) ? turned(table) : table;
};
