// Runs the local stage in a separate process, with actions on it over HTTP and on its folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DEMO_PASSWORD } from '#infra/local/people.ts';
import { client } from '#shared/contract/client.ts';
import { contract } from '#shared/contract/contract.ts';
import { routeManifest } from '#shared/contract/route-manifest.ts';
import type { FileRow } from '#shared/model/file.ts';
import { bareEnv } from './bare-env.ts';
import { checksumsOf } from './sha256.ts';

export const root = new URL('../../', import.meta.url).pathname;
const routes = routeManifest(contract);

export const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'footnote-stage-'));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const launch = (folder: string, env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['infra/local/main.ts'], {
    cwd: root,
    env: { ...bareEnv(), PORT: '0', FOOTNOTE_WEB: 'off', FOOTNOTE_SAMPLE_WORK: 'off', FOOTNOTE_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<number | string>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal ?? '')),
  );
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /ready at (http:\/\/localhost:\d+)/.exec(said);
      if (found?.[1]) resolve(found[1].replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code, signal) => reject(new Error(`the stage did not start (${code ?? signal}):\n${said}`)));
  });
  ready.catch(() => undefined);
  return { child, ready, ended, said: () => said };
};

const end = async (child: ChildProcess, ended: Promise<number | string>, signal: NodeJS.Signals) => {
  child.kill(signal);
  return ended;
};

export type Stage = Awaited<ReturnType<typeof startStage>>;
export const startStage = async (folder: string, env: Record<string, string> = {}) => {
  const { child, ready, ended, said } = launch(folder, env);
  const url = await ready;
  return {
    url,
    folder,
    pid: child.pid ?? 0,
    said,
    ended,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    kill: () => end(child, ended, 'SIGKILL'),
    stop: () => end(child, ended, 'SIGTERM'),
  };
};

type Raw = { readonly status: number; readonly headers: Headers; readonly text: string };

/** A signed-in person: the typed client, and plain requests for calls that the client cannot make. */
export const signIn = async ({ url }: Pick<Stage, 'url'>, email: string) => {
  const raw = async (method: string, path: string, init: RequestInit = {}): Promise<Raw> => {
    const response = await fetch(url + path, { method, ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const open = client({ routes, fetch, base: url });
  const { accessToken, user } = await open.call('account.memberSignIn', { body: { email, password: DEMO_PASSWORD } });
  const authorization = `Bearer ${accessToken}`;
  const api = client({ routes, fetch, base: url, headers: async () => ({ authorization }) });
  return {
    ...api,
    url,
    user,
    token: accessToken,
    raw: (method: string, path: string, init: RequestInit = {}) =>
      raw(method, path, { ...init, headers: { authorization, ...init.headers } }),
  };
};
export type Person = Awaited<ReturnType<typeof signIn>>;

/** The super admin signs in on a separate page. */
export const signInSuperAdmin = async ({ url }: Pick<Stage, 'url'>) => {
  const body = { email: 'super@footnote.test', password: DEMO_PASSWORD };
  const { accessToken } = await client({ routes, fetch, base: url }).call('account.adminSignIn', { body });
  return client({ routes, fetch, base: url, headers: async () => ({ authorization: `Bearer ${accessToken}` }) });
};

export const firstWorkspace = async (person: Person): Promise<string> => {
  const { rows } = await person.call('projects.list');
  const [workspace] = rows;
  if (!workspace) throw new Error('no workspace');
  return workspace.id;
};

export const newWorkspace = async (person: Person, name: string): Promise<string> =>
  (await person.call('projects.create', { body: { name, access: 1 } })).id;

/** Sends the bytes without finishing the upload. */
export const sendBytes = async (person: Person, projectId: string, filename: string, bytes: Uint8Array) => {
  const body = { projectId, filename, size: bytes.length, ...checksumsOf(bytes) };
  const target = await person.call('files.startUpload', { body });
  const etags: string[] = [];
  for (const { url, from, to, headers } of target.parts) {
    const part = Buffer.from(bytes.subarray(from, to));
    const reply = await fetch(person.url + url, { method: 'PUT', headers, body: part });
    if (!reply.ok) throw new Error(`PUT: ${reply.status}`);
    etags.push(reply.headers.get('etag') ?? '');
  }
  return { fileId: target.file.id, ...(target.uploadId ? { uploadId: target.uploadId, etags } : {}) };
};

export const upload = async (
  person: Person,
  projectId: string,
  filename: string,
  bytes: Uint8Array,
): Promise<FileRow> => person.call('files.finishUpload', { body: await sendBytes(person, projectId, filename, bytes) });

/** Only a guard against hanging. A busy machine takes minutes for seconds of work. */
export const MAX_WAIT_MS = 600_000;

const OVER = ['Done', 'Passed', 'Error'];

export const rowsOf = async (person: Person, projectId: string) =>
  (await person.call('files.list', { query: { projectId, limit: 100 } })).rows;

/** Waits until the indexing of every file in the workspace has ended. */
export const settled = async (person: Person, projectId: string): Promise<readonly FileRow[]> => {
  const until = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const rows = await rowsOf(person, projectId);
    if (rows.every(({ status }) => OVER.includes(status))) return rows;
    if (Date.now() > until) throw new Error(`still ${rows.map(({ filename, status }) => `${filename} ${status}`)}`);
    await sleep(50);
  }
};

/** Queries one of the stage's databases. */
export const look = (folder: string, file: string, sql: string, ...values: string[]) => {
  const db = new DatabaseSync(join(folder, file), { readOnly: true, timeout: 5000 });
  try {
    return db.prepare(sql).all(...values);
  } finally {
    db.close();
  }
};
