// Implements the bin for workspaces: only the row is moved, which hides everything inside; it is restored, or erased
// with all contents.
import { AppError } from '#shared/contract/errors.ts';
import { can } from '#shared/policy/policy.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { putIntoBin, takeFromBin } from '../../store/bin.ts';
import { workspaceErasures } from '../../store/workspace-erasures.ts';
import { type WorkspaceRecord, workspaceKey, workspaces } from '../../store/workspaces.ts';
import { binKind } from '../bin/kind.ts';
import type { Caller } from '../caller.ts';
import { deleterOf } from '../files/delete.ts';
import { retryWrite } from '../files/retry-write.ts';
import { uncounted, writeCounted } from '../quotas.ts';
import { erasureOf, startErasingWorkspace } from './delete.ts';

export const workspaceInBin = binKind({
  entity: 'project',
  of: ({ project: workspace }) => workspace,
  isReadable: (caller, _workspace, standing) => can(caller, 'project.manage', standing),
  isDeletable: (caller, _workspace, standing) => can(caller, 'project.manage', standing),
  /** Throws quotaWorkspaces if other workspaces have used up the quota meanwhile. */
  restore: ({ table }, caller, { thing: workspace, row }) =>
    writeCounted(table, caller, 'workspaces', [
      { put: workspaces.row(caller.tenant, workspace), if: 'absent', about: workspace.id },
      takeFromBin(caller.tenant, row),
    ]),
  erase: async (ports, tenant, { thing: { id }, row }) => {
    const erasure = erasureOf(ports, id);
    await ports.table.write(takeFromBin(tenant, row), { put: workspaceErasures.row(tenant, erasure), if: 'absent' });
    await startErasingWorkspace(ports, tenant, erasure);
  },
});

type Ports = { readonly table: Pick<Table, 'getMany' | 'write'>; readonly clock: Clock };

/** Retries with the current row, because files added meanwhile change its version. */
export const binWorkspace = async (ports: Ports, caller: Caller, workspace: WorkspaceRecord): Promise<void> => {
  const { tenant } = caller;
  const at = workspaceKey(tenant, workspace.id);
  let current = workspace;
  const tryToBin = () => {
    const now = ports.clock.now();
    const { id, version } = current;
    const deletion = { name: `${id}-${now}`, projectId: id, deletedBy: deleterOf(caller), project: current };
    return ports.table.write(
      { remove: at, if: { version } },
      putIntoBin(tenant, deletion, now),
      uncounted(tenant, 'workspaces'),
    );
  };
  const lookAgain = async () => {
    const [item] = await ports.table.getMany([at]);
    if (!item) throw new AppError('notFound');
    current = workspaces.read(item);
  };
  await retryWrite(ports.clock, tryToBin, lookAgain);
};
