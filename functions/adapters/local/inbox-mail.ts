// Implements the mail port on one machine: messages go to an inbox on disk that can be opened in the browser.
import { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../ports/clock.ts';
import type { Inbox } from '../../ports/inbox.ts';
import type { Email, Mail } from '../../ports/mail.ts';
import { systemClock } from '../node/clock.ts';
import { validateEmail } from '../node/validate-email.ts';

export type ReceivedEmail = Omit<Email, 'key'> & { readonly id: number; readonly sentAt: number };
export type InboxMail = Mail &
  Inbox & {
    /** Newest first. */
    list(limit?: number): readonly ReceivedEmail[];
    close(): void;
  };

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA busy_timeout = 5000;
  -- Called so by the data folders that there are.
  CREATE TABLE IF NOT EXISTS letter (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, sentAt INTEGER NOT NULL,
    recipient TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL, html TEXT NOT NULL
  ) STRICT;
`;

/** `path` is a file, or `:memory:`. */
export const inboxMail = (path: string, clock: Pick<Clock, 'now'> = systemClock): InboxMail => {
  const db = new DatabaseSync(path);
  db.exec(SCHEMA);
  const insert = db.prepare(
    'INSERT INTO letter (key, sentAt, recipient, subject, text, html) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
  );
  const newest = db.prepare(
    'SELECT id, recipient AS "to", subject, text, html, sentAt FROM letter ORDER BY id DESC LIMIT ? OFFSET ?',
  );
  const total = db.prepare('SELECT COUNT(*) AS count FROM letter');
  const list = (limit = 100, offset = 0) => newest.all(limit, offset).map((row) => ({ ...row }) as ReceivedEmail);
  return {
    send: async (email) => {
      const { key, to, subject, text, html } = validateEmail(email);
      insert.run(key, clock.now(), to, subject, text, html);
    },
    list,
    page: async ({ limit, offset }) => ({
      rows: list(limit, offset).map(({ id, to, subject, text, sentAt }) => {
        return { id: String(id), to, subject, text, at: new Date(sentAt).toISOString() };
      }),
      count: Number(total.get()?.count),
    }),
    close: () => db.close(),
  };
};
