// Syncs of a drive: what is new, changed, moved, renamed, deleted, refused, taken back, and what people do meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { disconnectDrive } from '#functions/domain/drives/disconnect.ts';
import { deleteFiles } from '#functions/domain/files/delete.ts';
import { readDrive } from '#functions/store/drives.ts';
import { uploadKey } from '#functions/store/file-keys.ts';
import { readFolders } from '#functions/store/folders.ts';
import { memberKey } from '#functions/store/members.ts';
import { FOLDER, TOP, textBytes } from '#infra/local/sample-drive/state.ts';
import { DRIVE, type DriveWorld, driveWorld } from '../../../helpers/drive-world.ts';
import { PROJECT, TENANT } from '../../../helpers/file-world.ts';

let dir: string;
let world: DriveWorld;
let root: string;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'footnote-drive-'));
  world = await driveWorld(dir);
  root = folder('Deal', TOP);
  await world.connect([{ key: root, name: 'Deal' }]);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const folder = (name: string, parent = root) => world.remote.edit.add({ name, mimeType: FOLDER, parent });
const file = (name: string, text: string, parent = root) =>
  world.remote.edit.add({ name, mimeType: 'text/plain', parent, content: textBytes(text) });
const fileHere = async (name: string) => {
  const found = (await world.list()).find(({ filename }) => filename === name);
  if (!found) throw new Error(`${name} is not here`);
  return found;
};

describe('a first sync', () => {
  it('brings folders and files with their source, and starts reading them', async () => {
    // Prepare
    const inner = folder('Legal');
    file('a.txt', 'one');
    file('b.txt', 'two', inner);
    file('elsewhere.txt', 'not chosen', TOP);

    // Act
    await world.sync();

    // Assess
    expect(await world.here()).toEqual(['Deal/Legal/b.txt: two', 'Deal/a.txt: one']);
    const taken = await fileHere('a.txt');
    expect(taken).toMatchObject({ status: 'Imported', origin: { provider: 'google' } });
    expect(taken.origin?.url).toContain('/local/drive/file/');
    expect(world.jobs.filter(({ machine }) => machine === 'index-files')).toHaveLength(2);
    expect(await world.row()).toMatchObject({ state: 'idle', counts: { files: 2, added: 2, refused: 0 } });
  });

  it('takes over no more than there is when it is run twice', async () => {
    file('a.txt', 'one');
    await world.sync();
    const before = [...world.stored.keys()].filter((key) => key.includes('/uploads/'));

    await world.sync();

    expect([...world.stored.keys()].filter((key) => key.includes('/uploads/'))).toEqual(before);
    expect((await world.row()).counts).toMatchObject({ files: 1, added: 0, changed: 0, moved: 0 });
  });

  it('makes office files of documents of the drive’s own, and says what it leaves out and why', async () => {
    world.remote.edit.add({
      name: 'Memo',
      mimeType: 'application/vnd.google-apps.document',
      parent: root,
      content: textBytes('m'),
    });
    world.remote.edit.add({ name: 'Form', mimeType: 'application/vnd.google-apps.form', parent: root });
    world.remote.edit.add({ name: 'film.mp4', mimeType: 'video/mp4', parent: root, size: 900_000_000 });
    file('empty.txt', '');
    file('tool.exe', 'MZ');

    await world.sync();

    const memo = await fileHere('Memo.docx');
    const stored = world.stored.get(uploadKey(TENANT, memo.id)) ?? new Uint8Array();
    expect(String.fromCharCode(...stored.subarray(0, 2))).toBe('PK');
    const { problems, counts } = await world.row();
    expect(problems.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      'Deal/Form noExport',
      'Deal/empty.txt empty',
      'Deal/film.mp4 tooLarge',
      'Deal/tool.exe kind',
    ]);
    expect(counts).toMatchObject({ files: 1, refused: 4 });
  });

  it('numbers two of one name, and leaves a person’s own file alone', async () => {
    file('a.txt', 'one');
    file('a.txt', 'two');
    file('a/b.txt', 'stroke');

    await world.sync();

    expect((await world.here()).map((line) => line.split(':')[0])).toEqual([
      'Deal/a (2).txt',
      'Deal/a.txt',
      'Deal/a_b.txt',
    ]);
  });
});

