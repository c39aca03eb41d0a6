// Completes the disconnection of a drive: keeps or removes its files, then erases its rows.
import type { Files } from '../../ports/files.ts';
import { type DriveRecord, driveKey } from '../../store/drives.ts';
import { driveMirrorKey, uploadKey } from '../../store/file-keys.ts';
import { evidenceKey, fileKey } from '../../store/files.ts';
import { folders as folderRows } from '../../store/folders.ts';
import { removeFiles } from './sync/files.ts';
import { removeFolders } from './sync/folders.ts';
import { lookHere, type SyncPorts } from './sync/kit.ts';

type Ports = SyncPorts & { readonly files: Pick<Files, 'remove'> };
type Of = { readonly tenant: string; readonly row: DriveRecord };

const NOTHING_WANTED = { folders: [], files: [], problems: [], refused: new Set<string>() };

/** Kept folders become ordinary folders. */
const letFoldersGo = async (ports: Ports, { tenant, row }: Of): Promise<void> => {
  const here = await lookHere({ ports, tenant, row });
  for (const { origin, version, ...folder } of here.folders.values())
    await ports.table.write({ put: folderRows.row(tenant, folder, version), if: { version } });
};

export const leaveDrive = async (ports: Ports, { tenant, row }: Of): Promise<void> => {
  const at = { ports, tenant, row };
  const here = await lookHere(at);
  await removeFiles(at, [...here.files.values(), ...here.doubles], row.leaving ?? 'keep');
  if (row.leaving === 'remove') await removeFolders(at, NOTHING_WANTED, []);
  await letFoldersGo(ports, { tenant, row });
  const { taking } = row;
  const rows = taking ? await ports.table.getMany([fileKey(tenant, taking), evidenceKey(tenant, taking)]) : [];
  const stray = taking && !rows.some(Boolean) ? [uploadKey(tenant, taking)] : [];
  await ports.files.remove([driveMirrorKey(tenant, row.id), ...stray]);
  await ports.table.write({ remove: driveKey(tenant, row.id) });
};
