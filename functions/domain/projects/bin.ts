// Implements the bin for workspaces: only the row is moved, which hides everything inside; it is restored, or erased
// with all contents.
import { AppError } from '#shared/contract/errors.ts';
import { can } from '#shared/policy/policy.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { putIntoBin, takeFromBin } from '../../store/bin.ts';
import { projectErasures } from '../../store/project-erasures.ts';
import { type ProjectRecord, projectKey, projects } from '../../store/projects.ts';
import { binKind } from '../bin/kind.ts';
import type { Caller } from '../caller.ts';
import { deleterOf } from '../files/delete.ts';
import { retryWrite } from '../files/retry-write.ts';
import { uncounted, writeCounted } from '../quotas.ts';
import { erasureOf, startErasingProject } from './delete.ts';

export const projectInBin = binKind({
  entity: 'project',
  of: ({ project }) => project,
  isReadable: (caller, _project, standing) => can(caller, 'project.manage', standing),
  isDeletable: (caller, _project, standing) => can(caller, 'project.manage', standing),
  /** Throws quotaWorkspaces if other workspaces have used up the quota meanwhile. */
  restore: ({ table }, caller, { thing: project, row }) =>
    writeCounted(table, caller, 'workspaces', [
      { put: projects.row(caller.tenant, project), if: 'absent', about: project.id },
      takeFromBin(caller.tenant, row),
    ]),
  erase: async (ports, tenant, { thing: { id }, row }) => {
    const erasure = erasureOf(ports, id);
    await ports.table.write(takeFromBin(tenant, row), { put: projectErasures.row(tenant, erasure), if: 'absent' });
    await startErasingProject(ports, tenant, erasure);
  },
});

type Ports = { readonly table: Pick<Table, 'getMany' | 'write'>; readonly clock: Clock };

/** Retries with the current row, because files added meanwhile change its version. */
export const binProject = async (ports: Ports, caller: Caller, project: ProjectRecord): Promise<void> => {
  const { tenant } = caller;
  const at = projectKey(tenant, project.id);
  let current = project;
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
    current = projects.read(item);
  };
  await retryWrite(ports.clock, tryToBin, lookAgain);
};
