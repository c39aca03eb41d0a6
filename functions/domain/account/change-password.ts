// Changes the caller's password: this session continues, every other one ends.
import { AppError } from '#shared/contract/errors.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Identity } from '../../ports/identity.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Table } from '../../ports/table.ts';
import type { Caller } from '../caller.ts';
import { changeOwnRow } from './own-row.ts';
import { requireNotOwnWords } from './own-words.ts';
import { sendPasswordChanged } from './send-password-changed.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly identity: Pick<Identity, 'signIn' | 'setPassword'>;
  readonly mail: Mail;
  readonly clock: Clock;
};
type Given = {
  readonly currentPassword: string;
  readonly password: string;
  readonly code?: string | undefined;
  readonly app: string;
  readonly language: Language;
};

/** Names the field instead of returning 401, which would end the session of a user who mistyped. */
const checkCurrent = async ({ identity }: Ports, { member }: Caller, { currentPassword, code }: Given) => {
  const session = await identity.signIn({ email: member.email, password: currentPassword, code });
  if (!session) throw new AppError('badInput', { field: 'currentPassword' });
  if (session === 'codeNeeded' || session === 'codeWrong') throw new AppError('badInput', { field: 'code' });
};

/**
 * Sessions are ended by their start time (kernel/resolve.ts), so refreshing cannot revive one; the provider cannot end
 * all sessions but one. They end before the password changes: a failure then leaves the old password and no open
 * session.
 */
export const changePassword = async (ports: Ports, caller: Caller, given: Given): Promise<void> => {
  await checkCurrent(ports, caller, given);
  requireNotOwnWords(given.password, caller.member, caller.organisation);
  const endedAt = new Date(ports.clock.now()).toISOString();
  const keptSession = caller.session ? { id: caller.session, endedAt } : undefined;
  const member = await changeOwnRow(ports.table, caller, {
    next: (row) => ({ ...row, sessionsEndedAt: endedAt, keptSession }),
  });
  await ports.identity.setPassword({ email: member.email, password: given.password });
  await sendPasswordChanged(ports, { member, app: given.app, language: given.language });
};
