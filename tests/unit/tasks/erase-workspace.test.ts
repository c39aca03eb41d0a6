// Erasing a workspace leaves nothing, wherever it is interrupted, and waits for uploads that may still arrive.
import { describe, expect, it } from 'vitest';
import { deleteWorkspace } from '#functions/domain/workspaces/delete.ts';
import type { FileKey } from '#functions/ports/files.ts';
import type { Ports } from '#functions/ports/ports.ts';
import type { Item, Table } from '#functions/ports/table.ts';
import { deadlinePk } from '#functions/store/deadline-index.ts';
import { segmentsKey, uploadKey } from '#functions/store/file-keys.ts';
import { addFile, pendingFiles, storedBytes } from '#functions/store/files.ts';
import { invitations } from '#functions/store/invitations.ts';
import { key } from '#functions/store/keys.ts';
import { members, personPk } from '#functions/store/members.ts';
import { usage, usageKey } from '#functions/store/organisations.ts';
import { appendEvents, finishQuestion, questions } from '#functions/store/questions.ts';
import { edges, workspaces } from '#functions/store/workspaces.ts';
import { eraseWorkspace } from '#functions/tasks/erase-workspace/task.ts';
import { reap } from '#functions/tasks/reap/task.ts';
import { ACCESS, ROLES, STATUS } from '#shared/model/enums.ts';
import { emptyTable } from '#tests/helpers/empty-table.ts';
import { fakeClock } from '../../helpers/fake-clock.ts';

const TENANT = 'alpha';
const GONE = 'prj_gonegonegone';
const STAYS = 'prj_staysstaysst';
const AT = '2026-11-21T00:00:00.000Z';
const by = { id: 'owner', name: 'Owner' };
const INVITED = ['inv_forworkspace0001', 'inv_tocompany0000001'] as const;
const child = (kind: string, projectId: string, n = 1) =>
  `${kind}_${projectId.slice('prj_'.length)}_${String(n).padStart(16, '0')}`;

const workspace = (id: string) => ({
  id,
  name: `CANARY ${id}`,
  alias: '',
  note: '',
  tags: [],
  access: ACCESS.limited,
  owner: by,
  fileCount: 0,
  createdAt: AT,
  updatedAt: AT,
});
const file = (projectId: string, n: number) => ({
  id: child('fil', projectId, n),
  projectId,
  filename: `CANARY ${n}`,
  contentType: 'text/plain',
  size: 10,
  status: 'Done' as const,
  uploadedBy: by,
  uploadedAt: AT,
  updatedAt: AT,
  attempt: 1,
});
const member = { userId: 'owner', email: 'o@x.test', firstName: 'O', lastName: 'W', role: ROLES.owner } as const;
const invitation = (id: string, isForWorkspace: boolean) => ({
  id,
  email: `${id}@x.test`,
  role: ROLES.member,
  secretHash: '',
  isOwnRequest: false,
  isForWorkspace,
  invitedBy: by,
  sent: 1,
  createdAt: AT,
  expiresAt: AT,
});

/** The part of the storage that erasing uses. */
const memoryFiles = () => {
  const stored = new Map<FileKey, number>();
  const uploads = new Set<string>();
  return {
    uploads,
    abortParts: async ({ uploadId }: { readonly uploadId: string }) => void uploads.delete(uploadId),
    keys: () => [...stored.keys()],
    write: async (name: FileKey, bytes: Uint8Array) => void stored.set(name, bytes.length),
    remove: async (names: readonly FileKey[]) => names.forEach((name) => void stored.delete(name)),
    list: async function* (prefix: FileKey) {
      for (const [name, size] of stored) if (name.startsWith(prefix)) yield { key: name, size };
    },
  };
};
type Places = { readonly table: Table; readonly files: ReturnType<typeof memoryFiles> };

/**
 * Adds a question with events and an answer. An id with `me` makes it a question over all workspaces that cites one.
 */
const addQuestion = async (table: Table, id: string, projectId: string) => {
  const at = { tenant: TENANT, searchId: id, userId: 'owner' };
  const base = { id, projectIds: [GONE, STAYS], fileIds: [], sources: [], query: `CANARY ${projectId}`, history: [] };
  const own = id.startsWith('sea_me') ? {} : { projectId };
  const question = { ...base, ...own, status: 'InProgress' as const, createdBy: by, createdAt: AT };
  await table.write({ put: questions.row(TENANT, question) });
  const bodies = [{ event: 'stage' as const, data: { stage: 1 as const, attempt: 1 } }];
  const last = await appendEvents(table, at, { last: 0, now: Date.parse(AT), bodies });
  const reference = { n: 1, source: 'FILES' as const, title: 't', fileId: child('fil', projectId), quote: 'q' };
  const answer = {
    language: 'en' as const,
    writer: { kind: 'offline' as const, name: 'offline' },
    blocks: [],
    references: [{ ...reference, locator: {}, retrievedAt: AT }],
    alsoRead: [],
    related: [],
  };
  await finishQuestion(table, at, { status: 'Completed', answer, last, bodies: [], now: Date.parse(AT) });
};

