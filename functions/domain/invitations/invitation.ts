// Creates an invitation's row, or renews it with a fresh secret. The id is derived from the address: one row per
// address.
import { createHash } from 'node:crypto';
import { DAY_MS } from '#shared/model/durations.ts';
import type { Language } from '#shared/model/enums.ts';
import { type InvitationRecord, invitations } from '../../store/invitations.ts';
import { newSecret, secretHash } from './secret.ts';

const DAYS = 7;
const ID_LENGTH = 16;

export const invitationIdOf = (tenant: string, email: string): string => {
  const hash = createHash('sha256').update(`${tenant}\n${email}`).digest('hex');
  return `inv_${BigInt(`0x${hash}`).toString(36).padStart(ID_LENGTH, '0').slice(-ID_LENGTH)}`;
};

export const isOpen = ({ expiresAt }: Pick<InvitationRecord, 'expiresAt'>, now: number): boolean =>
  now < Date.parse(expiresAt);

/** The data of an invitation before it is written. */
export type Wanted = Pick<InvitationRecord, 'email' | 'role' | 'invitedBy'> & {
  readonly tenant: string;
  readonly language: Language;
  readonly isOwnRequest?: boolean | undefined;
  readonly isForWorkspace?: boolean | undefined;
  readonly awaitsApproval?: boolean | undefined;
  readonly now: number;
};

export type Made = {
  readonly row: ReturnType<typeof invitations.row>;
  readonly record: InvitationRecord;
  readonly secret: string;
};

const lifetime = (now: number) => new Date(now + DAYS * DAY_MS).toISOString();

export const makeInvitation = ({ tenant, now, isOwnRequest = false, ...wanted }: Wanted): Made => {
  const secret = newSecret();
  const row = invitations.row(tenant, {
    ...wanted,
    id: invitationIdOf(tenant, wanted.email),
    isOwnRequest,
    secretHash: secretHash(secret),
    sent: 1,
    createdAt: new Date(now).toISOString(),
    expiresAt: lifetime(now),
  });
  return { row, record: invitations.read(row), secret };
};

/** Invalidates the previous link. The renewed invitation is approved unless it must wait again. */
export const renewInvitation = (
  tenant: string,
  before: InvitationRecord,
  change: Partial<Pick<InvitationRecord, 'role' | 'invitedBy' | 'language' | 'awaitsApproval'>> & {
    readonly now: number;
  },
): Made => {
  const { now, awaitsApproval, ...fields } = change;
  const { awaitsApproval: _over, ...rest } = before;
  const secret = newSecret();
  const next = {
    ...rest,
    ...fields,
    ...(awaitsApproval ? { awaitsApproval } : {}),
    secretHash: secretHash(secret),
    sent: before.sent + 1,
    expiresAt: lifetime(now),
  };
  const row = invitations.row(tenant, next, before.version);
  return { row, record: invitations.read(row), secret };
};
