// Writes failed sign-ins to the audit log of the account they target, so that an attack shows before it succeeds.
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { auditRow } from '../../store/audit.ts';
import { personOfEmail } from '../../store/emails.ts';
import { PLATFORM } from '../../store/keys.ts';
import { memberKey, members, nameOf } from '../../store/members.ts';
import type { Whose } from './avatar.ts';

type Ports = { readonly table: Pick<Table, 'getMany' | 'write'>; readonly clock: Clock };
type Failed = { readonly email: string; readonly sourceIp: string; readonly requestId: string };

const NOBODY: Whose = { tenant: PLATFORM, userId: 'nobody' };

/**
 * An unknown address leaves a row with the platform, so that both cases take equally long. The row omits the address:
 * what was typed there may be a password.
 */
export const noteFailedSignIn = async (
  { table, clock }: Ports,
  { email, ...origin }: Failed,
  known?: Whose,
): Promise<void> => {
  const { tenant, userId } = known ?? (await personOfEmail(table, email)) ?? NOBODY;
  const [item] = await table.getMany([memberKey(tenant, userId)]);
  const name = item ? nameOf(members.read(item)) : '';
  const entry = { tenant, userId, name, targets: item ? [userId] : [], action: 'signIn.failed' } as const;
  await table.write(auditRow({ ...entry, ...origin, now: clock.now() }));
};
