// Decides whether a file may leave the organization: by its own setting, else that of the nearest folder above, else
// no.
import type { Audience } from '#shared/model/file.ts';
import type { FileRecord } from '../../store/files.ts';
import type { Tree } from './folders/tree.ts';

export const audienceOf = (tree: Tree, { audience, folderId }: Pick<FileRecord, 'audience' | 'folderId'>): Audience =>
  audience ?? (folderId ? tree.way(folderId) : []).findLast((above) => above.audience)?.audience ?? 'internal';
