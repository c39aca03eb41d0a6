// A kernel over a table in memory: people of two organisations, workspaces of every kind, and tokens that name their bearer.

import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import { handlers as account } from '#functions/api/account/handlers.ts';
import { handlers as drivesHandlers } from '#functions/api/drives/handlers.ts';
import { handlers as files } from '#functions/api/files/handlers.ts';
import { handlers as organisation } from '#functions/api/organisation/handlers.ts';
import { handlers as platform } from '#functions/api/platform/handlers.ts';
import { handlers as projects } from '#functions/api/projects/handlers.ts';
import { handlers as research } from '#functions/api/research/handlers.ts';
import { handlers as runsHandlers } from '#functions/api/runs/handlers.ts';
import { handlers as sourcesHandlers } from '#functions/api/sources/handlers.ts';
import type { HttpRequest } from '#functions/kernel/http.ts';
import type { AnyHandler, Kernel } from '#functions/kernel/kernel.ts';
import { limiter } from '#functions/kernel/limits.ts';
import type { RequestLog } from '#functions/kernel/log.ts';
import { serve } from '#functions/kernel/serve.ts';
import type { FileKey, Files } from '#functions/ports/files.ts';
import { FileMissing } from '#functions/ports/files.ts';
import { AccountExists } from '#functions/ports/identity.ts';
import type { Letter } from '#functions/ports/mail.ts';
import type { Ports } from '#functions/ports/ports.ts';
import type { Source } from '#functions/ports/sources.ts';
import type { Table } from '#functions/ports/table.ts';
import { openCreditsWrites } from '#functions/store/credits.ts';
import { customRoles } from '#functions/store/custom-roles.ts';
import { drives } from '#functions/store/drives.ts';
import { runKey, segmentsKey, uploadKey } from '#functions/store/file-keys.ts';
import { addFile } from '#functions/store/files.ts';
import { folders } from '#functions/store/folders.ts';
import { invitations } from '#functions/store/invitations.ts';
import { PLATFORM } from '#functions/store/keys.ts';
import { members } from '#functions/store/members.ts';
import { organisations, usage } from '#functions/store/organisations.ts';
import { edges, projects as projectRows } from '#functions/store/projects.ts';
import { runs } from '#functions/store/runs.ts';
import { appendEvents, finishSearch, searches } from '#functions/store/searches.ts';
import { shares } from '#functions/store/shares.ts';
import { tags } from '#functions/store/tags.ts';
import { workspaceFolders } from '#functions/store/workspace-folders.ts';
import { contract, type RouteName } from '#shared/contract/contract.ts';
import { ACCESS, type Access, ROLES, type Role, STATUS, type Status } from '#shared/model/enums.ts';
import { forEachSource, SOURCE_INFO, type SourceProvider } from '#shared/model/source.ts';
import { silentDrives } from './silent-drives.ts';

const AT = '2026-11-21T00:00:00.000Z';
/** What an organisation may spend: enough for what the generated tests ask. */
const CREDITS = 10_000;

/** A bearer token that the test verifier understands; `expired` and anything else is refused. */
export const tokenOf = (tenant: string, userId: string) => `test.${tenant}.${userId}`;

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

/** Providers that know nothing. */
const silent = (name: SourceProvider): Source => ({
  name,
  kind: SOURCE_INFO[name].kind,
  isSample: true,
  search: async () => ({ is: 'empty' }),
  fetch: async () => ({ is: 'empty' }),
  test: async () => ({ is: 'empty' }),
});

type Started = { readonly machine: string; readonly name: string };

const refuse = () => {
  throw new Error('this port is not part of the test kernel');
};

