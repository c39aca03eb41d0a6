// Removes entries of the name index that point to nothing; an entry rewritten in the meantime stays.
import { type Key, type Table, WriteConflict } from '../../ports/table.ts';
import { fileKey } from '../../store/files.ts';
import { folderKey } from '../../store/folders.ts';
import { nameIndex, nameIndexKey } from '../../store/name-index.ts';

type Places = { readonly tenant: string; readonly projectId: string; readonly places: readonly string[] };

const removeNameEntry = async (table: Pick<Table, 'getMany' | 'write'>, tenant: string, at: Key): Promise<void> => {
  const [item] = await table.getMany([at]);
  if (!item) return;
  const { of, version } = nameIndex.read(item);
  const [row] = await table.getMany([of.startsWith('fol_') ? folderKey(tenant, of) : fileKey(tenant, of)]);
  if (row) return;
  try {
    await table.write({ remove: at, if: { version } });
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
};

export const removeNameEntries = async (
  table: Pick<Table, 'getMany' | 'write'>,
  { tenant, projectId, places }: Places,
): Promise<void> => {
  for (const place of new Set(places)) await removeNameEntry(table, tenant, nameIndexKey(tenant, projectId, place));
};
