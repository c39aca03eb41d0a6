// Checklists in the bin: the list is put there, its rows and stored bytes stay; put back as it was, or erased.
import { AppError } from '#shared/contract/errors.ts';
import { can, type ProjectStanding } from '#shared/policy/policy.ts';
import type { Table } from '../../ports/table.ts';
import { type BinRecord, binKey } from '../../store/bin.ts';
import { checklists, readRows, withCounts } from '../../store/checklists.ts';
import { type ErasureRecord, erasures } from '../../store/files.ts';
import { projectKey } from '../../store/projects.ts';
import type { Caller } from '../caller.ts';
import { startErasing } from '../files/delete.ts';
import type { WorkPorts } from '../work-ports.ts';

type List = NonNullable<BinRecord['checklist']>;

/** Whoever made it, or manages the workspace. */
export const mayDeleteChecklist = (
  caller: Caller,
  { createdBy }: Pick<List, 'createdBy'>,
  standing: ProjectStanding | undefined,
): boolean =>
  can(caller, 'checklist.write', standing) &&
  (createdBy.id === caller.userId || can(caller, 'project.manage', standing));

/** What its run wrote while it was deleted is counted anew. */
export const restoreChecklist = async (
  table: Pick<Table, 'query' | 'write'>,
  tenant: string,
  row: BinRecord,
): Promise<void> => {
  const { checklist, version, projectId } = row;
  if (!checklist) throw new AppError('notFound');
  const counts = withCounts(await readRows(table, tenant, checklist));
  await table.write(
    { put: checklists.row(tenant, { ...checklist, ...counts }), if: 'absent', about: checklist.id },
    { remove: binKey(tenant, row), if: { version } },
    { check: projectKey(tenant, projectId), if: 'present' },
  );
};

export const eraseBinnedChecklist = async (
  ports: WorkPorts,
  tenant: string,
  row: BinRecord,
  { id, projectId }: List,
): Promise<void> => {
  const deadline = new Date(ports.clock.now()).toISOString();
  const erasure: ErasureRecord = { name: id, projectId, fileIds: [], checklist: id, deadline };
  await ports.table.write(
    { remove: binKey(tenant, row), if: { version: row.version } },
    { put: erasures.row(tenant, erasure), if: 'absent' },
  );
  await startErasing(ports, tenant, erasure);
};
