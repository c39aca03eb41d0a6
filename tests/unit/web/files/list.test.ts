// The list of files: ranges of rows, paths to the top, and when it is refreshed.
import { expect, test } from 'vitest';
import type { FolderRow } from '#shared/model/folder.ts';
import { type Entry, wayTo } from '#web/features/files/entry.ts';
import { pollEvery } from '#web/features/files/status.ts';
import { between } from '#web/features/files/use-selection.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as Entry[];
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id).join('');

test('selects from the last row to this one with Shift, in either direction', () => {
  expect(ids(between(rows, 'b', 'd'))).toBe('bcd');
  expect(ids(between(rows, 'd', 'b'))).toBe('bcd');
  expect(ids(between(rows, undefined, 'c'))).toBe('c');
  expect(ids(between(rows, 'on another page', 'c'))).toBe('c');
});

test('finds the path of a folder, and does not hang on a cycle', () => {
  const folders = [
    { id: 'deal', name: 'Deal' },
    { id: 'inner', name: 'Inner', parentId: 'deal' },
    { id: 'x', name: 'X', parentId: 'y' },
    { id: 'y', name: 'Y', parentId: 'x' },
  ] as FolderRow[];
  expect(wayTo(folders, 'inner').map(({ name }) => name)).toEqual(['Deal', 'Inner']);
  expect(wayTo(folders, 'gone')).toEqual([]);
  expect(wayTo(folders, 'x')).toHaveLength(2);
});

test('refreshes a list while a file is in progress, a long list less often, and a list at rest never', () => {
  const list = (status: string, count = 1) => ({ rows: [{ id: 'folder' }, { status }], count });
  expect(pollEvery(list('InProgress'))).toBe(1000);
  expect(pollEvery(list('NotYet', 5000))).toBe(4000);
  expect(pollEvery(list('Done'))).toBe(0);
  expect(pollEvery(undefined)).toBe(0);
});
