// Erases a workspace when its organization or owner is removed: its row goes at once, an execution erases the rest.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Table, type Write, WriteConflict } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { type WorkspaceErasure, workspaceErasures } from '../../store/workspace-erasures.ts';
import { workspaceKey } from '../../store/workspaces.ts';
import { uncounted } from '../quotas.ts';

type Starter = { readonly workflows: Pick<Workflows, 'start'>; readonly clock: Clock };

/** Starts at most once a day until it succeeds, because the name of a failed execution cannot be reused. */
export const startErasingWorkspace = (
  { workflows, clock }: Starter,
  tenant: string,
  { projectId }: WorkspaceErasure,
) => {
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  return workflows.start({ machine: 'delete-project', name: `${projectId}-${day}`, input: { tenant, projectId } });
};

export const erasureOf = ({ clock }: Pick<Starter, 'clock'>, projectId: string): WorkspaceErasure => ({
  projectId,
  deadline: new Date(clock.now()).toISOString(),
});

/** The writes that hide a workspace and schedule its erasure: nobody can see it or add to it afterwards. */
const removalOf = (tenant: string, erasure: WorkspaceErasure): Write[] => [
  { remove: workspaceKey(tenant, erasure.projectId), if: 'present' },
  { put: workspaceErasures.row(tenant, erasure), if: 'absent' },
  uncounted(tenant, 'workspaces'),
];

export const deleteWorkspace = async (
  ports: Starter & { readonly table: Pick<Table, 'write'> },
  tenant: string,
  projectId: string,
): Promise<void> => {
  const erasure = erasureOf(ports, projectId);
  try {
    await ports.table.write(...removalOf(tenant, erasure));
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    throw new AppError('notFound');
  }
  await startErasingWorkspace(ports, tenant, erasure);
};
