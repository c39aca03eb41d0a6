// Finds the files cited by a report that are currently marked as internal.
import { workspaceOf } from '#shared/model/ids.ts';
import type { Report } from '#shared/report/report.ts';
import type { Table } from '../../ports/table.ts';
import { fileKey, files } from '../../store/files.ts';
import { readFolders } from '../../store/folders.ts';
import { audienceOf } from '../files/audience.ts';
import { treeOf } from '../files/folders/tree.ts';

type At = { readonly tenant: string; readonly projectId: string };

/** File names in the order of citation. Fetched documents are public and not in the list of files. One round trip. */
export const internalFilesOf = async (
  table: Pick<Table, 'getMany' | 'query'>,
  { tenant, projectId }: At,
  { references }: Pick<Report, 'references'>,
): Promise<string[]> => {
  const cited = [...new Set(references.flatMap(({ fileId }) => fileId ?? []))].filter(
    (fileId) => workspaceOf(fileId) === projectId,
  );
  if (cited.length === 0) return [];
  const [items, folders] = await Promise.all([
    table.getMany(cited.map((fileId) => fileKey(tenant, fileId))),
    readFolders(table, tenant, projectId),
  ]);
  const tree = treeOf(folders);
  return items
    .flatMap((item) => (item ? [files.read(item)] : []))
    .filter((file) => audienceOf(tree, file) === 'internal')
    .map(({ filename }) => filename);
};
