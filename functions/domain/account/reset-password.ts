// Sets a new password by an emailed link: the link works once, and every session ends.
import { AppError } from '#shared/contract/errors.ts';
import { type Language, STATUS } from '#shared/model/enums.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Identity } from '../../ports/identity.ts';
import type { Mail } from '../../ports/mail.ts';
import { type Table, type Write, WriteConflict } from '../../ports/table.ts';
import { type MemberRecord, memberKey, members, nameOf } from '../../store/members.ts';
import { organisationKey, organisations } from '../../store/organisations.ts';
import { resetKey, resets } from '../../store/resets.ts';
import { isSecretOf } from '../invitations/secret.ts';
import { requireNotOwnWords } from './own-words.ts';
import { type ResetLink, readResetLink } from './reset-link.ts';
import { sendPasswordChanged } from './send-password-changed.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly identity: Pick<Identity, 'setPassword' | 'signOut'>;
  readonly mail: Mail;
  readonly clock: Clock;
};
type Resetting = {
  readonly token: string;
  readonly password: string;
  readonly app: string;
  readonly language: Language;
};
type AuditOf = (who: { readonly tenant: string; readonly userId: string; readonly name: string }) => Write;

const readReset = async ({ table, clock }: Ports, { tenant, userId, secret }: ResetLink) => {
  const keys = [resetKey(tenant, userId), memberKey(tenant, userId), organisationKey(tenant)];
  const [resetItem, memberItem, organisationItem] = await table.getMany(keys);
  const reset = resetItem && resets.read(resetItem);
  const member = memberItem && members.read(memberItem);
  const isGood = isSecretOf(reset?.secretHash ?? '', secret) && reset && clock.now() < reset.validUntil;
  if (!isGood || member?.status !== STATUS.active || !organisationItem) throw new AppError('resetInvalid');
  return { reset, member, organisation: organisations.read(organisationItem) };
};

const MAX_ATTEMPTS = 5;

/** Consumes the link before anything changes: if two callers hold it, one succeeds. */
const spend = async (ports: Ports, link: ResetLink, password: string, auditOf: AuditOf): Promise<MemberRecord> => {
  const { tenant, userId } = link;
  for (let tries = 1; ; tries += 1) {
    const { reset, member, organisation } = await readReset(ports, link);
    requireNotOwnWords(password, member, organisation);
    const next = { ...member, sessionsEndedAt: new Date(ports.clock.now()).toISOString() };
    const put = members.row(tenant, next, member.version);
    try {
      await ports.table.write(
        { remove: resetKey(tenant, userId), if: { version: reset.version } },
        { put, if: { version: member.version } },
        auditOf({ tenant, userId, name: nameOf(member) }),
      );
      return members.read(put);
    } catch (error) {
      if (!(error instanceof WriteConflict) || tries === MAX_ATTEMPTS) throw error;
    }
  }
};

/** Returns the email address of the account. Throws resetInvalid. */
export const resetPassword = async (ports: Ports, given: Resetting, auditOf: AuditOf): Promise<string> => {
  const link = readResetLink(given.token);
  const member = await spend(ports, link, given.password, auditOf);
  const { email } = member;
  await ports.identity.setPassword({ email, password: given.password });
  await ports.identity.signOut(email);
  await sendPasswordChanged(ports, { member, app: given.app, language: given.language });
  return email;
};
