// Reads questions: the list, one with its answer, and the wait for an answer.
import type { Search, SearchRow } from '#shared/model/search.ts';
import type { Answer } from '#shared/report/blocks.ts';
import type { Table } from '../../ports/table.ts';
import { MAX_LOOKED_THROUGH } from '../../store/few.ts';
import { SEARCH_PREFIX, type SearchRecord, searches, searchPk } from '../../store/searches.ts';

export const searchRow = (search: SearchRecord): SearchRow => ({
  id: search.id,
  ...(search.projectId ? { projectId: search.projectId } : {}),
  query: search.query,
  status: search.status,
  createdBy: search.createdBy,
  createdAt: search.createdAt,
});

export const at = (tenant: string, search: SearchRecord) => ({
  tenant,
  searchId: search.id,
  userId: search.createdBy.id,
});

export const searchView = (search: SearchRecord, answer: Answer | undefined): Search => ({
  ...searchRow(search),
  ...(answer ? { answer } : {}),
});

type Wanted = {
  readonly limit: number;
  readonly offset: number;
  /** Restricts the list to the caller's own questions. */
  readonly isMine?: boolean;
  readonly cursor?: string | undefined;
};

/** Newest first, because ids sort by time. A filter by person scans one part per call. */
export const listSearches = async (
  table: Pick<Table, 'query' | 'count'>,
  partition: { readonly tenant: string; readonly userId: string; readonly projectId?: string | undefined },
  { limit, offset, isMine, cursor: from }: Wanted,
) => {
  const container = partition.projectId?.slice('prj_'.length) ?? 'me';
  const place = { pk: searchPk(partition.tenant, `sea_${container}_`, partition.userId), prefix: SEARCH_PREFIX };
  if (isMine) {
    const part = { limit: MAX_LOOKED_THROUGH, ...(from && { cursor: from }) };
    const { items, cursor } = await table.query({ ...place, descending: true, ...part });
    const own = items.map((item) => searches.read(item)).filter(({ createdBy }) => createdBy.id === partition.userId);
    return { rows: own.slice(offset, offset + limit).map(searchRow), count: own.length, ...(cursor && { cursor }) };
  }
  const [page, count] = await Promise.all([
    table.query({ ...place, descending: true, limit: offset + limit }),
    table.count(place),
  ]);
  return { rows: page.items.slice(offset).map((item) => searchRow(searches.read(item))), count };
};
