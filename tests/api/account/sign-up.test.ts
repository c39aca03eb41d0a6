// Joining an organization with the link of an invitation, or by requesting one with the organization's code.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptInvitation } from '#functions/domain/account/accept.ts';
import { invitationIdOf } from '#functions/domain/invitations/invitation.ts';
import { auditRow } from '#functions/store/audit.ts';
import { emailKey, personOfEmail } from '#functions/store/emails.ts';
import { invitationKey } from '#functions/store/invitations.ts';
import { memberKey, members, peoplePk, personPk } from '#functions/store/members.ts';
import { organisationKey, organisations, usageKey } from '#functions/store/organisations.ts';
import { EDGE_PREFIX, edges } from '#functions/store/workspaces.ts';
import { ACCESS, ROLES } from '#shared/model/enums.ts';
import type { User } from '#shared/model/user.ts';
import { type AccountStage, accountStage, joined, PASSWORD, type Session } from '../../helpers/account-stage.ts';
import { tokenOf, workspaceIdOf } from '../../helpers/test-ids.ts';
import { dataOf } from '../../helpers/test-kernel.ts';

const EMAIL = 'new@elsewhere.test';
const DAY = 86_400_000;
let stage: AccountStage;

beforeEach(async () => {
  stage = await accountStage();
});
afterEach(() => stage.identity.close());

const invited = async (role: Parameters<AccountStage['inviteTo']>[1]['role'] = ROLES.member) => {
  await stage.inviteTo('alpha', { email: EMAIL, role });
  return stage.secretFor(EMAIL);
};
const isPending = async () => {
  const [item] = await stage.table.getMany([invitationKey('alpha', invitationIdOf('alpha', EMAIL))]);
  return item !== undefined;
};
const membersOf = async (email: string) => {
  const { items } = await stage.table.query({ index: 'gsi1', pk: peoplePk('alpha'), prefix: `${email}#` });
  return items.filter(({ sk }) => sk === 'MEMBER').map(members.read);
};

