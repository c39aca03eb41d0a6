// Wires the inbox of a stage without an email sender, loaded at its first call.
import type { Inbox } from '../../../ports/inbox.ts';
import type { Mail } from '../../../ports/mail.ts';
import { table } from './table.ts';

export const tableMail = async (): Promise<Mail & Inbox> =>
  (await import('../table-inbox.ts')).tableInbox({ table: table() });
