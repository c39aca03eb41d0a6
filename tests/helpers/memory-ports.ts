// In-memory ports of a kernel; unused ones do nothing or refuse.
import { answerList, isListQuestion } from '#functions/checklists/answer.ts';
import { DocumentRefused } from '#functions/documents/refused.ts';
import type { FileKey, Files } from '#functions/ports/files.ts';
import { FileMissing } from '#functions/ports/files.ts';
import { AccountExists } from '#functions/ports/identity.ts';
import type { Email } from '#functions/ports/mail.ts';
import type { Ports } from '#functions/ports/ports.ts';
import type { Source } from '#functions/ports/sources.ts';
import type { Table } from '#functions/ports/table.ts';
import { WorkbookRefused } from '#functions/ports/workbooks.ts';
import { forEachSource, SOURCE_INFO, type SourceProvider } from '#shared/model/source.ts';
import { silentDrives } from './silent-drives.ts';
import { tokenOf } from './test-ids.ts';

const memoryFiles = (): Files => {
  const stored = new Map<string, Uint8Array>();
  const get = (key: FileKey) => {
    const bytes = stored.get(key);
    if (!bytes) throw new FileMissing();
    return bytes;
  };
  return {
    read: async (key) => {
      const bytes = get(key);
      return (async function* () {
        yield bytes;
      })();
    },
    readAll: async (key) => get(key),
    stat: async (key) => {
      const bytes = stored.get(key);
      return bytes && { size: bytes.length, etag: 'etag', contentType: 'application/octet-stream' };
    },
    write: async (key, body) => {
      if (!(body instanceof Uint8Array)) throw new Error('bytes only');
      stored.set(key, body);
    },
    remove: async (keys) => keys.forEach((key) => void stored.delete(key)),
    list: async function* (prefix) {
      for (const [key, bytes] of stored) if (key.startsWith(prefix)) yield { key: key as FileKey, size: bytes.length };
    },
    uploadUrl: async ({ key }) => ({ url: `https://storage.test/${key}`, headers: {} }),
    startParts: async () => 'upload-1',
    partUrl: async ({ key, number }) => ({ url: `https://storage.test/${key}?part=${number}`, headers: {} }),
    listParts: async () => [],
    finishParts: async ({ key }) => void stored.set(key, new Uint8Array(1)),
    abortParts: async () => undefined,
    downloadUrl: async ({ key }) => `https://storage.test/${key}`,
  };
};

/** Providers without any data. */
const silent = (name: SourceProvider): Source => ({
  name,
  kind: SOURCE_INFO[name].kind,
  isSample: true,
  search: async () => ({ is: 'empty' }),
  fetch: async () => ({ is: 'empty' }),
  test: async () => ({ is: 'empty' }),
});

export type Started = { readonly machine: string; readonly name: string };

/** The time of every email; no test depends on it. */
const TIME = '2026-11-01T00:00:00.000Z';

const refuse = () => {
  throw new Error('this port is not part of the test kernel');
};

export const portsOver = (table: Table, started: Started[], emails: Email[]): Ports => {
  let chance = 0;
  const accounts = new Map<string, string>();
  return {
    table,
    files: memoryFiles(),
    workflows: {
      start: async ({ machine, name }) => void started.push({ machine, name }),
      stop: async () => undefined,
      status: async () => undefined,
    },
    identity: {
      signIn: async ({ email, password }) =>
        password === 'right'
          ? { accessToken: tokenOf('alpha', email.split('@')[0] ?? ''), refreshToken: 'refresh' }
          : undefined,
      signOut: async () => undefined,
      create: async ({ email, tenant }) => {
        if (accounts.has(email)) throw new AccountExists();
        accounts.set(email, tenant);
        return `new-${accounts.size}`;
      },
      remove: async (email) => void accounts.delete(email),
      setPassword: async () => undefined,
      hasAuthenticator: async () => false,
    },
    tokens: {
      verify: async (token) => {
        const [kind, tenant, userId] = token.split('.');
        const now = Date.now();
        return kind === 'test' && tenant && userId
          ? { tenant, userId, issuedAt: now, expiresAt: now + 60_000 }
          : undefined;
      },
    },
    mail: { send: async (email) => void emails.push(email) },
    inbox: {
      page: async ({ limit, offset }) => {
        const rows = emails.map(({ key, to, subject, text }) => ({ id: key, to, subject, text, at: TIME }));
        return { rows: rows.toReversed().slice(offset, offset + limit), count: emails.length };
      },
    },
    sources: { of: async () => forEachSource(silent), trial: async (name) => silent(name) },
    drives: silentDrives,
    secrets: {
      newDataKey: async () => ({ key: new Uint8Array(32), wrapped: 'wrapped' }),
      openDataKey: async () => new Uint8Array(32),
    },
    parser: { parse: refuse, digest: refuse },
    workbooks: {
      // Reads lists here; these tests do not use the thread that opens workbooks.
      ask: async ({ filename, bytes }, question, ask) => {
        if (!isListQuestion(question)) return refuse();
        try {
          return answerList(question, ask, { filename, bytes: await bytes() }) as never;
        } catch (error) {
          throw error instanceof DocumentRefused ? new WorkbookRefused(error.reason) : error;
        }
      },
    },
    fonts: { load: refuse },
    index: {
      put: refuse,
      removeFile: refuse,
      lexical: async () => [],
      nearest: async () => [],
      range: async () => [],
      count: async () => 0,
    },
    model: { name: 'none', kind: 'offline', dimensions: 1, embed: async (texts) => texts.map(() => [1]) },
    clock: { now: () => Date.now(), sleep: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 1))) },
    random: { text: (length) => (chance++).toString(36).padStart(length, '0').slice(-length) },
  };
};
