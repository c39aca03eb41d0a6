// The actions offered on the screens of people and organizations, and the errors in what is typed.
import { describe, expect, it } from 'vitest';
import { FLAGS, ROLES } from '#shared/model/enums.ts';
import { ROLE_FLAGS } from '#shared/policy/flags.ts';
import { DEMANDS } from '#shared/policy/policy.ts';
import { faultOf } from '#web/components/people/invite-dialog.tsx';
import { nameParts } from '#web/components/ui/person-cell.tsx';
import { stepsFor } from '#web/features/admin/staff-actions.tsx';
import { filterOf } from '#web/features/audit/use-audit-filter.ts';
import { faultIn } from '#web/features/platform/organisation-fields.tsx';
import { ACTION_ROWS, FLAG_ROWS, OFFERED_FLAGS, SHOWN_ROLES } from '#web/features/roles/matrix-rows.ts';

describe('the actions on a member', () => {
  const all = { mayChange: true, mayChangeRole: true, user: { id: 'me', role: ROLES.owner } };
  const member = { id: 'other', role: ROLES.member, status: 'active' } as const;

  it("depend on the member's status", () => {
    expect(stepsFor(member, all)).toEqual(['role', 'deactivate', 'delete']);
    expect(stepsFor({ ...member, status: 'deactivated' }, all)).toEqual(['role', 'activate', 'delete']);
    expect(stepsFor({ ...member, status: 'invited' }, all)).toEqual(['role', 'resend', 'revoke']);
  });

  it('are none on oneself, and on an owner only for an owner', () => {
    const admin = { ...all, user: { id: 'me', role: ROLES.admin } };
    expect(stepsFor({ ...member, id: 'me' }, all)).toEqual([]);
    expect(stepsFor({ ...member, role: ROLES.owner }, admin)).toEqual([]);
    expect(stepsFor({ ...member, role: ROLES.owner }, all)).not.toEqual([]);
  });

  it('depend on the rights', () => {
    expect(stepsFor(member, { ...all, mayChange: false })).toEqual(['role']);
    expect(stepsFor(member, { ...all, mayChangeRole: false })).toEqual(['deactivate', 'delete']);
  });
});

describe('the table of roles', () => {
  it('shows for every flag and role what the policy contains', () => {
    for (const { id, holds } of FLAG_ROWS)
      for (const [at, role] of SHOWN_ROLES.entries()) expect(holds[at]).toBe(ROLE_FLAGS[role].includes(id));
    expect(FLAG_ROWS.map(({ id }) => id)).toEqual(FLAGS);
  });

  it('allows an action only to roles that the policy names, and shows no row without a role', () => {
    for (const { id, holds } of ACTION_ROWS) {
      const allowed = SHOWN_ROLES.filter((_, at) => holds[at]);
      expect(allowed.length).toBeGreaterThan(0);
      for (const role of allowed) expect(DEMANDS[id].roles).toContain(role);
    }
  });

  it("does not offer the platform's own flag to custom roles", () => {
    expect(OFFERED_FLAGS).toHaveLength(FLAGS.length - 1);
    expect(OFFERED_FLAGS).not.toContain('SuperAdmin');
  });
});

describe('an invitation', () => {
  it.each([
    [[], 'emailRequired'],
    [['a@b.c', 'nonsense'], 'emailInvalid'],
    [Array.from({ length: 51 }, (_, i) => `p${i}@b.c`), 'tooMany'],
    [['a@b.c'], undefined],
  ])('to %j has the error %s', (emails, fault) => {
    expect(faultOf(emails)).toBe(fault);
  });
});

describe('an organization', () => {
  it.each([
    ['email', '', 'emailRequired'],
    ['email', '  ', 'emailRequired'],
    ['email', 'boss@deal', 'emailInvalid'],
    ['email', 'boss@deal.test', undefined],
    ['website', '', 'websiteRequired'],
    ['website', 'not a url', 'websiteInvalid'],
    ['website', 'javascript:alert(1)', 'websiteInvalid'],
    ['website', 'company.co.kr', undefined],
    ['website', 'https://company.co.kr/about', undefined],
    ['name', ' ', 'nameRequired'],
    ['name', 'Hanbit', undefined],
  ] as const)('with %s %j has the error %s', (field, value, fault) => {
    expect(faultIn(field, value)).toBe(fault);
  });
});

describe('the filter of the audit log', () => {
  it('reads from an address only what the server accepts', () => {
    const params = new URLSearchParams('from=2026-01-01&to=tomorrow&action=people.invite&userId=&x=1');
    expect(filterOf(params)).toEqual({ from: '2026-01-01', to: undefined, action: 'people.invite', userId: undefined });
    expect(filterOf(new URLSearchParams('action=format.disk')).action).toBeUndefined();
  });
});

describe('the parts of a name', () => {
  it.each([
    ['Sam Porter', { firstName: 'Sam', lastName: 'Porter' }],
    ['김서연', { firstName: '', lastName: '김서연' }],
    ['佐藤 健', { firstName: '健', lastName: '佐藤' }],
    ['Prince', { firstName: 'Prince', lastName: '' }],
  ])('%s', (name, parts) => {
    expect(nameParts(name)).toEqual(parts);
  });
});
