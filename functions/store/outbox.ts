// Stores emails by key, one row each: a marker that it was sent, or the email itself if the stage has an inbox.
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { key, PLATFORM, pk } from './keys.ts';
import { store } from './record.ts';

/** As long as an invitation link, the longest-lived in any email. */
const INBOX_SECONDS = 7 * 24 * 3600;

const outboxPk = pk(PLATFORM, 'OUTBOX');
export const inboxPk = pk(PLATFORM, 'INBOX');

export const hashOfEmail = (emailKey: string): string => createHash('sha256').update(emailKey).digest('hex');
export const outboxKey = (hash: string) => key(outboxPk, hash);

const Record = z.object({
  /** Hash of the email's key. */
  hash: z.string(),
  at: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** Read newest first. */
export const inboxEmails = store<z.infer<typeof Record>>({
  schema: Record,
  key: (_tenant, { hash }) => outboxKey(hash),
  gsi1: (_tenant, { hash, at }) => ({ pk: inboxPk, sk: `${at}#${hash}` }),
  expiresAt: ({ at }) => Math.floor(Date.parse(at) / 1000) + INBOX_SECONDS,
});
