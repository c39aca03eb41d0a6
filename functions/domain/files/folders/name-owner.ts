// Finds the owner of a name in a folder: the name index's entry, checked against the row that it names.
import type { Item, Table } from '../../../ports/table.ts';
import { fileKey, files } from '../../../store/files.ts';
import { folderKey, folders } from '../../../store/folders.ts';
import { foldedName, nameIndex, nameIndexKey, namePlace } from '../../../store/name-index.ts';

type Wanted = {
  readonly tenant: string;
  readonly projectId: string;
  readonly folderId: string | undefined;
  readonly name: string;
};
type Read = Pick<Table, 'getMany'>;
const same = (a: string, b: string) => foldedName(a) === foldedName(b);

const rowOf = async (table: Read, hint: Item | undefined, keyOf: (id: string) => ReturnType<typeof fileKey>) => {
  if (!hint) return undefined;
  const [item] = await table.getMany([keyOf(nameIndex.read(hint).of)]);
  return item;
};

/** The folder with this name, and the current hint. */
export const folderNamed = async (table: Read, { tenant, projectId, folderId, name }: Wanted) => {
  const [hint] = await table.getMany([nameIndexKey(tenant, projectId, namePlace('folder', { folderId, name }))]);
  const item = await rowOf(table, hint, (id) => folderKey(tenant, id));
  const row = item && folders.read(item);
  return { hint, folder: row && row.parentId === folderId && same(row.name, name) ? row : undefined };
};

export const fileNamed = async (table: Read, { tenant, projectId, folderId, name }: Wanted) => {
  const [hint] = await table.getMany([nameIndexKey(tenant, projectId, namePlace('file', { folderId, name }))]);
  const item = await rowOf(table, hint, (id) => fileKey(tenant, id));
  const row = item && files.read(item);
  return { hint, file: row && row.folderId === folderId && same(row.filename, name) ? row : undefined };
};
