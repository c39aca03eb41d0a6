// Which file or folder has a name, and which file has which bytes. An entry counts only if the row that it names
// agrees.
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Item, Key } from '../ports/table.ts';
import { key } from './keys.ts';
import { projectPk } from './projects.ts';
import { store } from './record.ts';

const Record = z.object({ projectId: z.string(), place: z.string(), of: z.string() });
type Hint = z.infer<typeof Record>;

const NAME_PREFIX = 'NAME#';
const BYTES_PREFIX = 'BYTES#';

/** Names that differ in case or in how an accent or a syllable is put together are the same. */
export const foldedName = (name: string): string => name.normalize('NFC').toLowerCase();

type Named = { readonly folderId?: string | undefined; readonly name: string };
/** Where it is in a workspace's partition. */
export const namePlace = (kind: 'file' | 'folder', { folderId, name }: Named): string => {
  const hash = createHash('sha256').update(foldedName(name)).digest('hex').slice(0, 32);
  return `${NAME_PREFIX}${kind}#${folderId ?? 'top'}#${hash}`;
};
export const bytesPlace = (checksum: string): string => `${BYTES_PREFIX}${checksum}`;

export const nameIndexKey = (tenant: string, projectId: string, place: string): Key =>
  key(projectPk(tenant, projectId), place);

export const nameIndex = store<Hint>({
  schema: Record,
  key: (tenant, hint) => nameIndexKey(tenant, hint.projectId, hint.place),
});

/** Sets a hint over the one that was read; loses against anybody who set it since. */
export const setNameEntry = (tenant: string, hint: Hint, before: Item | undefined) => ({
  put: nameIndex.row(tenant, hint, before?.version),
  if: before ? { version: before.version } : ('absent' as const),
});
