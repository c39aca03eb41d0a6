// A kernel over a table in memory, and requests to it.
import { DatabaseSync } from 'node:sqlite';
import { preparedTable, tableOver } from '#functions/adapters/local/sqlite-table.ts';
import { handlers as account } from '#functions/api/account/handlers.ts';
import { handlers as checklistsHandlers } from '#functions/api/checklists/handlers.ts';
import { handlers as drivesHandlers } from '#functions/api/drives/handlers.ts';
import { handlers as files } from '#functions/api/files/handlers.ts';
import { handlers as organisation } from '#functions/api/organisation/handlers.ts';
import { handlers as platform } from '#functions/api/platform/handlers.ts';
import { handlers as questions } from '#functions/api/questions/handlers.ts';
import { handlers as runsHandlers } from '#functions/api/runs/handlers.ts';
import { handlers as sourcesHandlers } from '#functions/api/sources/handlers.ts';
import { handlers as spreadsheetsHandlers } from '#functions/api/spreadsheets/handlers.ts';
import { handlers as workspaces } from '#functions/api/workspaces/handlers.ts';
import { allRoutes } from '#functions/http/all-routes.ts';
import type { HttpRequest } from '#functions/http/http.ts';
import type { AnyHandler, Kernel } from '#functions/http/kernel.ts';
import { limiter } from '#functions/http/limits.ts';
import type { RequestLog } from '#functions/http/log.ts';
import { serve } from '#functions/http/serve.ts';
import type { Email } from '#functions/ports/mail.ts';
import type { Table } from '#functions/ports/table.ts';
import { contract, type RouteName } from '#shared/contract/contract.ts';
import { portsOver, type Started } from './memory-ports.ts';

export type TestKernel = {
  readonly kernel: Kernel;
  readonly table: Table;
  /** The table's database as bytes, for `copiesOf`. */
  readonly snapshot: () => Uint8Array;
  readonly started: Started[];
  /** The sent emails. */
  readonly emails: Email[];
  readonly logs: RequestLog[];
};

/** A kernel over an empty table, or over a snapshot of another's. */
export const testKernel = (snapshot?: Uint8Array): TestKernel => {
  const db = new DatabaseSync(':memory:');
  if (snapshot) db.deserialize(snapshot);
  const table = snapshot ? preparedTable(db) : tableOver(db);
  const started: Started[] = [];
  const emails: Email[] = [];
  const logs: RequestLog[] = [];
  const handlers = {
    ...account,
    ...workspaces,
    ...organisation,
    ...platform,
    ...files,
    ...questions,
    ...runsHandlers,
    ...sourcesHandlers,
    ...drivesHandlers,
    ...spreadsheetsHandlers,
    ...checklistsHandlers,
  } as Record<RouteName, AnyHandler>;
  const kernel: Kernel = {
    ports: portsOver(table, started, emails),
    ...allRoutes(handlers),
    limiter: { hit: () => undefined },
    log: (line) => logs.push(line),
    appUrl: 'https://app.test',
    requiresMfa: false,
  };
  return { kernel, table, snapshot: () => db.serialize(), started, emails, logs };
};

export const limited = (test: TestKernel): TestKernel => ({ ...test, kernel: { ...test.kernel, limiter: limiter() } });

export type Input = {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
};
type Envelope = {
  readonly success?: boolean;
  readonly code?: string;
  readonly message?: string;
  readonly field?: string;
  readonly requestId?: string;
  readonly data?: unknown;
};
export type Answered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: Envelope | undefined;
  readonly text: string;
  readonly bytes: Uint8Array;
};

/** The `data` of a reply; fails if there is none. */
export const dataOf = <T>(reply: Answered): T => {
  if (!reply.json?.success) throw new Error(`no data: ${reply.status} ${reply.text}`);
  return reply.json.data as T;
};

const textOf = async (
  body: string | Uint8Array | AsyncIterable<string>,
): Promise<{ text: string; bytes: Uint8Array }> => {
  if (typeof body === 'string') return { text: body, bytes: new TextEncoder().encode(body) };
  if (body instanceof Uint8Array) return { text: '', bytes: body };
  let text = '';
  for await (const piece of body) text += piece;
  return { text, bytes: new TextEncoder().encode(text) };
};

export const ask = async (
  test: TestKernel,
  name: RouteName,
  token: string | undefined,
  input: Input = {},
): Promise<Answered> => {
  const raw =
    input.body instanceof Uint8Array
      ? input.body
      : input.body === undefined
        ? undefined
        : new TextEncoder().encode(JSON.stringify(input.body));
  const request: HttpRequest = {
    params: input.params ?? {},
    query: input.query ?? {},
    headers: {
      'content-type': 'application/json',
      language: 'EN',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...input.headers,
    },
    body: raw,
    sourceIp: '192.0.2.1',
    requestId: crypto.randomUUID(),
    ...(input.signal ? { signal: input.signal } : {}),
  };
  const reply = await serve(test.kernel, name, request);
  const { text, bytes } = await textOf(reply.body);
  const json = reply.headers['content-type']?.startsWith('application/json') ? JSON.parse(text) : undefined;
  return { status: reply.status, headers: reply.headers, json, text, bytes };
};

export const routeNames = (keep: (row: (typeof contract)[RouteName], name: RouteName) => boolean) =>
  (Object.keys(contract) as RouteName[]).filter((name) => keep(contract[name], name));
