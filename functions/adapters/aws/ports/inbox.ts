// Wires the inbox that super admins read.
import type { Inbox } from '../../../ports/inbox.ts';
import { atFirstCall } from '../at-first-call.ts';
import { env } from '../env.ts';
import { tableMail } from './table-mail.ts';

/** `undefined` on a stage that sends emails. */
export const inbox = (): Inbox | undefined => (env('MAIL_FROM').MAIL_FROM ? undefined : atFirstCall(tableMail));
