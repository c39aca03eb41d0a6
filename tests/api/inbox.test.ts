// Emails of a stage without a sender: only the super admin reads them, and each reading is logged.
import { expect, it } from 'vitest';
import { tableInbox } from '#functions/adapters/aws/table-inbox.ts';
import { PLATFORM, pk } from '#functions/store/keys.ts';
import type { InboxEmail } from '#shared/model/inbox.ts';
import { owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { tokenOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

const staff = tokenOf(PLATFORM, 'super');
const APP = 'https://d1abc.cloudfront.net';

/** A development stage without an email domain. */
const stage = async (): Promise<TestKernel> => {
  const test = await populated();
  const inbox = tableInbox({ table: test.table });
  const ports = { ...test.kernel.ports, mail: inbox, inbox };
  return { ...test, kernel: { ...test.kernel, ports, appUrl: APP } };
};
const read = (test: TestKernel, token: string) => ask(test, 'platform.emails', token);

it("shows an organization's invitation with a link to the address at which the app was opened", async () => {
  // Prepare
  const test = await stage();
  const body = { name: 'New Partners', website: 'new-partners.test', email: 'owner@new.test' };
  await ask(test, 'platform.invite', staff, { body });
  // Act
  const { rows, count } = dataOf<{ rows: InboxEmail[]; count: number }>(await read(test, staff));
  // Assess
  expect([count, rows[0]?.to]).toEqual([1, 'owner@new.test']);
  expect(rows[0]?.text).toContain(`${APP}/custom-entry#invitation=`);
});

it('is closed to everybody in an organization, and records who read it', async () => {
  // Prepare
  const test = await stage();
  // Act
  const replies = [await read(test, owner), await read(test, staff)];
  // Assess
  expect(replies.map(({ status }) => status)).toEqual([403, 200]);
  const month = new Date().toISOString().slice(0, 7);
  const { items } = await test.table.query({ pk: pk(PLATFORM, 'AUDIT', month) });
  expect(items.map(({ data }) => [data.action, data.userId])).toContainEqual(['email.read', 'super']);
});

it('does not exist on a stage that sends its emails', async () => {
  // Prepare
  const test = await stage();
  const { inbox: _, ...ports } = test.kernel.ports;
  // Act
  const { json } = await read({ ...test, kernel: { ...test.kernel, ports } }, staff);
  // Assess
  expect(json?.code).toBe('notFound');
});
