// The permissions in the design card, one by one.
import { describe, expect, it } from 'vitest';
import { ACCESS, ROLES, type Role, STATUS } from '#shared/model/enums.ts';
import { can, canSee, roleIn } from '#shared/policy/policy.ts';

const actor = (role: Role, userId = 'me', status: 1 | 2 = STATUS.active) => ({ userId, role, status });
const workspace = (access: 1 | 2 | 3, memberRole?: Role, ownerId = 'somebody') => ({ access, ownerId, memberRole });

describe('seeing a workspace', () => {
  it('shows an open one to every active member of the organization', () => {
    for (const role of [ROLES.owner, ROLES.admin, ROLES.member, ROLES.guest, ROLES.adminNotCreator])
      expect(canSee(actor(role), workspace(ACCESS.all))).toBe(true);
  });

  it('shows a limited one to its members and to those who manage people', () => {
    expect(canSee(actor(ROLES.member), workspace(ACCESS.limited))).toBe(false);
    expect(canSee(actor(ROLES.guest), workspace(ACCESS.limited))).toBe(false);
    expect(canSee(actor(ROLES.member), workspace(ACCESS.limited, ROLES.member))).toBe(true);
    expect(canSee(actor(ROLES.adminNotCreator), workspace(ACCESS.limited))).toBe(true);
  });

  it('shows a personal one only to its owner, not to the owner of the organization', () => {
    expect(canSee(actor(ROLES.owner), workspace(ACCESS.personal))).toBe(false);
    expect(canSee(actor(ROLES.guest), workspace(ACCESS.personal, undefined, 'me'))).toBe(true);
  });

  it('shows none to the staff of the platform or to inactive members', () => {
    expect(canSee(actor(ROLES.superAdmin), workspace(ACCESS.all))).toBe(false);
    expect(canSee(actor(ROLES.owner, 'me', STATUS.inactive), workspace(ACCESS.all))).toBe(false);
  });
});

describe('acting in a workspace', () => {
  it('lets a guest only read', () => {
    const guest = actor(ROLES.guest);
    expect(can(guest, 'file.read', workspace(ACCESS.all))).toBe(true);
    expect(can(guest, 'search.read', workspace(ACCESS.all))).toBe(true);
    for (const action of ['file.write', 'search.ask', 'export', 'project.manage'] as const)
      expect(can(guest, action, workspace(ACCESS.all))).toBe(false);
  });

  it('uses the role in the workspace before the role in the organization', () => {
    expect(can(actor(ROLES.guest), 'file.write', workspace(ACCESS.limited, ROLES.member))).toBe(true);
    expect(can(actor(ROLES.member), 'file.write', workspace(ACCESS.all, ROLES.guest))).toBe(false);
  });

  it('treats a creator as owner inside their workspace only', () => {
    expect(roleIn(actor(ROLES.member), workspace(ACCESS.all, undefined, 'me'))).toBe(ROLES.owner);
    expect(can(actor(ROLES.member), 'project.manage', workspace(ACCESS.all, undefined, 'me'))).toBe(true);
    expect(can(actor(ROLES.member), 'project.manage', workspace(ACCESS.all))).toBe(false);
  });

  it('lets owners, admins and members create workspaces, others not', () => {
    for (const role of [ROLES.owner, ROLES.admin, ROLES.member]) expect(can(actor(role), 'project.create')).toBe(true);
    for (const role of [ROLES.guest, ROLES.adminNotCreator, ROLES.superAdmin])
      expect(can(actor(role), 'project.create')).toBe(false);
  });
});
