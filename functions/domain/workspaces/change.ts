// Changes a workspace: its fields, its access, its folder.
import type { Parsed } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { ACCESS } from '#shared/model/enums.ts';
import type { Workspace } from '#shared/model/workspace.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table, Write } from '../../ports/table.ts';
import { workspaceFolderKey } from '../../store/workspace-folders.ts';
import { type WorkspaceRecord, workspaceKey, workspaces } from '../../store/workspaces.ts';
import type { Caller } from '../caller.ts';
import { edit } from './edit.ts';
import { workspaceView } from './workspaces.ts';

type Ports = { readonly table: Pick<Table, 'getMany' | 'write'>; readonly clock: Clock };
type Change = (workspace: WorkspaceRecord) => Omit<WorkspaceRecord, 'version'>;

type Wanted = {
  readonly tenant: string;
  readonly workspace: WorkspaceRecord;
  readonly version: number | undefined;
  readonly change: Change;
  /** Further conditions of the transaction. */
  readonly checks?: readonly Write[];
};

const changed = async ({ table, clock }: Ports, wanted: Wanted): Promise<WorkspaceRecord> => {
  const { tenant, workspace, version, change, checks = [] } = wanted;
  return edit({
    current: workspace,
    version,
    view: workspaceView,
    reread: async () => {
      const [item] = await table.getMany([workspaceKey(tenant, workspace.id)]);
      return item && workspaces.read(item);
    },
    write: async (row) => {
      const updatedAt = new Date(clock.now()).toISOString();
      const next = workspaces.row(
        tenant,
        { ...change(row), updatedAt, revision: (row.revision ?? 1) + 1 },
        row.version,
      );
      await table.write({ put: next, if: { version: row.version } }, ...checks);
      return workspaces.read(next);
    },
  });
};

/**
 * Only the owner can make a workspace personal. Other members keep their memberships but cannot see it until it is
 * shared again.
 */
export const updateWorkspace = async (
  ports: Ports,
  caller: Caller,
  workspace: WorkspaceRecord,
  { version, ...wanted }: Parsed<'projects.update', 'body'>,
): Promise<Workspace> => {
  if (wanted.access === ACCESS.personal && workspace.owner.id !== caller.userId) throw new AppError('forbidden');
  const change: Change = (row) => ({
    ...row,
    name: wanted.name ?? row.name,
    alias: wanted.alias ?? row.alias,
    note: wanted.note ?? row.note,
    tags: wanted.tagging ?? wanted.tags ?? row.tags,
    access: wanted.access ?? row.access,
    isLibrary: wanted.isLibrary ?? row.isLibrary,
  });
  return workspaceView(await changed(ports, { tenant: caller.tenant, workspace, version, change }));
};

/** Opens a workspace to the whole organization. */
export const openToAll = (ports: Ports, tenant: string, workspace: WorkspaceRecord): Promise<WorkspaceRecord> =>
  changed(ports, { tenant, workspace, version: undefined, change: (row) => ({ ...row, access: ACCESS.all }) });

/** `null` takes it out of its folder. */
export const moveWorkspace = async (
  ports: Ports,
  tenant: string,
  workspace: WorkspaceRecord,
  folderId: string | null,
): Promise<Workspace> => {
  const change: Change = ({ folderId: _before, ...row }) => (folderId ? { ...row, folderId } : row);
  const checks: Write[] = folderId ? [{ check: workspaceFolderKey(tenant, folderId), if: 'present' }] : [];
  return workspaceView(await changed(ports, { tenant, workspace, version: undefined, change, checks }));
};
