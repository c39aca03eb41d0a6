// A sync and people: their changes to files in the workspace, consent that ends, disconnection.
import { describe, expect, it } from 'vitest';
import { disconnectDrive } from '#functions/domain/drives/disconnect.ts';
import { listDriveFolders } from '#functions/domain/drives/list-folders.ts';
import { reapDrive } from '#functions/domain/drives/reap.ts';
import { startSync } from '#functions/domain/drives/start-sync.ts';
import { deleteFiles } from '#functions/domain/files/delete.ts';
import { driveKey, readDrive } from '#functions/store/drives.ts';
import { readFolders } from '#functions/store/folders.ts';
import { memberKey } from '#functions/store/members.ts';
import { syncDriveTask } from '#functions/tasks/sync-drive/task.ts';
import { textBytes } from '#infra/local/sample-drive/state.ts';
import { deal } from '../../../helpers/drive-deal.ts';
import { DRIVE, type DriveWorld } from '../../../helpers/drive-world.ts';
import { TENANT, WORKSPACE } from '../../../helpers/file-world.ts';

let world: DriveWorld;
const { folder, file, fileHere } = deal((made) => {
  world = made;
});

describe("people's changes in the workspace", () => {
  it('keep a removed file away until it changes in the drive', async () => {
    const id = file('a.txt', 'one');
    await world.sync();
    await deleteFiles(world.ports, TENANT, { files: [await fileHere('a.txt')] });

    await world.sync();
    expect(await world.here()).toEqual([]);

    world.remote.edit.write(id, textBytes('two'));
    await world.sync();
    expect(await world.here()).toEqual(['Deal/a.txt: two']);
  });

  it("keep a person's version until the drive has the next one", async () => {
    const id = file('a.txt', 'one');
    await world.sync();
    const { folderId } = await fileHere('a.txt');
    await world.upload('a.txt', 'edited here', folderId);

    await world.sync();
    expect(await world.here()).toEqual(['Deal/a.txt: edited here']);

    world.remote.edit.write(id, textBytes('two'));
    await world.sync();
    expect(await world.here()).toEqual(['Deal/a.txt: two']);
    expect((await fileHere('a.txt')).earlier).toHaveLength(2);
  });

  it("keep a folder with a person's file when the drive removes it", async () => {
    const inner = folder('Legal');
    file('a.txt', 'one', inner);
    await world.sync();
    await world.upload('mine.txt', 'mine', (await fileHere('a.txt')).folderId);

    world.remote.edit.trash(inner);
    await world.sync();

    expect((await world.list()).map(({ filename }) => filename)).toEqual(['mine.txt']);
    expect((await readFolders(world.ports.table, TENANT, WORKSPACE)).map(({ name }) => name).sort()).toEqual([
      'Deal',
      'Legal',
    ]);
  });
});

describe('consent', () => {
  it('withdrawn during a sync is reported; nothing is lost, and a new one continues', async () => {
    file('a.txt', 'one');
    await world.sync();
    file('b.txt', 'two');

    world.remote.edit.revoke();
    await world.sync();
    expect(await world.row()).toMatchObject({ state: 'reconnect', fault: 'revoked' });
    expect(await world.here()).toEqual(['Deal/a.txt: one']);

    await world.consentAgain();
    await world.sync();
    expect(await world.here()).toEqual(['Deal/a.txt: one', 'Deal/b.txt: two']);
  });

  it('found withdrawn while folders are chosen is requested again, and nothing is tried until then', async () => {
    await world.sync();
    world.remote.edit.revoke();

    await expect(listDriveFolders(world.ports, TENANT, await world.row(), undefined)).rejects.toThrow('stale');

    const row = await world.row();
    expect(row).toMatchObject({ state: 'reconnect', fault: 'revoked' });
    expect(row.due).toBeUndefined();
  });

  it('ends with the membership of the person who gave it', async () => {
    file('a.txt', 'one');
    await world.ports.table.write({ remove: memberKey(TENANT, 'u1') });

    await world.sync();

    expect(await world.row()).toMatchObject({ state: 'reconnect', fault: 'ownerGone' });
    expect(await world.here()).toEqual([]);
  });
});

describe('disconnecting', () => {
  const leave = async (files: 'keep' | 'remove') => {
    file('a.txt', 'one', folder('Legal'));
    await world.sync();
    await disconnectDrive(world.ports, TENANT, await world.row(), files);
    await world.slices();
  };

  it('revokes the consent and keeps the files as ordinary files', async () => {
    await leave('keep');

    expect(world.remote.state.refreshTokens).toEqual([]);
    expect(await world.here()).toEqual([]);
    expect((await world.list()).map(({ filename }) => filename)).toEqual(['a.txt']);
    expect(await readDrive(world.ports.table, TENANT, DRIVE)).toBeUndefined();
    expect([...world.stored.keys()].filter((key) => key.includes('/drives/'))).toEqual([]);
  });

  it('or removes them with their folders', async () => {
    await leave('remove');

    expect(await world.list()).toEqual([]);
    expect(await readFolders(world.ports.table, TENANT, WORKSPACE)).toEqual([]);
  });

  it('leaves nothing of the drive behind while a file is being transferred', async () => {
    file('a.txt', 'one');
    file('b.txt', 'two');
    await startSync(world.ports, { tenant: TENANT, id: DRIVE });
    const { attempt } = await world.row();
    const { files } = world.ports;
    const write: typeof files.write = async (key, ...rest) => {
      await files.write(key, ...rest);
      if (!key.includes('/uploads/')) return;
      await disconnectDrive(world.ports, TENANT, await world.row(), 'remove');
      await world.slices();
    };

    const slice = { tenant: TENANT, driveId: DRIVE, attempt };
    await syncDriveTask.run(slice, { ...world.ports, files: { ...files, write } });

    expect(await readDrive(world.ports.table, TENANT, DRIVE)).toBeUndefined();
    expect(await world.list()).toEqual([]);
    expect([...world.stored.keys()]).toEqual([]);
  });

  it('is retried the next day after a failure', async () => {
    await disconnectDrive(world.ports, TENANT, await world.row(), 'keep');
    const [item] = await world.ports.table.getMany([driveKey(TENANT, DRIVE)]);
    const reapIn = (hours: number) => {
      const now = world.ports.clock.now() + hours * 3_600_000;
      return reapDrive({ ...world.ports, clock: { ...world.ports.clock, now: () => now } }, TENANT, item!, now);
    };

    await reapIn(1);
    expect(world.jobs).toHaveLength(1);
    await reapIn(25);
    expect(world.jobs).toHaveLength(2);
  });
});