const fill = async ({ table, files }: Places, id: string, own: string) => {
  await table.write({ put: workspaces.row(TENANT, workspace(id)) });
  for (const userId of ['owner', ...INVITED])
    if (id === GONE || userId === 'owner')
      await table.write({ put: edges.row(TENANT, { projectId: id, userId, role: 4, name: 'CANARY', email: 'c' }) });
  for (const n of [1, 2]) {
    const { id: fileId } = file(id, n);
    await table.write(...addFile(TENANT, file(id, n)), storedBytes(TENANT, file(id, n).size));
    await files.write(uploadKey(TENANT, fileId), new Uint8Array(3));
    await files.write(segmentsKey(TENANT, fileId), new Uint8Array(3));
  }
  // Bytes without a row, as left by a request that began before the workspace was deleted.
  await files.write(uploadKey(TENANT, child('fil', id, 7)), new Uint8Array(3));
  await addQuestion(table, child('sea', id), id);
  await addQuestion(table, own, id);
  const once = { input: '', reply: JSON.stringify({ id }) };
  await table.write({ put: { ...key(personPk(TENANT, 'owner'), `ONCE#${id}`), version: 1, data: once } });
};

const stage = async () => {
  const clock = fakeClock(Date.parse(AT) + 86_400_000);
  const table = emptyTable(clock);
  const files = memoryFiles();
  const chunks = new Map([GONE, STAYS].map((id) => [child('fil', id), id]));
  const stopped: string[] = [];
  const index = {
    removeFile: async ({ fileId }: { readonly fileId: string }) => void chunks.delete(fileId),
    count: async ({ projectIds }: { readonly projectIds: readonly string[] }) =>
      [...chunks.values()].filter((id) => projectIds.includes(id)).length,
  };
  const workflows = {
    start: async () => undefined,
    stop: async ({ name }: { readonly name: string }) => void stopped.push(name),
  };
  const ports = { table, files, index, workflows, clock } as unknown as Ports;
  await table.write(
    { put: members.row(TENANT, { ...member, status: STATUS.active, joinedAt: AT, isCustomSignup: false }) },
    { put: usage.row(TENANT, { members: 1, runs: 0, storageBytes: 0, workspaces: 0, folders: 0 }) },
    { put: invitations.row(TENANT, invitation(INVITED[0], true)) },
    { put: invitations.row(TENANT, invitation(INVITED[1], false)) },
  );
  await fill({ table, files }, GONE, 'sea_me_000000000000000a');
  await fill({ table, files }, STAYS, 'sea_me_000000000000000b');
  return { ports, table, files, chunks, clock, stopped };
};

/** Returns all rows of the partitions that the test fills. */
const everything = async (table: Table): Promise<Item[]> => {
  const pks = [
    ...[GONE, STAYS].flatMap((id) => [`PROJECT#${id}`, `RUN#${child('sea', id)}`]),
    'PERSON#owner',
    'PERSON#owner#OWN',
    'RUN#sea_me_000000000000000a',
    'RUN#sea_me_000000000000000b',
    ...INVITED.map((id) => `PERSON#${id}`),
  ];
  const pages = await Promise.all(pks.map((pk) => table.query({ pk: `ORG#${TENANT}#${pk}` as Item['pk'] })));
  return pages.flatMap(({ items }) => items);
};
const body = (id: string) => id.slice('prj_'.length);
const isOf = (item: Item, id: string) =>
  `${item.pk} ${item.sk}`.includes(body(id)) || JSON.stringify(item.data).includes(`_${body(id)}_`);

const rounds = async (ports: Ports) => {
  const seen: unknown[] = [];
  for (let n = 0; n < 9 && seen.at(-1) !== 'done' && seen.at(-1) !== 'wait'; n += 1)
    seen.push((await eraseWorkspace.run({ tenant: TENANT, projectId: GONE }, ports)).next);
  return seen;
};

type Made = Awaited<ReturnType<typeof stage>>;
const assessGone = async ({ table, files, chunks }: Made) => {
  const left = await everything(table);
  expect(left.filter((item) => isOf(item, GONE)).map(({ pk, sk }) => `${pk} ${sk}`)).toEqual([]);
  expect(left.filter(({ sk }) => sk === 'INVITATION').map(({ pk }) => pk)).toEqual([`ORG#alpha#PERSON#${INVITED[1]}`]);
  expect(files.keys().filter((name) => name.includes(body(GONE)))).toEqual([]);
  expect([...chunks.values()]).toEqual([STAYS]);
  const [used] = await table.getMany([usageKey(TENANT)]);
  expect(used && usage.read(used).storageBytes).toBe(20);
};

