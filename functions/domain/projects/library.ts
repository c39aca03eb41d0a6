// The workspaces that hold the organization's industry reports.
import { ACCESS, type Source } from '#shared/model/enums.ts';
import type { Table } from '../../ports/table.ts';
import type { Caller } from '../caller.ts';
import { visibleProjects } from './projects.ts';

/** None where industry reports are not asked. A workspace that only some people see is nobody else's library. */
export const libraryFor = async (
  table: Pick<Table, 'getMany' | 'query'>,
  caller: Caller,
  sources: readonly Source[],
): Promise<{ libraryIds?: string[] }> => {
  if (!sources.includes('INDUSTRY')) return {};
  const all = await visibleProjects(table, caller);
  return { libraryIds: all.filter((one) => one.isLibrary && one.access === ACCESS.all).map(({ id }) => id) };
};
