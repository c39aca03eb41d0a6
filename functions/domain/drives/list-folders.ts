// Lists the subfolders of a drive folder, for choosing what to sync.
import { AppError } from '#shared/contract/errors.ts';
import type { DriveFolder } from '#shared/model/drive.ts';
import type { OpenDrive } from '../../ports/drives.ts';
import type { Outcome } from '../../ports/sources.ts';
import { changeDrive, type DriveRecord } from '../../store/drives.ts';
import { openDrive } from './open-drive.ts';

type Ports = Parameters<typeof openDrive>[0];

/** A larger folder is listed up to this number of pages. */
const MAX_PAGES = 10;

const all = async (drive: OpenDrive, parent: string | undefined): Promise<Outcome<DriveFolder[]>> => {
  const folders: DriveFolder[] = [];
  let page: string | undefined;
  for (let n = 0; n < MAX_PAGES; n += 1) {
    const children = await drive.children(parent, page);
    if (children.is !== 'ok') return children.is === 'empty' ? { is: 'ok', value: folders } : children;
    for (const { kind, key, name } of children.value.items) if (kind === 'folder') folders.push({ key, name });
    page = children.value.next;
    if (page === undefined) break;
  }
  return { is: 'ok', value: folders };
};

export const listDriveFolders = async (
  ports: Ports,
  tenant: string,
  row: DriveRecord,
  parent: string | undefined,
): Promise<DriveFolder[]> => {
  const opened = await openDrive(ports, tenant, row);
  const listed = opened.is === 'ok' ? await all(opened.value, parent) : opened;
  if (listed.is === 'ok') return listed.value.sort((a, b) => a.name.localeCompare(b.name));
  if (listed.is !== 'unauthorised') throw new AppError('unavailable');
  await changeDrive(ports.table, { tenant, id: row.id, known: row }, ({ due, ...now }) =>
    now.state === 'syncing' || now.state === 'leaving' ? undefined : { ...now, state: 'reconnect', fault: 'revoked' },
  );
  throw new AppError('stale');
};
