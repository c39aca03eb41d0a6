// When somebody was last here: noted at most once an hour, after their call's own work.
import type { Caller } from '../domain/caller.ts';
import type { Table } from '../ports/table.ts';
import { members } from '../store/members.ts';

const HOUR_MS = 3_600_000;

/**
 * The row keeps its version: nobody edits this field, and a change under way at the same time wins. Signing in notes
 * the first time. What could not be noted is noted by a later call.
 */
export const noteActivity = async (
  table: Pick<Table, 'write'>,
  { tenant, member }: Pick<Caller, 'tenant' | 'member'>,
  now: number,
): Promise<void> => {
  const { lastActivity, version } = member;
  if (lastActivity === undefined || now - Date.parse(lastActivity) < HOUR_MS) return;
  const row = members.row(tenant, { ...member, lastActivity: new Date(now).toISOString() }, version - 1);
  await table.write({ put: row, if: { version } }).catch(() => undefined);
};
