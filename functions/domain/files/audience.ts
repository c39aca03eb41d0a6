// Whether what a file says may go out: as it says itself, else as the nearest folder above it does, else not.
import type { Audience } from '#shared/model/file.ts';
import type { FileRecord } from '../../store/files.ts';
import type { Tree } from './folders/tree.ts';

export const audienceOf = (tree: Tree, { audience, folderId }: Pick<FileRecord, 'audience' | 'folderId'>): Audience =>
  audience ?? (folderId ? tree.way(folderId) : []).findLast((above) => above.audience)?.audience ?? 'internal';
