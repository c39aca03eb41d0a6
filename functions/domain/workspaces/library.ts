// Finds the workspaces that hold the organization's industry reports.
import { ACCESS, type Source } from '#shared/model/enums.ts';
import { canSee } from '#shared/policy/policy.ts';
import type { Table } from '../../ports/table.ts';
import { edgeKey, edges } from '../../store/workspaces.ts';
import type { Caller } from '../caller.ts';
import { workspacesOfAccess } from './workspaces.ts';

/** None if industry reports are not a source. A workspace with restricted access is not a library for others. */
export const libraryFor = async (
  table: Pick<Table, 'getMany' | 'query'>,
  caller: Caller,
  sources: readonly Source[],
): Promise<{ libraryIds?: string[] }> => {
  if (!sources.includes('INDUSTRY')) return {};
  const { tenant, userId } = caller;
  const libraries = (await workspacesOfAccess(table, tenant, ACCESS.all)).filter(({ isLibrary }) => isLibrary);
  const places =
    libraries.length > 0 ? await table.getMany(libraries.map(({ id }) => edgeKey(tenant, userId, id))) : [];
  const seen = libraries.filter(({ access, owner }, i) => {
    const edge = places[i] && edges.read(places[i]);
    return canSee(caller, { access, ownerId: owner.id, memberRole: edge?.role, isShutOut: edge?.isShutOut });
  });
  return { libraryIds: seen.map(({ id }) => id) };
};
