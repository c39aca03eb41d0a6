// Workspaces in their folders, and the tags that are offered.
import { describe, expect, it } from 'vitest';
import type { Project } from '#shared/model/project.ts';
import { fc } from '#tests/helpers/properties.ts';
import { offeredTags } from '#web/features/workspaces/tags.ts';
import { beginWith, folderOf, shownIn, type Tree } from '#web/features/workspaces/use-tree.ts';

const by = { id: 'usr_1', name: '김서연' };
const at = '2026-01-05T00:00:00.000Z';
const folder = (id: string) => ({ id, name: id, description: '', createdBy: by, createdAt: at, version: 1 });
const project = (name: string, folderId?: string): Project => ({
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
const names = (projects: readonly Project[]) => projects.map(({ name }) => name);

describe('who has chosen no workspace', () => {
  it('begins in the newest of those with files', () => {
    const made = (name: string, fileCount: number, day: number) => ({
      ...project(name),
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
    projects: [project('top'), project('inside', 'wfo_a'), project('orphan', 'wfo_gone')],
  };

  it('show at the top what is in no folder, or in a deleted one', () => {
    expect(names(shownIn(tree, { folder: undefined, query: '' }))).toEqual(['top', 'orphan']);
  });

  it('show what is in the open one', () => {
    expect(names(shownIn(tree, { folder: folder('wfo_a'), query: '' }))).toEqual(['inside']);
    expect(names(shownIn(tree, { folder: folder('wfo_b'), query: '' }))).toEqual([]);
  });

  it('are no bounds for a search', () => {
    expect(names(shownIn(tree, { folder: undefined, query: 'i' }))).toEqual(['inside']);
  });

  it('show every workspace in exactly one place', () => {
    const folders = [folder('wfo_a'), folder('wfo_b')];
    const anywhere = fc.constantFrom(undefined, 'wfo_a', 'wfo_b', 'wfo_gone');
    fc.assert(
      fc.property(fc.array(anywhere, { maxLength: 20 }), (places) => {
        const all = { folders, projects: places.map((place, i) => project(`p${i}`, place)) };
        const seen = [undefined, ...folders].flatMap((open) => shownIn(all, { folder: open, query: '' }));
        expect(names(seen).sort()).toEqual(names(all.projects).sort());
        for (const one of all.projects) expect(folders).toContainEqual(folderOf(all, one) ?? folders[0]);
      }),
    );
  });
});

describe('the tags that are offered', () => {
  const tags = ['M&A', '물류', '실사', 'Series A'];

  it('are those of the organization that are not chosen yet, whatever their case', () => {
    expect(offeredTags(tags, { chosen: ['m&a'], typed: '' })).toEqual(['물류', '실사', 'Series A']);
  });

  it('follow what is typed', () => {
    expect(offeredTags(tags, { chosen: [], typed: ' series' })).toEqual(['Series A']);
    expect(offeredTags(tags, { chosen: [], typed: '없음' })).toEqual([]);
  });

  it('are a handful', () => {
    const many = Array.from({ length: 50 }, (_, i) => `tag ${i}`);
    expect(offeredTags(many, { chosen: [], typed: '' }).length).toBe(8);
  });
});
