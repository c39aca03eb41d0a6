// Opens the drives of an organization through its own OAuth clients; on stages with a sample drive, the sample replaces
// a missing client.
import { type DriveProvider, forEachDrive } from '#shared/model/drive.ts';
import { DRIVES } from '../../drives/registry.ts';
import type { DriveAccess, Drives } from '../../ports/drives.ts';
import { KeyUnusable, type Secrets } from '../../ports/secrets.ts';
import type { Table } from '../../ports/table.ts';
import type { WebFetch } from '../../ports/web-fetch.ts';
import type { DriveClientRecord } from '../../store/drives.ts';
import { readDriveClients } from './clients.ts';
import { decryptFor } from './encryption.ts';

type Options = {
  readonly table: Pick<Table, 'query'>;
  readonly secrets: Pick<Secrets, 'openDataKey'>;
  readonly web: WebFetch;
  readonly sample?: (provider: DriveProvider) => DriveAccess | undefined;
};

type Own = { readonly clientId: string; readonly clientSecret: string } | undefined;

const ownOf = async ({ secrets }: Options, tenant: string, { provider, clientId, secret }: DriveClientRecord) => {
  try {
    return { clientId, clientSecret: await decryptFor(secrets, { tenant, purpose: 'client', of: provider }, secret) };
  } catch (error) {
    if (error instanceof KeyUnusable) return undefined;
    throw error;
  }
};

export const keyedDrives = (options: Options): Drives => ({
  of: async (tenant) => {
    const records = await readDriveClients(options.table, tenant);
    const opened = records.map(async (record) => [record.provider, await ownOf(options, tenant, record)] as const);
    const owns: ReadonlyMap<DriveProvider, Own> = new Map(await Promise.all(opened));
    return forEachDrive((provider): DriveAccess | undefined => {
      const own = owns.get(provider);
      if (own) return DRIVES[provider]({ web: options.web, client: own });
      // An organization with its own client for the provider never gets the sample instead.
      return owns.has(provider) ? undefined : options.sample?.(provider);
    });
  },
});
