// Records that a person has something open, and lists who else has.
import type { Presence } from '#shared/model/presence.ts';
import type { Clock } from '../ports/clock.ts';
import type { Table } from '../ports/table.ts';
import { PRESENT_MS, presence, presencePk, presencePrefix } from '../store/presence.ts';
import type { Caller } from './caller.ts';

type Ports = { readonly table: Pick<Table, 'query' | 'write'>; readonly clock: Pick<Clock, 'now'> };
type Opened = { readonly id: string; readonly version: number };

export const notePresence = async (
  { table, clock }: Ports,
  { tenant, userId, member }: Caller,
  { id, version }: Opened,
): Promise<Presence> => {
  const now = clock.now();
  const { firstName, lastName } = member;
  const [{ items }] = await Promise.all([
    table.query({ pk: presencePk(tenant, id), prefix: presencePrefix(id) }),
    table.write({ put: presence.row(tenant, { id, userId, firstName, lastName, seenAt: now }) }),
  ]);
  const people = items
    .map(presence.read)
    .filter((one) => one.userId !== userId && one.seenAt > now - PRESENT_MS)
    .map((one) => ({ id: one.userId, firstName: one.firstName, lastName: one.lastName }));
  return { people, version };
};
