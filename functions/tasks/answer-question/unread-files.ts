// Adds a notice to an answer about files of its workspaces that were still being indexed and are missing from it.
import { isBeingRead } from '#shared/model/enums.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Table } from '../../ports/table.ts';
import { files, readFileItems } from '../../store/files.ts';
import type { QuestionRecord } from '../../store/questions.ts';

type Asked = Pick<QuestionRecord, 'projectIds' | 'fileIds' | 'sources'>;

export const unreadFiles = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  { projectIds, fileIds, sources }: Asked,
): Promise<Block[]> => {
  if (sources.length > 0 && !sources.includes('FILES')) return [];
  const items = await Promise.all(projectIds.map((projectId) => readFileItems(table, tenant, projectId)));
  const unread = items
    .flat()
    .map(files.read)
    .filter(({ id, status }) => isBeingRead(status) && (fileIds.length === 0 || fileIds.includes(id)));
  return unread.length === 0
    ? []
    : [{ kind: 'notice', code: 'filesBeingRead', params: { what: String(unread.length) } }];
};
