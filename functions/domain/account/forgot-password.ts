// Handles a forgotten password: an email if the account exists; the same response in the same time for everybody.
import { type Language, STATUS } from '#shared/model/enums.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Table } from '../../ports/table.ts';
import { type PersonOfEmail, personOfEmail } from '../../store/emails.ts';
import { memberKey, members } from '../../store/members.ts';
import { organisationKey, organisations } from '../../store/organisations.ts';
import { resetKey, resets } from '../../store/resets.ts';
import { sendEmail } from '../emails/send-email.ts';
import { newSecret, secretHash } from '../invitations/secret.ts';
import { inConstantTime } from './constant-time.ts';
import { resetLinkText } from './reset-link.ts';

const VALID_MS = 30 * 60_000;
/** A user can request another email, but nobody can flood a stranger's inbox. */
const MIN_EMAIL_INTERVAL_MS = 60_000;

type Ports = { readonly table: Pick<Table, 'getMany' | 'write'>; readonly mail: Mail; readonly clock: Clock };
export type Forgetting = { readonly email: string; readonly app: string; readonly language: Language };

const readPerson = async ({ table }: Ports, { tenant, userId }: PersonOfEmail) => {
  const keys = [memberKey(tenant, userId), organisationKey(tenant), resetKey(tenant, userId)];
  const [memberItem, organisationItem, resetItem] = await table.getMany(keys);
  const member = memberItem && members.read(memberItem);
  const organisation = organisationItem && organisations.read(organisationItem);
  if (member?.status !== STATUS.active || !organisation || organisation.status === 'suspended') return undefined;
  return { member, before: resetItem && resets.read(resetItem) };
};

const write = async (ports: Ports, { email, app, language }: Forgetting): Promise<void> => {
  const who = await personOfEmail(ports.table, email);
  const person = who && (await readPerson(ports, who));
  if (!person) return;
  const { member, before } = person;
  const now = ports.clock.now();
  if (before && now - before.createdAt < MIN_EMAIL_INTERVAL_MS) return;
  const secret = newSecret();
  const reset = {
    userId: who.userId,
    secretHash: secretHash(secret),
    createdAt: now,
    validUntil: now + VALID_MS,
  };
  const put = resets.row(who.tenant, reset, before?.version);
  await ports.table.write({ put, if: before ? { version: before.version } : 'absent' });
  try {
    await sendEmail(ports, {
      kind: 'passwordReset',
      to: member.email,
      language: member.language ?? language,
      app,
      path: `/reset-password#token=${resetLinkText({ ...who, secret })}`,
      params: { expires: new Date(reset.validUntil).toISOString() },
      key: `password-reset-${who.userId}-${now}`,
    });
  } catch (error) {
    // Removes the row so that the next attempt does not wait for an email that was never sent.
    await ports.table.write({ remove: resetKey(who.tenant, who.userId), if: { version: put.version } });
    throw error;
  }
};

export const forgotPassword = (ports: Ports, asking: Forgetting): Promise<void> =>
  inConstantTime(ports.clock, () => write(ports, asking));
