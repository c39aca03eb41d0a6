// Implements the bin for checklists: rows and stored bytes stay while the list is in the bin, until it is restored or
// erased.
import { can } from '#shared/policy/policy.ts';
import { takeFromBin } from '../../store/bin.ts';
import { checklists, readRows, withCounts } from '../../store/checklists.ts';
import { type ErasureRecord, erasures } from '../../store/file-erasures.ts';
import { workspaceKey } from '../../store/workspaces.ts';
import { binKind, isMakerOrManager } from '../bin/kind.ts';
import { startErasing } from '../files/delete.ts';

export const checklistInBin = binKind({
  entity: 'checklist',
  of: ({ checklist }) => checklist,
  isReadable: (caller, _checklist, standing) => can(caller, 'checklist.read', standing),
  isDeletable: (caller, checklist, standing) => isMakerOrManager(caller, 'checklist.write', checklist, standing),
  /** Counts again, because a run may have written rows while the list was deleted. */
  restore: async ({ table }, { tenant }, { thing: checklist, row }) => {
    const counts = withCounts(await readRows(table, tenant, checklist));
    await table.write(
      { put: checklists.row(tenant, { ...checklist, ...counts }), if: 'absent', about: checklist.id },
      takeFromBin(tenant, row),
      { check: workspaceKey(tenant, checklist.projectId), if: 'present' },
    );
  },
  erase: async (ports, tenant, { thing: { id, projectId }, row }) => {
    const deadline = new Date(ports.clock.now()).toISOString();
    const erasure: ErasureRecord = { name: id, projectId, fileIds: [], checklist: id, deadline };
    await ports.table.write(takeFromBin(tenant, row), { put: erasures.row(tenant, erasure), if: 'absent' });
    await startErasing(ports, tenant, erasure);
  },
});
