// Defines the scope of a bin (one workspace, or the deleted workspaces) and what the caller may do in it.
import type { WorkspaceStanding } from '#shared/policy/policy.ts';
import type { Table } from '../../ports/table.ts';
import { type BinRecord, readBin, readBinOutside } from '../../store/bin.ts';
import type { Caller } from '../caller.ts';
import { standingOf } from '../workspaces/standing.ts';
import { kindOf } from './kinds.ts';

export type BinScope = {
  readonly caller: Caller;
  readonly read: (table: Pick<Table, 'query'>) => Promise<readonly BinRecord[]>;
  /** The caller's standing in the workspace of the row. */
  readonly standing: (row: BinRecord) => WorkspaceStanding | undefined;
};

export const binOf = (caller: Caller, projectId: string, standing: WorkspaceStanding | undefined): BinScope => ({
  caller,
  read: (table) => readBin(table, caller.tenant, projectId),
  standing: () => standing,
});

/** Deleted workspaces that the caller manages, and the caller's own questions across all workspaces. */
export const binOutside = (caller: Caller): BinScope => {
  const mine = new Map(caller.edges.map((edge) => [edge.projectId, edge]));
  const standing: BinScope['standing'] = ({ project: workspace }) =>
    workspace && standingOf(workspace, mine.get(workspace.id));
  return {
    caller,
    standing,
    read: async (table) => {
      const rows = await readBinOutside(table, caller.tenant, caller.userId);
      return rows.filter((row) => kindOf(row)?.isDeletable(caller, row, standing(row)));
    },
  };
};
