// Wires the drives port on AWS: cloud drives accessed with each organization's OAuth client.
import type { Drives } from '../../../ports/drives.ts';
import { atFirstCall } from '../at-first-call.ts';
import { secrets } from './secrets.ts';
import { tableOf } from './table.ts';
import { webPages } from './web-pages.ts';

/** Uses the organizations' own OAuth clients; there is no sample drive on AWS. */
export const drives = (): Drives =>
  atFirstCall(async () => {
    const { keyedDrives } = await import('../../../domain/drives/keyed-drives.ts');
    const parts = { secrets: secrets(), web: await webPages() };
    return { of: (tenant) => keyedDrives({ table: tableOf(tenant), ...parts }).of(tenant) };
  });
