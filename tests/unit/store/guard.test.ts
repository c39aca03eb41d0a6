// A guarded table reaches only its own tenant, not keys that merely look like it.
import { describe, expect, it } from 'vitest';
import { INDEXES, type Key, type Table, type TenantPk, type Write } from '#functions/ports/table.ts';
import { emailKey } from '#functions/store/emails.ts';
import { TenantBreach, tenantGuard } from '#functions/store/guard.ts';
import { key, PLATFORM, pk } from '#functions/store/keys.ts';
import { memberKey } from '#functions/store/members.ts';
import { fc } from '#tests/helpers/properties.ts';

const recording = () => {
  const calls: string[] = [];
  const table: Table = {
    getMany: async (keys) => {
      calls.push('getMany');
      return keys.map(() => undefined);
    },
    query: async () => {
      calls.push('query');
      return { items: [] };
    },
    count: async () => {
      calls.push('count');
      return 0;
    },
    write: async () => {
      calls.push('write');
    },
  };
  return { calls, table };
};

const callsOn = (table: Table, at: Key): (() => Promise<unknown>)[] => {
  const own = key(pk('abc'), 'OWN');
  const writes: Write[] = [
    { put: { ...at, version: 1, data: {} } },
    { remove: at },
    { check: at, if: 'present' },
    { add: at, field: 'n', by: 1 },
  ];
  return [
    () => table.getMany([own, at]),
    () => table.query({ pk: at.pk }),
    () => table.query({ pk: at.pk, index: 'gsi1' }),
    () => table.count({ pk: at.pk }),
    ...writes.map((write) => () => table.write({ check: own, if: 'absent' }, write)),
  ];
};

describe('the guard', () => {
  it.each(['ORG#abc', 'ORG#abc#PROJECT#x', 'ORG#abc#'])('lets %s through every call', async (own) => {
    const { calls, table } = recording();
    for (const call of callsOn(tenantGuard(table, 'abc'), { pk: own as TenantPk, sk: 'A' })) await call();
    expect(calls).toEqual(['getMany', 'query', 'query', 'count', 'write', 'write', 'write', 'write']);
  });

  it.each([
    'ORG#abcd',
    'ORG#abcd#PROJECT#x',
    'ORG#ab',
    'ORG#',
    'ORG#xyz#ORG#abc',
    'org#abc',
    ' ORG#abc',
    'ORG#abc\0',
    'ORG#platform',
    'ORG#ABC',
  ])('stops %j before anything is read or written', async (foreign) => {
    const { calls, table } = recording();
    for (const call of callsOn(tenantGuard(table, 'abc'), { pk: foreign as TenantPk, sk: 'A' }))
      await expect(call()).rejects.toBeInstanceOf(TenantBreach);
    expect(calls).toEqual([]);
  });

  it('keeps any two tenants apart', async () => {
    const tenant = fc.stringMatching(/^[a-z0-9_-]{3,12}$/);
    await fc.assert(
      fc.asyncProperty(tenant, tenant, fc.boolean(), async (mine, other, extend) => {
        const theirs = extend ? `${mine}${other}`.slice(0, 40) : other;
        fc.pre(mine !== theirs && theirs !== PLATFORM);
        const { calls, table } = recording();
        for (const reach of ['own', 'platform'] as const)
          await expect(tenantGuard(table, mine, reach).query({ pk: pk(theirs, 'X') })).rejects.toBeInstanceOf(
            TenantBreach,
          );
        expect(calls).toEqual([]);
      }),
    );
  });

  it('frees an address only with a leaving member of the same tenant', async () => {
    const { calls, table } = recording();
    const guarded = tenantGuard(table, 'abc');
    const leaves = (tenant: string, id = 'u'): Write => ({ remove: memberKey(tenant, id), if: { version: 1 } });
    const frees = (email = 'a@b.test'): Write => ({ remove: emailKey(email) });
    await guarded.write(leaves('abc'), frees());
    expect(calls).toEqual(['write']);
    for (const refused of [
      [frees()],
      [leaves('abcd'), frees()],
      [{ remove: memberKey('abc', 'u') }, frees()],
      [{ remove: key(pk('abc', 'TAGS'), 'MEMBER'), if: 'present' }, frees()],
      [leaves('abc'), frees(), frees('c@d.test')],
      [leaves('abc'), { check: emailKey('a@b.test'), if: 'present' }],
      [leaves('abc'), { put: { ...emailKey('a@b.test'), version: 1, data: {} } }],
      [leaves('abc'), { remove: key(pk(PLATFORM, 'CODE', 'X'), 'EMAIL') }],
    ] satisfies Write[][])
      await expect(guarded.write(...refused)).rejects.toBeInstanceOf(TenantBreach);
    expect(calls).toEqual(['write']);
  });

  it("opens the platform's rows only on request", async () => {
    const { calls, table } = recording();
    const at = key(pk(PLATFORM, 'CODES'), 'HANBIT');
    await expect(tenantGuard(table, 'abc').getMany([at])).rejects.toBeInstanceOf(TenantBreach);
    for (const call of callsOn(tenantGuard(table, 'abc', 'platform'), at)) await call();
    expect(calls).toHaveLength(8);
  });

  it.each(INDEXES)('allows a row in %s under its tenant or the platform only', async (index) => {
    const { calls, table } = recording();
    const guarded = tenantGuard(table, 'abc');
    const listed = (at: TenantPk) =>
      guarded.write({
        put: { ...key(pk('abc'), 'A'), [`${index}pk`]: at, [`${index}sk`]: 'x', version: 1, data: {} },
      });
    await listed(pk('abc', 'LIST'));
    await listed(pk(PLATFORM, 'WORK'));
    await expect(listed(pk('abcd', 'LIST'))).rejects.toBeInstanceOf(TenantBreach);
    await expect(guarded.query({ index, pk: pk(PLATFORM, 'WORK') })).rejects.toBeInstanceOf(TenantBreach);
    expect(calls).toEqual(['write', 'write']);
  });
});
