// The inbox in the table meets the contract, is read newest first, and deletes emails after a week.
import { expect, it } from 'vitest';
import { tableInbox } from '#functions/adapters/aws/table-inbox.ts';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import { PLATFORM, pk } from '#functions/store/keys.ts';
import { inboxEmails } from '#functions/store/outbox.ts';
import { mailSuite } from './mail.suite.ts';

const DAY_MS = 24 * 3600_000;

const stage = () => {
  let now = Date.parse('2026-11-23T04:00:00Z');
  const clock = {
    // Two emails of the same millisecond would have no order.
    now: () => {
      now += 1;
      return now;
    },
    sleep: async () => undefined,
  };
  const table = sqliteTable(':memory:', clock);
  const inbox = tableInbox({ table, clock });
  const pass = (ms: number) => {
    now += ms;
  };
  return { table, inbox, pass };
};

const { table, inbox } = stage();
mailSuite('table', () => ({
  mail: inbox,
  sent: async () => {
    const { items } = await table.query({ index: 'gsi1', pk: pk(PLATFORM, 'INBOX') });
    return items.map((item) => {
      const { to, subject, text, html } = inboxEmails.read(item);
      return { to, subject, text, html };
    });
  },
}));

const email = (subject: string) => ({ to: 'a@b.test', subject, text: 'text', html: '<p>text</p>', key: subject });

it('is read by page, newest first, with the total count', async () => {
  // Prepare
  const { inbox } = stage();
  for (const subject of ['one', 'two', 'three']) await inbox.send(email(subject));
  // Act
  const first = await inbox.page({ limit: 2, offset: 0 });
  const second = await inbox.page({ limit: 2, offset: 2 });
  // Assess
  expect([first.rows.map(({ subject }) => subject), first.count]).toEqual([['three', 'two'], 3]);
  expect(second.rows).toMatchObject([{ to: 'a@b.test', subject: 'one', text: 'text' }]);
});

it('deletes an email after seven days', async () => {
  // Prepare
  const { inbox, pass } = stage();
  await inbox.send(email('short-lived'));
  const countAfter = async (days: number) => {
    pass(days * DAY_MS);
    return (await inbox.page({ limit: 10, offset: 0 })).count;
  };
  // Act
  const counts = [await countAfter(6), await countAfter(1.1)];
  // Assess
  expect(counts).toEqual([1, 0]);
});
