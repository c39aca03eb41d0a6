// Computes the target state of a sync: folders and files that the workspace should hold, and those left out and why.
import { DRIVE_LIMITS, type DriveProblem } from '#shared/model/drive.ts';
import { fileKind } from '#shared/model/file-kind.ts';
import { FOLDERS, UPLOAD } from '#shared/model/upload.ts';
import type { RemoteFile, RemoteFolder } from '../../../ports/drives.ts';
import { cleanFolderName, cleanName } from '../../files/names.ts';
import { childrenOf, type Mirror } from './mirror.ts';

export type WantedFolder = { readonly key: string; readonly parent: string | undefined; readonly name: string };
export type WantedFile = {
  readonly remote: RemoteFile;
  readonly folder: string;
  readonly name: string;
  readonly path: string;
};
export type Wanted = {
  /** Parents before children. */
  readonly folders: readonly WantedFolder[];
  readonly files: readonly WantedFile[];
  readonly problems: readonly DriveProblem[];
  /** Ids of drive files that cannot be downloaded now; existing copies stay. */
  readonly refused: ReadonlySet<string>;
};

/** Drives allow names that are invalid here: with slashes, only dots, or empty. */
const localName = (name: string): string => cleanName(name.replace(/[\\/]/g, '_'));
const folderName = (name: string): string => {
  try {
    return cleanFolderName(name);
  } catch {
    return '_';
  }
};

const refusalOf = (file: RemoteFile, mirror: Mirror): DriveProblem['reason'] | undefined => {
  const refused = mirror.refused[file.id];
  if (file.refused) return file.refused;
  if ((file.size ?? 0) > UPLOAD.maxBytes) return 'tooLarge';
  if (file.size === 0 && !file.exportAs) return 'empty';
  if (fileKind(file.name) === 'Other') return 'kind';
  return refused?.etag === file.etag ? refused.reason : undefined;
};

type Place = { readonly folder: RemoteFolder; readonly path: readonly string[] };
type Found = { readonly folders: WantedFolder[]; readonly files: WantedFile[]; readonly problems: DriveProblem[] };

const byName = (a: { name: string; key: string }, b: { name: string; key: string }): number =>
  a.name === b.name ? (a.key < b.key ? -1 : 1) : a.name < b.name ? -1 : 1;

const problem = (reason: DriveProblem['reason'], path: readonly string[], url?: string): DriveProblem => ({
  reason,
  path: path.join('/').slice(0, 400),
  ...(url ? { url } : {}),
});

export const wantedOf = (mirror: Mirror): Wanted => {
  const children = childrenOf(mirror);
  const found: Found = { folders: [], files: [], problems: [] };
  const refused = new Set<string>();
  const refuse = (file: RemoteFile, reason: DriveProblem['reason'], path: readonly string[]) => {
    found.problems.push(problem(reason, path, file.url));
    refused.add(file.id);
  };
  const takeFile = (file: RemoteFile, { folder, path }: Place) => {
    const where = [...path, file.name];
    const reason = refusalOf(file, mirror);
    if (reason) return refuse(file, reason, where);
    if (path.length > FOLDERS.maxDepth) return refuse(file, 'tooDeep', where);
    if (found.files.length >= DRIVE_LIMITS.maxFiles) return refuse(file, 'tooMany', where);
    found.files.push({ remote: file, folder: folder.key, name: localName(file.name), path: where.join('/') });
  };
  const roots = mirror.roots.flatMap((key): Place[] => {
    const folder = mirror.nodes.get(key);
    if (folder?.kind !== 'folder') return [];
    if (mirror.goneRoots.includes(key)) found.problems.push(problem('folderGone', [folder.name]));
    return [{ folder, path: [folder.name] }];
  });
  // Level by level, so that parents come first.
  for (let level = roots; level.length > 0; ) {
    const below: Place[] = [];
    for (const place of level) {
      const { key, parent, name } = place.folder;
      if (place.path.length <= FOLDERS.maxDepth) found.folders.push({ key, parent, name: folderName(name) });
      for (const child of [...(children.get(key) ?? [])].sort(byName))
        if (child.kind === 'file') takeFile(child, place);
        else below.push({ folder: child, path: [...place.path, child.name] });
    }
    level = below;
  }
  return { ...found, refused };
};
