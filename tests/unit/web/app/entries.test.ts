// Which entries the sidebar shows (specification, section 2).
import { describe, expect, it } from 'vitest';
import { ENTRIES, type Entry, isCurrent, visibleEntries } from '#web/app/entries.ts';
import { userWith } from '../storage.ts';

const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);
const user = userWith();

describe('the sidebar', () => {
  it("shows only '/', '/roles' and '/admin' if 'All' is selected, and the person's own menu", () => {
    const shown = visibleEntries(ENTRIES, { user, allSelected: true });
    expect(shown.filter(({ group }) => group !== 'profile').map(({ to }) => to)).toEqual(['/', '/roles']);
    expect(ids(shown)).toContain('profile');
  });

  it('shows everything else otherwise, including files before a workspace is chosen', () => {
    const shown = visibleEntries(ENTRIES, { user, allSelected: false });
    for (const id of ['workspaces', 'files', 'search', 'people', 'profile', 'roles', 'tags'])
      expect(ids(shown)).toContain(id);
  });

  it.each([
    [2, ['profile', 'roles', 'admin', 'tags', 'audit', 'credits', 'sources']],
    [3, ['profile', 'roles', 'admin', 'tags', 'audit']],
    [6, ['profile', 'roles', 'admin', 'tags', 'audit']],
    [4, ['profile', 'roles', 'admin', 'tags']],
    [5, ['profile', 'roles', 'admin', 'tags']],
  ] as const)(
    'offers role %d in its own menu only what the role may open, and the page of admins',
    (role, expected) => {
      const shown = visibleEntries(ENTRIES, { user: userWith({ role }), allSelected: true });
      expect(ids(shown.filter(({ group }) => group === 'profile'))).toEqual(expected);
    },
  );

  it('follows the flags of a custom role, and hides roles from users who signed up on their own', () => {
    const auditor = userWith({ role: 4, flags: ['StaffView', 'AuditLogView'], isCustomSignup: true });
    const shown = ids(visibleEntries(ENTRIES, { user: auditor, allSelected: false }));
    for (const id of ['profile', 'admin', 'tags', 'audit']) expect(shown).toContain(id);
    for (const id of ['people', 'roles', 'credits']) expect(shown).not.toContain(id);
  });

  it('hides entries that a role can never use', () => {
    // Prepare
    const owners: Entry = { ...ENTRIES[0]!, visible: ({ role }) => role === 2 };
    // Act
    const forMember = visibleEntries([owners], { user, allSelected: false });
    const forOwner = visibleEntries([owners], { user: userWith({ role: 2 }), allSelected: false });
    const forNobody = visibleEntries([owners], { user: undefined, allSelected: false });
    // Assess
    expect([forMember.length, forOwner.length, forNobody.length]).toEqual([0, 1, 0]);
  });

  it('marks one entry as current, with or without a trailing slash', () => {
    const current = (path: string) => ids(ENTRIES.filter((entry) => isCurrent(entry, path)));
    expect(current('/')).toEqual(['workspaces']);
    expect(current('/workspaces/')).toEqual(['workspaces']);
    expect(current('/files')).toEqual(['files']);
    expect(current('/audit')).toEqual(['controlPanel', 'audit']);
    expect(current('/nowhere')).toEqual([]);
  });

  it('gives each shortcut to one entry only', () => {
    const codes = ENTRIES.flatMap(({ key }) => (key ? [key.code] : []));
    expect(new Set(codes).size).toBe(codes.length);
  });
});
