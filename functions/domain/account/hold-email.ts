// Reserves an email address for one sign-up at a time, platform-wide, until a member exists or the reservation expires.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Item, type Table, WriteConflict } from '../../ports/table.ts';
import { emailHash, emails } from '../../store/emails.ts';
import { PLATFORM } from '../../store/keys.ts';
import { memberKey } from '../../store/members.ts';

/** Longer than a call may run. */
const HOLD_MS = 60_000;

type Ports = { readonly table: Pick<Table, 'getMany' | 'write'>; readonly clock: Pick<Clock, 'now'> };

/** A row whose member no longer exists does not hold the address. */
const isTaken = async ({ table, clock }: Ports, row: ReturnType<typeof emails.read>): Promise<boolean> => {
  if (row.userId === undefined) {
    if ((row.heldUntil ?? 0) > clock.now()) throw new AppError('conflict');
    return false;
  }
  const [member] = await table.getMany([memberKey(row.tenant, row.userId)]);
  return member !== undefined;
};

/**
 * Returns the version of the row that holds the address. Throws emailExists if the address belongs to a member of any
 * organization, conflict while another sign-up holds it.
 */
export const holdEmail = async (
  ports: Ports,
  { tenant, email }: { readonly tenant: string; readonly email: string },
  found: Item | undefined,
): Promise<number> => {
  const before = found && emails.read(found);
  if (before && (await isTaken(ports, before))) throw new AppError('emailExists');
  const hold = { hash: emailHash(email), tenant, heldUntil: ports.clock.now() + HOLD_MS };
  const put = emails.row(PLATFORM, hold, before?.version);
  try {
    await ports.table.write({ put, if: before ? { version: before.version } : 'absent' });
  } catch (error) {
    throw error instanceof WriteConflict ? new AppError('conflict') : error;
  }
  return put.version;
};
