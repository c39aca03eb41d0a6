// Mistaken and malicious requests: impossible uploads, other tenants' ids, changed addresses, odd requests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../helpers/fixtures.ts';
import { ownStage } from '../helpers/own-stage.ts';
import { parsersOf } from '../helpers/parser-processes.ts';
import {
  firstWorkspace,
  newWorkspace,
  type Person,
  root,
  sendBytes,
  settled,
  signIn,
  sleep,
  upload,
} from '../helpers/real-stage.ts';
import { sha256 } from '../helpers/sha256.ts';
import { zipOfOne } from '../helpers/zip-of-one.ts';

let hanbit: Person;
let kaede: Person;
const own = ownStage();
beforeAll(async () => {
  hanbit = await signIn(own.stage, 'owner@hanbit.test');
  kaede = await signIn(own.stage, 'owner@kaede.test');
});

const sample = (name: string) => readFileSync(join(root, 'infra/local/samples/documents', name));
const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});
const MB = 1024 * 1024;

describe('files that cannot be read', () => {
  it('end with Error and their reason, while everything else continues', async () => {
    // Prepare
    const projectId = await newWorkspace(hanbit, 'bad files');
    const pdf = sample('gaon-annual-report.pdf');
    const encrypted = fixture('office/bug53475-password-is-pass.docx');
    const bomb = zipOfOne('[Content_Types].xml', Buffer.alloc(300 * MB));
    const sent: Record<string, readonly [Uint8Array, string]> = {
      'nothing.pdf': [new Uint8Array(), 'empty'],
      'program.pdf': [Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), Buffer.alloc(500, 7)]), 'notWhatItSays'],
      'page.pdf': [Buffer.from('<!doctype html><html><body>Hello</body></html>'), 'notWhatItSays'],
      'cut.pdf': [pdf.subarray(0, 900), 'damaged'],
      'bomb.xlsx': [bomb, 'tooLargeOpened'],
      ...(encrypted ? { 'locked.docx': [readFileSync(encrypted), 'passwordNeeded'] as const } : {}),
    };

    // Act
    for (const [name, [bytes]] of Object.entries(sent)) await upload(hanbit, projectId, name, bytes);
    await upload(hanbit, projectId, 'sound.pdf', pdf);
    const rows = await settled(hanbit, projectId);

    // Assess
    const reasons = Object.fromEntries(rows.map(({ filename, status, reason }) => [filename, reason ?? status]));
    const expected = Object.fromEntries(Object.entries(sent).map(([name, [, reason]]) => [name, reason]));
    expect(reasons).toEqual({ ...expected, 'sound.pdf': 'Done' });
  });
});

describe('a file that makes V8 abort', () => {
  it('is refused, and the stage keeps running', async () => {
    // Prepare
    const projectId = await newWorkspace(hanbit, 'given up on');
    let isOver = false;
    const abort = async () => {
      for (; !isOver; await sleep(50)) for (const pid of parsersOf(own.stage.pid)) process.kill(pid, 'SIGABRT');
    };

    // Act
    const aborting = abort();
    await upload(hanbit, projectId, 'long.txt', Buffer.from('Seven pears were counted.\n'.repeat(200_000)));
    const [refused] = await settled(hanbit, projectId);
    isOver = true;
    await aborting;
    await upload(hanbit, projectId, 'sound.pdf', sample('gaon-annual-report.pdf'));
    const rows = await settled(hanbit, projectId);

    // Assess
    expect(refused).toMatchObject({ status: 'Error', reason: 'tooLargeOpened' });
    expect(rows.find(({ filename }) => filename === 'sound.pdf')).toMatchObject({ status: 'Done' });
  });
});

