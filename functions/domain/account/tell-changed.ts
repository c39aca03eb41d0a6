// The letter after a password was changed: whoever did not do it learns of it.
import type { Language } from '#shared/model/enums.ts';
import type { Mail } from '../../ports/mail.ts';
import type { MemberRecord } from '../../store/members.ts';
import { sendLetter } from '../letters/send-letter.ts';

type Changed = { readonly member: MemberRecord; readonly app: string; readonly language: Language };

/** The password is changed whether or not the letter can leave. */
export const tellPasswordChanged = (
  ports: { readonly mail: Mail },
  { member, app, language }: Changed,
): Promise<void> =>
  sendLetter(ports, {
    kind: 'passwordChanged',
    to: member.email,
    language: member.language ?? language,
    app,
    path: '/login',
    params: {},
    key: `password-changed-${member.userId}-${member.sessionsEndedAt ?? ''}`,
  }).catch(() => undefined);
