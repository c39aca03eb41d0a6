// Stores the OAuth clients of an organization. A secret is never returned.
import type { DriveProvider } from '#shared/model/drive.ts';
import { DRIVE_PROVIDERS } from '#shared/model/drive.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Drives } from '../../ports/drives.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { Table } from '../../ports/table.ts';
import { DRIVE_CLIENT_PREFIX, driveClientKey, driveClients } from '../../store/drives.ts';
import { nameOf } from '../../store/members.ts';
import { sourceKeysPk } from '../../store/source-keys.ts';
import type { Caller } from '../caller.ts';
import { encryptFor } from './encryption.ts';

type Entered = { readonly provider: DriveProvider; readonly clientId: string; readonly clientSecret: string };
type SetPorts = { readonly table: Pick<Table, 'write'>; readonly secrets: Secrets; readonly clock: Pick<Clock, 'now'> };

export const readDriveClients = async (table: Pick<Table, 'query'>, tenant: string) => {
  const page = await table.query({ pk: sourceKeysPk(tenant), prefix: DRIVE_CLIENT_PREFIX });
  return page.items.map(driveClients.read);
};

/** Replaces an earlier client; connections made with that one must be renewed. */
export const setDriveClient = async (ports: SetPorts, caller: Caller, entered: Entered): Promise<void> => {
  const { provider, clientId, clientSecret } = entered;
  const { tenant, userId, member } = caller;
  const secret = await encryptFor(ports.secrets, { tenant, purpose: 'client', of: provider }, clientSecret);
  const setBy = { id: userId, name: nameOf(member) };
  const setAt = new Date(ports.clock.now()).toISOString();
  await ports.table.write({ put: driveClients.row(tenant, { provider, clientId, secret, setBy, setAt }) });
};

export const removeDriveClient = (
  { table }: { readonly table: Pick<Table, 'write'> },
  { tenant }: Caller,
  provider: DriveProvider,
): Promise<void> => table.write({ remove: driveClientKey(tenant, provider) });

type ListPorts = { readonly table: Pick<Table, 'query'>; readonly drives: Drives };

export const listOffers = async ({ table, drives }: ListPorts, tenant: string) => {
  const [clients, made] = await Promise.all([readDriveClients(table, tenant), drives.of(tenant)]);
  return DRIVE_PROVIDERS.map((provider) => {
    const client = clients.find((one) => one.provider === provider);
    return {
      provider,
      isReady: made[provider] !== undefined,
      isSample: made[provider]?.isSample ?? false,
      hasClient: client !== undefined,
      clientId: client?.clientId,
    };
  });
};