describe('what changes in the drive', () => {
  it('comes as the next version of the file, so that what cited the earlier one still opens it', async () => {
    const id = file('a.txt', 'one');
    await world.sync();
    const before = await fileHere('a.txt');

    world.remote.edit.write(id, textBytes('two'));
    await world.sync();

    const now = await fileHere('a.txt');
    expect(now).toMatchObject({ contentVersion: 2, earlier: [before.id] });
    expect(await world.here()).toEqual(['Deal/a.txt: two']);
    expect(world.stored.has(uploadKey(TENANT, before.id))).toBe(true);
  });

  it('keeps its id here when it is moved, renamed or carried along by its folder', async () => {
    const [from, to] = [folder('From'), folder('To')];
    const id = file('a.txt', 'one', from);
    file('b.txt', 'two', from);
    await world.sync();
    const before = (await world.list()).map((one) => one.id).sort();

    world.remote.edit.move(id, to);
    world.remote.edit.rename(id, 'z.txt');
    world.remote.edit.rename(from, 'Renamed');
    world.remote.edit.move(to, from);
    await world.sync();

    expect(await world.here()).toEqual(['Deal/Renamed/To/z.txt: one', 'Deal/Renamed/b.txt: two']);
    expect((await world.list()).map((one) => one.id).sort()).toEqual(before);
    expect((await readFolders(world.ports.table, TENANT, PROJECT)).map(({ name }) => name).sort()).toEqual([
      'Deal',
      'Renamed',
      'To',
    ]);
  });

  it('swaps two names', async () => {
    const [a, b] = [file('a.txt', 'one'), file('b.txt', 'two')];
    await world.sync();

    world.remote.edit.rename(a, 'b.txt');
    world.remote.edit.rename(b, 'a.txt');
    await world.sync();

    expect(await world.here()).toEqual(['Deal/a.txt: two', 'Deal/b.txt: one']);
  });

  it('is removed here with it, or kept as a file like any other, as it was chosen', async () => {
    const inner = folder('Legal');
    const id = file('a.txt', 'one', inner);
    file('b.txt', 'two');
    await world.sync();

    world.remote.edit.trash(inner);
    await world.sync();
    expect(await world.here()).toEqual(['Deal/b.txt: two']);
    expect((await readFolders(world.ports.table, TENANT, PROJECT)).map(({ name }) => name)).toEqual(['Deal']);

    world.remote.edit.trash(inner, false);
    await world.sync();
    expect(await world.here()).toHaveLength(2);
    expect(id).toBeTruthy();
  });

  it('stays when the chosen folder itself is gone, which is told', async () => {
    file('a.txt', 'one');
    await world.sync();

    world.remote.edit.trash(root);
    await world.sync();
    expect(await world.here()).toHaveLength(1);
    expect((await world.row()).problems).toMatchObject([{ reason: 'folderGone' }]);

    world.remote.edit.trash(root, false);
    file('b.txt', 'two');
    await world.sync();
    expect(await world.here()).toHaveLength(2);
    expect((await world.row()).problems).toEqual([]);
  });

  it('is listed anew when the drive no longer knows where the last sync ended, and nothing is doubled', async () => {
    file('a.txt', 'one');
    await world.sync();
    world.remote.edit.forget();

    await world.sync();
    file('b.txt', 'two');
    await world.sync();

    expect(await world.here()).toEqual(['Deal/a.txt: one', 'Deal/b.txt: two']);
    expect(await world.list()).toHaveLength(2);
  });
});

describe('what people do here', () => {
  it('a file that somebody removed stays away until it changes in the drive', async () => {
    const id = file('a.txt', 'one');
    await world.sync();
    await deleteFiles(world.ports, TENANT, { files: [await fileHere('a.txt')] });

    await world.sync();
    expect(await world.here()).toEqual([]);

    world.remote.edit.write(id, textBytes('two'));
    await world.sync();
    expect(await world.here()).toEqual(['Deal/a.txt: two']);
  });

  it('a version that somebody made is followed by the drive’s next one', async () => {
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

  it('a folder that somebody put a file into is kept when the drive removes it', async () => {
    const inner = folder('Legal');
    file('a.txt', 'one', inner);
    await world.sync();
    await world.upload('mine.txt', 'mine', (await fileHere('a.txt')).folderId);

    world.remote.edit.trash(inner);
    await world.sync();

    expect((await world.list()).map(({ filename }) => filename)).toEqual(['mine.txt']);
    expect((await readFolders(world.ports.table, TENANT, PROJECT)).map(({ name }) => name).sort()).toEqual([
      'Deal',
      'Legal',
    ]);
  });
});

describe('consent', () => {
  it('that is withdrawn in the middle is told, nothing is lost, and a new one goes on', async () => {
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

  it('ends with the membership of whoever gave it', async () => {
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

  it('revokes the consent and keeps the files as files like any other', async () => {
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
    expect(await readFolders(world.ports.table, TENANT, PROJECT)).toEqual([]);
  });
});
