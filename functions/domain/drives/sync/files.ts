// Updates the workspace's copies of drive files: moved, renamed and removed with the originals, downloaded when new or
// changed.
import type { FileRecord } from '../../../store/files.ts';
import { files as fileRows } from '../../../store/files.ts';
import { changeFile } from '../../files/change.ts';
import { deleteFiles } from '../../files/delete.ts';
import { fileNamed } from '../../files/folders/name-owner.ts';
import { freeName } from '../../files/free-name.ts';
import { folderFor, isInTheWay } from './folders.ts';
import type { Here, Kit } from './kit.ts';
import type { Mirror } from './mirror.ts';
import { type Taken, takeFile } from './take.ts';
import type { Wanted, WantedFile } from './wanted.ts';

const nameIn = ({ ports, tenant, row }: Kit, folderId: string, name: string, own?: string) => {
  const holder = async (candidate: string) =>
    (await fileNamed(ports.table, { tenant, projectId: row.projectId, folderId, name: candidate })).file?.id;
  return freeName(name, holder, own);
};

const followFile = async (kit: Kit, wanted: Wanted, here: Here, file: WantedFile): Promise<boolean> => {
  const now = here.files.get(file.remote.id);
  if (!now) return false;
  const folder = await folderFor(kit, wanted, here, file.folder);
  const isThere = now.folderId === folder.id;
  if (isThere && now.filename === file.name) return false;
  const filename = await nameIn(kit, folder.id, file.name, now.id);
  if (filename === undefined || (isThere && filename === now.filename)) return false;
  here.files.set(file.remote.id, await changeFile(kit.ports, kit.tenant, now, { filename, folderId: folder.id }));
  return true;
};

/** Returns how many files could not be moved because another had their place. */
export const followFiles = async (kit: Kit, wanted: Wanted, here: Here, mirror: Mirror): Promise<number> => {
  let blocked = 0;
  for (const file of wanted.files)
    try {
      if (await followFile(kit, wanted, here, file)) mirror.tally = { ...mirror.tally, moved: mirror.tally.moved + 1 };
    } catch (error) {
      if (!isInTheWay(error)) throw error;
      blocked += 1;
    }
  return blocked;
};

/** One transaction holds the files and their counters. */
const AT_ONCE = 40;

/** The files stay as ordinary files of the workspace. */
const letGo = async ({ ports, tenant }: Pick<Kit, 'ports' | 'tenant'>, group: readonly FileRecord[]) =>
  ports.table.write(
    ...group.map(({ origin, version, ...file }) => ({ put: fileRows.row(tenant, file, version), if: { version } })),
  );

/** Throws if one of them changes at the same moment; the step is then run again. */
export const removeFiles = async (
  kit: Pick<Kit, 'ports' | 'tenant'>,
  removed: readonly FileRecord[],
  how: 'remove' | 'keep',
): Promise<void> => {
  for (let from = 0; from < removed.length; from += AT_ONCE) {
    const group = removed.slice(from, from + AT_ONCE);
    if (how === 'keep') await letGo(kit, group);
    else await deleteFiles(kit.ports, kit.tenant, { files: group });
  }
};

export const missingFiles = (wanted: Wanted, here: Here, mirror: Mirror): FileRecord[] => {
  const still = new Set(wanted.files.map(({ remote }) => remote.id));
  const removed = [...here.files].flatMap(([id, file]) =>
    still.has(id) || wanted.refused.has(id) || here.isBelow(file, mirror.goneRoots) ? [] : [file],
  );
  return [...here.doubles, ...removed];
};

/**
 * Files that are new or changed in the drive. A file that was downloaded before and is missing here was removed by a
 * person, and stays away until it changes.
 */
export const filesToTake = (wanted: Wanted, here: Here, mirror: Mirror): WantedFile[] =>
  wanted.files.filter(({ remote: { id, etag } }) => {
    const now = here.files.get(id);
    return now ? now.origin?.etag !== etag : mirror.taken[id] !== etag;
  });

const noted = (mirror: Mirror, { remote: { id, etag } }: WantedFile, taken: Taken, isNew: boolean): void => {
  const { tally } = mirror;
  if (taken.is === 'refused') mirror.refused = { ...mirror.refused, [id]: { etag, reason: taken.reason } };
  if (taken.is !== 'taken') return;
  mirror.taken[id] = etag;
  mirror.tally = isNew ? { ...tally, added: tally.added + 1 } : { ...tally, changed: tally.changed + 1 };
};

/** `blocked` if a person or another file had its place at that moment. */
export const takeOne = async (
  kit: Kit,
  { wanted, here, mirror }: { readonly wanted: Wanted; readonly here: Here; readonly mirror: Mirror },
  file: WantedFile,
): Promise<Taken | { readonly is: 'blocked' }> => {
  const before = here.files.get(file.remote.id);
  try {
    const folder = await folderFor(kit, wanted, here, file.folder);
    const filename = before?.filename ?? (await nameIn(kit, folder.id, file.name));
    if (filename === undefined) return { is: 'blocked' };
    const folderId = before?.folderId ?? folder.id;
    const taken = await takeFile(kit, file, { folderId, filename, before });
    noted(mirror, file, taken, !before);
    if (taken.is === 'taken') here.files.set(file.remote.id, taken.file);
    return taken;
  } catch (error) {
    if (!isInTheWay(error)) throw error;
    return { is: 'blocked' };
  }
};
