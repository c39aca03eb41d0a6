// Finds bytes of a workspace that were stored without a row, because an upload address outlives the row it was issued
// for.
import type { FileKey, Files } from '../../ports/files.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Item, Write } from '../../ports/table.ts';
import { workspacePrefixes } from '../../store/file-keys.ts';
import { lateBytes } from '../../store/late-bytes.ts';
import { addressesEnd } from '../files/late-erasure.ts';

export const removeBytesOf = async (
  files: Pick<Files, 'list' | 'remove'>,
  tenant: string,
  projectId: string,
): Promise<void> => {
  for (const prefix of workspacePrefixes(tenant, projectId)) {
    const strays: FileKey[] = [];
    for await (const { key } of files.list(prefix)) strays.push(key);
    if (strays.length > 0) await files.remove(strays);
  }
};

/** Schedules another search for when every upload address has expired. */
export const sweepLater = (tenant: string, projectId: string, now: number): Write => ({
  put: lateBytes.row(tenant, { tenant, projectId, deadline: addressesEnd(now) }),
});

export const sweepLateBytes = async (
  { table, files }: Pick<Ports, 'table' | 'files'>,
  item: Item,
  now: number,
): Promise<void> => {
  const { tenant, projectId, deadline } = lateBytes.read(item);
  if (deadline > new Date(now).toISOString()) return;
  await removeBytesOf(files, tenant, projectId);
  await table.write({ remove: { pk: item.pk, sk: item.sk } });
};
