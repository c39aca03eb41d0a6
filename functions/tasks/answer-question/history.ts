// Rebuilds the conversation from stored questions, so that a client cannot invent earlier ones.
import type { Table } from '../../ports/table.ts';
import { SEARCH_PREFIX, type SearchRecord, searches, searchPk } from '../../store/searches.ts';

const LOOKED_AT = 30;
const TURNS = 6;

export const storedHistory = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  search: SearchRecord,
): Promise<string[]> => {
  const claimed = search.history.filter(({ role }) => role === 'user').map(({ content }) => content.trim());
  if (claimed.length === 0) return [];
  const pk = searchPk(tenant, search.id, search.createdBy.id);
  const page = await table.query({ pk, prefix: SEARCH_PREFIX, descending: true, limit: LOOKED_AT });
  const stored = page.items
    .map((item) => searches.read(item))
    .filter(({ id, createdBy }) => id !== search.id && createdBy.id === search.createdBy.id);
  const storedQueries = new Set(stored.map(({ query }) => query.trim()));
  return claimed.filter((query) => storedQueries.has(query)).slice(-TURNS);
};
