// Sends a person one email about all rows assigned to them; none to people who assign rows to themselves.
import type { Language } from '#shared/model/enums.ts';
import type { Mail } from '../../ports/mail.ts';
import type { ChecklistRecord } from '../../store/checklists.ts';
import { type MemberRecord, nameOf } from '../../store/members.ts';
import type { Caller } from '../caller.ts';
import { sendEmail } from '../emails/send-email.ts';

type Made = {
  readonly caller: Caller;
  readonly list: ChecklistRecord;
  readonly app: string;
  readonly language: Language;
};

/** `change` is the idempotency key, so that a repeated call sends nothing. */
export const tellOwner = async (
  ports: { readonly mail: Mail },
  { caller, list, app, language }: Made,
  owner: MemberRecord,
  change: string,
): Promise<void> => {
  if (owner.userId === caller.userId) return;
  await sendEmail(ports, {
    kind: 'checklistAssigned',
    to: owner.email,
    language: owner.language ?? language,
    app,
    path: `/checklist?list=${list.id}&owner=me`,
    params: { inviter: nameOf(caller.member), organisation: caller.organisation.name },
    key: `checklist-owner-${list.id}-${change}`,
  });
};
