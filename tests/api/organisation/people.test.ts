// The people of an organization, call by call: lists, invitations, roles.
import { describe, expect, it } from 'vitest';
import { ROLES } from '#shared/model/enums.ts';
import type { Invited, Person } from '#shared/model/people.ts';
import { admin, member, owner } from '../../helpers/alpha.ts';
import { audit, people, type Rows, role, staffEditor, status } from '../../helpers/staff.ts';
import { populated } from '../../helpers/tenants.ts';
import { thingsOf, tokenOf } from '../../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../../helpers/test-kernel.ts';

describe('people', () => {
  it('are everybody including invited people, or only admins', async () => {
    const test = await populated();
    expect((await people(test)).count).toBe(6);
    const { rows } = dataOf<Rows<Person>>(await ask(test, 'organisation.people', owner));
    expect(rows.map(({ role: number }) => number).sort()).toEqual([2, 3, 6]);
  });

  it('are searched, sorted and paged on the server', async () => {
    const test = await populated();
    expect((await people(test, { search: 'INVITED@' })).rows).toMatchObject([{ status: 'invited', isActive: false }]);
    const { rows, count } = await people(test, { sort: 'email', order: 'desc', limit: '2', offset: '1' });
    expect(rows.map(({ email }) => email)).toEqual(['member@alpha.test', 'limited@alpha.test']);
    expect(count).toBe(6);
  });
});

/** The roles that a person may grant and revoke, by the person's own role. */
const REACH: Readonly<Record<string, readonly string[]>> = {
  admin: ['admin', 'limited', 'member', 'guest'],
  limited: ['admin', 'limited', 'member', 'guest'],
  member: ['member', 'guest'],
  guest: ['guest'],
};
const NUMBERS = {
  owner: ROLES.owner,
  admin: ROLES.admin,
  limited: ROLES.adminNotCreator,
  member: ROLES.member,
  guest: ROLES.guest,
};

describe.each(Object.entries(REACH))('a flag held by the %s', (holder, reach) => {
  it.each(Object.entries(NUMBERS))(`reaches ${reach.join(', ')} and no higher role: %s`, async (target, number) => {
    // Prepare
    const test = await populated();
    await staffEditor(test, holder);
    const token = tokenOf('alpha', holder);
    // Act
    const invited = await ask(test, 'organisation.invite', token, { body: { email: 'new@x.test', role: number } });
    const off = target === holder ? undefined : await status(test, token, target, { isActive: false });
    // Assess
    const allowed = reach.includes(target);
    expect(invited.status).toBe(allowed ? 201 : 403);
    if (off) expect(off.status).toBe(allowed ? 200 : 403);
  });
});

describe('inviting', () => {
  const invite = (test: TestKernel, token: string, body: object) => ask(test, 'organisation.invite', token, { body });

  it('reports the outcome for each address, and sends an email to new ones', async () => {
    const test = await populated();
    const reply = await invite(test, owner, { emails: ['new@x.test', '', 'member@alpha.test', 'invited@alpha.test'] });
    expect(dataOf<Invited>(reply).emails).toEqual([
      { email: 'new@x.test', outcome: 'invited' },
      { email: 'member@alpha.test', outcome: 'already' },
      { email: 'invited@alpha.test', outcome: 'already' },
    ]);
    expect(test.emails.map(({ to }) => to)).toEqual(['new@x.test']);
  });

  it('requires an address', async () => {
    const test = await populated();
    expect((await invite(test, owner, {})).status).toBe(400);
    expect((await invite(test, owner, { emails: [''] })).status).toBe(400);
  });

  it('an owner is reserved for owners, whatever flags others hold', async () => {
    const test = await populated();
    await staffEditor(test);
    expect((await invite(test, admin, { email: 'a@x.test', role: ROLES.owner })).status).toBe(403);
    expect((await invite(test, admin, { email: 'a@x.test', role: ROLES.admin })).status).toBe(201);
    expect((await invite(test, owner, { email: 'b@x.test', role: ROLES.owner })).status).toBe(201);
  });

  it('writes one audit row for fifty addresses at once', async () => {
    const test = await populated();
    const emails = Array.from({ length: 50 }, (_, i) => `p${i}@x.test`);
    expect(dataOf<Invited>(await invite(test, owner, { emails })).emails).toHaveLength(50);
    const { rows } = await audit(test, { action: 'people.invite' });
    expect(rows.map(({ targets }) => targets.length)).toEqual([50]);
  });

  it('sends another email when it is repeated', async () => {
    const test = await populated();
    const again = { params: { id: thingsOf('alpha').invitation } };
    expect(dataOf<Person>(await ask(test, 'organisation.inviteAgain', owner, again))).toMatchObject({ version: 2 });
    expect(test.emails.map(({ to }) => to)).toEqual(['invited@alpha.test']);
  });
});

describe('roles of people', () => {
  it('change a member’s permissions from the next request', async () => {
    const test = await populated();
    expect((await ask(test, 'organisation.audit', member)).status).toBe(403);
    expect(dataOf<Person>(await role(test, owner, 'member', { role: ROLES.admin }))).toMatchObject({
      role: 3,
      version: 2,
    });
    expect((await ask(test, 'organisation.audit', member)).status).toBe(200);
  });

  it('with a custom role have its flags, and without it the flags of the role', async () => {
    const test = await populated();
    await staffEditor(test);
    expect((await ask(test, 'organisation.audit', admin)).status).toBe(403);
    await role(test, owner, 'admin', { customRoleId: null });
    expect((await ask(test, 'organisation.audit', admin)).status).toBe(200);
  });

  it('do not give an owner a custom role, or anybody one of another organization', async () => {
    const test = await populated();
    expect((await role(test, owner, 'owner', { customRoleId: thingsOf('alpha').customRole })).status).toBe(400);
    expect((await role(test, owner, 'member', { customRoleId: thingsOf('beta').customRole })).status).toBe(404);
    expect((await role(test, owner, 'member', {})).status).toBe(400);
    expect((await role(test, owner, 'member', { role: ROLES.superAdmin })).status).toBe(400);
  });
});
