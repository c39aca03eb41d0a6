// Keys of sources over the HTTP layer: they are write-only; people who may change them see the last four characters.
import { describe, expect, it } from 'vitest';
import { sourceKeysPk } from '#functions/store/source-keys.ts';
import type { SourceSetting } from '#shared/contract/routes/sources.ts';
import { owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { tokenOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

const SECRET = 'tvly-0123456789abcdef';
const setKey = (test: TestKernel, token = owner, key: Record<string, string> = { key: SECRET }) =>
  ask(test, 'sources.setKey', token, { params: { source: 'tavily' }, body: { key } });
const settingsOf = async (test: TestKernel, token = owner) => {
  const reply = await ask(test, 'sources.list', token, {});
  return dataOf<{ rows: SourceSetting[] }>(reply).rows;
};
const tavily = (rows: readonly SourceSetting[]) => rows.find(({ source }) => source === 'tavily');

describe('a key of a source', () => {
  it('is shown to its owner by its last four characters, and not at all to others', async () => {
    // Prepare
    const test = await populated();

    // Act
    const reply = await setKey(test);

    // Assess
    expect(reply.status).toBe(200);
    expect(tavily(await settingsOf(test))).toMatchObject({ isSet: true, lastFour: 'cdef' });
    const seen = tavily(await settingsOf(test, tokenOf('alpha', 'admin')));
    expect(seen).toMatchObject({ isSet: true });
    expect(seen).not.toHaveProperty('lastFour');
    expect(seen).not.toHaveProperty('setBy');
  });

  it('is in no row of the table, no reply and no log line', async () => {
    const test = await populated();

    const replies = [
      await setKey(test),
      await ask(test, 'sources.list', owner, {}),
      await ask(test, 'sources.test', owner, { params: { source: 'tavily' }, body: { key: { key: SECRET } } }),
      await setKey(test, owner, { key: SECRET, other: SECRET }),
    ];

    const stored = await test.table.query({ pk: sourceKeysPk('alpha') });
    expect(stored.items).toHaveLength(1);
    for (const written of [stored.items, replies.map(({ text }) => text), test.logs])
      expect(JSON.stringify(written)).not.toContain(SECRET);
  });

  it('is erased when it is removed, and belongs to one organization only', async () => {
    const test = await populated();
    await setKey(test);

    const other = tavily(await settingsOf(test, tokenOf('beta', 'owner')));
    await ask(test, 'sources.removeKey', owner, { params: { source: 'tavily' } });

    expect(other).toMatchObject({ isSet: false });
    expect(tavily(await settingsOf(test))).toMatchObject({ isSet: false });
  });

  it('is refused with a field that the source does not have', async () => {
    const test = await populated();

    const reply = await setKey(test, owner, { token: SECRET });

    expect(reply.status).toBe(400);
  });
});

describe('setting and removing a key', () => {
  it('is in the audit log with the source and without the key', async () => {
    const test = await populated();
    await setKey(test);
    await ask(test, 'sources.removeKey', owner, { params: { source: 'tavily' } });

    const reply = await ask(test, 'organisation.audit', owner, { query: { action: 'source.change' } });

    const { rows } = dataOf<{ rows: { targets: string[] }[] }>(reply);
    expect(rows.flatMap(({ targets }) => targets).sort()).toEqual(['remove', 'set', 'tavily', 'tavily']);
  });
});

describe('a company', () => {
  it('is looked up by at least one value', async () => {
    const test = await populated();

    const nothing = await ask(test, 'sources.resolveCompany', owner, { body: {} });
    const named = await ask(test, 'sources.resolveCompany', owner, { body: { name: 'Gaon' } });

    expect(nothing.status).toBe(400);
    expect(dataOf(named)).toEqual({ candidates: [], isOnly: false, unheard: [] });
  });
});
