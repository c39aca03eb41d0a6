// Changes a workspace: its fields, its access, its folder.
import type { Parsed } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { ACCESS } from '#shared/model/enums.ts';
import type { Project } from '#shared/model/project.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table, Write } from '../../ports/table.ts';
import { type ProjectRecord, projectKey, projects } from '../../store/projects.ts';
import { workspaceFolderKey } from '../../store/workspace-folders.ts';
import type { Caller } from '../caller.ts';
import { edit } from './edit.ts';
import { projectView } from './projects.ts';

type Ports = { readonly table: Pick<Table, 'getMany' | 'write'>; readonly clock: Clock };
type Change = (project: ProjectRecord) => Omit<ProjectRecord, 'version'>;

type Wanted = {
  readonly tenant: string;
  readonly project: ProjectRecord;
  readonly version: number | undefined;
  readonly change: Change;
  /** Further conditions of the transaction. */
  readonly checks?: readonly Write[];
};

const changed = async ({ table, clock }: Ports, wanted: Wanted): Promise<ProjectRecord> => {
  const { tenant, project, version, change, checks = [] } = wanted;
  return edit({
    current: project,
    version,
    view: projectView,
    reread: async () => {
      const [item] = await table.getMany([projectKey(tenant, project.id)]);
      return item && projects.read(item);
    },
    write: async (row) => {
      const updatedAt = new Date(clock.now()).toISOString();
      const next = projects.row(tenant, { ...change(row), updatedAt, revision: (row.revision ?? 1) + 1 }, row.version);
      await table.write({ put: next, if: { version: row.version } }, ...checks);
      return projects.read(next);
    },
  });
};

/**
 * Only the owner can make a workspace personal. Other members keep their memberships but cannot see it until it is
 * shared again.
 */
export const updateProject = async (
  ports: Ports,
  caller: Caller,
  project: ProjectRecord,
  { version, ...wanted }: Parsed<'projects.update', 'body'>,
): Promise<Project> => {
  if (wanted.access === ACCESS.personal && project.owner.id !== caller.userId) throw new AppError('forbidden');
  const change: Change = (row) => ({
    ...row,
    name: wanted.name ?? row.name,
    alias: wanted.alias ?? row.alias,
    note: wanted.note ?? row.note,
    tags: wanted.tagging ?? wanted.tags ?? row.tags,
    access: wanted.access ?? row.access,
    isLibrary: wanted.isLibrary ?? row.isLibrary,
  });
  return projectView(await changed(ports, { tenant: caller.tenant, project, version, change }));
};

/** Opens a workspace to the whole organization. */
export const openToAll = (ports: Ports, tenant: string, project: ProjectRecord): Promise<ProjectRecord> =>
  changed(ports, { tenant, project, version: undefined, change: (row) => ({ ...row, access: ACCESS.all }) });

/** `null` takes it out of its folder. */
export const moveProject = async (
  ports: Ports,
  tenant: string,
  project: ProjectRecord,
  folderId: string | null,
): Promise<Project> => {
  const change: Change = ({ folderId: _before, ...row }) => (folderId ? { ...row, folderId } : row);
  const checks: Write[] = folderId ? [{ check: workspaceFolderKey(tenant, folderId), if: 'present' }] : [];
  return projectView(await changed(ports, { tenant, project, version: undefined, change, checks }));
};
