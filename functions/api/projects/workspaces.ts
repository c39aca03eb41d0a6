// Workspaces and their folders.
import type { projects } from '#shared/contract/routes/projects.ts';
import type { ResolvedEntities } from '../../domain/caller.ts';
import { binProject } from '../../domain/projects/bin.ts';
import { moveProject, updateProject } from '../../domain/projects/change.ts';
import { createFolder, deleteFolder, requireFolder, tree, updateFolder } from '../../domain/projects/folders.ts';
import { createProject, projectView } from '../../domain/projects/projects.ts';
import { viewOf } from '../../domain/projects/view.ts';
import { withFiles } from '../../domain/projects/with-files.ts';
import type { Handler } from '../../http/handler.ts';
import { requireFound } from '../../http/require-found.ts';

const projectIn = ({ project }: ResolvedEntities) => requireFound(project);
const folderIn = ({ folder }: ResolvedEntities) => requireFound(folder);

export const workspaces: { readonly [N in keyof typeof projects]: Handler<N> } = {
  'projects.list': async ({ caller, query }, { table }) => {
    const { projects: all } = await tree(table, caller);
    return { rows: all.slice(query.offset, query.offset + query.limit).map(projectView), count: all.length };
  },
  'projects.withFiles': async ({ caller, found, query, language }, { table }) => {
    const all = found.project ? [found.project] : (await tree(table, caller)).projects;
    const page = all.slice(query.offset, query.offset + query.limit);
    return { rows: await withFiles(table, { tenant: caller.tenant, language }, page), count: all.length };
  },
  'projects.create': async ({ caller, found, body }, ports) => {
    if (found.folder) await requireFolder(ports.table, caller, found.folder);
    return createProject(ports, caller, body);
  },
  'projects.get': async ({ caller, found }, { table }) => viewOf(table, caller, projectIn(found), found.standing),
  'projects.update': ({ caller, found, body }, ports) => updateProject(ports, caller, projectIn(found), body),
  'projects.delete': async ({ caller, found }, ports) => {
    await binProject(ports, caller, projectIn(found));
    return { deleted: true };
  },
  'projects.tree': async ({ caller }, { table }) => {
    const { folders, projects: all } = await tree(table, caller);
    return { folders, projects: all.map(projectView) };
  },
  'projects.move': async ({ caller, found, body }, ports) => {
    if (found.folder) await requireFolder(ports.table, caller, found.folder);
    return moveProject(ports, caller.tenant, projectIn(found), body.folderId);
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
