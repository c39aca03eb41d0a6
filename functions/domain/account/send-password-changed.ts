// Sends an email after a password change, so that the owner notices one that was not theirs.
import type { Language } from '#shared/model/enums.ts';
import type { Mail } from '../../ports/mail.ts';
import type { MemberRecord } from '../../store/members.ts';
import { sendEmail } from '../emails/send-email.ts';

type Changed = { readonly member: MemberRecord; readonly app: string; readonly language: Language };

/** The password is changed even if the email cannot be sent. */
export const sendPasswordChanged = (
  ports: { readonly mail: Mail },
  { member, app, language }: Changed,
): Promise<void> =>
  sendEmail(ports, {
    kind: 'passwordChanged',
    to: member.email,
    language: member.language ?? language,
    app,
    path: '/login',
    params: {},
    key: `password-changed-${member.userId}-${member.sessionsEndedAt ?? ''}`,
  }).catch(() => undefined);
