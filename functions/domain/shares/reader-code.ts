// Restricts share links to addresses: a code is emailed to one of them, and opens the link for some minutes.
import { randomInt } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Mail } from '../../ports/mail.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import { type ShareRecord, shares } from '../../store/shares.ts';
import { sendEmail } from '../emails/send-email.ts';
import { isSecretOf, secretHash } from '../invitations/secret.ts';
import { MAX_FAILURES, type TriesPorts, withinTries } from './tries.ts';

/** The longest lifetime that NIST SP 800-63B allows for an out-of-band code. */
const CODE_MS = 10 * 60_000;
/** Prevents flooding an inbox through a public form. */
const RESEND_MS = 60_000;
/** The minimum length in NIST SP 800-63B. */
const DIGITS = 6;

type Code = NonNullable<ShareRecord['codes']>[number];
type At = { readonly tenant: string; readonly share: ShareRecord };

/** Fails if the share changes at the same moment. */
const writeCode = (table: Pick<Table, 'write'>, { tenant, share }: At, code: Code): Promise<void> => {
  const codes = [...(share.codes ?? []).filter(({ email }) => email !== code.email), code];
  return table.write({ put: shares.row(tenant, { ...share, codes }, share.version), if: { version: share.version } });
};

/** Of two concurrent failures only one is counted here; `withinTries` limits concurrent attempts. */
const countFailure = (table: Pick<Table, 'write'>, at: At, code: Code): Promise<void> =>
  writeCode(table, at, { ...code, failures: code.failures + 1 }).catch((error) => {
    if (!(error instanceof WriteConflict)) throw error;
  });

type Ports = { readonly table: Pick<Table, 'write'>; readonly mail: Mail; readonly clock: Pick<Clock, 'now'> };
type To = { readonly email: string; readonly language: Language; readonly app: string; readonly organisation: string };

/** Silently sends nothing to an address that the link does not allow. Fails if the share changes at the same moment. */
export const sendReaderCode = async (ports: Ports, at: At, to: To): Promise<void> => {
  const { share } = at;
  const now = ports.clock.now();
  const earlier = share.codes?.find(({ email }) => email === to.email);
  const isRecent = earlier !== undefined && Date.parse(earlier.sentAt) + RESEND_MS > now;
  if (!share.emails?.includes(to.email) || isRecent) return;
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const sentAt = new Date(now).toISOString();
  const failures = earlier?.failures ?? 0;
  await writeCode(ports.table, at, { email: to.email, hash: secretHash(`${share.id} ${code}`), sentAt, failures });
  await sendEmail(ports, {
    kind: 'shareCode',
    to: to.email,
    language: to.language,
    app: to.app,
    params: { organisation: to.organisation, code, expires: new Date(now + CODE_MS).toISOString() },
    key: `share-code-${share.id}-${to.email}-${now}`,
  });
};

type Reader = { readonly email: string; readonly code: string };

/**
 * An address with too many failed attempts is treated like one that the link does not allow; attempts count for both.
 */
export const requireReader = async (ports: TriesPorts, at: At, reader: Reader | undefined): Promise<void> => {
  const { id, emails, codes } = at.share;
  if (!emails) return;
  if (!reader) throw new AppError('readerNeeded');
  await withinTries(ports, `${id} ${reader.email}`, async () => {
    const sent = codes?.find(({ email }) => email === reader.email);
    if (!sent || sent.failures >= MAX_FAILURES) throw new AppError('readerCodeWrong');
    const isCurrent = Date.parse(sent.sentAt) + CODE_MS > ports.clock.now();
    if (isCurrent && isSecretOf(sent.hash, `${id} ${reader.code.trim()}`)) return;
    await countFailure(ports.table, at, sent);
    throw new AppError('readerCodeWrong');
  });
};
