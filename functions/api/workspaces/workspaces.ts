// Workspaces and their folders.
import type { workspaces as routes } from '#shared/contract/routes/workspaces.ts';
import type { ResolvedEntities } from '../../domain/caller.ts';
import { binWorkspace } from '../../domain/workspaces/bin.ts';
import { moveWorkspace, updateWorkspace } from '../../domain/workspaces/change.ts';
import { createFolder, deleteFolder, requireFolder, tree, updateFolder } from '../../domain/workspaces/folders.ts';
import { viewOf } from '../../domain/workspaces/view.ts';
import { withFiles } from '../../domain/workspaces/with-files.ts';
import { createWorkspace, workspaceView } from '../../domain/workspaces/workspaces.ts';
import type { Handler } from '../../http/handler.ts';
import { requireFound } from '../../http/require-found.ts';

const workspaceIn = ({ workspace }: ResolvedEntities) => requireFound(workspace);
const folderIn = ({ folder }: ResolvedEntities) => requireFound(folder);

export const workspaces: { readonly [N in keyof typeof routes]: Handler<N> } = {
  'projects.list': async ({ caller, query }, { table }) => {
    const { projects: all } = await tree(table, caller);
    return { rows: all.slice(query.offset, query.offset + query.limit).map(workspaceView), count: all.length };
  },
  'projects.withFiles': async ({ caller, found, query, language }, { table }) => {
    const all = found.workspace ? [found.workspace] : (await tree(table, caller)).projects;
    const page = all.slice(query.offset, query.offset + query.limit);
    return { rows: await withFiles(table, { tenant: caller.tenant, language }, page), count: all.length };
  },
  'projects.create': async ({ caller, found, body }, ports) => {
    if (found.folder) await requireFolder(ports.table, caller, found.folder);
    return createWorkspace(ports, caller, body);
  },
  'projects.get': async ({ caller, found }, { table }) => viewOf(table, caller, workspaceIn(found), found.standing),
  'projects.update': ({ caller, found, body }, ports) => updateWorkspace(ports, caller, workspaceIn(found), body),
  'projects.delete': async ({ caller, found }, ports) => {
    await binWorkspace(ports, caller, workspaceIn(found));
    return { deleted: true };
  },
  'projects.tree': async ({ caller }, { table }) => {
    const { folders, projects: all } = await tree(table, caller);
    return { folders, projects: all.map(workspaceView) };
  },
  'projects.move': async ({ caller, found, body }, ports) => {
    if (found.folder) await requireFolder(ports.table, caller, found.folder);
    return moveWorkspace(ports, caller.tenant, workspaceIn(found), body.folderId);
  },
  'projects.folders': async ({ caller }, { table }) => {
    const { folders } = await tree(table, caller);
    return { rows: folders, count: folders.length };
  },
  'projects.createFolder': ({ caller, body }, ports) => createFolder(ports, caller, body),
  'projects.updateFolder': ({ caller, found, body }, ports) => updateFolder(ports, caller, folderIn(found), body),
  'projects.deleteFolder': async ({ caller, found }, ports) => {
    await deleteFolder(ports, caller, folderIn(found));
    return { deleted: true };
  },
};
