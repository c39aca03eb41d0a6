// Sends the email of an invitation, after its row is written, once per secret.
import type { Language } from '#shared/model/enums.ts';
import type { Mail } from '../../ports/mail.ts';
import { sendEmail } from '../emails/send-email.ts';
import type { Made } from './invitation.ts';
import { linkText } from './secret.ts';

export type InvitationKind = 'invitation' | 'organisationInvitation' | 'workspaceInvitation';

type Sent = {
  readonly kind: InvitationKind;
  readonly tenant: string;
  /** The organization's name. */
  readonly organisation: string;
  /** The base address of the app: `https://app.example`. */
  readonly app: string;
  readonly language: Language;
};

export const sendInvitation = (ports: { readonly mail: Mail }, { record, secret }: Made, to: Sent): Promise<void> => {
  const { kind, tenant, organisation, app, language } = to;
  const { id, email, invitedBy, isOwnRequest, expiresAt, createdAt, sent } = record;
  return sendEmail(ports, {
    kind,
    to: email,
    language,
    app,
    path: `/custom-entry#invitation=${linkText({ tenant, id, secret })}`,
    params: { organisation, expires: expiresAt, ...(isOwnRequest ? {} : { inviter: invitedBy.name }) },
    key: `invitation-${tenant}-${id}-${createdAt}-${sent}`,
  });
};
