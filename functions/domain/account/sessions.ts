// Lists the caller's sessions and ends one of them from another.
import type { Session } from '#shared/model/session.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import { personPk } from '../../store/members.ts';
import { endOf, isIdle, SESSION_PREFIX, sessionKey, sessions } from '../../store/sessions.ts';
import type { Caller } from '../caller.ts';

type Ports<Uses extends keyof Table> = { readonly table: Pick<Table, Uses>; readonly clock: Pick<Clock, 'now'> };

/** Sign-ins before the last sign-out or password change are over. */
const endedBefore = ({ member: { sessionsEndedAt } }: Caller): number =>
  sessionsEndedAt ? Math.floor(Date.parse(sessionsEndedAt) / 1000) * 1000 : 0;

/** Most recently seen first. */
export const listSessions = async ({ table, clock }: Ports<'query'>, caller: Caller): Promise<Session[]> => {
  const { items } = await table.query({ pk: personPk(caller.tenant, caller.userId), prefix: SESSION_PREFIX });
  const isOpen = (signedInAt: string, isCurrent: boolean) => isCurrent || Date.parse(signedInAt) >= endedBefore(caller);
  return items
    .map(sessions.read)
    .map((session) => ({ ...session, isCurrent: session.id === caller.session }))
    .filter(
      (one) =>
        !one.ended && endOf(one) > clock.now() && !isIdle(one, clock.now()) && isOpen(one.signedInAt, one.isCurrent),
    )
    .sort((a, b) => (a.seenAt < b.seenAt ? 1 : -1))
    .map(({ id, signedInAt, seenAt, agent, sourceIp, isCurrent }) => {
      return { id, signedInAt, seenAt, agent, sourceIp, isCurrent };
    });
};

/**
 * Its tokens are refused from the next request on, refreshed or not. An id that is not a session of the caller is
 * ignored.
 */
export const endSession = async (table: Pick<Table, 'write'>, caller: Caller, id: string): Promise<void> => {
  try {
    await table.write({ add: sessionKey(caller.tenant, caller.userId, id), field: 'ended', by: 1 });
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
};
