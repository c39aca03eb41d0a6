// Workspaces in their folders, and suggested tags.
import { describe, expect, it } from 'vitest';
import type { Workspace } from '#shared/model/workspace.ts';
import { fc } from '#tests/helpers/properties.ts';
import { offeredTags } from '#web/features/workspaces/tags.ts';
import { beginWith, folderOf, shownIn, type Tree } from '#web/features/workspaces/use-tree.ts';

const by = { id: 'usr_1', name: '김서연' };
const at = '2026-01-05T00:00:00.000Z';
const folder = (id: string) => ({ id, name: id, description: '', createdBy: by, createdAt: at, version: 1 });
const workspace = (name: string, folderId?: string): Workspace => ({
  id: `prj_${name}`,
  projectId: `prj_${name}`,
  name,
  alias: '',
  note: '',
  tags: [],
  tagging: [],
  access: 1,
  type: 'work',
  visibility: 'Public',
  isLibrary: false,
  owner: by,
  ...(folderId && { folderId }),
  fileCount: 0,
  createdAt: at,
  updatedAt: at,
  version: 1,
});
const names = (workspaces: readonly Workspace[]) => workspaces.map(({ name }) => name);

describe('a person without a chosen workspace', () => {
  it('begins in the newest one with files', () => {
    const made = (name: string, fileCount: number, day: number) => ({
      ...workspace(name),
      fileCount,
      createdAt: `2026-01-0${day}T00:00:00.000Z`,
    });

    expect(beginWith([made('old', 9, 1), made('new', 1, 2), made('empty', 0, 3)])?.name).toBe('new');
    expect(beginWith([made('old', 0, 1), made('new', 0, 2)])?.name).toBe('new');
    expect(beginWith([])).toBeUndefined();
  });
});

describe('folders of workspaces', () => {
  const tree: Tree = {
    folders: [folder('wfo_a'), folder('wfo_b')],
    projects: [workspace('top'), workspace('inside', 'wfo_a'), workspace('orphan', 'wfo_gone')],
  };

  it('show at the top the workspaces in no folder, or in a deleted one', () => {
    expect(names(shownIn(tree, { folder: undefined, query: '' }))).toEqual(['top', 'orphan']);
  });

  it('show the workspaces in the open folder', () => {
    expect(names(shownIn(tree, { folder: folder('wfo_a'), query: '' }))).toEqual(['inside']);
    expect(names(shownIn(tree, { folder: folder('wfo_b'), query: '' }))).toEqual([]);
  });

  it('do not limit a search', () => {
    expect(names(shownIn(tree, { folder: undefined, query: 'i' }))).toEqual(['inside']);
  });

  it('show every workspace in exactly one place', () => {
    const folders = [folder('wfo_a'), folder('wfo_b')];
    const anywhere = fc.constantFrom(undefined, 'wfo_a', 'wfo_b', 'wfo_gone');
    fc.assert(
      fc.property(fc.array(anywhere, { maxLength: 20 }), (places) => {
        const all = { folders, projects: places.map((place, i) => workspace(`p${i}`, place)) };
        const seen = [undefined, ...folders].flatMap((open) => shownIn(all, { folder: open, query: '' }));
        expect(names(seen).sort()).toEqual(names(all.projects).sort());
        for (const one of all.projects) expect(folders).toContainEqual(folderOf(all, one) ?? folders[0]);
      }),
    );
  });
});

describe('suggested tags', () => {
  const tags = ['M&A', '물류', '실사', 'Series A'];

  it('are those of the organization that are not chosen yet, in any case', () => {
    expect(offeredTags(tags, { chosen: ['m&a'], typed: '' })).toEqual(['물류', '실사', 'Series A']);
  });

  it('match what is typed', () => {
    expect(offeredTags(tags, { chosen: [], typed: ' series' })).toEqual(['Series A']);
    expect(offeredTags(tags, { chosen: [], typed: '없음' })).toEqual([]);
  });

  it('are few', () => {
    const many = Array.from({ length: 50 }, (_, i) => `tag ${i}`);
    expect(offeredTags(many, { chosen: [], typed: '' }).length).toBe(8);
  });
});
