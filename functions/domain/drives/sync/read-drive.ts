// Brings the mirror up to date with the drive, page by page; each page is stored before the next is requested.
import type { OpenDrive, Reset } from '../../../ports/drives.ts';
import type { Outcome } from '../../../ports/sources.ts';
import { applyChange, freshMirror, type Mirror } from './mirror.ts';

/** A failure of the provider, or of the organization's own storage. */
export type Failure = Exclude<Outcome<never>, { is: 'ok' }> | { readonly is: 'storageFull' };
/** `done`: the mirror matches the drive; `more`: time is up. */
export type ReadOn =
  | { readonly is: 'done'; readonly mirror: Mirror }
  | { readonly is: 'more'; readonly mirror: Mirror }
  | Failure;

export type Reading = {
  readonly drive: OpenDrive;
  readonly roots: readonly string[];
  readonly isLate: () => boolean;
  save(mirror: Mirror): Promise<void>;
};

const NOTHING = { is: 'ok', value: undefined } as const;

/** Gets the cursor first, so that changes made while the folders are listed are in its feed. */
const begin = async ({ drive, roots }: Reading, before: Mirror | undefined): Promise<Outcome<Mirror>> => {
  const cursor = await drive.cursor(roots);
  if (cursor.is !== 'ok') return cursor;
  const mirror = { ...freshMirror(roots, before), cursor: cursor.value };
  for (const root of roots) {
    const folder = await drive.folder(root);
    if (folder.is === 'ok') applyChange(mirror, { now: folder.value });
    else if (folder.is === 'empty') applyChange(mirror, { gone: root });
    else return folder;
  }
  return { is: 'ok', value: mirror };
};

const listNext = async ({ drive }: Reading, mirror: Mirror): Promise<Outcome<undefined>> => {
  const [next, ...rest] = mirror.pending;
  if (!next) return NOTHING;
  const page = await drive.children(next.folder, next.page);
  if (page.is !== 'ok' && page.is !== 'empty') return page;
  const following = page.is === 'ok' ? page.value.next : undefined;
  mirror.pending = following ? [{ folder: next.folder, page: following }, ...rest] : rest;
  if (page.is === 'ok') for (const item of page.value.items) applyChange(mirror, { now: item });
  return NOTHING;
};

const listAll = async (reading: Reading, mirror: Mirror): Promise<Outcome<'done' | 'more'>> => {
  while (mirror.pending.length > 0) {
    const listed = await listNext(reading, mirror);
    if (listed.is !== 'ok') return listed;
    await reading.save(mirror);
    if (reading.isLate() && mirror.pending.length > 0) return { is: 'ok', value: 'more' };
  }
  return { is: 'ok', value: 'done' };
};

type Next = Failure | { readonly is: 'again' } | { readonly is: 'done' } | Reset;
/** `again`: more changes to read; `reset`: the cursor has expired. */
const nextChanges = async ({ drive }: Reading, mirror: Mirror): Promise<Next> => {
  const page = await drive.changes(mirror.cursor ?? '');
  if (page.is !== 'ok') return page;
  for (const change of page.value.changes) applyChange(mirror, change);
  mirror.cursor = page.value.cursor;
  return { is: page.value.more || mirror.pending.length > 0 ? 'again' : 'done' };
};

/** Reads from the folder listing to the latest change. */
const readOn = async (reading: Reading, mirror: Mirror): Promise<ReadOn | Reset> => {
  for (;;) {
    const listed = await listAll(reading, mirror);
    if (listed.is !== 'ok') return listed;
    if (listed.value === 'more') return { is: 'more', mirror };
    const next = await nextChanges(reading, mirror);
    if (next.is !== 'again' && next.is !== 'done') return next;
    await reading.save(mirror);
    if (next.is === 'done') return { is: 'done', mirror };
    if (reading.isLate()) return { is: 'more', mirror };
  }
};

/** True if a missing chosen folder is back, so that its contents must be listed. */
const hasComeBack = async ({ drive }: Reading, { goneRoots }: Mirror): Promise<boolean> => {
  for (const root of goneRoots) if ((await drive.folder(root)).is === 'ok') return true;
  return false;
};

export const readDrive = async (reading: Reading, before: Mirror | undefined): Promise<ReadOn> => {
  const isSame = before?.cursor !== undefined && before.roots.join('\n') === reading.roots.join('\n');
  const isUsable = before && isSame && !(await hasComeBack(reading, before));
  const read = isUsable ? await readOn(reading, before) : { is: 'reset' as const };
  if (read.is !== 'reset') return read;
  const begun = await begin(reading, before);
  if (begun.is !== 'ok') return begun;
  await reading.save(begun.value);
  const again = await readOn(reading, begun.value);
  // A drive that resets a cursor it has just issued sent a bad reply.
  return again.is === 'reset' ? { is: 'badReply', what: 'reset' } : again;
};
