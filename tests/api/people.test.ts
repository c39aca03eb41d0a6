// The members of a workspace, call by call: list, search, adding, roles, deactivating and removing.
import { describe, expect, it } from 'vitest';
import { membershipId } from '#functions/domain/ids.ts';
import { invitationIdOf } from '#functions/domain/invitations/invitation.ts';
import { invitationKey, invitations } from '#functions/store/invitations.ts';
import { members } from '#functions/store/members.ts';
import { edgeKey, edges, workspacePeoplePk } from '#functions/store/workspaces.ts';
import { ACCESS, ROLES, STATUS } from '#shared/model/enums.ts';
import type { Invited, Person, WorkspaceMember } from '#shared/model/people.ts';
import type { Workspace } from '#shared/model/workspace.ts';
import { admin, limited, member, open, owner } from '../helpers/alpha.ts';
import { addPerson, populated } from '../helpers/tenants.ts';
import { edgeOf, thingsOf, tokenOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

const personal = workspaceIdOf('alpha', ACCESS.personal);
const { invitation } = thingsOf('alpha');

type Rows<T> = { readonly rows: readonly T[]; readonly count: number; readonly everybody?: number };
const list = async (test: TestKernel, id = limited, query: Record<string, string> = {}, token = owner) =>
  dataOf<Rows<WorkspaceMember>>(await ask(test, 'people.list', token, { params: { id }, query }));
const namesIn = async (...at: Parameters<typeof list>) => (await list(...at)).rows.map(({ personId }) => personId);
const add = (test: TestKernel, token: string, body: object) =>
  ask(test, 'people.addMembers', token, { body: { projectId: limited, ...body } });
const outcomes = async (...at: Parameters<typeof add>) => dataOf<Invited>(await add(...at)).emails;
const status = (test: TestKernel, token: string, id: string, body: object) =>
  ask(test, 'people.status', token, { params: { id: membershipId(limited, id) }, body });
const role = (test: TestKernel, token: string, id: string, body: object) =>
  ask(test, 'people.role', token, { params: { id: membershipId(limited, id) }, body });
const place = async (test: TestKernel, userId: string, projectId = limited) => {
  const [item] = await test.table.getMany([edgeKey('alpha', userId, projectId)]);
  return item && edges.read(item);
};
const withMembers = async () => {
  const test = await populated();
  await test.table.write(
    { put: edgeOf('alpha', limited, 'member', ROLES.member) },
    { put: edgeOf('alpha', limited, 'guest', ROLES.guest) },
  );
  return test;
};
const named = (test: TestKernel, userId: string, firstName: string, lastName: string) =>
  test.table.write({
    put: members.row('alpha', {
      userId,
      email: `${userId}@alpha.test`,
      firstName,
      lastName,
      role: ROLES.member,
      status: STATUS.active,
      joinedAt: '2026-11-21T00:00:00.000Z',
      isCustomSignup: false,
    }),
  });

describe('the list', () => {
  it('begins with the owner, includes invited people and shows where people are deactivated', async () => {
    const test = await withMembers();
    await addPerson(test.table, 'alpha', 'guest', ROLES.guest, STATUS.inactive);
    await status(test, owner, 'member', { isActive: false });

    const { rows, count } = await list(test);

    expect(count).toBe(4);
    expect(rows[0]).toMatchObject({ personId: 'owner', isOwner: true, role: ROLES.owner, status: 'active' });
    const statuses = Object.fromEntries(rows.map(({ personId, status: is }) => [personId, is]));
    expect(statuses).toEqual({ owner: 'active', member: 'deactivated', guest: 'deactivated', [invitation]: 'invited' });
  });

  it('is searched, sorted and paged on the server', async () => {
    const test = await withMembers();
    expect(await namesIn(test, limited, { search: 'GUEST@' })).toEqual(['guest']);
    expect(await namesIn(test, limited, { sort: 'email', order: 'desc', limit: '2' })).toEqual(['owner', 'member']);
    expect(await namesIn(test, limited, { sort: 'email', limit: '2', offset: '1' })).toEqual([invitation, 'member']);
    expect((await list(test, limited, { limit: '1' })).count).toBe(4);
  });

  it('of a personal workspace is its owner only; of an open one it includes the number of people who see it', async () => {
    const test = await withMembers();
    expect(await namesIn(test, personal)).toEqual(['owner']);
    expect((await list(test, open)).everybody).toBe(5);
    expect(await list(test, limited)).not.toHaveProperty('everybody');
  });
});

describe('searching', () => {
  const find = async (test: TestKernel, search: string) =>
    dataOf<Rows<Person>>(await ask(test, 'people.find', owner, { query: { search } })).rows.map(({ id }) => id);

  it('matches the beginning of any word, in any order and Unicode composition', async () => {
    const test = await populated();
    await named(test, 'kim', '민지', '김');
    await named(test, 'jose', 'José', 'García Lopez');
    expect(await find(test, 'lop jos')).toEqual(['jose']);
    expect(await find(test, 'josé'.normalize('NFD'))).toEqual(['jose']);
    expect(await find(test, 'opez')).toEqual([]);
    expect(await find(test, '민지')).toEqual(['kim']);
    expect(await find(test, '김민'.normalize('NFD'))).toEqual(['kim']);
    expect(await find(test, 'jose@al')).toEqual(['jose']);
  });

  it('returns at most ten, no deactivated people, and only members of the workspace if requested', async () => {
    const test = await withMembers();
    for (let n = 0; n < 12; n += 1) await named(test, `zoe${n}`, 'Zoe', `Number${n}`);
    await addPerson(test.table, 'alpha', 'zoff', ROLES.member, STATUS.inactive);
    expect(await find(test, 'zo')).toHaveLength(10);
    expect(await find(test, 'zoff')).toEqual([]);
    const inside = async (search: string) =>
      dataOf<Rows<WorkspaceMember>>(
        await ask(test, 'people.findInProject', owner, { params: { id: limited }, query: { search } }),
      ).rows.map(({ personId }) => personId);
    expect(await inside('zoe')).toEqual([]);
    expect(await inside('gue')).toEqual(['guest']);
  });
});

describe('adding', () => {
  it('adds members with an email, invites unknown addresses, and reports the outcome for each', async () => {
    const test = await populated();
    await addPerson(test.table, 'alpha', 'off', ROLES.member, STATUS.inactive);

    const emails = ['Guest@alpha.test', '', 'new@x.test', 'off@alpha.test', 'owner@alpha.test'];
    const result = await outcomes(test, admin, { emails });

    expect(result).toEqual([
      { email: 'guest@alpha.test', outcome: 'added' },
      { email: 'new@x.test', outcome: 'invited' },
      { email: 'off@alpha.test', outcome: 'refused' },
      { email: 'owner@alpha.test', outcome: 'already' },
    ]);
    expect(await outcomes(test, owner, { emails: ['new@x.test', 'guest@alpha.test'] })).toEqual([
      { email: 'new@x.test', outcome: 'already' },
      { email: 'guest@alpha.test', outcome: 'already' },
    ]);
    expect(await place(test, 'guest')).toMatchObject({ role: ROLES.guest, name: 'guest alpha' });
    expect(await place(test, invitationIdOf('alpha', 'new@x.test'))).toMatchObject({ role: ROLES.member });
    expect(test.emails.map(({ to }) => to).sort()).toEqual(['guest@alpha.test', 'new@x.test']);
    expect(JSON.stringify(test.emails)).not.toContain('canary-alpha-2');
  });

  it('refuses a list of empty strings, and a workspace that nobody else would see', async () => {
    const test = await populated();
    expect((await add(test, admin, { emails: ['', ''] })).status).toBe(400);
    expect((await add(test, owner, { projectId: personal, emails: ['guest@alpha.test'] })).status).toBe(400);
    expect((await add(test, member, { projectId: open, emails: ['guest@alpha.test'] })).status).toBe(403);
  });

  it('creates one membership and one email, even if two members add the same person at once', async () => {
    const test = await populated();
    const emails = ['guest@alpha.test', 'member@alpha.test', 'new@x.test'];
    const replies = await Promise.all([admin, owner, admin, owner].map((token) => outcomes(test, token, { emails })));
    const of = (address: string, outcome: string) =>
      replies.flat().filter((one) => one.email === address && one.outcome === outcome).length;
    expect([of('guest@alpha.test', 'added'), of('member@alpha.test', 'added')]).toEqual([1, 1]);
    expect((await list(test)).rows.map(({ email }) => email).sort()).toEqual(
      ['invited@alpha.test', 'owner@alpha.test', ...emails].sort(),
    );
    expect(test.emails.map(({ to }) => to).sort()).toEqual([...emails].sort());
  });

  it('opens the workspace to all if requested', async () => {
    const test = await populated();
    await add(test, admin, { emails: ['guest@alpha.test'], isForAllMembers: true });
    const reply = await ask(test, 'projects.get', member, { params: { id: limited } });
    expect(dataOf<Workspace>(reply).access).toBe(ACCESS.all);
  });

  it('lets the creator of a workspace invite into it, and into the organization up to their own role', async () => {
    const test = await populated();
    const body = { name: 'Mine', access: ACCESS.limited };
    const mine = dataOf<Workspace>(await ask(test, 'projects.create', member, { body }));

    await add(test, member, { projectId: mine.id, emails: ['new@x.test'], role: ROLES.admin });

    const id = invitationIdOf('alpha', 'new@x.test');
    const [item] = await test.table.getMany([invitationKey('alpha', id)]);
    expect(item && invitations.read(item)).toMatchObject({ role: ROLES.member, isForWorkspace: true });
    expect(await place(test, id, mine.id)).toMatchObject({ role: ROLES.admin });
  });

  it('adds fifty people in one call', async () => {
    const test = await populated();
    const ids = Array.from({ length: 50 }, (_, n) => `many${n}`);
    for (const id of ids) await addPerson(test.table, 'alpha', id, ROLES.member);
    const result = await outcomes(test, admin, { emails: ids.map((id) => `${id}@alpha.test`) });
    expect(result.filter(({ outcome }) => outcome === 'added')).toHaveLength(50);
    const { items } = await test.table.query({ index: 'gsi1', pk: workspacePeoplePk('alpha', limited) });
    expect(items).toHaveLength(52);
  });
});

describe('changing a member', () => {
  it('takes effect at once: a deactivated member does not see the workspace, a reactivated one does', async () => {
    const test = await withMembers();
    const get = async () => (await ask(test, 'projects.get', member, { params: { id: limited } })).status;
    expect(dataOf(await status(test, admin, 'member', { isActive: false }))).toMatchObject({ status: 'deactivated' });
    expect(await get()).toBe(404);
    expect(dataOf(await status(test, admin, 'member', { isActive: true }))).toMatchObject({ status: 'active' });
    expect(await get()).toBe(200);
    expect(dataOf(await status(test, admin, 'member', { isActive: false, confirmDelete: true }))).toMatchObject({
      status: 'deleted',
    });
    expect(await get()).toBe(404);
    expect(await place(test, 'member')).toBeUndefined();
  });

  it('refuses to be both active and deleted', async () => {
    const test = await withMembers();
    const reply = await status(test, admin, 'member', { isActive: true, confirmDelete: true });
    expect(reply.json).toMatchObject({ code: 'badInput', field: 'confirmDelete' });
  });

  it("never changes the workspace's owner, oneself, or a higher role", async () => {
    const test = await withMembers();
    await addPerson(test.table, 'alpha', 'second', ROLES.owner);
    await test.table.write(
      { put: edgeOf('alpha', limited, 'second', ROLES.admin) },
      { put: edgeOf('alpha', limited, 'admin', ROLES.admin) },
    );
    const replies = [
      await status(test, admin, 'owner', { isActive: false }),
      await status(test, owner, 'owner', { isActive: false, confirmDelete: true }),
      await role(test, owner, 'owner', { role: ROLES.guest }),
      await role(test, admin, 'second', { role: ROLES.guest }),
      await status(test, admin, 'second', { isActive: false, confirmDelete: true }),
      await role(test, admin, 'admin', { role: ROLES.guest }),
      await status(test, admin, 'admin', { isActive: false }),
    ];
    expect(replies.map(({ status: code }) => code)).toEqual(replies.map(() => 403));
    expect((await status(test, admin, 'admin', { isActive: false, confirmDelete: true })).status).toBe(200);
  });

  it('changes the role, and refuses an older version with the current state', async () => {
    const test = await withMembers();
    const before = (await place(test, 'guest'))?.version;
    const first = await role(test, admin, 'guest', { role: ROLES.admin, version: before });
    expect(dataOf<WorkspaceMember>(first)).toMatchObject({ role: ROLES.admin, personId: 'guest' });
    const second = await role(test, owner, 'guest', { role: ROLES.member, version: before });
    expect(second.json).toMatchObject({ code: 'stale', data: { role: ROLES.admin } });
    expect((await role(test, owner, 'guest', { role: ROLES.owner })).status).toBe(400);
    const guest = tokenOf('alpha', 'guest');
    expect((await ask(test, 'projects.update', guest, { params: { id: limited }, body: { note: 'x' } })).status).toBe(
      200,
    );
  });

  it('withdraws an invitation made for a workspace with its last workspace', async () => {
    const test = await populated();
    await add(test, admin, { emails: ['new@x.test'] });
    await add(test, admin, { projectId: open, emails: ['new@x.test'] });
    const id = invitationIdOf('alpha', 'new@x.test');
    const there = async (which: string) => (await test.table.getMany([invitationKey('alpha', which)]))[0] !== undefined;
    const out = { isActive: false, confirmDelete: true };

    await status(test, admin, id, out);
    expect(await there(id)).toBe(true);
    await ask(test, 'people.status', admin, { params: { id: membershipId(open, id) }, body: out });
    expect(await there(id)).toBe(false);
    await status(test, admin, invitation, out);
    expect(await there(invitation)).toBe(true);
  });
});
