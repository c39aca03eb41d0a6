// The platform's routes, call by call: organizations, their credits, and the access of their guard.
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { invitationIdOf } from '#functions/domain/invitations/invitation.ts';
import { emailHash, emails } from '#functions/store/emails.ts';
import { TenantBreach, tenantGuard } from '#functions/store/guard.ts';
import { invitationKey } from '#functions/store/invitations.ts';
import { PLATFORM } from '#functions/store/keys.ts';
import { memberKey, peoplePk } from '#functions/store/members.ts';
import { tenantOfCode } from '#functions/store/organisation-codes.ts';
import { organisationKey } from '#functions/store/organisations.ts';
import { workspacePk } from '#functions/store/workspaces.ts';
import type { Credits, Organisation } from '#shared/model/organisation.ts';
import { STARTING_CREDITS } from '#shared/model/prices.ts';
import { owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { tokenOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

const staff = tokenOf(PLATFORM, 'super');

type Rows<T> = { readonly rows: readonly T[]; readonly count: number };
type Ledger = z.infer<typeof Credits>;

const list = async (test: TestKernel, query: Record<string, string> = {}) =>
  dataOf<Rows<Organisation>>(await ask(test, 'platform.organisations', staff, { query }));
const invite = (test: TestKernel, body: object = {}) =>
  ask(test, 'platform.invite', staff, {
    body: { name: 'New Partners', website: 'www.new-partners.co.kr', email: 'owner@new.test', credits: 50, ...body },
  });
const update = (test: TestKernel, id: string, body: object) =>
  ask(test, 'platform.update', staff, { params: { id }, body });

describe('organizations', () => {
  it('are listed with their usage and credits, without the platform itself', async () => {
    const test = await populated();
    const { rows, count } = await list(test, { sort: 'name', order: 'desc' });
    expect(count).toBe(2);
    expect(rows).toMatchObject([
      { id: 'beta', credits: 10_000, members: 5 },
      { id: 'alpha', credits: 10_000, members: 5, status: 'active' },
    ]);
    expect((await list(test, { search: 'BET' })).rows.map(({ id }) => id)).toEqual(['beta']);
  });

  it('have totals', async () => {
    const test = await populated();
    expect(dataOf(await ask(test, 'platform.summary', staff))).toMatchObject({
      organisations: 2,
      members: 10,
      credits: 20_000,
    });
  });
});

describe('inviting an organization', () => {
  it('writes its rows and a code, and sends an email to its owner', async () => {
    const test = await populated();
    const made = dataOf<Organisation>(await invite(test));
    expect(made).toMatchObject({
      code: 'NEW',
      status: 'invited',
      website: 'https://www.new-partners.co.kr',
      domain: 'new-partners.co.kr',
      credits: 50,
    });
    expect(await tenantOfCode(test.table, 'new ')).toBe(made.id);
    expect(test.emails.map(({ to }) => to)).toEqual(['owner@new.test']);
    const [invitation] = await test.table.getMany([invitationKey(made.id, invitationIdOf(made.id, 'owner@new.test'))]);
    expect(invitation?.data).toMatchObject({ role: 2 });
    expect((await list(test)).count).toBe(3);
  });

  it('grants default credits if the call names none', async () => {
    const test = await populated();
    const body = { name: 'New Partners', website: 'https://new-partners.co.kr', email: 'owner@new.test' };

    expect(dataOf(await ask(test, 'platform.invite', staff, { body }))).toMatchObject({ credits: STARTING_CREDITS });
  });

  it('gives each a unique code, even at the same moment', async () => {
    const test = await populated();
    const replies = await Promise.all(Array.from({ length: 5 }, () => invite(test)));
    const codes = replies.map((reply) => dataOf<Organisation>(reply).code);
    expect(codes.sort()).toEqual(['NEW', 'NEW2', 'NEW3', 'NEW4', 'NEW5']);
  });

  it('refuses an address in use', async () => {
    const test = await populated();
    const taken = { hash: emailHash('owner@new.test'), tenant: 'beta', userId: 'x' };
    await test.table.write({ put: emails.row(PLATFORM, taken) });
    expect((await invite(test)).json?.code).toBe('emailExists');
    expect((await list(test)).count).toBe(2);
  });

  it('refuses an address that is not a website', async () => {
    const test = await populated();
    for (const website of ['nothing', 'javascript:alert(1)', 'ftp://x.test'])
      expect((await invite(test, { website })).json?.field).toBe('website');
  });
});

describe('changing an organization', () => {
  it('suspends it from the next request of its people, and resumes it', async () => {
    const test = await populated();
    expect(dataOf<Organisation>(await update(test, 'alpha', { status: 'suspended' })).status).toBe('suspended');
    expect((await ask(test, 'projects.list', owner)).json?.code).toBe('organisationSuspended');
    expect((await ask(test, 'projects.list', tokenOf('beta', 'owner'))).status).toBe(200);
    await update(test, 'alpha', { status: 'active' });
  });

  it('resumes one without an owner as invited', async () => {
    const test = await populated();
    const { id } = dataOf<Organisation>(await invite(test));
    await update(test, id, { status: 'suspended' });
    expect(dataOf<Organisation>(await update(test, id, { status: 'active' })).status).toBe('invited');
  });

  it('sends an open invitation again, or to another address', async () => {
    const test = await populated();
    const { id } = dataOf<Organisation>(await invite(test));
    await update(test, id, { inviteAgain: true });
    const moved = dataOf<Organisation>(await update(test, id, { email: 'other@new.test' }));
    expect(moved).toMatchObject({ email: 'other@new.test', version: 3 });
    expect(test.emails.map(({ to }) => to)).toEqual(['owner@new.test', 'owner@new.test', 'other@new.test']);
    const keys = ['owner@new.test', 'other@new.test'].map((email) => invitationKey(id, invitationIdOf(id, email)));
    expect((await test.table.getMany(keys)).map((item) => item !== undefined)).toEqual([false, true]);
  });

  it('is refused if based on an older state, and returns the current one', async () => {
    const test = await populated();
    const reply = await update(test, 'alpha', { name: 'Late', version: 9 });
    expect(reply.json).toMatchObject({ code: 'stale', data: { id: 'alpha', name: 'alpha', version: 1 } });
  });

  it('never changes the platform itself', async () => {
    const test = await populated();
    expect((await update(test, PLATFORM, { status: 'suspended' })).status).toBe(400);
    expect((await ask(test, 'platform.remove', staff, { params: { id: PLATFORM } })).status).toBe(400);
    expect((await ask(test, 'platform.summary', staff)).status).toBe(200);
  });
});

describe('removing an organization', () => {
  it('locks everybody out at once and starts erasing', async () => {
    const test = await populated();
    const { id } = dataOf<Organisation>(await invite(test));
    const remove = (organisation: string) => ask(test, 'platform.remove', staff, { params: { id: organisation } });
    expect((await remove('alpha')).status).toBe(200);
    expect((await ask(test, 'projects.list', owner)).status).toBe(401);
    expect((await list(test)).rows.map((row) => row.id).sort()).toEqual(['beta', id].sort());
    expect(test.started.filter(({ machine }) => machine === 'delete-organisation')).toHaveLength(1);
    expect((await remove('alpha')).status).toBe(404);
    await remove(id);
    expect(await tenantOfCode(test.table, 'NEW')).toBeUndefined();
  });
});

describe('credits of an organization', () => {
  const grant = (test: TestKernel, headers: Record<string, string> = {}) =>
    ask(test, 'platform.grant', staff, {
      params: { id: 'alpha' },
      body: { amount: 25, note: 'Thank you' },
      headers,
    });

  it('are granted with a note that the organization sees', async () => {
    const test = await populated();
    expect(dataOf<Ledger>(await grant(test)).balance).toBe(10_025);
    const { rows } = dataOf<Ledger>(await ask(test, 'organisation.credits', owner));
    expect(rows[0]).toMatchObject({ kind: 'grant', amount: 25, balance: 10_025, note: 'Thank you' });
  });

  it('are granted once per idempotency key', async () => {
    const test = await populated();
    await Promise.all(Array.from({ length: 5 }, () => grant(test, { 'idempotency-key': 'one' })));
    const { balance } = dataOf<Ledger>(await ask(test, 'platform.credits', staff, { params: { id: 'alpha' } }));
    expect(balance).toBe(10_025);
  });
});

describe('the platform staff’s table', () => {
  it('opens the organization, its counters, credits and invitations, and nothing else of a tenant', async () => {
    const test = await populated();
    const table = tenantGuard(test.table, PLATFORM, 'organisations');
    await table.getMany([organisationKey('alpha'), invitationKey('alpha', 'inv_alpha00000000000')]);
    for (const pk of [workspacePk('alpha', 'prj_alphaopen000'), peoplePk('alpha')])
      await expect(table.query({ pk })).rejects.toBeInstanceOf(TenantBreach);
    await expect(table.getMany([memberKey('alpha', 'owner')])).rejects.toBeInstanceOf(TenantBreach);
  });
});
