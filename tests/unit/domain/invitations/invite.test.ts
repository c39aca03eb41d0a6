// Invitations: one row per address, a secret that is stored nowhere, links that end when the next one is sent.
import { describe, expect, it } from 'vitest';
import { invitationIdOf } from '#functions/domain/invitations/invitation.ts';
import { type Guest, invite } from '#functions/domain/invitations/invite.ts';
import { resendInvitation } from '#functions/domain/invitations/resend-invitation.ts';
import { revokeInvitation } from '#functions/domain/invitations/revoke.ts';
import { isSecretOf, readLinkText } from '#functions/domain/invitations/secret.ts';
import type { Email } from '#functions/ports/mail.ts';
import { invitationKey, invitations } from '#functions/store/invitations.ts';
import { members, peoplePk, personPk } from '#functions/store/members.ts';
import { workspaces } from '#functions/store/workspaces.ts';
import { ACCESS, ROLES, STATUS, type Status } from '#shared/model/enums.ts';
import { emptyTable } from '#tests/helpers/empty-table.ts';
import { fakeClock } from '../../../helpers/fake-clock.ts';

const TENANT = 'abc';
const EMAIL = 'new@elsewhere.test';
const WORKSPACE = 'prj_000000000001';
const inviter = {
  tenant: TENANT,
  by: { id: 'boss', name: 'Boss' },
  organisation: 'ABC',
  app: 'https://app.test',
  language: 'en' as const,
};
const guest: Guest = { email: EMAIL, role: ROLES.member };

const world = () => {
  const clock = fakeClock();
  const table = emptyTable(clock);
  const emails = new Map<string, Email>();
  const mail = { send: async (email: Email) => void emails.set(email.key, email) };
  const ask = (wanted: Guest = guest) => invite({ table, mail, clock }, inviter, wanted);
  const stored = async () => {
    const [item] = await table.getMany([invitationKey(TENANT, invitationIdOf(TENANT, EMAIL))]);
    return item && invitations.read(item);
  };
  const links = () =>
    [...emails.values()].map(({ text }) => readLinkText(/#invitation=(\S+)/.exec(text)?.[1] ?? '')?.secret ?? '');
  return { clock, table, mail, emails, ask, stored, links };
};

const addWorkspace = (table: ReturnType<typeof world>['table']) =>
  table.write({
    put: workspaces.row(TENANT, {
      id: WORKSPACE,
      name: 'P',
      alias: '',
      note: '',
      tags: [],
      access: ACCESS.limited,
      owner: inviter.by,
      fileCount: 0,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    }),
  });

const addMember = (table: ReturnType<typeof world>['table'], status: Status) =>
  table.write({
    put: members.row(TENANT, {
      userId: 'there',
      email: EMAIL,
      firstName: 'A',
      lastName: 'B',
      role: ROLES.member,
      status,
      joinedAt: '2026-01-01T00:00:00.000Z',
      isCustomSignup: false,
    }),
  });

describe('inviting', () => {
  it('stores the hash of the secret in the email, for seven days', async () => {
    const { ask, stored, links, table, clock } = world();
    expect((await ask()).outcome).toBe('invited');
    const row = await stored();
    const [secret = ''] = links();
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(isSecretOf(row?.secretHash ?? '', secret)).toBe(true);
    expect(isSecretOf(row?.secretHash ?? '', `${secret}x`)).toBe(false);
    expect(Date.parse(row?.expiresAt ?? '')).toBe(clock.now() + 7 * 86_400_000);
    expect(JSON.stringify(await table.query({ pk: personPk(TENANT, row?.id ?? '') }))).not.toContain(secret);
  });

  it('creates one invitation from twenty concurrent ones, and sends one email that works', async () => {
    const { ask, table, stored, links } = world();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => ask()));
    const { items } = await table.query({ index: 'gsi1', pk: peoplePk(TENANT) });
    expect(items).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'invited')).toHaveLength(1);
    const hash = (await stored())?.secretHash ?? '';
    expect(links().filter((secret) => isSecretOf(hash, secret))).toHaveLength(1);
  });

  it.each([
    [STATUS.active, 'already'],
    [STATUS.inactive, 'refused'],
  ] as const)('reports a member with status %i: %s', async (status, outcome) => {
    const { ask, table, emails } = world();
    await addMember(table, status);
    expect(await ask()).toMatchObject({ outcome, member: { userId: 'there' } });
    expect(emails.size).toBe(0);
  });

  it('does not match the beginning of an address', async () => {
    const { ask, table } = world();
    await addMember(table, STATUS.active);
    expect((await ask({ ...guest, email: 'new@elsewhere.tes' })).outcome).toBe('invited');
    expect((await ask({ ...guest, email: 'w@elsewhere.test' })).outcome).toBe('invited');
  });

  it('adds a workspace to an open invitation without another email', async () => {
    const { ask, table, emails, stored } = world();
    await addWorkspace(table);
    await ask();
    const workspace = { id: WORKSPACE, role: ROLES.guest };
    expect((await ask({ ...guest, workspace })).outcome).toBe('invited');
    expect((await ask({ ...guest, workspace })).outcome).toBe('already');
    expect(emails.size).toBe(1);
    const { items } = await table.query({ pk: personPk(TENANT, (await stored())?.id ?? '') });
    expect(items.map(({ sk }) => sk)).toEqual(['INVITATION', `PROJECT#${WORKSPACE}`]);
  });

  it('sends a new link if the old one has expired, or if a person requests theirs', async () => {
    const { ask, clock, links, stored } = world();
    await ask();
    clock.advance(8 * 86_400_000);
    expect((await ask({ ...guest, role: ROLES.guest })).outcome).toBe('invited');
    await ask({ ...guest, isOwnRequest: true });
    const hash = (await stored())?.secretHash ?? '';
    expect(links().map((secret) => isSecretOf(hash, secret))).toEqual([false, false, true]);
    expect(await stored()).toMatchObject({ role: ROLES.guest, sent: 3 });
  });
});

describe('sending again and revoking', () => {
  it('invalidates the earlier link', async () => {
    const { ask, table, mail, clock, links, stored } = world();
    const { invitation } = await ask();
    if (!invitation) throw new Error('no invitation');
    await resendInvitation({ table, mail, clock }, invitation, { ...inviter });
    const hash = (await stored())?.secretHash ?? '';
    expect(links().map((secret) => isSecretOf(hash, secret))).toEqual([false, true]);
  });

  it('removes the invitation and its memberships; a later one starts over with its own email', async () => {
    const { ask, table, stored, emails, clock } = world();
    await addWorkspace(table);
    const { invitation } = await ask({ ...guest, workspace: { id: WORKSPACE, role: ROLES.member } });
    if (!invitation) throw new Error('no invitation');
    await revokeInvitation(table, TENANT, invitation);
    expect(await stored()).toBeUndefined();
    expect((await table.query({ pk: personPk(TENANT, invitation.id) })).items).toEqual([]);
    clock.advance(1);
    await ask();
    expect(emails.size).toBe(2);
  });
});

describe('the secret in a link', () => {
  it.each(['', 'abc', 'abc.inv_0000000000000001', 'ABC.inv_0000000000000001.aaaaaaaaaaaaaaaaaaaaaaaa', 'a.b.c.d'])(
    '%j opens nothing',
    (text) => {
      expect(readLinkText(text)).toBeUndefined();
    },
  );
});
