// Records when a person and their session were last active: at most once an hour, after the request's own work.
import { HOUR_MS } from '#shared/model/durations.ts';
import type { Caller } from '../domain/caller.ts';
import type { Table } from '../ports/table.ts';
import { members } from '../store/members.ts';
import { sessions } from '../store/sessions.ts';
import type { HttpRequest } from './http.ts';

/**
 * The row keeps its version: nobody edits this field, and a concurrent change wins. Signing in writes the first value;
 * a failed write is made up for by a later call.
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

const MAX_AGENT_LENGTH = 300;

/** A session that is ended at the same moment stays ended. */
export const noteSession = async (
  table: Pick<Table, 'write'>,
  { tenant, userId, session: id, signedInAt = 0, seenSession }: Caller,
  { headers, sourceIp }: HttpRequest,
  now: number,
): Promise<void> => {
  if (id === undefined || (seenSession && now - Date.parse(seenSession.seenAt) < HOUR_MS)) return;
  const session = {
    ...{ id, userId, sourceIp },
    signedInAt: seenSession?.signedInAt ?? new Date(signedInAt).toISOString(),
    seenAt: new Date(now).toISOString(),
    agent: (headers['user-agent'] ?? '').toWellFormed().slice(0, MAX_AGENT_LENGTH),
    ended: 0,
  };
  const put = sessions.row(tenant, session, seenSession?.version);
  await table.write({ put, if: seenSession ? { version: seenSession.version } : 'absent' }).catch(() => undefined);
};
