// Syncs of a drive: new, changed, moved, renamed, deleted, refused and restored files, and changes by people meanwhile.
import { describe, expect, it } from 'vitest';
import { startSync } from '#functions/domain/drives/start-sync.ts';
import { uploadKey } from '#functions/store/file-keys.ts';
import { readFolders } from '#functions/store/folders.ts';
import { usageKey } from '#functions/store/organisations.ts';
import { syncDriveTask } from '#functions/tasks/sync-drive/task.ts';
import { TOP, textBytes } from '#infra/local/sample-drive/state.ts';
import { deal } from '../../../helpers/drive-deal.ts';
import { DRIVE, type DriveWorld } from '../../../helpers/drive-world.ts';
import { TENANT, WORKSPACE } from '../../../helpers/file-world.ts';

let world: DriveWorld;
let root: string;
const { folder, file, fileHere } = deal((made, at) => {
  world = made;
  root = at;
});

describe('a first sync', () => {
  it('is followed by another at once if other folders were chosen at its end', async () => {
    file('a.txt', 'one');
    const { files } = world.ports;
    const other = folder('Other', TOP);
    const write: typeof files.write = async (key, ...rest) => {
      await files.write(key, ...rest);
      if (!key.includes('/uploads/')) return;
      await startSync(world.ports, { tenant: TENANT, id: DRIVE }, { folders: [{ key: other, name: 'Other' }] });
    };
    await startSync(world.ports, { tenant: TENANT, id: DRIVE });
    const { attempt } = await world.row();

    const slice = { tenant: TENANT, driveId: DRIVE, attempt };
    await syncDriveTask.run(slice, { ...world.ports, files: { ...files, write } });

    const { state, due = '' } = await world.row();
    expect(state).toBe('idle');
    expect(Date.parse(due)).toBeLessThan(world.ports.clock.now());
  });

  it('adds folders and files with their source, and starts indexing them', async () => {
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

  it('pauses if the organization has no space, and resumes when it has', async () => {
    file('a.txt', 'one');
    const full = { add: usageKey(TENANT), field: 'storageBytes', by: 200_000_000_000 };
    await world.ports.table.write(full);
    await world.sync();
    const resting = await world.row();
    const before = await world.here();
    await world.ports.table.write({ ...full, by: -full.by });

    await world.sync();

    expect(resting).toMatchObject({ state: 'idle', fault: 'storageFull' });
    expect([before, await world.here()]).toEqual([[], ['Deal/a.txt: one']]);
    expect((await world.row()).fault).toBeUndefined();
  });

  it('adds nothing twice when it is repeated', async () => {
    file('a.txt', 'one');
    await world.sync();
    const before = [...world.stored.keys()].filter((key) => key.includes('/uploads/'));

    await world.sync();

    expect([...world.stored.keys()].filter((key) => key.includes('/uploads/'))).toEqual(before);
    expect((await world.row()).counts).toMatchObject({ files: 1, added: 0, changed: 0, moved: 0 });
  });

  it("converts documents of the drive's own to Office files, and reports what it leaves out and why", async () => {
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

  it('reports a file whose download was interrupted, and fetches it with the next sync', async () => {
    // Prepare
    file('large.txt', 'x'.repeat(5 * 1024 * 1024));
    const { handle } = world.remote;
    world.remote.handle = (request) =>
      /^bytes=[1-9]/.test(request.headers.get('range') ?? '')
        ? Promise.resolve(new Response('', { status: 503 }))
        : handle(request);

    // Act
    await world.sync();
    const broken = await world.row();
    world.remote.handle = handle;
    await world.sync();

    // Assess
    expect(broken.problems).toMatchObject([{ path: 'Deal/large.txt', reason: 'unreadable' }]);
    expect(await fileHere('large.txt')).toMatchObject({ size: 5 * 1024 * 1024 });
    expect((await world.row()).problems).toEqual([]);
  });

  it('numbers two files with one name, and leaves a person’s own file alone', async () => {
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

describe('an item that changes in the drive', () => {
  it('becomes the next version of the file, so that earlier citations still open theirs', async () => {
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

  it('keeps its id here when it is moved, renamed or moved with its folder', async () => {
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
    expect((await readFolders(world.ports.table, TENANT, WORKSPACE)).map(({ name }) => name).sort()).toEqual([
      'Deal',
      'Renamed',
      'To',
    ]);
  });

  it('can swap its name with another', async () => {
    const [a, b] = [file('a.txt', 'one'), file('b.txt', 'two')];
    await world.sync();

    world.remote.edit.rename(a, 'b.txt');
    world.remote.edit.rename(b, 'a.txt');
    await world.sync();

    expect(await world.here()).toEqual(['Deal/a.txt: two', 'Deal/b.txt: one']);
  });

  it('is removed and restored here too', async () => {
    const inner = folder('Legal');
    file('a.txt', 'one', inner);
    file('b.txt', 'two');
    await world.sync();

    world.remote.edit.trash(inner);
    await world.sync();
    expect(await world.here()).toEqual(['Deal/b.txt: two']);
    expect((await readFolders(world.ports.table, TENANT, WORKSPACE)).map(({ name }) => name)).toEqual(['Deal']);

    world.remote.edit.trash(inner, false);
    await world.sync();
    expect(await world.here()).toHaveLength(2);
  });

  it('is kept here as an ordinary file, if chosen', async () => {
    const id = file('a.txt', 'one');
    await world.sync();
    const { ports } = world;
    await startSync(ports, { tenant: TENANT, id: DRIVE }, { whenDeleted: 'keep' });
    await world.slices();

    world.remote.edit.trash(id);
    await world.sync();

    expect(await world.here()).toEqual([]);
    expect((await world.list()).map(({ filename }) => filename)).toEqual(['a.txt']);
  });

  it('is kept when the chosen folder itself is deleted, which is reported', async () => {
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

  it('is listed again if the drive has lost the cursor, without duplicates', async () => {
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
