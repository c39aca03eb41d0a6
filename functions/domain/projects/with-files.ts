// Lists workspaces with their newest files, for the picker of a question's files.
import type { Language } from '#shared/model/enums.ts';
import type { ProjectWithFiles } from '#shared/model/project.ts';
import type { Table } from '../../ports/table.ts';
import type { ProjectRecord } from '../../store/projects.ts';
import { listFiles } from '../files/list.ts';
import { projectView } from './projects.ts';

/** The specification's page size for files. */
const FILES_EACH = 10;
const NEWEST = { search: '', order: 'desc', limit: FILES_EACH, offset: 0 } as const;

type In = { readonly tenant: string; readonly language: Language };

export const withFiles = (
  table: Pick<Table, 'getMany' | 'query' | 'count'>,
  { tenant, language }: In,
  projects: readonly ProjectRecord[],
): Promise<ProjectWithFiles[]> =>
  Promise.all(
    projects.map(async (project) => {
      const { rows, count } = await listFiles(table, { tenant, projectId: project.id, language }, NEWEST);
      return { ...projectView(project), attachments: rows, attachmentCount: count };
    }),
  );
