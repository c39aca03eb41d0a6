// Custom roles, tags and credits of the organization, call by call.
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { customRoles } from '#functions/store/custom-roles.ts';
import type { CustomRole } from '#shared/model/custom-role.ts';
import type { Credits } from '#shared/model/organisation.ts';
import type { Tag } from '#shared/model/people.ts';
import { admin, member, owner } from '../../helpers/alpha.ts';
import { type Rows, staffEditor } from '../../helpers/staff.ts';
import { populated } from '../../helpers/tenants.ts';
import { thingsOf, tokenOf } from '../../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../../helpers/test-kernel.ts';

describe('custom roles', () => {
  const add = (test: TestKernel, name: string) =>
    ask(test, 'organisation.addRole', owner, { body: { name, flags: ['ReportView'] } });

  it('have unique names, even if made at the same moment', async () => {
    const test = await populated();
    const replies = await Promise.all(['Analyst', 'ANALYST', 'analyst', 'Other'].map((name) => add(test, name)));
    expect(replies.filter(({ status: code }) => code === 201)).toHaveLength(2);
    expect(dataOf<Rows<CustomRole>>(await ask(test, 'organisation.roles', owner)).count).toBe(3);
  });

  it('are limited to fifty', async () => {
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

  it('leave their holders the flags of their role when deleted', async () => {
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

  it('are unique by name in any case and width, even at the same moment', async () => {
    const test = await populated();
    const replies = await Promise.all(['M&A', 'm&a', 'Ｍ＆Ａ', '실사'].map((name) => add(test, name)));
    expect(replies.map(({ status: code }) => code).sort()).toEqual([201, 201, 409, 409]);
    expect((await list(test, { search: 'm&A' })).count).toBe(1);
  });

  it('release their name when renamed or deleted', async () => {
    const test = await populated();
    const { id } = dataOf<Tag>(await add(test, 'First'));
    const rename = { params: { id }, body: { name: 'Second', status: 2 } };
    expect(dataOf<Tag>(await ask(test, 'organisation.updateTag', owner, rename))).toMatchObject({ status: 2 });
    expect((await add(test, 'first')).status).toBe(201);
    expect((await add(test, 'second')).status).toBe(409);
    await ask(test, 'organisation.deleteTag', owner, { params: { id } });
    expect((await add(test, 'second')).status).toBe(201);
  });

  it('may change the case of their own name, but not use that of another', async () => {
    const test = await populated();
    const { id } = dataOf<Tag>(await add(test, 'One'));
    await add(test, 'Two');
    const rename = (name: string) => ask(test, 'organisation.updateTag', owner, { params: { id }, body: { name } });
    expect((await rename('ONE')).status).toBe(200);
    expect((await rename('two')).json?.code).toBe('nameExists');
  });
});

describe('credits', () => {
  it('are shown to the owner with the ledger, and to others as the balance', async () => {
    const test = await populated();
    const credits = dataOf<z.infer<typeof Credits>>(await ask(test, 'organisation.credits', owner));
    expect(credits).toMatchObject({ balance: 10_000, reserved: 0, count: 1, rows: [{ kind: 'grant' }] });
    expect((await ask(test, 'organisation.credits', admin)).status).toBe(403);
    expect(dataOf(await ask(test, 'organisation.balance', tokenOf('alpha', 'guest')))).toEqual({ balance: 10_000 });
  });
});
