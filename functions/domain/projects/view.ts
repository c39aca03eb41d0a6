// One workspace as the client sees it; its folder is named only while it is there.
import type { Project } from '#shared/model/project.ts';
import type { Table } from '../../ports/table.ts';
import type { ProjectRecord } from '../../store/projects.ts';
import { workspaceFolderKey } from '../../store/workspace-folders.ts';
import { projectView } from './projects.ts';

export const viewOf = async (
  table: Pick<Table, 'getMany'>,
  tenant: string,
  project: ProjectRecord,
): Promise<Project> => {
  if (!project.folderId) return projectView(project);
  const [folder] = await table.getMany([workspaceFolderKey(tenant, project.folderId)]);
  const { folderId: _gone, ...atTop } = project;
  return projectView(folder ? project : atTop);
};