describe('the link of an invitation', () => {
  it('shows its organization and role, and creates a member who can sign in', async () => {
    // Prepare
    const invitation = await invited();

    // Act
    const about = dataOf(await stage.call('account.openInvitation', { invitation }));
    const made = dataOf(await stage.signUp(EMAIL, invitation, { language: 'ja' }));
    const { user } = dataOf<Session>(await stage.signIn(EMAIL));

    // Assess
    expect(about).toMatchObject({ email: EMAIL, organizationName: 'alpha', organizationCode: 'ALPHA', role: 4 });
    expect(made).toEqual({ status: 'created', email: EMAIL });
    expect(user).toMatchObject({ email: EMAIL, role: ROLES.member, isCustomSignup: false, language: 'ja', mfa: false });
    expect(user.flags).toEqual(['UserView', 'ReportView', 'ReportEdit']);
    expect(await personOfEmail(stage.table, EMAIL)).toEqual({ tenant: 'alpha', userId: user.id });
    const [counted] = await stage.table.getMany([usageKey('alpha')]);
    expect(counted?.data.members).toBe(6);
    expect(await isPending()).toBe(false);
  });

  it('opens without the token of a person who happens to be signed in', async () => {
    const invitation = await invited();
    for (const token of [tokenOf('beta', 'owner'), 'stale'])
      expect((await stage.call('account.openInvitation', { invitation }, token)).status).toBe(200);
  });

  it('creates one member in twenty parallel sign-ups', async () => {
    const invitation = await invited();
    const given = { email: EMAIL, password: PASSWORD, firstName: 'N', lastName: 'P', organizationCode: 'alpha' };
    const audit = ({ tenant, userId }: { tenant: string; userId: string }) =>
      auditRow({ tenant, userId, action: 'signUp', targets: [], sourceIp: '', requestId: userId, now: 0 });
    // Fewer calls than the rate limit of ten.
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        acceptInvitation(stage.ports, { ...given, invitation }, audit).then(
          () => 'made',
          (error) => error.code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(1);
    expect(outcomes.every((outcome) => ['made', 'conflict', 'invitationInvalid'].includes(outcome))).toBe(true);
    expect(await membersOf(EMAIL)).toHaveLength(1);
    expect((await stage.signIn(EMAIL)).status).toBe(200);
  });

  it('creates one member if two organizations invite the same person', async () => {
    await invited();
    const fromAlpha = stage.secretFor(EMAIL);
    await stage.inviteTo('beta', { email: EMAIL, role: ROLES.member });
    const fromBeta = stage.secretFor(EMAIL);
    const replies = await Promise.all([
      stage.signUp(EMAIL, fromAlpha),
      stage.signUp(EMAIL, fromBeta, { organizationCode: 'BETA' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { tenant } = (await personOfEmail(stage.table, EMAIL)) ?? {};
    const organizationCode = tenant ?? '';
    expect((await stage.signIn(EMAIL, PASSWORD, { organizationCode })).status).toBe(200);
    const later = await stage.signUp(EMAIL, tenant === 'alpha' ? fromBeta : fromAlpha, {
      organizationCode: tenant === 'alpha' ? 'BETA' : 'ALPHA',
    });
    expect(later.json?.code).toBe('emailExists');
  });

  it('works once', async () => {
    const invitation = await invited();
    await stage.signUp(EMAIL, invitation);
    expect((await stage.signUp(EMAIL, invitation)).json?.code).toBe('invitationInvalid');
    expect((await stage.call('account.openInvitation', { invitation })).json?.code).toBe('invitationInvalid');
  });

  it.each([
    ['another email', { email: 'thief@elsewhere.test' }, 'invitationInvalid'],
    ['another organisation’s code', { organizationCode: 'BETA' }, 'organisationNotFound'],
    ['no organisation’s code', { organizationCode: 'NOTHING' }, 'organisationNotFound'],
  ])('with %s opens nothing and is unchanged', async (_, more, code) => {
    const invitation = await invited();
    expect((await stage.signUp(EMAIL, invitation, more)).json?.code).toBe(code);
    expect(await isPending()).toBe(true);
    expect((await stage.signUp(EMAIL, invitation)).status).toBe(200);
  });

  it.each([
    ['a wrong secret', (link: string) => `${link.slice(0, -4)}AAAA`],
    ['another tenant', (link: string) => link.replace('alpha.', 'beta.')],
    ['another invitation', (link: string) => link.replace(/inv_.{16}/, `inv_${'alpha'.padEnd(16, '0')}`)],
    ['no form at all', () => 'something-that-is-long-enough'],
    ['a key in it', (link: string) => link.replace('alpha.', 'alpha#PERSON#owner.')],
  ])('with %s gets the same answer', async (_, change) => {
    const reply = await stage.signUp(EMAIL, change(await invited()));
    expect(reply.json).toMatchObject({ code: 'invitationInvalid' });
    expect(await isPending()).toBe(true);
  });

  it('expires after seven days, or when a new one is sent', async () => {
    const first = await invited();
    stage.clock.advance(7 * DAY);
    expect((await stage.signUp(EMAIL, first)).json?.code).toBe('invitationInvalid');
    const second = await invited();
    expect((await stage.signUp(EMAIL, first)).json?.code).toBe('invitationInvalid');
    expect((await stage.signUp(EMAIL, second)).status).toBe(200);
  });

  it('adds the workspaces of the invitation, even fifty', async () => {
    // Prepare
    const workspace = workspaceIdOf('alpha', ACCESS.limited);
    await stage.inviteTo('alpha', { email: EMAIL, role: ROLES.guest, workspace: { id: workspace, role: ROLES.admin } });
    const id = invitationIdOf('alpha', EMAIL);
    for (let n = 0; n < 50; n += 1) {
      const projectId = `prj_${String(n).padStart(12, '0')}`;
      const edge = { projectId, userId: id, role: ROLES.member, name: '', email: EMAIL };
      await stage.table.write({ put: edges.row('alpha', edge) });
    }

    // Act
    await stage.signUp(EMAIL, stage.secretFor(EMAIL));

    // Assess
    const { userId = '' } = (await personOfEmail(stage.table, EMAIL)) ?? {};
    const own = await stage.table.query({ pk: personPk('alpha', userId), prefix: EDGE_PREFIX });
    const left = await stage.table.query({ pk: personPk('alpha', id), prefix: EDGE_PREFIX });
    expect(own.items).toHaveLength(51);
    expect(left.items).toEqual([]);
    expect(own.items.map(edges.read).find(({ projectId }) => projectId === workspace)).toMatchObject({
      role: ROLES.admin,
      name: 'New Person',
      email: EMAIL,
    });
  });

  it('activates an invited organization when its owner accepts', async () => {
    // Prepare
    const [item] = await stage.table.getMany([organisationKey('alpha')]);
    if (!item) throw new Error('no organisation');
    await stage.table.write({ put: organisations.row('alpha', { ...organisations.read(item), status: 'invited' }) });
    const invitation = await invited(ROLES.owner);

    // Act
    await stage.signUp(EMAIL, invitation);

    // Assess
    const [after] = await stage.table.getMany([organisationKey('alpha')]);
    expect(after?.data).toMatchObject({ status: 'active', admin: 'New Person', email: EMAIL });
  });

  it('opens nothing in a suspended organization', async () => {
    const invitation = await invited();
    const [item] = await stage.table.getMany([organisationKey('alpha')]);
    if (!item) throw new Error('no organisation');
    await stage.table.write({ put: organisations.row('alpha', { ...organisations.read(item), status: 'suspended' }) });
    expect((await stage.signUp(EMAIL, invitation)).json?.code).toBe('invitationInvalid');
  });

  it('is refused for a common or weak password', async () => {
    const invitation = await invited();
    for (const password of ['P@ssw0rd1', 'sh1!A', 'alllower1!'])
      expect((await stage.signUp(EMAIL, invitation, { password })).json).toMatchObject({ field: 'password' });
    expect(await isPending()).toBe(true);
  });
});

describe('a server that crashes during a sign-up', () => {
  const crash = () => {
    throw new Error('gone');
  };

  it('before the account or the member exists leaves an invitation that works a minute later', async () => {
    for (const [i, broken] of ['create', 'write'].entries()) {
      // Prepare
      const email = `crash${i}@elsewhere.test`;
      await stage.inviteTo('alpha', { email, role: ROLES.member });
      const invitation = stage.secretFor(email);
      const { kernel } = stage;
      let writes = 0;
      const write: typeof stage.table.write = (...all) => {
        writes += 1;
        return broken === 'write' && writes === 3 ? crash() : stage.table.write(...all);
      };
      // The process is gone, so nothing is rolled back.
      const remove = broken === 'write' ? crash : kernel.ports.identity.remove;
      const create = broken === 'create' ? crash : kernel.ports.identity.create;
      const ports = {
        ...kernel.ports,
        identity: { ...kernel.ports.identity, create, remove },
        table: { ...stage.table, write, getMany: kernel.ports.table.getMany },
      };
      Object.assign(kernel, { ports });

      // Act
      const died = await stage.signUp(email, invitation);
      Object.assign(kernel, { ports: stage.ports });
      stage.clock.advance(60_001);
      const again = await stage.signUp(email, invitation);

      // Assess
      expect(died.status).toBe(500);
      expect(again.status, broken).toBe(200);
      expect(await membersOf(email)).toHaveLength(1);
      expect((await stage.signIn(email)).status).toBe(200);
    }
  });
});

describe('a person who was deleted', () => {
  it('leaves the address free for the next invitation, whatever rows remain', async () => {
    const { user } = await joined(stage, EMAIL, ROLES.member);
    await stage.table.write({ remove: memberKey('alpha', user.id) });
    const again = await joined(stage, EMAIL, ROLES.guest);
    expect(again.user.id).not.toBe(user.id);
  });
});

describe('requesting with an organization’s code', () => {
  const emails = () => stage.emails.map(({ to }) => to);

  it('returns the same reply to everybody', async () => {
    // Prepare
    await stage.inviteTo('alpha', { email: 'pending@elsewhere.test', role: ROLES.admin });
    const asking = ['owner@alpha.test', 'pending@elsewhere.test', 'somebody@alpha.test', 'stranger@elsewhere.test'];

    // Act
    const before = stage.clock.now();
    const replies = await Promise.all(asking.map((email) => stage.signUp(email, undefined)));
    const noCode = await stage.signUp('x@x.test', undefined, { organizationCode: 'NOTHING' });

    // Assess
    for (const [i, reply] of [...replies, noCode].entries())
      expect(dataOf(reply)).toEqual({ status: 'checkMail', email: asking[i] ?? 'x@x.test' });
    expect(stage.clock.now()).toBeGreaterThan(before);
    expect(await membersOf('somebody@alpha.test')).toEqual([]);
  });

  it('sends the pending invitation again with a new link and its own role', async () => {
    const first = await invited(ROLES.admin);
    await stage.signUp(EMAIL, undefined);
    const second = stage.secretFor(EMAIL);
    expect(second).not.toBe(first);
    expect((await stage.signUp(EMAIL, first)).json?.code).toBe('invitationInvalid');
    expect((await stage.signUp(EMAIL, second)).status).toBe(200);
    expect(dataOf<Session>(await stage.signIn(EMAIL)).user).toMatchObject({ role: ROLES.admin, isCustomSignup: false });
  });

  it('does not invalidate a person’s link repeatedly', async () => {
    await invited();
    for (let n = 0; n < 5; n += 1) await stage.signUp(EMAIL, undefined);
    expect(emails().filter((to) => to === EMAIL)).toHaveLength(2);
    expect((await stage.signUp(EMAIL, stage.secretFor(EMAIL))).status).toBe(200);
  });

  it('invites addresses of its own domain as self-registered guests', async () => {
    const email = 'somebody@alpha.test';
    await stage.signUp(email, undefined);
    dataOf(await stage.signUp(email, stage.secretFor(email)));
    const { user } = dataOf<{ user: User }>(await stage.signIn(email));
    expect(user).toMatchObject({ role: ROLES.guest, isCustomSignup: true });
  });

  it("renews an expired invitation as a guest's at most", async () => {
    const email = 'late@alpha.test';
    await stage.inviteTo('alpha', { email, role: ROLES.owner });
    stage.clock.advance(8 * DAY);
    await stage.signUp(email, undefined);
    dataOf(await stage.signUp(email, stage.secretFor(email)));
    expect(dataOf<Session>(await stage.signIn(email)).user.role).toBe(ROLES.guest);
  });

  it('sends nothing to members, strangers, for an unknown code, or to a domain with a similar ending', async () => {
    const member = await joined(stage, 'here@alpha.test', ROLES.member);
    const sent = stage.emails.length;
    for (const email of [member.user.email, 'stranger@elsewhere.test', 'x@notalpha.test', 'x@alpha.test.evil.test'])
      await stage.signUp(email, undefined);
    await stage.signUp('x@alpha.test', undefined, { organizationCode: 'NOTHING' });
    expect(emails().slice(sent)).toEqual([]);
  });

  it('is limited for known and unknown addresses, with the time to wait', async () => {
    for (const email of ['owner@alpha.test', 'stranger@elsewhere.test']) {
      const replies = await Promise.all(Array.from({ length: 12 }, () => stage.signUp(email, undefined)));
      const refused = replies.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(2);
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

describe('the registry of addresses', () => {
  it('contains hashes instead of addresses', async () => {
    await joined(stage, EMAIL, ROLES.member);
    const [item] = await stage.table.getMany([emailKey(EMAIL.toUpperCase())]);
    expect(JSON.stringify(item)).not.toContain('elsewhere');
    expect(item?.data.userId).toBeDefined();
  });
});
