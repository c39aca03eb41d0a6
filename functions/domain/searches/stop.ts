// Stops a question: marks it; the attempt that answers it sees the mark and stores what it has written.
import { type Table, WriteConflict } from '../../ports/table.ts';
import { readSearch, type SearchRecord, searches } from '../../store/searches.ts';
import { at } from './read.ts';

export const stopSearch = async (
  table: Pick<Table, 'getMany' | 'write'>,
  tenant: string,
  search: SearchRecord,
): Promise<SearchRecord> => {
  if (search.status !== 'InProgress') return search;
  const row = searches.row(tenant, { ...search, status: 'Stopped' }, search.version);
  try {
    await table.write({ put: row, if: { version: search.version } });
    return searches.read(row);
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    const current = await readSearch(table, at(tenant, search));
    return current ?? search;
  }
};
