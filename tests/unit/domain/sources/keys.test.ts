// Keys of an organization: stored encrypted, shown by four characters, used only for its own sources.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fileSecrets } from '#functions/adapters/local/file-secrets.ts';
import type { Caller } from '#functions/domain/caller.ts';
import { decryptKey, decryptText, encryptKey, encryptText } from '#functions/domain/sources/encryption.ts';
import { keyedSources } from '#functions/domain/sources/keyed-sources.ts';
import { listSources, removeSourceKey, setSourceKey, testSourceKey } from '#functions/domain/sources/keys.ts';
import { KeyUnusable } from '#functions/ports/secrets.ts';
import type { Table } from '#functions/ports/table.ts';
import { sourceKeyKey, sourceKeysPk } from '#functions/store/source-keys.ts';
import type { SourceProvider } from '#shared/model/source.ts';
import { emptyTable } from '#tests/helpers/empty-table.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';
import { type Answer, type FakeWeb, fakeWeb } from '#tests/helpers/sample-setup.ts';

const folder = mkdtempSync(join(tmpdir(), 'footnote-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const secrets = fileSecrets(join(folder, 'key'));
const clock = fakeClock();

const SECRET = 'tvly-0123456789-secret-ABCD';
const callerOf = (tenant: string) =>
  ({ tenant, userId: 'u1', member: { firstName: '서연', lastName: '김' } }) as unknown as Caller;
const hanbit = callerOf('hanbit');
const kaede = callerOf('kaede');

let table: Table;
let fake: FakeWeb;
const stage = (answer: Answer = { body: { results: [] } }, samples = false) => {
  fake = fakeWeb([['', answer]]);
  const sample = fakeWeb([['', { body: { results: [{ title: 'sample', url: 'https://x.test/' }] } }]]);
  const options = samples ? { samples: { base: () => 'http://localhost:4000/local/sources', web: sample.web } } : {};
  return { table, secrets, clock, sources: keyedSources({ table, secrets, web: fake.web, clock, ...options }) };
};
beforeEach(() => {
  table = emptyTable();
});
const tavily = { source: 'tavily', key: { key: SECRET } } as const;
const settingOf = async (ports: ReturnType<typeof stage>, caller: Caller, source: SourceProvider) =>
  (await listSources(ports, caller)).find((one) => one.source === source);

describe('encrypted keys', () => {
  const owner = { tenant: 'hanbit', source: 'tavily' };

  it.each(['aes-256-gcm', 'chacha20-poly1305'] as const)(
    'name the algorithm %s and are decrypted with it',
    async (algorithm) => {
      const sealed = await encryptText(secrets, owner, SECRET, algorithm);
      expect(sealed.sealed.startsWith(`${algorithm}:`)).toBe(true);
      expect(await decryptText(secrets, owner, sealed)).toBe(SECRET);
    },
  );

  it('are decrypted without a name, as stored earlier, and never with an unknown name', async () => {
    const { sealed, wrapped } = await encryptText(secrets, owner, SECRET);
    const [name = '', text = ''] = sealed.split(':');
    expect(await decryptText(secrets, owner, { sealed: text, wrapped })).toBe(SECRET);
    const other = { sealed: sealed.replace(name, 'aes-256-ctr'), wrapped };
    await expect(decryptText(secrets, owner, other)).rejects.toBeInstanceOf(KeyUnusable);
  });
});

describe('a key', () => {
  it('is nowhere in the table in plain text', async () => {
    await setSourceKey(stage(), hanbit, tavily);
    const rows = JSON.stringify((await table.query({ pk: sourceKeysPk('hanbit') })).items);
    expect(rows).toContain('ABCD');
    expect(rows).not.toContain('0123456789');
    expect(Buffer.from(rows).includes(Buffer.from(SECRET).toString('base64').slice(4, 20))).toBe(false);
  });

  it('is shown by its last four characters, its author and time', async () => {
    const ports = stage();
    await setSourceKey(ports, hanbit, tavily);
    expect(await settingOf(ports, hanbit, 'tavily')).toEqual({
      ...{ source: 'tavily', kind: 'web', keyFields: ['key'], isSet: true, isSample: false, lastFour: 'ABCD' },
      ...{ setBy: { id: 'u1', name: '김서연' }, setAt: '2026-11-21T00:00:00.000Z' },
    });
  });

  it('shows no part of itself if it is short', async () => {
    const ports = stage();
    await setSourceKey(ports, hanbit, { source: 'brave', key: { key: 'short-key' } });
    expect((await settingOf(ports, hanbit, 'brave'))?.lastFour).toBe('');
  });

  it('is recognized by the name, never by the password', async () => {
    const ports = stage();
    await setSourceKey(ports, hanbit, {
      source: 'capitalIq',
      key: { username: 'analyst@hanbit.test', password: 'hunter2-hunter2' },
    });
    expect((await settingOf(ports, hanbit, 'capitalIq'))?.lastFour).toBe('test');
  });

  it('is used for its own organization only', async () => {
    const ports = stage();
    await setSourceKey(ports, hanbit, tavily);
    await (await ports.sources.of('hanbit')).tavily.search({ text: 'logistics' });
    expect(fake.requests.map(({ headers }) => headers?.authorization)).toEqual([`Bearer ${SECRET}`]);
    expect(await (await ports.sources.of('kaede')).tavily.search({ text: 'logistics' })).toEqual({
      is: 'notConfigured',
    });
    expect((await settingOf(ports, kaede, 'tavily'))?.isSet).toBe(false);
  });

  it('can be replaced and removed', async () => {
    const ports = stage();
    await setSourceKey(ports, hanbit, tavily);
    await setSourceKey(ports, hanbit, { source: 'tavily', key: { key: 'tvly-another-key-WXYZ' } });
    expect((await settingOf(ports, hanbit, 'tavily'))?.lastFour).toBe('WXYZ');
    await removeSourceKey(ports, hanbit, 'tavily');
    await removeSourceKey(ports, hanbit, 'tavily');
    expect((await settingOf(ports, hanbit, 'tavily'))?.isSet).toBe(false);
  });

  it('is not decrypted in another organization or for another provider', async () => {
    const sealed = await encryptKey(secrets, { tenant: 'hanbit', source: 'tavily' }, { key: SECRET });
    await expect(decryptKey(secrets, { tenant: 'hanbit', source: 'brave' }, sealed)).rejects.toThrow(KeyUnusable);
    await expect(decryptKey(secrets, { tenant: 'kaede', source: 'tavily' }, sealed)).rejects.toThrow(KeyUnusable);
    expect(await decryptKey(secrets, { tenant: 'hanbit', source: 'tavily' }, sealed)).toEqual({ key: SECRET });
  });

  it('that was changed makes the source unauthorized, never a sample', async () => {
    const ports = stage(undefined, true);
    await setSourceKey(ports, hanbit, tavily);
    const [row] = await table.getMany([sourceKeyKey('hanbit', 'tavily')]);
    if (!row) throw new Error('no row');
    await table.write({ put: { ...row, version: 2, data: { ...row.data, sealed: btoa('x'.repeat(60)) } } });
    const source = (await ports.sources.of('hanbit')).tavily;
    expect([source.isSample, await source.search({ text: 'logistics' })]).toEqual([false, { is: 'unauthorised' }]);
  });
});

describe('an entered key', () => {
  it.each([
    ['tavily', {}, 'key'],
    ['tavily', { key: '   ' }, 'key'],
    ['tavily', { key: 'abc\r\nX-Evil: 1' }, 'key'],
    ['tavily', { key: '한글키' }, 'key'],
    ['tavily', { key: 'abc', more: 'x' }, 'more'],
    ['naver', { clientId: 'id' }, 'clientSecret'],
    ['sec', { contact: 'nobody' }, 'contact'],
    ['rss', { feeds: 'file:///etc/passwd' }, 'feeds'],
    ['gdelt', {}, 'source'],
    ['homepage', { key: 'x' }, 'key'],
  ] as const)('is refused for %s: %o', async (source, key, field) => {
    await expect(setSourceKey(stage(), hanbit, { source, key })).rejects.toMatchObject({
      code: 'badInput',
      params: { field },
    });
  });

  it.each([
    ['sec', { contact: 'Hanbit Partners research@hanbit.test' }],
    ['rss', { feeds: 'https://a.test/rss\nhttps://b.test/atom.xml' }],
    ['naver', { clientId: 'id', clientSecret: 'secret' }],
  ] as const)('is accepted for %s', async (source, key) => {
    const ports = stage();
    await setSourceKey(ports, hanbit, { source, key });
    expect((await settingOf(ports, hanbit, source))?.isSet).toBe(true);
  });
});

describe('testing', () => {
  it('stores nothing for a key that is not stored', async () => {
    const ports = stage({ status: 401 });
    expect(await testSourceKey(ports, hanbit, tavily)).toBe('unauthorised');
    expect((await settingOf(ports, hanbit, 'tavily'))?.isSet).toBe(false);
  });

  it('stores the result for a stored key', async () => {
    const ports = stage({ body: { key: {} } });
    await setSourceKey(ports, hanbit, tavily);
    expect(await testSourceKey(ports, hanbit, { source: 'tavily' })).toBe('ok');
    expect((await settingOf(ports, hanbit, 'tavily'))?.tested).toEqual({
      outcome: 'ok',
      at: '2026-11-21T00:00:00.000Z',
    });
  });

  it('reports a source without a key', async () => {
    expect(await testSourceKey(stage(), hanbit, { source: 'tavily' })).toBe('notConfigured');
  });
});

describe('samples', () => {
  it('answer without a key, and are marked', async () => {
    const ports = stage(undefined, true);
    const found = await (await ports.sources.of('hanbit')).tavily.search({ text: 'logistics' });
    expect(found.is === 'ok' && found.value.map(({ isSample }) => isSample)).toEqual([true]);
    expect((await settingOf(ports, hanbit, 'tavily'))?.isSample).toBe(true);
  });

  it('are replaced by a key', async () => {
    const ports = stage(undefined, true);
    await setSourceKey(ports, hanbit, tavily);
    await (await ports.sources.of('hanbit')).tavily.search({ text: 'logistics' });
    expect(fake.requests).toHaveLength(1);
    expect((await settingOf(ports, hanbit, 'tavily'))?.isSample).toBe(false);
  });
});
