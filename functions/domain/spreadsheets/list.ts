// Lists the spreadsheets of a workspace, last modified first, in one round trip.
import type { Table } from '../../ports/table.ts';
import { foldedName } from '../../store/name-index.ts';
import { readAll } from '../files/list.ts';
import { isSpreadsheetName, spreadsheetView } from './view.ts';

type In = Parameters<typeof readAll>[1];
type Wanted = { readonly search: string; readonly limit: number; readonly offset: number };

export const listSpreadsheets = async (table: Pick<Table, 'query'>, place: In, { search, limit, offset }: Wanted) => {
  const { rows } = await readAll(table, place);
  const text = foldedName(search);
  const found = rows
    .filter(({ filename }) => isSpreadsheetName(filename) && foldedName(filename).includes(text))
    .map(spreadsheetView)
    .sort((a, b) => b.lastModifiedAt.localeCompare(a.lastModifiedAt) || b.id.localeCompare(a.id));
  return { rows: found.slice(offset, offset + limit), count: found.length };
};
