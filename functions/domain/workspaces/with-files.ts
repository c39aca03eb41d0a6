// Lists workspaces with their newest files, for the picker of a question's files.
import type { Language } from '#shared/model/enums.ts';
import type { WorkspaceWithFiles } from '#shared/model/workspace.ts';
import type { Table } from '../../ports/table.ts';
import type { WorkspaceRecord } from '../../store/workspaces.ts';
import { listFiles } from '../files/list.ts';
import { workspaceView } from './workspaces.ts';

/** The specification's page size for files. */
const FILES_EACH = 10;
const NEWEST = { search: '', order: 'desc', limit: FILES_EACH, offset: 0 } as const;

type In = { readonly tenant: string; readonly language: Language };

export const withFiles = (
  table: Pick<Table, 'getMany' | 'query' | 'count'>,
  { tenant, language }: In,
  workspaces: readonly WorkspaceRecord[],
): Promise<WorkspaceWithFiles[]> =>
  Promise.all(
    workspaces.map(async (workspace) => {
      const { rows, count } = await listFiles(table, { tenant, projectId: workspace.id, language }, NEWEST);
      return { ...workspaceView(workspace), attachments: rows, attachmentCount: count };
    }),
  );