describe('impossible uploads', () => {
  it.each([
    ['KO', /초과|최대/],
    ['EN', /exceeds the maximum size of 50 MB/],
    ['JA', /最大|上限|超え/],
  ])('reports in %s the file that is too large, its size and the maximum', async (language, words) => {
    const projectId = await firstWorkspace(hanbit);
    const wanted = { projectId, filename: 'large.pdf', size: 60 * MB, checksum: 'a'.repeat(64) };

    const reply = await hanbit.raw('POST', '/api/v2/attachments/upload-url', json(wanted, { language }));

    expect(reply.status).toBe(413);
    const { code, message } = JSON.parse(reply.text);
    expect(code).toBe('fileTooLarge');
    expect(message).toMatch(words);
    for (const part of ['large.pdf', '60.0', '50']) expect(message).toContain(part);
  });

  const multipart = async (count: number, bytes: number, language = 'EN') => {
    const form = new FormData();
    form.set('projectId', await newWorkspace(hanbit, `multipart ${count}`));
    for (let n = 0; n < count; n += 1) form.append('files', new Blob([Buffer.alloc(bytes, 97)]), `${n}.txt`);
    return hanbit.raw('POST', '/api/v2/attachments/upload-file', { body: form, headers: { language } });
  };

  it('accepts at most 50 files in one multipart body, and none of 51', async () => {
    const reply = await multipart(51, 10);

    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.text)).toMatchObject({ code: 'fileTooMany', message: expect.stringContaining('50') });
  });

  it('answers a body of 60 MB instead of closing the connection', async () => {
    const reply = await multipart(1, 60 * MB);

    expect(reply.status).toBe(413);
    expect(JSON.parse(reply.text)).toMatchObject({ success: false });
  });

  it('refuses bytes that differ from those announced, and finishing without them', async () => {
    const projectId = await newWorkspace(hanbit, 'other bytes');
    const target = await hanbit.call('files.startUpload', {
      body: { projectId, filename: 'a.txt', size: 10, checksum: sha256('a'.repeat(10)) },
    });
    const [part] = target.parts;
    const put = (bytes: number) =>
      fetch(own.stage.url + (part?.url ?? ''), {
        method: 'PUT',
        headers: target.headers,
        body: Buffer.alloc(bytes, 97),
      });

    expect((await put(9)).status).toBe(400);
    expect((await put(20 * MB)).status).toBe(400);
    const other = { method: 'PUT', headers: target.headers, body: Buffer.alloc(10, 98) };
    expect((await fetch(own.stage.url + (part?.url ?? ''), other)).status).toBe(400);
    const finish = await hanbit.raw(
      'POST',
      '/api/v2/attachments/upload-complete',
      json({ fileId: target.file.id }, { language: 'EN' }),
    );
    expect(finish.status).toBe(400);
    expect(JSON.parse(finish.text).message).not.toBe('');
    expect((await hanbit.call('files.list', { query: { projectId } })).rows).toEqual([]);
  });

  it('counts a file once, however often and quickly it is finished', async () => {
    const projectId = await newWorkspace(hanbit, 'finished often');
    const body = await sendBytes(hanbit, projectId, 'once.txt', Buffer.from('Seven pears were counted once.'));

    const replies = await Promise.all(Array.from({ length: 10 }, () => hanbit.call('files.finishUpload', { body })));
    await hanbit.call('files.finishUpload', { body });

    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(await settled(hanbit, projectId)).toHaveLength(1);
    expect((await hanbit.call('files.list', { query: { projectId } })).count).toBe(1);
  });

  it('counts a large file in parts once too', async () => {
    const projectId = await newWorkspace(hanbit, 'parts');
    const body = await sendBytes(hanbit, projectId, 'large.bin', Buffer.alloc(17 * MB, 97));

    const replies = await Promise.all(
      Array.from({ length: 10 }, () => hanbit.raw('POST', '/api/v2/attachments/upload-complete', json(body))),
    );

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect((await hanbit.call('files.list', { query: { projectId } })).count).toBe(1);
  });
});

