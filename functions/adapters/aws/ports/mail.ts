// Wires the mail port on AWS.
import type { Mail } from '../../../ports/mail.ts';
import { atFirstCall } from '../at-first-call.ts';
import { env } from '../env.ts';
import { table } from './table.ts';
import { tableMail } from './table-mail.ts';

/** A stage without a sender address, allowed only in development, writes emails to its inbox. */
export const mail = (): Mail => {
  const { MAIL_FROM, MAIL_SETTINGS } = env('MAIL_FROM', 'MAIL_SETTINGS');
  if (!MAIL_FROM) return atFirstCall(tableMail);
  return atFirstCall(async () => {
    const [{ sesClient }, { sesMail }] = await Promise.all([import('../ses-client.ts'), import('../ses-mail.ts')]);
    return sesMail({ client: sesClient(), from: MAIL_FROM, settings: MAIL_SETTINGS, table: table() });
  });
};
