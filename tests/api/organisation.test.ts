// The organisation's own matters, call by call: people, roles, tags, credits and the audit log.
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { auditRow } from '#functions/store/audit.ts';
import { customRoles } from '#functions/store/custom-roles.ts';
import { emailHash, emails, personOfEmail } from '#functions/store/emails.ts';
import { PLATFORM } from '#functions/store/keys.ts';
import { usage, usageKey } from '#functions/store/organisations.ts';
import { edgeKey } from '#functions/store/projects.ts';
import type { AuditRow } from '#shared/model/audit.ts';
import { ACCESS, ROLES, STATUS } from '#shared/model/enums.ts';
import type { Credits } from '#shared/model/organisation.ts';
import type { CustomRole, Invited, Person, Tag } from '#shared/model/people.ts';
import { admin, member, owner } from '../helpers/alpha.ts';
import { addPerson, populated } from '../helpers/tenants.ts';
import { projectIdOf, thingsOf, tokenOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

type Rows<T> = { readonly rows: readonly T[]; readonly count: number };
const people = async (test: TestKernel, query: Record<string, string> = {}) =>
  dataOf<Rows<Person>>(await ask(test, 'organisation.people', owner, { query: { scope: 'everybody', ...query } }));
const status = (test: TestKernel, token: string, id: string, body: object) =>
  ask(test, 'organisation.personStatus', token, { params: { id }, body });
const role = (test: TestKernel, token: string, id: string, body: object) =>
  ask(test, 'organisation.personRole', token, { params: { id }, body });

describe('people', () => {
  it('are everybody with the invited ones, or the admins alone', async () => {
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

describe('inviting', () => {
  const invite = (test: TestKernel, token: string, body: object) => ask(test, 'organisation.invite', token, { body });

  it('tells for each address what became of it, and sends a letter to the new one', async () => {
    const test = await populated();
    const reply = await invite(test, owner, { emails: ['new@x.test', '', 'member@alpha.test', 'invited@alpha.test'] });
    expect(dataOf<Invited>(reply).emails).toEqual([
      { email: 'new@x.test', outcome: 'invited' },
      { email: 'member@alpha.test', outcome: 'already' },
      { email: 'invited@alpha.test', outcome: 'already' },
    ]);
    expect(test.letters.map(({ to }) => to)).toEqual(['new@x.test']);
  });

  it('needs an address', async () => {
    const test = await populated();
    expect((await invite(test, owner, {})).status).toBe(400);
    expect((await invite(test, owner, { emails: [''] })).status).toBe(400);
  });

  it('of an owner is for owners, whatever flags somebody else holds', async () => {
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

  it('again sends another letter', async () => {
    const test = await populated();
    const again = { params: { id: thingsOf('alpha').invitation } };
    expect(dataOf<Person>(await ask(test, 'organisation.inviteAgain', owner, again))).toMatchObject({ version: 2 });
    expect(test.letters.map(({ to }) => to)).toEqual(['invited@alpha.test']);
  });
});

/** Makes the admin a holder of StaffEdit by a custom role. */
const staffEditor = async (test: TestKernel) => {
  const made = await ask(test, 'organisation.addRole', owner, {
    body: { name: 'Staff', flags: ['StaffView', 'StaffEdit', 'UserView'] },
  });
  const { id } = dataOf<CustomRole>(made);
  expect((await role(test, owner, 'admin', { customRoleId: id })).status).toBe(200);
  return id;
};

describe('switching off and deleting', () => {
  it('counts from the next request, and can be taken back', async () => {
    const test = await populated();
    expect((await ask(test, 'projects.list', member)).status).toBe(200);
    expect(dataOf(await status(test, owner, 'member', { isActive: false }))).toMatchObject({ status: 'deactivated' });
    expect((await ask(test, 'projects.list', member)).status).toBe(401);
    await status(test, owner, 'member', { isActive: true });
    expect((await people(test, { search: 'member@' })).rows).toMatchObject([{ status: 'active' }]);
  });

  it('takes the person, their places and their count away, and leaves their name in what they made', async () => {
    const test = await populated();
    const project = projectIdOf('alpha', ACCESS.limited);
    const address = emails.row(PLATFORM, { hash: emailHash('member@alpha.test'), tenant: 'alpha', userId: 'member' });
    await test.table.write({ put: address });
    expect((await status(test, owner, 'member', { isActive: false, confirmDelete: true })).status).toBe(200);
    expect(await personOfEmail(test.table, 'member@alpha.test')).toBeUndefined();
    expect((await ask(test, 'projects.list', member)).status).toBe(401);
    expect((await people(test, { search: 'member@' })).count).toBe(0);
    const [edge, used] = await test.table.getMany([edgeKey('alpha', 'member', project), usageKey('alpha')]);
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

  it('is refused for oneself, for an owner by somebody else, and for contradictions', async () => {
    const test = await populated();
    await staffEditor(test);
    expect((await status(test, owner, 'owner', { isActive: false })).status).toBe(403);
    expect((await status(test, admin, 'owner', { isActive: false })).status).toBe(403);
    expect((await status(test, owner, 'member', { isActive: true, confirmDelete: true })).json?.field).toBe(
      'confirmDelete',
    );
    expect((await status(test, admin, 'member', { isActive: false })).status).toBe(200);
  });

  it('is refused when made from an older state, which is shown', async () => {
    const test = await populated();
    const reply = await status(test, owner, 'member', { isActive: false, version: 7 });
    expect(reply.status).toBe(409);
    expect(reply.json).toMatchObject({ code: 'stale', data: { id: 'member', version: 1 } });
  });
});

describe('the last owner', () => {
  it('stays: cannot be demoted', async () => {
    const test = await populated();
    expect((await role(test, owner, 'owner', { role: ROLES.admin })).json?.code).toBe('lastOwner');
  });

  it('stays when two owners take each other out at the same moment, by any means', async () => {
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

  it('does not count somebody who is switched off', async () => {
    const test = await populated();
    await addPerson(test.table, 'alpha', 'owner2', ROLES.owner, STATUS.inactive);
    expect((await role(test, owner, 'owner', { role: ROLES.admin })).json?.code).toBe('lastOwner');
  });
});

describe('roles of people', () => {
  it('change what somebody may do from their next request on', async () => {
    const test = await populated();
    expect((await ask(test, 'organisation.audit', member)).status).toBe(403);
    expect(dataOf<Person>(await role(test, owner, 'member', { role: ROLES.admin }))).toMatchObject({
      role: 3,
      version: 2,
    });
    expect((await ask(test, 'organisation.audit', member)).status).toBe(200);
  });

  it('a custom role gives and takes flags; without it the flags of the role are back', async () => {
    const test = await populated();
    await staffEditor(test);
    expect((await ask(test, 'organisation.audit', admin)).status).toBe(403);
    await role(test, owner, 'admin', { customRoleId: null });
    expect((await ask(test, 'organisation.audit', admin)).status).toBe(200);
  });

  it('an owner has no custom role, and nobody one of another organisation', async () => {
    const test = await populated();
    expect((await role(test, owner, 'owner', { customRoleId: thingsOf('alpha').customRole })).status).toBe(400);
    expect((await role(test, owner, 'member', { customRoleId: thingsOf('beta').customRole })).status).toBe(404);
    expect((await role(test, owner, 'member', {})).status).toBe(400);
    expect((await role(test, owner, 'member', { role: ROLES.superAdmin })).status).toBe(400);
  });
});

describe('custom roles', () => {
  const add = (test: TestKernel, name: string) =>
    ask(test, 'organisation.addRole', owner, { body: { name, flags: ['ReportView'] } });

  it('have unique names, also when made at the same moment', async () => {
    const test = await populated();
    const replies = await Promise.all(['Analyst', 'ANALYST', 'analyst', 'Other'].map((name) => add(test, name)));
    expect(replies.filter(({ status: code }) => code === 201)).toHaveLength(2);
    expect(dataOf<Rows<CustomRole>>(await ask(test, 'organisation.roles', owner)).count).toBe(3);
  });

  it('are at most fifty', async () => {
    const test = await populated();
    const by = { id: 'owner', name: 'Owner' };
    const [item] = (await test.table.query({ pk: customRoles.row('alpha', { roles: [] }).pk, prefix: 'ROLES' })).items;
    const roles = Array.from({ length: 50 }, (_, i) => ({
      id: `rol_${String(i).padStart(12, '0')}`,
      name: `Role ${i}`,
      description: '',
      flags: ['ReportView' as const],
      createdBy: by,
      createdAt: '2026-01-01T00:00:00.000Z',
      version: 1,
    }));
    await test.table.write({ put: customRoles.row('alpha', { roles }, item?.version) });
    expect((await add(test, 'One more')).status).toBe(400);
  });

  it('change with a version, or are refused with their current state', async () => {
    const test = await populated();
    const params = { id: thingsOf('alpha').customRole };
    const update = (body: object) => ask(test, 'organisation.updateRole', owner, { params, body });
    expect(dataOf<CustomRole>(await update({ name: 'Renamed', version: 1 })).version).toBe(2);
    const stale = await update({ name: 'Late', version: 1 });
    expect(stale.json).toMatchObject({ code: 'stale', data: { name: 'Renamed', version: 2 } });
  });

  it('leave their holders with the flags of their role', async () => {
    const test = await populated();
    const id = await staffEditor(test);
    expect((await ask(test, 'organisation.audit', admin)).status).toBe(403);
    await ask(test, 'organisation.deleteRole', owner, { params: { id } });
    expect((await ask(test, 'organisation.audit', admin)).status).toBe(200);
  });
});

describe('tags', () => {
  const add = (test: TestKernel, name: string) => ask(test, 'organisation.addTag', owner, { body: { name } });
  const list = async (test: TestKernel, query: Record<string, string> = {}) =>
    dataOf<Rows<Tag>>(await ask(test, 'organisation.tags', member, { query }));

  it('are unique by name whatever its case and width, also at the same moment', async () => {
    const test = await populated();
    const replies = await Promise.all(['M&A', 'm&a', 'Ｍ＆Ａ', '실사'].map((name) => add(test, name)));
    expect(replies.map(({ status: code }) => code).sort()).toEqual([201, 201, 409, 409]);
    expect((await list(test, { search: 'm&A' })).count).toBe(1);
  });

  it('free their name when renamed or deleted', async () => {
    const test = await populated();
    const { id } = dataOf<Tag>(await add(test, 'First'));
    const rename = { params: { id }, body: { name: 'Second', status: 2 } };
    expect(dataOf<Tag>(await ask(test, 'organisation.updateTag', owner, rename))).toMatchObject({ status: 2 });
    expect((await add(test, 'first')).status).toBe(201);
    expect((await add(test, 'second')).status).toBe(409);
    await ask(test, 'organisation.deleteTag', owner, { params: { id } });
    expect((await add(test, 'second')).status).toBe(201);
  });

  it('may change the case of their own name, not take that of another', async () => {
    const test = await populated();
    const { id } = dataOf<Tag>(await add(test, 'One'));
    await add(test, 'Two');
    const rename = (name: string) => ask(test, 'organisation.updateTag', owner, { params: { id }, body: { name } });
    expect((await rename('ONE')).status).toBe(200);
    expect((await rename('two')).json?.code).toBe('nameExists');
  });
});

describe('credits', () => {
  it('are seen by the owner with their ledger, by others as what is left', async () => {
    const test = await populated();
    const credits = dataOf<z.infer<typeof Credits>>(await ask(test, 'organisation.credits', owner));
    expect(credits).toMatchObject({ balance: 10_000, reserved: 0, count: 1, rows: [{ kind: 'grant' }] });
    expect((await ask(test, 'organisation.credits', admin)).status).toBe(403);
    expect(dataOf(await ask(test, 'organisation.balance', tokenOf('alpha', 'guest')))).toEqual({ balance: 10_000 });
  });
});

type Log = Rows<AuditRow> & { readonly cursor?: string };
const audit = async (test: TestKernel, query: Record<string, string> = {}) =>
  dataOf<Log>(await ask(test, 'organisation.audit', owner, { query }));

const addAudit = async (test: TestKernel, days: readonly string[], userId = 'owner') => {
  for (const [i, day] of days.entries())
    await test.table.write(
      auditRow({
        tenant: 'alpha',
        userId,
        name: '=cmd',
        action: i % 2 ? 'signIn' : 'export',
        targets: [day],
        sourceIp: '192.0.2.1',
        requestId: `request-${i}`,
        now: Date.parse(`${day}T12:00:00Z`),
      }),
    );
};

describe('the audit log', () => {
  // The organisations of the test begin on the 21st of November 2026.
  const DAYS = ['2026-11-21', '2026-11-22', '2026-11-30', '2026-12-01', '2027-02-03'];

  it('shows who did what, with the name of that moment', async () => {
    const test = await populated();
    await ask(test, 'organisation.addTag', owner, { body: { name: 'New' } });
    await ask(test, 'organisation.addTag', admin, { body: { name: 'New' } });
    const { rows } = await audit(test);
    expect(rows.toSorted((a, b) => (a.action < b.action ? -1 : 1))).toMatchObject([
      { action: 'denied', route: 'organisation.addTag', by: { id: 'admin', name: 'admin alpha' } },
      { action: 'tag.change', by: { id: 'owner', name: 'owner alpha' }, targets: expect.arrayContaining(['New']) },
    ]);
  });

  it('is walked newest first over months, page by page, without a gap or a repeat', async () => {
    const test = at(await populated(), '2027-02-10');
    await addAudit(test, DAYS);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page: Log = await audit(test, { limit: '2', ...(cursor ? { cursor } : {}) });
      seen.push(...page.rows.flatMap(({ targets }) => targets));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toEqual(DAYS.toReversed());
  });

  it('is filtered by days, action and person', async () => {
    const test = at(await populated(), '2027-02-10');
    await addAudit(test, DAYS);
    const daysOf = async (query: Record<string, string>) =>
      (await audit(test, query)).rows.flatMap(({ targets }) => targets);
    expect(await daysOf({ from: '2026-11-22', to: '2026-12-01' })).toEqual(['2026-12-01', '2026-11-30', '2026-11-22']);
    expect(await daysOf({ action: 'signIn' })).toEqual(['2026-12-01', '2026-11-22']);
    expect(await daysOf({ userId: 'owner', to: '2026-11-30' })).toEqual(['2026-11-30', '2026-11-22', '2026-11-21']);
    expect(await daysOf({ userId: 'admin' })).toEqual([]);
    expect(await daysOf({ from: '2027-03-01' })).toEqual([]);
  });

  it('refuses a cursor that is none', async () => {
    const test = await populated();
    for (const cursor of ['x', '2026-11-21T00:00:00.000Z', 'ORG#beta'])
      expect((await ask(test, 'organisation.audit', owner, { query: { cursor } })).status).toBe(400);
  });

  it('leaves as CSV in the reader’s language without a formula, and its export is itself logged', async () => {
    const test = await populated();
    await addAudit(test, [new Date().toISOString().slice(0, 10)]);
    const reply = await ask(test, 'organisation.auditCsv', owner, { headers: { language: 'KO' } });
    expect(reply.headers['content-type']).toBe('text/csv');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(reply.bytes);
    expect(text.startsWith('\ufeff시각(UTC),이름,')).toBe(true);
    expect(text).toContain(",'=cmd,");
    expect((await audit(test)).rows.map(({ action }) => action)).toContain('audit.export');
  });

  it('is shown to those with its flag alone', async () => {
    const test = await populated();
    expect((await ask(test, 'organisation.audit', member)).status).toBe(403);
    expect((await ask(test, 'organisation.auditCsv', member)).status).toBe(403);
  });
});

/** The same kernel on another day. */
const at = (test: TestKernel, day: string): TestKernel => {
  const clock = { ...test.kernel.ports.clock, now: () => Date.parse(`${day}T00:00:00Z`) };
  return { ...test, kernel: { ...test.kernel, ports: { ...test.kernel.ports, clock } } };
};
