// Indexes which file or folder has a name, and which file has which bytes. An entry counts only if the row it names
// agrees.
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Item, Key } from '../ports/table.ts';
import { key } from './keys.ts';
import { store } from './record.ts';
import { workspacePk } from './workspaces.ts';

const Record = z.object({ projectId: z.string(), place: z.string(), of: z.string() });
type Hint = z.infer<typeof Record>;

const NAME_PREFIX = 'NAME#';
const BYTES_PREFIX = 'BYTES#';

/** Names that differ only in case or Unicode composition (accents, syllables) are equal. */
export const foldedName = (name: string): string => name.normalize('NFC').toLowerCase();

type Named = { readonly folderId?: string | undefined; readonly name: string };
/** The key of the entry within the workspace's partition. */
export const namePlace = (kind: 'file' | 'folder', { folderId, name }: Named): string => {
  const hash = createHash('sha256').update(foldedName(name)).digest('hex').slice(0, 32);
  return `${NAME_PREFIX}${kind}#${folderId ?? 'top'}#${hash}`;
};
export const bytesPlace = (checksum: string): string => `${BYTES_PREFIX}${checksum}`;

export const nameIndexKey = (tenant: string, projectId: string, place: string): Key =>
  key(workspacePk(tenant, projectId), place);

export const nameIndex = store<Hint>({
  schema: Record,
  key: (tenant, hint) => nameIndexKey(tenant, hint.projectId, hint.place),
});

/** Replaces the entry that was read; fails if it has changed since. */
export const setNameEntry = (tenant: string, hint: Hint, before: Item | undefined) => ({
  put: nameIndex.row(tenant, hint, before?.version),
  if: before ? { version: before.version } : ('absent' as const),
});
