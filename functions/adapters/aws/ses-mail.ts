// Implements the mail port with SES: a row is written before each email is sent, so that none is sent twice.
import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Clock } from '../../ports/clock.ts';
import type { Email, Mail } from '../../ports/mail.ts';
import { type Key, type Table, WriteConflict } from '../../ports/table.ts';
import { hashOfEmail, outboxKey } from '../../store/outbox.ts';
import { systemClock } from '../node/clock.ts';
import { validateEmail } from '../node/validate-email.ts';
import { isBusy, jitter, orUnavailable } from './transient.ts';

const RETENTION_SECONDS = 30 * 24 * 3600;
const MAX_TRIES = 5;

type Options = {
  /** Created by sesClient(): one attempt per call. */
  readonly client: SESv2Client;
  readonly from: string;
  /** The SES configuration set for emails. */
  readonly settings?: string | undefined;
  readonly table: Pick<Table, 'write'>;
  readonly clock?: Clock;
};

/** False if the email was sent, or may have been. */
const claim = async (table: Options['table'], place: Key, now: number): Promise<boolean> => {
  const expiresAt = Math.floor(now / 1000) + RETENTION_SECONDS;
  try {
    await table.write({ put: { ...place, version: 1, expiresAt, data: { at: now } }, if: 'absent' });
    return true;
  } catch (error) {
    if (error instanceof WriteConflict) return false;
    throw error;
  }
};

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

const commandOf = ({ from, settings }: Pick<Options, 'from' | 'settings'>, { to, subject, text, html }: Email) =>
  new SendEmailCommand({
    FromEmailAddress: from,
    ...(settings ? { ConfigurationSetName: settings } : {}),
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } } },
  });

/** SES refused, or was never reached. After a timeout or a server error it may have accepted the email. */
const wasRefused = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { $fault, code } = error as { $fault?: string; code?: string };
  return $fault === 'client' || code === 'ECONNREFUSED' || code === 'ENOTFOUND';
};

const deliver = async (send: () => Promise<unknown>, clock: Clock): Promise<void> => {
  for (let tried = 1; ; tried += 1) {
    try {
      await send();
      return;
    } catch (error) {
      if (!isBusy(error) || tried === MAX_TRIES) throw error;
      await clock.sleep(jitter(tried, 200));
    }
  }
};

export const sesMail = ({ client, from, settings, table, clock = systemClock }: Options): Mail => ({
  send: async (given) => {
    const validEmail = validateEmail(given);
    const place = outboxKey(hashOfEmail(validEmail.key));
    if (!(await claim(table, place, clock.now()))) return;
    await orUnavailable(async () => {
      try {
        await deliver(() => client.send(commandOf({ from, settings }, validEmail)), clock);
      } catch (error) {
        if (wasRefused(error)) await table.write({ remove: place });
        throw error;
      }
    });
  },
});
