// Converts Dropbox's entries. Dropbox identifies by path; the id survives a move.
import * as z from 'zod';
import type { RemoteChange, RemoteItem } from '../../ports/drives.ts';

const place = { name: z.string(), path_lower: z.string().min(1) };
const File = z.object({
  '.tag': z.literal('file'),
  ...place,
  id: z.string().min(1),
  rev: z.string(),
  size: z.number(),
  content_hash: z.string().optional(),
  is_downloadable: z.boolean().optional(),
  path_display: z.string().optional(),
});
const Folder = z.object({ '.tag': z.literal('folder'), ...place });
const Deleted = z.object({ '.tag': z.literal('deleted'), ...place });
export const Entry = z.discriminatedUnion('.tag', [File, Folder, Deleted]);
type Entry = z.infer<typeof Entry>;

/** `/a/b` of `/a/b/c`; the root is the empty path. */
const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

const linkTo = (path: string): string =>
  `https://www.dropbox.com/home${path.split('/').map(encodeURIComponent).join('/')}`;

export const itemOf = (entry: Exclude<Entry, { '.tag': 'deleted' }>): RemoteItem => {
  const { name, path_lower: key } = entry;
  const parent = parentOf(key);
  if (entry['.tag'] === 'folder') return { kind: 'folder', key, parent, name };
  return {
    kind: 'file',
    key,
    parent,
    id: entry.id,
    name,
    etag: entry.content_hash ?? entry.rev,
    size: entry.size,
    contentType: 'application/octet-stream',
    url: linkTo(entry.path_display ?? key),
    // Paper documents and other files that cannot be downloaded.
    ...(entry.is_downloadable === false ? { refused: 'noExport' as const } : {}),
  };
};

export const changeOf = (entry: Entry): RemoteChange =>
  entry['.tag'] === 'deleted' ? { gone: entry.path_lower } : { now: itemOf(entry) };
