// Emails the people who were added to a workspace.
import type { Clock } from '../../ports/clock.ts';
import type { Mail } from '../../ports/mail.ts';
import { type MemberRecord, nameOf } from '../../store/members.ts';
import { sendEmail } from '../emails/send-email.ts';
import type { Adding } from './adding.ts';

type Ports = { readonly mail: Mail; readonly clock: Clock };

/** The membership is kept even if the email cannot be sent. */
export const tellAdded = async (ports: Ports, adding: Adding, added: readonly MemberRecord[]): Promise<void> => {
  const { caller, workspace, app, language } = adding;
  const at = ports.clock.now();
  await Promise.allSettled(
    added.map((member) =>
      sendEmail(ports, {
        kind: 'addedToWorkspace',
        to: member.email,
        language: member.language ?? language,
        app,
        path: '/workspaces',
        params: { organisation: caller.organisation.name, inviter: nameOf(caller.member) },
        key: `added-${caller.tenant}-${workspace.id}-${member.userId}-${at}`,
      }),
    ),
  );
};
