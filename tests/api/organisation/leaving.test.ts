// Deactivated and deleted members, and the last owner, who stays.
import { describe, expect, it } from 'vitest';
import { emailHash, emails, personOfEmail } from '#functions/store/emails.ts';
import { PLATFORM } from '#functions/store/keys.ts';
import { usage, usageKey } from '#functions/store/organisations.ts';
import { edgeKey } from '#functions/store/workspaces.ts';
import { ACCESS, ROLES, STATUS } from '#shared/model/enums.ts';
import { admin, member, owner } from '../../helpers/alpha.ts';
import { people, role, staffEditor, status } from '../../helpers/staff.ts';
import { addPerson, populated } from '../../helpers/tenants.ts';
import { thingsOf, tokenOf, workspaceIdOf } from '../../helpers/test-ids.ts';
import { ask, dataOf } from '../../helpers/test-kernel.ts';

describe('deactivating and deleting', () => {
  it('takes effect at the next request, and can be undone', async () => {
    const test = await populated();
    expect((await ask(test, 'projects.list', member)).status).toBe(200);
    expect(dataOf(await status(test, owner, 'member', { isActive: false }))).toMatchObject({ status: 'deactivated' });
    expect((await ask(test, 'projects.list', member)).status).toBe(401);
    await status(test, owner, 'member', { isActive: true });
    expect((await people(test, { search: 'member@' })).rows).toMatchObject([{ status: 'active' }]);
  });

  it('removes the person, their memberships and their count, and keeps their name on their work', async () => {
    const test = await populated();
    const workspace = workspaceIdOf('alpha', ACCESS.limited);
    const address = emails.row(PLATFORM, { hash: emailHash('member@alpha.test'), tenant: 'alpha', userId: 'member' });
    await test.table.write({ put: address });
    expect((await status(test, owner, 'member', { isActive: false, confirmDelete: true })).status).toBe(200);
    expect(await personOfEmail(test.table, 'member@alpha.test')).toBeUndefined();
    expect((await ask(test, 'projects.list', member)).status).toBe(401);
    expect((await people(test, { search: 'member@' })).count).toBe(0);
    const [edge, used] = await test.table.getMany([edgeKey('alpha', 'member', workspace), usageKey('alpha')]);
    expect(edge).toBeUndefined();
    expect(used && usage.read(used).members).toBe(4);
  });

  it('revokes an invitation', async () => {
    const test = await populated();
    const { invitation } = thingsOf('alpha');
    expect(dataOf(await status(test, owner, invitation, { isActive: false }))).toMatchObject({ status: 'deleted' });
    expect((await people(test, { search: 'invited@' })).count).toBe(0);
    expect((await status(test, owner, invitation, { isActive: false })).status).toBe(404);
  });

  it('is refused for oneself, for an owner by another role, and for contradictions', async () => {
    const test = await populated();
    await staffEditor(test);
    expect((await status(test, owner, 'owner', { isActive: false })).status).toBe(403);
    expect((await status(test, admin, 'owner', { isActive: false })).status).toBe(403);
    expect((await status(test, owner, 'member', { isActive: true, confirmDelete: true })).json?.field).toBe(
      'confirmDelete',
    );
    expect((await status(test, admin, 'member', { isActive: false })).status).toBe(200);
  });

  it('is refused if based on an older state, and returns the current one', async () => {
    const test = await populated();
    const reply = await status(test, owner, 'member', { isActive: false, version: 7 });
    expect(reply.status).toBe(409);
    expect(reply.json).toMatchObject({ code: 'stale', data: { id: 'member', version: 1 } });
  });
});

describe('the last owner', () => {
  it('cannot be demoted', async () => {
    const test = await populated();
    expect((await role(test, owner, 'owner', { role: ROLES.admin })).json?.code).toBe('lastOwner');
  });

  it('remains if two owners remove each other at the same moment, by any means', async () => {
    for (const [first, second] of [
      [{ isActive: false }, { isActive: false }],
      [{ isActive: false, confirmDelete: true }, { isActive: false }],
      [
        { isActive: false, confirmDelete: true },
        { isActive: false, confirmDelete: true },
      ],
    ] as const) {
      const test = await populated();
      await addPerson(test.table, 'alpha', 'owner2', ROLES.owner);
      await Promise.all([
        status(test, owner, 'owner2', first),
        status(test, tokenOf('alpha', 'owner2'), 'owner', second),
        role(test, owner, 'owner2', { role: ROLES.guest }),
        role(test, tokenOf('alpha', 'owner2'), 'owner', { role: ROLES.guest }),
      ]);
      const left = await Promise.all(
        ['owner', 'owner2'].map((id) => ask(test, 'organisation.roles', tokenOf('alpha', id))),
      );
      expect(left.filter((reply) => reply.status === 200).length).toBeGreaterThanOrEqual(1);
    }
  });

  it('is the last one even if another is deactivated', async () => {
    const test = await populated();
    await addPerson(test.table, 'alpha', 'owner2', ROLES.owner, STATUS.inactive);
    expect((await role(test, owner, 'owner', { role: ROLES.admin })).json?.code).toBe('lastOwner');
  });
});
