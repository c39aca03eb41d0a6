// Each call of each port fails once, in several ways: people's changes still end up applied once, and nothing is stuck.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { eraseFromBin } from '#functions/domain/bin/erase.ts';
import { listBin } from '#functions/domain/bin/list.ts';
import { restoreFromBin } from '#functions/domain/bin/restore.ts';
import { binOf } from '#functions/domain/bin/scope.ts';
import { deleteFiles } from '#functions/domain/files/delete.ts';
import { createFolder } from '#functions/domain/files/folders/create.ts';
import { deadlinePk } from '#functions/store/deadline-index.ts';
import { usage, usageKey } from '#functions/store/organisations.ts';
import { workspaceKey, workspaces } from '#functions/store/workspaces.ts';
import { reap } from '#functions/tasks/reap/task.ts';
import { AppError } from '#shared/contract/errors.ts';
import { ACCESS, ROLES, STATUS } from '#shared/model/enums.ts';
import { countOf } from '#tests/helpers/properties.ts';
import { CALLER, type FileWorld, fileWorld, TENANT, WORKSPACE } from '../../../helpers/file-world.ts';

const OWNER = { ...CALLER, role: ROLES.owner, status: STATUS.active };
const SCOPE = binOf(OWNER, WORKSPACE, { access: ACCESS.all, ownerId: 'u1' });
const BY = { id: 'u1', name: 'U One' };

type Method = (...args: unknown[]) => unknown;
type Ports = Record<string, Record<string, Method>>;
const portsOf = (world: FileWorld) => world.ports as unknown as Ports;
class Fault extends Error {}

/** How a call fails: before it had any effect, after all its effects, or delivered twice or late. */
const WAYS: Readonly<Record<string, (call: () => unknown) => Promise<unknown>>> = {
  refused: async () => {
    throw new Fault();
  },
  'without a reply': async (call) => {
    await call();
    throw new Fault();
  },
  'refused while it works': async (call) => {
    void Promise.resolve(call()).catch(() => undefined);
    throw new Fault();
  },
  late: async (call) => {
    for (let n = 0; n < 20; n += 1) await new Promise((resolve) => setImmediate(resolve));
    return call();
  },
};

/** Every asynchronous method, replaced by its own failing version. */
const METHODS: readonly (readonly [string, string])[] = [
  ...['getMany', 'query', 'write'].map((name) => ['table', name] as const),
  ...['readAll', 'write', 'remove'].map((name) => ['files', name] as const),
  ...['put', 'removeFile'].map((name) => ['index', name] as const),
  ...['parse', 'digest'].map((name) => ['parser', name] as const),
  ...['embed'].map((name) => ['model', name] as const),
  ...['start'].map((name) => ['workflows', name] as const),
];

type Around = (call: () => unknown) => unknown;

const wrap = (world: FileWorld, [port, method]: readonly [string, string], around: Around) => {
  const owner = portsOf(world)[port];
  const own = owner?.[method];
  if (!own) throw new Error(`there is no ${port}.${method}`);
  portsOf(world)[port] = { ...owner, [method]: (...args) => around(() => own.apply(owner, args)) };
};

const failAt = (world: FileWorld, method: readonly [string, string], way: string, nth: number) => {
  let calls = 0;
  wrap(world, method, (call) => {
    calls += 1;
    return calls === nth ? WAYS[way]?.(call) : call();
  });
};

/** Retries as a person does who sees an error; what exists already is not duplicated. */
const again = async <T>(step: () => Promise<T>): Promise<T | undefined> => {
  for (let tries = 0; tries < 3; tries += 1)
    try {
      return await step();
    } catch (error) {
      if (error instanceof AppError && tries > 0) return undefined;
      if (!(error instanceof Fault || error instanceof AppError)) throw error;
    }
  throw new Error('it failed three times');
};

/** A day and an hour later no upload is awaited, and every address has expired. */
const A_DAY = (25 * 3_600_000) / 300;

/** The clock advances by 300 ms with each call, so several minutes pass, in which the reaper runs. */
const settle = async (world: FileWorld, calls = 300) => {
  for (let round = 0; round < 4; round += 1) {
    for (let n = 0; n < calls; n += 1) world.ports.clock.now();
    await world.runAll().catch(() => undefined);
    await reap.run({}, world.ports).catch(() => undefined);
  }
  await again(() => world.runAll());
};