const portsOver = (table: Table, started: Started[], letters: Letter[]): Ports => {
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
    mail: { send: async (letter) => void letters.push(letter) },
    sources: { of: async () => forEachSource(silent), trial: silent },
    drives: silentDrives,
    secrets: {
      newDataKey: async () => ({ key: new Uint8Array(32), wrapped: 'wrapped' }),
      openDataKey: async () => new Uint8Array(32),
    },
    parser: { parse: refuse },
    fonts: { load: refuse },
    index: { put: refuse, removeFile: refuse, lexical: async () => [], nearest: refuse, range: refuse, count: refuse },
    model: { name: 'none', kind: 'offline', dimensions: 1, embed: refuse },
    clock: { now: () => Date.now(), sleep: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 1))) },
    random: { text: (length) => (chance++).toString(36).padStart(length, '0').slice(-length) },
  };
};

export type TestKernel = {
  readonly kernel: Kernel;
  readonly table: Table;
  readonly started: Started[];
  /** What was sent by mail. */
  readonly letters: Letter[];
  readonly logs: RequestLog[];
};

const testKernel = (): TestKernel => {
  const table = sqliteTable(':memory:');
  const started: Started[] = [];
  const letters: Letter[] = [];
  const logs: RequestLog[] = [];
  const handlers = {
    ...account,
    ...projects,
    ...organisation,
    ...platform,
    ...files,
    ...research,
    ...runsHandlers,
    ...sourcesHandlers,
    ...drivesHandlers,
  } as Record<RouteName, AnyHandler>;
  const kernel: Kernel = {
    ports: portsOver(table, started, letters),
    handlers,
    limiter: { hit: () => undefined },
    log: (line) => logs.push(line),
    appUrl: 'https://app.test',
    demandsMfa: false,
  };
  return { kernel, table, started, letters, logs };
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

/** The `data` of a reply that must be there. */
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

export const addPerson = (
  table: Table,
  tenant: string,
  userId: string,
  role: Role,
  status: Status = STATUS.active,
  customRoleId?: string,
) => {
  const person = {
    userId,
    email: `${userId}@${tenant}.test`,
    firstName: userId,
    lastName: tenant,
    role,
    status,
    joinedAt: AT,
    isCustomSignup: false,
    ...(customRoleId ? { customRoleId } : {}),
  };
  return table.write({ put: members.row(tenant, person) });
};

const addOrganisation = (table: Table, id: string) =>
  table.write({
    put: organisations.row(id, {
      id,
      name: id,
      code: id.toUpperCase(),
      website: '',
      email: `x@${id}.test`,
      createdAt: AT,
      domain: `${id}.test`,
      status: 'active',
    }),
  });

/** Letters for the kind of workspace, so that ids can be read in a failing test. */
export const projectIdOf = (tenant: string, access: Access) =>
  `prj_${`${tenant}${['', 'open', 'limited', 'personal'][access]}`.padEnd(12, '0').slice(0, 12)}`;
export const edgeOf = (tenant: string, projectId: string, userId: string, role: Role) =>
  edges.row(tenant, { projectId, userId, role, name: userId, email: `${userId}@${tenant}.test` });
const child = (kind: string, projectId: string) => `${kind}_${projectId.slice(4)}_0000000000000001`;
export const fileIdOf = (projectId: string) => child('fil', projectId);
export const fileFolderIdOf = (projectId: string) => child('fol', projectId);
export const searchIdOf = (projectId: string) => child('sea', projectId);
export const runIdOf = (projectId: string) => child('run', projectId);
export const driveIdOf = (projectId: string) => child('drv', projectId);
export const shareIdOf = (projectId: string) => child('shr', projectId);

/** A workspace of the owner with one file and one answered question; every text names its tenant. */
const addProject = async (
  test: TestKernel,
  tenant: string,
  access: Access,
  people: Readonly<Record<string, Role>> = {},
) => {
  const { table } = test;
  const id = projectIdOf(tenant, access);
  const owner = { id: 'owner', name: `canary-${tenant}` };
  const common = {
    name: `canary-${tenant}-${access}`,
    alias: '',
    note: '',
    tags: [],
    access,
    owner,
    fileCount: 0,
    createdAt: AT,
    updatedAt: AT,
  };
  await table.write({ put: projectRows.row(tenant, { id, ...common }) });
  for (const [userId, role] of Object.entries({ owner: ROLES.owner, ...people }))
    await table.write({ put: edgeOf(tenant, id, userId, role) });
  await table.write({ put: edgeOf(tenant, id, thingsOf(tenant).invitation, ROLES.member) });
  const fileId = fileIdOf(id);
  const file = {
    id: fileId,
    projectId: id,
    filename: `canary-${tenant}.txt`,
    contentType: 'text/plain',
    size: 3,
    status: 'Done' as const,
    uploadedBy: owner,
    uploadedAt: AT,
    updatedAt: AT,
    attempt: 1,
  };
  await table.write(...addFile(tenant, file));
  const folder = { id: fileFolderIdOf(id), projectId: id, name: `canary-${tenant}`, createdBy: owner };
  await table.write({ put: folders.row(tenant, { ...folder, createdAt: AT, updatedAt: AT }) });
  await test.kernel.ports.files.write(uploadKey(tenant, fileId), new Uint8Array(3), 'text/plain');
  const segment = JSON.stringify({ kind: 'text', text: `canary-${tenant}`, locator: { line: 1 } });
  await test.kernel.ports.files.write(segmentsKey(tenant, fileId), new TextEncoder().encode(segment), 'text/plain');
  await addSearch(test, tenant, id);
  await addRun(test, tenant, id);
  return id;
};

/** A finished run with its report, its documents and a link to it. */
const addRun = async ({ table, kernel }: TestKernel, tenant: string, projectId: string) => {
  const id = runIdOf(projectId);
  const owner = { id: 'owner', name: 'owner' };
  const name = `canary-${tenant}`;
  const run = {
    id,
    projectId,
    type: 'CompanyProfiling' as const,
    name,
    inputVariable: name,
    inputs: { company: { name } },
    language: 'en' as const,
    plan: { sections: [{ id: 'customers', title: 'Customers', on: true }], sources: [], credits: 1, seconds: 15 },
    status: 'Completed' as const,
    stage: 10,
    sections: [{ id: 'customers', title: 'Customers', state: 'Done' as const, written: 1 }],
    sources: [],
    credits: 1,
    createdBy: owner,
    createdAt: AT,
    endedAt: AT,
    attempt: 1,
    reported: 1,
    machine: 'run' as const,
    fileType: 'doc' as const,
    isSample: false,
    evidence: [],
    begunAt: AT,
    app: 'https://app.test',
    workspace: name,
    organisation: tenant,
  };
  const report = {
    title: name,
    organisation: tenant,
    language: 'en',
    createdAt: AT,
    writer: { kind: 'offline', name: 'offline' },
    sections: [{ id: 'customers', title: 'Customers', blocks: [], status: 'done' }],
    references: [],
  };
  const share = {
    id: shareIdOf(projectId),
    runId: id,
    projectId,
    name,
    createdBy: owner,
    createdAt: AT,
    expiresAt: '2099-01-01T00:00:00.000Z',
    opened: 0,
    secretHash: 'none',
  };
  const drive = {
    id: driveIdOf(projectId),
    projectId,
    provider: 'google' as const,
    isSample: true,
    account: name,
    connectedBy: owner,
    connectedAt: AT,
    token: { sealed: 'none', wrapped: 'none' },
    state: 'choosing' as const,
    folders: [],
    whenDeleted: 'remove' as const,
    attempt: 0,
    problems: [],
  };
  await table.write(
    { put: runs.row(tenant, run) },
    { put: shares.row(tenant, share) },
    { put: drives.row(tenant, drive) },
  );
  const { files } = kernel.ports;
  const json = new TextEncoder().encode(JSON.stringify(report));
  await files.write(runKey(tenant, id, 'report.1.json'), json, 'application/json');
  for (const extension of ['docx', 'pdf'])
    await files.write(runKey(tenant, id, `report.1.${extension}`), new Uint8Array(3), 'application/octet-stream');
};

const addSearch = async ({ table }: TestKernel, tenant: string, projectId: string) => {
  const searchId = searchIdOf(projectId);
  const search = {
    id: searchId,
    projectId,
    projectIds: [projectId],
    fileIds: [],
    sources: [],
    query: `canary-${tenant}`,
    history: [],
    status: 'InProgress' as const,
    createdBy: { id: 'owner', name: 'owner' },
    createdAt: AT,
  };
  const at = { tenant, searchId, userId: 'owner' };
  await table.write({ put: searches.row(tenant, search) });
  const last = await appendEvents(table, at, {
    last: 0,
    now: Date.now(),
    bodies: [{ event: 'stage', data: { stage: 1, attempt: 1 } }],
  });
  const answer = {
    language: 'en' as const,
    writer: { kind: 'offline' as const, name: 'offline' },
    blocks: [],
    references: [],
    alsoRead: [],
    related: [],
  };
  await finishSearch(table, at, { status: 'Completed', answer, last, bodies: [], now: Date.now() });
};

/** What an organisation has besides its workspaces, under ids that name it. */
export const thingsOf = (tenant: string) => ({
  tag: `tag_${tenant.padEnd(12, '0')}`,
  customRole: `rol_${tenant.padEnd(12, '0')}`,
  folder: `wfo_${tenant.padEnd(12, '0')}`,
  invitation: `inv_${tenant.padEnd(16, '0')}`,
});

const addThings = async (table: Table, tenant: string) => {
  const by = { id: 'owner', name: `canary-${tenant}` };
  const { tag, customRole, folder, invitation } = thingsOf(tenant);
  const name = `canary-${tenant}`;
  await table.write(
    { put: tags.row(tenant, { id: tag, name, addedBy: by, addedOn: AT, status: 1 }) },
    { put: workspaceFolders.row(tenant, { id: folder, name, description: '', createdBy: by, createdAt: AT }) },
    {
      put: customRoles.row(tenant, {
        roles: [
          {
            id: customRole,
            name,
            description: '',
            flags: ['AuditLogView', 'StaffView'],
            createdBy: by,
            createdAt: AT,
            version: 1,
          },
        ],
      }),
    },
    {
      put: invitations.row(tenant, {
        id: invitation,
        email: `invited@${tenant}.test`,
        role: ROLES.member,
        secretHash: 'none',
        isOwnRequest: false,
        invitedBy: { id: 'owner', name: 'owner' },
        sent: 1,
        createdAt: AT,
        expiresAt: '2099-01-01T00:00:00.000Z',
      }),
    },
    { put: usage.row(tenant, { members: 5, runs: 0, storageBytes: 0 }) },
    ...openCreditsWrites(tenant, { about: 'first', amount: CREDITS, by }, Date.parse(AT)),
  );
};

/** Two organisations with a person of each role, and the platform with its staff. */
export const populated = async (): Promise<TestKernel> => {
  const test = testKernel();
  for (const tenant of ['alpha', 'beta']) {
    await addOrganisation(test.table, tenant);
    await addPerson(test.table, tenant, 'owner', ROLES.owner);
    await addPerson(test.table, tenant, 'admin', ROLES.admin);
    await addPerson(test.table, tenant, 'member', ROLES.member);
    await addPerson(test.table, tenant, 'guest', ROLES.guest);
    await addPerson(test.table, tenant, 'limited', ROLES.adminNotCreator);
    await addThings(test.table, tenant);
    for (const access of Object.values(ACCESS)) await addProject(test, tenant, access);
  }
  await addOrganisation(test.table, PLATFORM);
  await addPerson(test.table, PLATFORM, 'super', ROLES.superAdmin);
  return test;
};

export const routeNames = (keep: (row: (typeof contract)[RouteName], name: RouteName) => boolean) =>
  (Object.keys(contract) as RouteName[]).filter((name) => keep(contract[name], name));
