// A workspace that follows a sample drive, over real rows in memory: people's changes in the drive, syncs, crashes, and
// the result here.
import { fileSecrets } from '#functions/adapters/local/file-secrets.ts';
import { keyedDrives } from '#functions/domain/drives/keyed-drives.ts';
import { encryptToken } from '#functions/domain/drives/open-drive.ts';
import { startSync } from '#functions/domain/drives/start-sync.ts';
import { treeOf } from '#functions/domain/files/folders/tree.ts';
import type { FileKey } from '#functions/ports/files.ts';
import type { Ports } from '#functions/ports/ports.ts';
import { changeDrive, type Drive, drives, readDrive } from '#functions/store/drives.ts';
import { uploadKey } from '#functions/store/file-keys.ts';
import { readFolders } from '#functions/store/folders.ts';
import { members } from '#functions/store/members.ts';
import { organisations } from '#functions/store/organisations.ts';
import { syncDriveTask } from '#functions/tasks/sync-drive/task.ts';
import { sampleAccess, webOf } from '#infra/local/sample-drive/sample-access.ts';
import { sampleDrive } from '#infra/local/sample-drive/sample-drive.ts';
import { SAMPLE_DRIVES } from '#infra/local/sample-drive/sample-drives.ts';
import { emptyState } from '#infra/local/sample-drive/state.ts';
import { fileWorld, TENANT, WORKSPACE } from './file-world.ts';

const AT = '2026-11-21T00:00:00.000Z';
export const DRIVE = `drv_${WORKSPACE.slice(4)}_0000000000000000`;

class Crash extends Error {}

const collected = async (body: Uint8Array | AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  if (body instanceof Uint8Array) return body;
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts);
};

/** After `crashAfter` calls of these ports, the process counts as dead. */
const crashing = () => {
  let left = Number.POSITIVE_INFINITY;
  const wrap = <T extends object>(port: T): T =>
    new Proxy(port, {
      get: (target, name) => {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function' || name === 'now') return value;
        return (...args: unknown[]) => {
          left -= 1;
          if (left < 0) return Promise.reject(new Crash());
          return value.apply(target, args);
        };
      },
    });
  const crashAfter = (calls: number) => {
    left = calls;
  };
  return { wrap, crashAfter };
};

const person = {
  ...{ userId: 'u1', email: 'u@hanbit.test', firstName: 'U', lastName: 'One', role: 4 as const, status: 1 as const },
  ...{ joinedAt: AT, isCustomSignup: false },
};
const organisation = {
  ...{ id: TENANT, name: TENANT, code: 'HANBIT', website: '', email: 'x@hanbit.test', domain: 'hanbit.test' },
  ...{ status: 'active' as const, createdAt: AT, updatedAt: AT },
};

export const driveWorld = async (dir: string) => {
  const world = await fileWorld(dir);
  const remote = sampleDrive({ ...SAMPLE_DRIVES.google, state: emptyState(), now: () => Date.parse(AT) });
  remote.state.refreshTokens.push('refresh');
  const crash = crashing();
  const { table, files, workflows } = world.ports;
  const secrets = fileSecrets(`${dir}/drive.key`);
  const storing = {
    ...files,
    write: async (key: FileKey, body: Uint8Array | AsyncIterable<Uint8Array>) =>
      files.write(key, await collected(body), ''),
  };
  const web = crash.wrap({ fetch: webOf(remote) });
  const access = sampleAccess((request) => web.fetch(request));
  const ports: Ports = {
    ...world.ports,
    table: crash.wrap(table),
    files: crash.wrap(storing),
    workflows: crash.wrap(workflows),
    secrets,
    drives: keyedDrives({ table, secrets, web: webOf(remote), sample: () => access }),
  };
  await table.write({ put: members.row(TENANT, person) });
  await table.write({ put: organisations.row(TENANT, organisation as never) });

  const connect = async (folders: Drive['folders'], whenDeleted: Drive['whenDeleted'] = 'remove') => {
    const token = await encryptToken(secrets, TENANT, DRIVE, 'refresh');
    const row: Drive = {
      ...{ id: DRIVE, projectId: WORKSPACE, provider: 'google', isSample: true, account: 'sample@drive.example' },
      ...{ connectedBy: { id: 'u1', name: 'U One' }, connectedAt: AT, token, state: 'idle', folders, whenDeleted },
      ...{ attempt: 0, problems: [] },
    };
    await table.write({ put: drives.row(TENANT, row) });
  };
  const row = async () => {
    const found = await readDrive(table, TENANT, DRIVE);
    if (!found) throw new Error('the connection is gone');
    return found;
  };
  /** Runs slice after slice, as the machine does. */
  const slices = async () => {
    for (let n = 0; n < 400; n += 1) {
      const { attempt } = (await readDrive(table, TENANT, DRIVE)) ?? { attempt: 0 };
      const { next } = await syncDriveTask.run({ tenant: TENANT, driveId: DRIVE, attempt }, ports);
      if (next === 'done') return;
    }
    throw new Error('a sync that never ends');
  };
  const sync = async () => {
    await startSync(world.ports, { tenant: TENANT, id: DRIVE });
    await slices();
  };
  /** Kills the process after the given number of calls, and repeats the step as the machine does. */
  const syncWithCrash = async (calls: number) => {
    await startSync(world.ports, { tenant: TENANT, id: DRIVE });
    crash.crashAfter(calls);
    try {
      await slices();
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    } finally {
      crash.crashAfter(Number.POSITIVE_INFINITY);
    }
    await slices();
  };
  const consentAgain = async () => {
    remote.state.refreshTokens.push('refresh');
    await changeDrive(table, { tenant: TENANT, id: DRIVE }, ({ fault, ...now }) => ({ ...now, state: 'idle' }));
  };
  /** `folder/folder/name: content` of every file that follows the drive. */
  const here = async (): Promise<string[]> => {
    const tree = treeOf(await readFolders(table, TENANT, WORKSPACE));
    const rows = (await world.list()).filter(({ origin }) => origin);
    return rows
      .map(({ id, folderId, filename }) => {
        const path = [...tree.way(folderId ?? '').map(({ name }) => name), filename].join('/');
        return `${path}: ${new TextDecoder().decode(world.stored.get(uploadKey(TENANT, id)))}`;
      })
      .sort();
  };
  return { ...world, ports, remote, connect, row, sync, slices, syncWithCrash, consentAgain, here };
};
export type DriveWorld = Awaited<ReturnType<typeof driveWorld>>;