describe('erasing a workspace', () => {
  it('leaves nothing of it, and changes nothing of another workspace', async () => {
    const made = await stage();
    const isEventOfOwn = ({ pk }: Item) => pk.includes('#RUN#sea_me_');
    const before = (await everything(made.table)).filter((item) => isOf(item, STAYS) && !isEventOfOwn(item));
    await deleteWorkspace(made.ports, TENANT, GONE);

    expect(await rounds(made.ports)).toEqual(['more', 'done']);

    await assessGone(made);
    const after = (await everything(made.table)).filter((item) => isOf(item, STAYS));
    expect(after).toEqual(before);
    expect(after.length).toBeGreaterThan(8);
    expect(made.files.keys().filter((name) => name.includes(body(STAYS)))).toHaveLength(5);
  });

  it('completes and counts once, wherever it was interrupted', async () => {
    let breaks = 0;
    for (let at = 1; at < 60; at += 1) {
      const made = await stage();
      await deleteWorkspace(made.ports, TENANT, GONE);
      let writes = 0;
      const write: Table['write'] = async (...all) => {
        writes += 1;
        if (writes === at) throw new Error('killed');
        return made.table.write(...all);
      };
      const broken = { ...made.ports, table: { ...made.table, write } };
      const outcome = await rounds(broken).catch((error: Error) => error.message);
      if (outcome !== 'killed') break;
      breaks += 1;
      await rounds(made.ports);
      await assessGone(made);
    }
    expect(breaks).toBeGreaterThan(10);
  });

  it('waits for bytes that may still arrive, and erases them then', async () => {
    const made = await stage();
    const late = { ...file(GONE, 9), status: 'NotYet' as const, uploadedAt: new Date(made.clock.now()).toISOString() };
    await made.table.write({ put: pendingFiles.row(TENANT, late) }, storedBytes(TENANT, late.size));
    await deleteWorkspace(made.ports, TENANT, GONE);

    expect(await rounds(made.ports)).toEqual(['more', 'wait']);
    await made.files.write(uploadKey(TENANT, late.id), new Uint8Array(9));
    await made.clock.sleep(21 * 60_000);
    expect(await rounds(made.ports)).toEqual(['done']);

    await assessGone(made);
  });

  it('drops the parts of an upload that has not been finished', async () => {
    const made = await stage();
    const large = { ...file(GONE, 9), status: 'NotYet' as const, uploadId: 'half' };
    for (const uploadId of ['half', 'other']) made.files.uploads.add(uploadId);
    await made.table.write({ put: pendingFiles.row(TENANT, large) }, storedBytes(TENANT, large.size));
    await deleteWorkspace(made.ports, TENANT, GONE);

    await rounds(made.ports);

    expect([...made.files.uploads]).toEqual(['other']);
  });

  it('erases bytes that are sent again to an upload address that is still valid', async () => {
    const made = await stage();
    await deleteWorkspace(made.ports, TENANT, GONE);
    expect(await rounds(made.ports)).toEqual(['more', 'done']);

    await made.files.write(uploadKey(TENANT, file(GONE, 1).id), new Uint8Array(9));
    await reap.run({}, made.ports);
    expect(made.files.keys().some((name) => name.includes(body(GONE)))).toBe(true);
    await made.clock.sleep(17 * 60_000);
    await reap.run({}, made.ports);

    await assessGone(made);
    expect((await made.table.query({ index: 'gsi1', pk: deadlinePk })).items).toEqual([]);
  });

  it('stops a run in progress from writing more', async () => {
    const made = await stage();
    const id = child('sea', GONE, 5);
    const question = { id, projectId: GONE, projectIds: [GONE], fileIds: [], sources: [], query: '', history: [] };
    const row = questions.row(TENANT, { ...question, status: 'InProgress', createdBy: by, createdAt: AT });
    await made.table.write({ put: row });
    await deleteWorkspace(made.ports, TENANT, GONE);
    await rounds(made.ports);

    const bodies = [{ event: 'stage' as const, data: { stage: 1 as const, attempt: 1 } }];
    const at = { tenant: TENANT, searchId: id, userId: 'owner' };
    await expect(appendEvents(made.table, at, { last: 0, now: 0, bodies })).rejects.toThrow();
    expect(made.stopped).toEqual([id]);
    await assessGone(made);
  });

  it('does nothing for an existing workspace', async () => {
    const made = await stage();
    expect(await rounds(made.ports)).toEqual(['done']);
    expect((await everything(made.table)).some((item) => isOf(item, GONE))).toBe(true);
  });
});