const live = async (world: FileWorld, name: string) => (await world.list()).filter(({ filename }) => filename === name);

const remove = (world: FileWorld, name: string) =>
  again(async () => {
    const found = await live(world, name);
    if (found.length > 0) await deleteFiles(world.ports, TENANT, { files: found }, BY);
  });

const binned = async (world: FileWorld) => (await listBin(world.ports.table, SCOPE, { limit: 50, offset: 0 })).rows;

const journey = async (world: FileWorld) => {
  const folder = await again(() =>
    createFolder(world.ports, CALLER, { projectId: WORKSPACE, parentId: undefined, name: 'Deal' }),
  );
  await again(() => world.upload('a.txt', 'Orchard sold 12 crates.', folder?.id));
  await again(() => world.upload('b.txt', 'Meadow sold 13 crates.'));
  await settle(world);
  await again(() => world.upload('a.txt', 'Orchard sold 14 crates.', folder?.id));
  await again(() => world.upload('c.txt', 'Shore sold 15 crates.'));
  await settle(world);
  await remove(world, 'b.txt');
  await remove(world, 'c.txt');
  await settle(world);
  const idsOf = async (name: string) => (await binned(world)).filter((row) => row.name === name).map(({ id }) => id);
  await again(async () => restoreFromBin(world.ports, SCOPE, WORKSPACE, await idsOf('b.txt')));
  await again(async () => eraseFromBin(world.ports, SCOPE, await idsOf('c.txt')));
  await settle(world);
  await settle(world, A_DAY);
};

const outcome = async (world: FileWorld) => {
  const { table } = world.ports;
  const [workspace, used] = await table.getMany([workspaceKey(TENANT, WORKSPACE), usageKey(TENANT)]);
  const files = (await world.list()).sort((a, b) => (a.filename < b.filename ? -1 : 1));
  const { items } = await table.query({ index: 'gsi1', pk: deadlinePk });
  return {
    files: files.map(({ filename, status, earlier = [], folderId }) => [filename, status, earlier.length, !!folderId]),
    passages: await Promise.all(files.map(({ id }) => world.found([id]))),
    allPassages: await world.found(),
    stored: world.stored.size,
    fileCount: workspace && workspaces.read(workspace).fileCount,
    bytes: used && usage.read(used).storageBytes,
    bin: (await binned(world)).map(({ name }) => name),
    work: items.map(({ gsi1sk }) => gsi1sk),
  };
};

const travelled = async (prepare: (world: FileWorld) => void) => {
  const dir = mkdtempSync(join(tmpdir(), 'footnote-faults-'));
  try {
    const world = await fileWorld(dir);
    const whole = { ...world.ports };
    prepare(world);
    await journey(world);
    Object.assign(world.ports, whole);
    return await outcome(world);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};

const KINDS = METHODS.flatMap(([port, method]) => Object.keys(WAYS).map((way) => [port, method, way] as const));
const EACH = countOf(1, 7);

let undisturbed: Awaited<ReturnType<typeof outcome>>;
const calls = new Map<string, number>();
beforeAll(async () => {
  const count = (name: string) => calls.set(name, (calls.get(name) ?? 0) + 1);
  undisturbed = await travelled((world) => {
    for (const [port, method] of METHODS)
      wrap(world, [port, method], (call) => {
        count(`${port}.${method}`);
        return call();
      });
  });
});

it('has forty kinds of faults and more, and calls each method', () => {
  expect(KINDS.length).toBeGreaterThanOrEqual(40);
  expect([...calls.keys()].sort()).toEqual(METHODS.map((names) => names.join('.')).sort());
});

it.each(KINDS)('%s.%s %s: nothing is lost, duplicated or stuck', { timeout: 120_000 }, async (port, method, way) => {
  for (let n = 0; n < EACH; n += 1) {
    const nth = 1 + Math.floor(((n + 0.5) * (calls.get(`${port}.${method}`) ?? 0)) / EACH);
    const after = await travelled((world) => failAt(world, [port, method], way, nth));
    expect(after, `call ${nth}`).toEqual(undisturbed);
  }
});
