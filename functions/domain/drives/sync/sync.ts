// Runs one slice of a sync: reads the drive, compares it with the workspace and applies the difference. Each step
// follows from the difference, never from a message, so a sync can be interrupted anywhere and run again.
import type { Drives } from '../../../ports/drives.ts';
import type { Secrets } from '../../../ports/secrets.ts';
import { readDrive as readRow } from '../../../store/drives.ts';
import { driveMirrorKey } from '../../../store/file-keys.ts';
import { actorOf } from '../actor.ts';
import { openDrive } from '../open-drive.ts';
import { type At, endInNeed, endWell, endWithFailure } from './end.ts';
import { filesToTake, followFiles, missingFiles, removeFiles, takeOne } from './files.ts';
import { followFolders, removeFolders } from './folders.ts';
import { changeOwn, type Here, type Kit, lookHere, Superseded, type SyncPorts } from './kit.ts';
import { loadMirror, type Mirror, NO_TALLY, rootsOf, saveMirror } from './mirror.ts';
import { type Failure, readDrive } from './read-drive.ts';
import { clearBroken } from './take.ts';
import { type Wanted, wantedOf } from './wanted.ts';

export type Ports = SyncPorts & { readonly drives: Drives; readonly secrets: Secrets };

/** Ends well before the step's timeout. */
const SLICE_MS = 150_000;
/** Two files that swap names need a second pass. */
const PASSES = 3;
const TAKEN_BEFORE_SAVING = 25;

type Slice = 'more' | 'done';
type Ended = { readonly is: 'ok'; readonly value: Slice } | Failure;

/** Does not save if the connection was removed meanwhile. */
const save = async ({ ports, tenant, row: { id, attempt } }: Kit, mirror: Mirror): Promise<void> => {
  await saveMirror(ports.files, { tenant, id }, mirror);
  const now = await readRow(ports.table, tenant, id);
  if (now?.attempt === attempt) return;
  if (!now || now.state === 'leaving') await ports.files.remove([driveMirrorKey(tenant, id)]);
  throw new Superseded();
};

/**
 * Saves the mirror before removing: a file removed because the drive removed it must return if the drive has it again.
 */
const removeGone = async (kit: Kit, wanted: Wanted, here: Here, mirror: Mirror): Promise<void> => {
  const removed = missingFiles(wanted, here, mirror);
  const inDrive = new Set([...wanted.files.map(({ remote }) => remote.id), ...wanted.refused]);
  mirror.taken = Object.fromEntries(Object.entries(mirror.taken).filter(([id]) => inDrive.has(id)));
  mirror.tally = { ...mirror.tally, removed: mirror.tally.removed + removed.length - here.doubles.length };
  await save(kit, mirror);
  await removeFiles(kit, removed, kit.row.whenDeleted);
  for (const { origin } of removed)
    if (origin && !here.doubles.some((one) => one.origin === origin)) here.files.delete(origin.remoteId);
};

/** `more`: time is up. A file that fails is recorded; a failure of the drive ends the slice. */
const takeAll = async (kit: Kit, wanted: Wanted, here: Here, mirror: Mirror): Promise<Ended> => {
  const missing = filesToTake(wanted, here, mirror);
  for (const [n, file] of missing.entries()) {
    if (kit.isLate()) return { is: 'ok', value: 'more' };
    await changeOwn(kit, (now) => ({ ...now, progress: { done: n, total: missing.length } }));
    const taken = await takeOne(kit, { wanted, here, mirror }, file);
    if (taken.is !== 'taken' && taken.is !== 'refused' && taken.is !== 'blocked' && taken.is !== 'empty') return taken;
    if ((n + 1) % TAKEN_BEFORE_SAVING === 0) await save(kit, mirror);
  }
  return { is: 'ok', value: 'done' };
};

const pass = async (kit: Kit, mirror: Mirror): Promise<Ended & { readonly blocked?: number }> => {
  const wanted = wantedOf(mirror);
  const here = await lookHere(kit);
  const folders = await followFolders(kit, wanted, here);
  const files = await followFiles(kit, wanted, here, mirror);
  await removeGone(kit, wanted, here, mirror);
  const taken = await takeAll(kit, wanted, here, mirror);
  await save(kit, mirror);
  return { ...taken, blocked: folders + files };
};

/** False if a file or folder does not yet have its target name, because another had it. */
const isSettled = async (kit: Kit, mirror: Mirror): Promise<boolean> => {
  const here = await lookHere(kit);
  const wanted = wantedOf(mirror);
  return (
    wanted.files.every(({ remote, name }) => (here.files.get(remote.id)?.filename ?? name) === name) &&
    wanted.folders.every(({ key, name }) => (here.folders.get(key)?.name ?? name) === name)
  );
};

const bringOver = async (kit: Kit, mirror: Mirror): Promise<Ended> => {
  for (let n = 1; n <= PASSES; n += 1) {
    const { blocked = 0, ...ended } = await pass(kit, mirror);
    if (ended.is !== 'ok' || ended.value === 'more') return ended;
    if (blocked === 0 && (await isSettled(kit, mirror))) break;
  }
  return { is: 'ok', value: 'done' };
};

/** Unreadable files are retried by the next sync; any other refusal holds until the file changes. */
const lasting = ({ refused }: Mirror): Mirror['refused'] =>
  Object.fromEntries(Object.entries(refused).filter(([, { reason }]) => reason !== 'unreadable'));

const syncOpened = async (kit: Kit, at: At): Promise<Slice> => {
  const { ports, tenant, row, drive, isLate } = kit;
  await clearBroken(kit);
  const roots = rootsOf(row.folders);
  const before = await loadMirror(ports.files, { tenant, id: row.id });
  const read = await readDrive({ drive, roots, isLate, save: (mirror) => save(kit, mirror) }, before);
  if (read.is === 'more') return 'more';
  if (read.is !== 'done') return endWithFailure(ports, at, read).then(() => 'done');
  const { mirror } = read;
  const ended = await bringOver(kit, mirror);
  if (ended.is !== 'ok') return endWithFailure(ports, at, ended).then(() => 'done');
  if (ended.value === 'more') return 'more';
  const wanted = wantedOf(mirror);
  await removeFolders(kit, wanted, mirror.goneRoots);
  const here = await lookHere(kit);
  await endWell(ports, at, { wanted, files: here.files.size, mirror });
  await save(kit, { ...mirror, refused: lasting(mirror), tally: NO_TALLY });
  return 'done';
};

export const syncDrive = async (ports: Ports, at: At): Promise<Slice> => {
  const { tenant, driveId } = at;
  const row = await readRow(ports.table, tenant, driveId);
  if (!row || row.attempt !== at.attempt || row.state !== 'syncing') return 'done';
  const actor = await actorOf(ports.table, tenant, row);
  if (!actor) return endInNeed(ports, at, 'ownerGone').then(() => 'done');
  const opened = await openDrive(ports, tenant, row);
  if (opened.is !== 'ok') return endWithFailure(ports, at, opened).then(() => 'done');
  const until = ports.clock.now() + SLICE_MS;
  const isLate = () => ports.clock.now() > until;
  return syncOpened({ ports, tenant, row, drive: opened.value, actor, isLate }, at).catch((error) => {
    if (error instanceof Superseded) return 'done';
    throw error;
  });
};
