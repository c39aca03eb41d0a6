// Whether a file's content may go out: its own setting, else that of the nearest folder above, else no.
import { describe, expect, it } from 'vitest';
import { audienceOf } from '#functions/domain/files/audience.ts';
import { treeOf } from '#functions/domain/files/folders/tree.ts';
import type { FolderRecord } from '#functions/store/folders.ts';
import type { Audience } from '#shared/model/file.ts';

const folder = (id: string, parentId?: string, audience?: Audience): FolderRecord => ({
  id,
  projectId: 'prj_000000000001',
  name: id,
  ...(parentId ? { parentId } : {}),
  ...(audience ? { audience } : {}),
  createdBy: { id: 'a', name: 'A' },
  createdAt: '',
  updatedAt: '',
  version: 1,
});
const tree = treeOf([
  folder('deal', undefined, 'shareable'),
  folder('notes', 'deal', 'internal'),
  folder('deep', 'notes'),
]);

describe('the audience of a file', () => {
  it.each([
    ['at the top, where nobody said anything, stays inside', {}, 'internal'],
    ['is as its folder says', { folderId: 'deal' }, 'shareable'],
    ['is as the nearest folder says', { folderId: 'deep' }, 'internal'],
    ['is as the file itself says', { folderId: 'deep', audience: 'shareable' }, 'shareable'],
    ['in a folder that is gone stays inside', { folderId: 'gone' }, 'internal'],
  ] as const)('%s', (_, file, expected) => {
    expect(audienceOf(tree, file)).toBe(expected);
  });
});
