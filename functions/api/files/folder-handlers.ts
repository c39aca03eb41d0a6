// Folders of files: handlers of the contract rows.
import type { RouteName } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { ResolvedEntities } from '../../domain/caller.ts';
import { deleteFiles, deleterOf } from '../../domain/files/delete.ts';
import { changeFolder } from '../../domain/files/folders/change.ts';
import { createFolder } from '../../domain/files/folders/create.ts';
import { folderView } from '../../domain/files/folders/view.ts';
import { listEntries, listFolders } from '../../domain/files/list.ts';
import type { HandlersOf } from '../../http/handler.ts';

const named = ({ folders }: ResolvedEntities, id: string) => {
  const folder = folders.find((one) => one.id === id);
  if (!folder) throw new AppError('notFound');
  return folder;
};

type FolderRoutes = Extract<RouteName, `folders.${string}`>;

export const folderHandlers: Pick<HandlersOf<'files'>, FolderRoutes> = {
  'folders.entries': ({ caller, query, language }, { table }) =>
    listEntries(table, { tenant: caller.tenant, projectId: query.projectId, language }, query),
  'folders.list': ({ caller, query, language }, { table }) =>
    listFolders(table, { tenant: caller.tenant, projectId: query.projectId, language }),
  'folders.create': async ({ caller, body, about }, ports) => {
    const { projectId, parentId, name } = body;
    const folder = await createFolder(ports, caller, { projectId, parentId, name });
    about(folder.id);
    return folderView(folder);
  },
  'folders.update': async ({ caller, params, body, found }, ports) =>
    folderView(await changeFolder(ports, caller.tenant, named(found, params.id), body)),
  'folders.delete': async ({ caller, params, found }, ports) => ({
    deleted: await deleteFiles(
      ports,
      caller.tenant,
      { files: [], folders: [named(found, params.id)] },
      deleterOf(caller),
    ),
  }),
  'folders.deleteMixed': async ({ caller, found }, ports) => ({
    deleted: await deleteFiles(ports, caller.tenant, found, deleterOf(caller)),
  }),
};
