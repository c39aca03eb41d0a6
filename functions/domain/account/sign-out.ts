// Signs out: ends every session of the caller, at the provider and here, access tokens included.
import type { Clock } from '../../ports/clock.ts';
import type { Identity } from '../../ports/identity.ts';
import type { Table } from '../../ports/table.ts';
import type { Caller } from '../caller.ts';
import { changeOwnRow } from './own-row.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly identity: Pick<Identity, 'signOut'>;
  readonly clock: Clock;
};

export const signOut = async ({ table, identity, clock }: Ports, caller: Caller): Promise<void> => {
  const sessionsEndedAt = new Date(clock.now()).toISOString();
  await changeOwnRow(table, caller, { next: (row) => ({ ...row, sessionsEndedAt, endedSession: caller.session }) });
  await identity.signOut(caller.member.email);
};
