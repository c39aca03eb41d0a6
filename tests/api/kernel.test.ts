// What the kernel gives every route: envelope, errors in the reader's language, headers, audit, idempotency, no leaks.
import { beforeEach, describe, expect, it } from 'vitest';
import { pk } from '#functions/store/keys.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { tokenOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, dataOf, limited, type TestKernel } from '../helpers/test-kernel.ts';
import { idsOf, multipart, VALID } from './inputs.ts';

const guest = tokenOf('alpha', 'guest');
const ids = idsOf(workspaceIdOf('alpha', ACCESS.all));
let test: TestKernel;

beforeEach(async () => {
  test = await populated();
});

const audit = async () => {
  const month = new Date().toISOString().slice(0, 7);
  return (await test.table.query({ pk: pk('alpha', 'AUDIT', month) })).items.map((item) => item.data);
};

describe('a reply', () => {
  it('is an envelope with the request id and the security headers', async () => {
    const reply = await ask(test, 'projects.get', owner, VALID['projects.get'](ids));

    expect(reply.json).toMatchObject({ success: true, data: { id: ids.workspace } });
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['KO', '권한'],
    ['EN', 'limited access'],
    ['JA', '権限'],
  ])('is in the language of the header: %s', async (language, word) => {
    const reply = await ask(test, 'files.startUpload', guest, {
      ...VALID['files.startUpload'](ids),
      headers: { language },
    });

    expect(reply.status).toBe(403);
    expect(reply.json?.message).toContain(word);
  });

  it('names the wrong field and no internals', async () => {
    const reply = await ask(test, 'projects.create', owner, { body: { name: '' } });

    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ success: false, code: 'badInput', field: 'name' });
    expect(reply.text).not.toMatch(/zod|stack|\.ts/i);
  });

  it('is logged in one line, with a code only for a refusal', async () => {
    await ask(test, 'projects.create', owner, { body: { name: '' } });
    await ask(test, 'projects.create', tokenOf('alpha', 'guest'), { body: { name: 'New' } });
    await ask(test, 'projects.create', 'forged', { body: { name: 'New' } });
    await ask(test, 'projects.list', owner);
    expect(test.logs.map(({ status, refusal }) => [status, refusal])).toEqual([
      [400, 'badInput'],
      [403, 'forbidden'],
      [401, 'notSignedIn'],
      [200, undefined],
    ]);
  });
});

describe('input', () => {
  it.each([
    ['an unknown field', { name: 'a', admin: true }],
    ['a privileged field', { name: 'a', role: 1, orgId: 'beta' }],
    ['a prototype', JSON.parse('{"name":"a","__proto__":{"x":1}}')],
    ['a wrong type', { name: 7 }],
    ['a list too long', { name: 'a', tags: Array.from({ length: 21 }, () => 't') }],
    ['deep nesting', JSON.parse(`{"name":${'['.repeat(40)}${']'.repeat(40)}}`)],
  ])('with %s is refused and nothing is stored', async (_, body) => {
    const before = await ask(test, 'projects.list', owner);

    expect((await ask(test, 'projects.create', owner, { body })).status).toBe(400);
    expect((await ask(test, 'projects.list', owner)).text).toBe(before.text);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('that is not JSON, or too large, is refused', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);

    expect((await ask(test, 'projects.create', owner, { body: bytes('{') })).status).toBe(400);
    expect((await ask(test, 'projects.create', owner, { body: bytes('"'.repeat(2_000_000)) })).status).toBe(413);
    expect(
      (
        await ask(test, 'projects.create', owner, {
          body: bytes('{"name":"a"}'),
          headers: { 'content-type': 'text/plain' },
        })
      ).status,
    ).toBe(400);
  });

  it('limits an oversized page', async () => {
    const reply = await ask(test, 'projects.list', owner, { query: { limit: '2147483647' } });

    expect(reply.status).toBe(200);
  });

  it('in multipart form stores each file and starts indexing it', async () => {
    const reply = await ask(
      test,
      'files.upload',
      owner,
      multipart({ projectId: ids.workspace }, [
        { name: '../../보고서.txt', text: 'a' },
        { name: 'b.txt', text: 'b' },
      ]),
    );

    expect(reply.status).toBe(201);
    expect(reply.json?.data).toMatchObject([{ filename: '보고서.txt' }, { filename: 'b.txt' }]);
    expect(test.started.filter(({ machine }) => machine === 'index-files')).toHaveLength(2);
  });
});

describe('an idempotency key', () => {
  const create = (name: string, key: string) =>
    ask(test, 'projects.create', owner, { body: { name }, headers: { 'idempotency-key': key } });
  const named = async (name: string) => {
    const { rows } = dataOf<{ rows: { name: string }[] }>(await ask(test, 'projects.list', owner));
    return rows.filter((row) => row.name === name).length;
  };

  it('merges twenty parallel creations into one, and repeats its reply', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => create('Once', 'key-1')));
    const again = await create('Once', 'key-1');

    expect(await named('Once')).toBe(1);
    expect(replies.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1);
    expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(again.status).toBe(201);
  });

  it('is refused for a different input', async () => {
    await create('One', 'key-2');

    expect((await create('Two', 'key-2')).status).toBe(422);
  });

  it('is refused for another file of the same name and length', async () => {
    const send = (text: string) => {
      const sent = multipart({ projectId: ids.workspace }, [{ name: 'a.txt', text }]);
      return ask(test, 'files.upload', owner, { ...sent, headers: { ...sent.headers, 'idempotency-key': 'key-3' } });
    };
    await send('first');

    expect((await send('other')).status).toBe(422);
    expect((await send('first')).status).toBe(201);
  });
});

