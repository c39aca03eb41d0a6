// Implements the bin for reports: moved there with all their data, restored as they were, or erased like runs.
import { can } from '#shared/policy/policy.ts';
import type { Write } from '../../ports/table.ts';
import { type DeletedBy, putIntoBin, takeFromBin } from '../../store/bin.ts';
import { type RunRecord, runRowKey, runs } from '../../store/runs.ts';
import { workspaceKey } from '../../store/workspaces.ts';
import { binKind, isMakerOrManager } from '../bin/kind.ts';
import { noteRemoval } from './erasing.ts';

export const binRunWrites = (tenant: string, run: RunRecord, deletedBy: DeletedBy, now: number): Write[] => {
  const { id, projectId, attempt, version } = run;
  return [
    { remove: runRowKey(tenant, id), if: { version } },
    putIntoBin(tenant, { name: `${id}-${attempt}-${version}`, projectId, deletedBy, run }, now),
  ];
};

export const runInBin = binKind({
  entity: 'run',
  of: ({ run }) => run,
  isReadable: (caller, _run, standing) => can(caller, 'search.read', standing),
  isDeletable: (caller, run, standing) => isMakerOrManager(caller, 'search.ask', run, standing),
  /** The report, documents and links were never removed. */
  restore: ({ table }, { tenant }, { thing: run, row }) =>
    table.write({ put: runs.row(tenant, run), if: 'absent', about: run.id }, takeFromBin(tenant, row), {
      check: workspaceKey(tenant, run.projectId),
      if: 'present',
    }),
  erase: async (ports, tenant, { thing: run, row }) => {
    const erasure = noteRemoval(ports, tenant, run);
    await ports.table.write(takeFromBin(tenant, row), ...erasure.writes);
    await erasure.start();
  },
});