describe("another tenant's ids and changed addresses", () => {
  it('returns 404 for them everywhere', async () => {
    const projectId = await firstWorkspace(kaede);
    const [file] = await settled(kaede, projectId);
    const fileId = file?.id ?? '';
    const { id } = await kaede.call('research.ask', { body: { query: '白樺フーズの売上高は?', projectId } });
    const upload = await kaede.call('files.startUpload', {
      body: { projectId, filename: 'x.txt', size: 3, checksum: sha256('abc') },
    });
    const mine = await firstWorkspace(hanbit);
    const search = `/api/v2/project/search/${id}`;
    const attempts: readonly (readonly [string, string, RequestInit?])[] = [
      ['GET', `/api/v2/attachments?projectId=${projectId}`],
      ['POST', '/api/v2/attachments/upload-url', json({ projectId, filename: 'a', size: 1, checksum: sha256('a') })],
      ['POST', '/api/v2/attachments/upload-complete', json({ fileId: upload.file.id })],
      ['GET', `/api/v2/attachments/signedurl/${fileId}`],
      ['GET', `/api/v2/attachments/content/${fileId}`],
      ['POST', '/api/v2/project/vectorestore', json({ projectId, files_path: [{ id: fileId }] })],
      ['POST', '/api/v2/project/vectorestore', json({ projectId: mine, files_path: [{ id: fileId }] })],
      ['DELETE', `/api/v2/attachments/${projectId}/${fileId}`],
      ['DELETE', `/api/v2/attachments/${mine}/${fileId}`],
      ['DELETE', `/api/v2/attachments/${mine}/multiple`, json({ ids: [fileId] })],
      ['POST', '/api/v2/project/search-query', json({ query: 'x', projectId })],
      ['POST', '/api/v2/project/search-query', json({ query: 'x', projectId: mine, file_search_tools: [fileId] })],
      ['GET', `/api/v2/project/searches?projectId=${projectId}`],
      ['GET', search],
      ['GET', `${search}/events`],
      ['GET', `${search}/events`, { headers: { accept: 'text/event-stream' } }],
      ['POST', `${search}/stop`],
      ['GET', `/api/v2/project/export-word?id=${id}`],
    ];

    const replies = await Promise.all(
      attempts.map(async ([method, path, init]) => {
        const { status, text } = await hanbit.raw(method, path, init);
        return `${method} ${path} ${status}${text.includes('白樺') ? ' leaks' : ''}`;
      }),
    );

    expect(replies).toEqual(attempts.map(([method, path]) => `${method} ${path} 404`));
  });

  it('refuses an upload or download address with one changed character, at any position', async () => {
    const [file] = await settled(hanbit, await firstWorkspace(hanbit));
    const { url } = await hanbit.call('files.signedUrl', { params: { fileId: file?.id ?? '' } });
    const start = '/local/files/'.length;
    const places = Array.from({ length: url.length - start }, (_, n) => start + n).filter((n) => n % 7 === 0);
    const changed = [...places, url.length - 1].map(
      (at) => `${url.slice(0, at)}${url[at] === 'A' ? 'B' : 'A'}${url.slice(at + 1)}`,
    );

    const statuses = await Promise.all(changed.map(async (path) => (await fetch(own.stage.url + path)).status));

    expect((await fetch(own.stage.url + url)).status).toBe(200);
    expect(new Set(statuses)).toEqual(new Set([403]));
  });

  it('refuses a token that is changed, of another kind or of an unknown user', async () => {
    const [header, payload, signature = ''] = kaede.token.split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, org: 'hanbit' })).toString('base64url');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const tokens = [`${header}.${forged}.${signature}`, `${unsigned}.${payload}.`, 'x', 'a.b.c', `${kaede.token}x`];

    for (const token of tokens) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${own.stage.url}/api/user/auth/profile`, { headers })).status).toBe(401);
    }
  });
});

describe('unusual requests', () => {
  const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const PATHS = [
    '/graphql',
    '/api',
    '/api/',
    '/api/nothing',
    '/api/v2/attachments',
    '/api/v2/project/search/%00',
    '/api/v2/attachments/content/..%2f..%2fsecret',
    '/api/%E0%A4%A',
    '/local',
    '/local/files',
    '/local/files/x.y',
    '/local/files/%E0%A4%A',
    '/local/cognito/',
    '/local/inbox',
    '/local/__proto__',
    '/constructor',
    '/config.json',
    '//',
  ];

  it.each(METHODS)('answers %s on every path, and never with a server error', async (method) => {
    const replies = await Promise.all(
      PATHS.map(async (path) => {
        const { status } = await hanbit.raw(method, path).catch((error) => ({ status: `broken off: ${error}` }));
        return `${method} ${path} ${status}`;
      }),
    );

    expect(replies.filter((line) => !/ [234]\d\d$/.test(line))).toEqual([]);
    expect((await hanbit.raw(method, '/graphql')).status).toBe(404);
    expect(own.stage.said()).not.toMatch(/"fault"|at .*\.ts:/);
  });
});
