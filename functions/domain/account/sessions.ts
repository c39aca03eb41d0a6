// The caller's sessions: where they are signed in, and ending one of them from another.
import type { Session } from '#shared/model/session.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { personPk } from '../../store/members.ts';
import { endOf, SESSION_PREFIX, sessionKey, sessions } from '../../store/sessions.ts';
import type { Caller } from '../caller.ts';

type Ports<Uses extends keyof Table> = { readonly table: Pick<Table, Uses>; readonly clock: Pick<Clock, 'now'> };

/** Sign-ins from before all were ended, by sign-out or a new password, are over. */
const endedBefore = ({ member: { sessionsEndedAt } }: Caller): number =>
  sessionsEndedAt ? Math.floor(Date.parse(sessionsEndedAt) / 1000) * 1000 : 0;

/** The one that was seen last stands first. */
export const listSessions = async ({ table, clock }: Ports<'query'>, caller: Caller): Promise<Session[]> => {
  const { items } = await table.query({ pk: personPk(caller.tenant, caller.userId), prefix: SESSION_PREFIX });
  const isOpen = (signedInAt: string, isCurrent: boolean) => isCurrent || Date.parse(signedInAt) >= endedBefore(caller);
  return items
    .map(sessions.read)
    .map((session) => ({ ...session, isCurrent: session.id === caller.session }))
    .filter((one) => !one.endedAt && endOf(one) > clock.now() && isOpen(one.signedInAt, one.isCurrent))
    .sort((a, b) => (a.seenAt < b.seenAt ? 1 : -1))
    .map(({ id, signedInAt, seenAt, agent, sourceIp, isCurrent }) => {
      return { id, signedInAt, seenAt, agent, sourceIp, isCurrent };
    });
};

/** Its tokens count no more from the next request on, refreshed or not. One that is no session of the caller's is over already. */
export const endSession = async (
  { table, clock }: Ports<'getMany' | 'write'>,
  caller: Caller,
  id: string,
): Promise<void> => {
  const [item] = await table.getMany([sessionKey(caller.tenant, caller.userId, id)]);
  if (!item) return;
  const { version, ...session } = sessions.read(item);
  const ended = { ...session, endedAt: new Date(clock.now()).toISOString() };
  await table.write({ put: sessions.row(caller.tenant, ended, version), if: { version } });
};
