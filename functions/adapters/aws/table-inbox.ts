// Stores emails of a stage without a sender address in table rows that super admins read. Nothing leaves the stage.
import type { Clock } from '../../ports/clock.ts';
import type { Inbox } from '../../ports/inbox.ts';
import type { Mail } from '../../ports/mail.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import { PLATFORM } from '../../store/keys.ts';
import { hashOfEmail, inboxEmails, inboxPk } from '../../store/outbox.ts';
import { systemClock } from '../node/clock.ts';
import { validateEmail } from '../node/validate-email.ts';

type Options = { readonly table: Pick<Table, 'query' | 'count' | 'write'>; readonly clock?: Pick<Clock, 'now'> };

export const tableInbox = ({ table, clock = systemClock }: Options): Mail & Inbox => ({
  send: async (given) => {
    const { key, ...email } = validateEmail(given);
    const record = { hash: hashOfEmail(key), at: new Date(clock.now()).toISOString(), ...email };
    try {
      await table.write({ put: inboxEmails.row(PLATFORM, record), if: 'absent' });
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
    }
  },
  page: async ({ limit, offset }) => {
    const all = { index: 'gsi1', pk: inboxPk } as const;
    const [{ items }, count] = await Promise.all([
      table.query({ ...all, descending: true, limit: offset + limit }),
      table.count(all),
    ]);
    const rows = items.slice(offset).map((item) => {
      const { hash: id, to, subject, text, at } = inboxEmails.read(item);
      return { id, to, subject, text, at };
    });
    return { rows, count };
  },
});
