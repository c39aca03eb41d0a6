// Provides the context of every sync step: the connection, the person it acts for, and the state of the workspace.
import type { Clock, Random } from '../../../ports/clock.ts';
import type { OpenDrive } from '../../../ports/drives.ts';
import type { Files } from '../../../ports/files.ts';
import type { Table } from '../../../ports/table.ts';
import type { Workflows } from '../../../ports/workflows.ts';
import { changeDrive, type Drive, type DriveRecord } from '../../../store/drives.ts';
import { type FileRecord, files, readFileItems } from '../../../store/files.ts';
import { type FolderRecord, readFolders } from '../../../store/folders.ts';
import type { Caller } from '../../caller.ts';
import { treeOf } from '../../files/folders/tree.ts';

export type SyncPorts = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly files: Pick<Files, 'readAll' | 'write' | 'remove'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Clock;
  readonly random: Random;
};

export type Kit = {
  readonly ports: SyncPorts;
  readonly tenant: string;
  readonly row: DriveRecord;
  readonly drive: OpenDrive;
  /** The member who consented; every change is made in their name. */
  readonly actor: Pick<Caller, 'tenant' | 'userId' | 'member' | 'organisation'>;
  readonly isLate: () => boolean;
};

/** Thrown if another attempt or a disconnection has begun: this attempt stops. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
}

/** Changes the connection's row only while this attempt is the current one. */
export const changeOwn = async (
  { ports, tenant, row }: Kit,
  change: (now: DriveRecord) => Drive,
): Promise<DriveRecord> => {
  const changed = await changeDrive(ports.table, { tenant, id: row.id }, (now) =>
    now.attempt === row.attempt && now.state === 'syncing' ? change(now) : undefined,
  );
  if (!changed) throw new Superseded();
  return changed;
};

/** The files and folders of the drive that are in the workspace. */
export type Here = {
  readonly files: Map<string, FileRecord>;
  /** Older rows of a file that exists twice, because a person moved it while its next version arrived. */
  readonly doubles: readonly FileRecord[];
  readonly folders: Map<string, FolderRecord>;
  /** Folders that are not empty, whatever the origin of their contents. */
  readonly holding: ReadonlySet<string>;
  /** True if the file is inside the mirror of one of these drive folders. */
  isBelow(file: FileRecord, keys: readonly string[]): boolean;
};

type Of = Pick<Kit, 'ports' | 'tenant'> & { readonly row: Pick<DriveRecord, 'id' | 'projectId'> };

const byTime = (a: FileRecord, b: FileRecord): number => (a.uploadedAt < b.uploadedAt ? -1 : 1);

export const lookHere = async ({ ports, tenant, row }: Of): Promise<Here> => {
  const [items, allFolders] = await Promise.all([
    readFileItems(ports.table, tenant, row.projectId),
    readFolders(ports.table, tenant, row.projectId),
  ]);
  const all = items.map(files.read);
  const tree = treeOf(allFolders);
  const ours = [...tree.live.values()].filter(({ origin }) => origin?.drive === row.id);
  const parents = [...all.map(({ folderId }) => folderId), ...allFolders.map(({ parentId }) => parentId)];
  const mine = all.filter(({ origin }) => origin?.drive === row.id).sort(byTime);
  const latest = new Map(mine.map((file) => [file.origin?.remoteId ?? '', file]));
  return {
    files: latest,
    doubles: mine.filter((file) => latest.get(file.origin?.remoteId ?? '') !== file),
    folders: new Map(ours.map((folder) => [folder.origin?.key ?? '', folder])),
    holding: new Set(parents.filter((id) => id !== undefined)),
    isBelow: ({ folderId }, keys) =>
      folderId !== undefined &&
      tree.way(folderId).some(({ origin }) => origin?.drive === row.id && keys.includes(origin.key)),
  };
};