describe('the audit log', () => {
  it('has one row each for an opening, an upload and a denial, with person and object', async () => {
    await ask(test, 'files.signedUrl', owner, VALID['files.signedUrl'](ids));
    await ask(test, 'files.upload', owner, VALID['files.upload'](ids));
    await ask(test, 'files.startUpload', guest, VALID['files.startUpload'](ids));

    const rows = (await audit()).sort((a, b) => String(a.action).localeCompare(String(b.action)));
    expect(rows).toMatchObject([
      { action: 'denied', userId: 'guest', route: 'files.startUpload' },
      { action: 'file.open', userId: 'owner', targets: [ids.file] },
      { action: 'file.upload', userId: 'owner' },
    ]);
  });

  it('names the workspace of a creation, and the refused object', async () => {
    await ask(test, 'folders.create', owner, VALID['folders.create'](ids));
    await ask(test, 'folders.create', guest, VALID['folders.create'](ids));
    await ask(test, 'files.deleteMany', owner, VALID['files.deleteMany'](ids));

    const rows = (await audit()).sort((a, b) => String(a.action).localeCompare(String(b.action)));
    expect(rows).toMatchObject([
      { action: 'denied', targets: expect.arrayContaining([ids.workspace]) },
      { action: 'file.delete', targets: expect.arrayContaining([ids.file]) },
      { action: 'folder.change', targets: expect.arrayContaining([ids.workspace]) },
    ]);
  });

  it('has no row for a write that failed', async () => {
    await ask(test, 'files.delete', owner, {
      params: { projectId: ids.workspace, attachmentId: ids.file.replace(/1$/, '9') },
    });

    expect((await audit()).filter(({ action }) => action === 'file.delete')).toEqual([]);
  });
});

describe('sign-in', () => {
  const enter = (email: string, password: string, more: object = {}) =>
    ask(test, 'account.memberSignIn', undefined, { body: { email, password, ...more } });

  it('admits a member and writes an audit row', async () => {
    const reply = await enter('owner@alpha.test', 'right', { organizationCode: 'alpha' });

    expect(reply.json?.data).toMatchObject({ user: { email: 'owner@alpha.test', role: 2, orgName: 'alpha' } });
    expect(await audit()).toMatchObject([{ action: 'signIn', userId: 'owner', name: 'owner alpha' }]);
  });

  it('returns the same reply for a wrong password, an unknown email, a wrong code and the wrong page', async () => {
    const bodies = await Promise.all([
      enter('owner@alpha.test', 'wrong'),
      enter('nobody@alpha.test', 'right'),
      enter('owner@alpha.test', 'right', { organizationCode: 'BETA' }),
      ask(test, 'account.adminSignIn', undefined, { body: { email: 'owner@alpha.test', password: 'right' } }),
    ]);

    for (const { status, json } of bodies) {
      expect(status).toBe(401);
      expect({ ...json, requestId: '' }).toEqual({ ...bodies[0].json, requestId: '' });
    }
  });

  it('is limited per address', async () => {
    const narrow = limited(test);
    const tries = [];
    for (let i = 0; i < 40; i += 1)
      tries.push(
        await ask(narrow, 'account.memberSignIn', undefined, {
          body: { email: 'owner@alpha.test', password: 'wrong' },
          headers: { 'x-forwarded-for': `203.0.113.${i}` },
        }),
      );

    expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(401), ...Array(30).fill(429)]);
    expect(tries.at(-1)?.headers['retry-after']).toBeDefined();
  });

  it('does not count callers with the right password', async () => {
    const tries = [];
    for (let i = 0; i < 15; i += 1) tries.push(await enter('owner@alpha.test', 'right'));

    expect(tries.map(({ status }) => status)).toEqual(Array(15).fill(200));
  });
});

describe('a stream of events', () => {
  const stream = (after: number) =>
    ask(test, 'research.events', owner, {
      params: { searchId: ids.question },
      query: { after: String(after) },
      headers: { accept: 'text/event-stream' },
    });

  it('continues after the given event number, and ends with `done`', async () => {
    const { text } = await stream(1);

    expect(text).toContain('id: 2\nevent: done');
    expect(text).not.toContain('id: 1\n');
  });

  it('ends at once for a reader who has seen everything', async () => {
    expect((await stream(2)).text).toBe(': open\n\n');
  });
});

describe('the log', () => {
  it('contains no text of a request', async () => {
    await ask(test, 'projects.create', owner, { body: { name: 'SECRET-DEAL' } });
    await ask(test, 'research.ask', owner, {
      body: { query: 'SECRET-DEAL', projectId: ids.workspace },
      headers: { accept: 'text/event-stream' },
      signal: AbortSignal.abort(),
    });

    expect(JSON.stringify(test.logs)).not.toContain('SECRET-DEAL');
    expect(test.logs).toHaveLength(2);
  });
});
