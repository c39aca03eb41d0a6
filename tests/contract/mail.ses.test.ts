// The SES adapter meets the contract over a mocked client, and never sends twice, whatever SES answers.
import {
  BadRequestException,
  MessageRejected,
  SESv2Client,
  SendEmailCommand,
  TooManyRequestsException,
} from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { sesClient } from '#functions/adapters/aws/ses-client.ts';
import { sesMail } from '#functions/adapters/aws/ses-mail.ts';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import { PLATFORM, pk } from '#functions/store/keys.ts';
import { mailSuite } from './mail.suite.ts';

const ses = mockClient(SESv2Client);
const waits: number[] = [];
const clock = { now: () => Date.now(), sleep: async (ms: number) => void waits.push(ms) };
const table = sqliteTable(':memory:');
const mail = sesMail({ client: sesClient(), from: 'Footnote <no-reply@footnote.test>', table, clock });

beforeEach(() => {
  ses.reset();
  waits.length = 0;
  ses.on(SendEmailCommand).resolves({ MessageId: 'm-1' });
});

mailSuite('ses', () => ({
  mail,
  sent: async () =>
    ses.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => ({
      to: String(input.Destination?.ToAddresses),
      subject: input.Content?.Simple?.Subject?.Data ?? '',
      text: input.Content?.Simple?.Body?.Text?.Data ?? '',
      html: input.Content?.Simple?.Body?.Html?.Data ?? '',
    })),
}));

const email = (key: string) => ({ to: 'a@b.test', subject: 's', text: 'secret text', html: '<p>secret</p>', key });
const meta = { message: 'm', $metadata: {} };
const calls = () => ses.commandCalls(SendEmailCommand).length;

describe('faults of SES', () => {
  it('retries a busy SES after a wait, five times in all', async () => {
    const busy = new TooManyRequestsException(meta);
    ses.on(SendEmailCommand).rejectsOnce(busy).rejectsOnce(busy).resolves({ MessageId: 'm' });
    await mail.send(email('busy'));
    expect([calls(), waits.length]).toEqual([3, 2]);
    ses.reset();
    ses.on(SendEmailCommand).rejects(busy);
    await expect(mail.send(email('busy-for-ever'))).rejects.toMatchObject({ code: 'unavailable' });
    expect(calls()).toBe(5);
  });

  it.each([
    new MessageRejected(meta),
    new BadRequestException(meta),
    Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
  ])('may send an email later that SES refused: $name $code', async (refusal) => {
    const key = `refused-${refusal.name}`;
    ses.on(SendEmailCommand).rejectsOnce(refusal).resolves({ MessageId: 'm' });
    await expect(mail.send(email(key))).rejects.toThrow();
    await mail.send(email(key));
    expect(calls()).toBe(2);
  });

  it.each([
    ['a time-out', Object.assign(new Error('x'), { name: 'TimeoutError' })],
    ['a lost connection', Object.assign(new Error('x'), { code: 'ECONNRESET' })],
    [
      'a fault of its own',
      Object.assign(new Error('x'), { name: 'InternalFailure', $fault: 'server', $metadata: { httpStatusCode: 500 } }),
    ],
  ])('does not retry after %s, because the email may have been sent', async (what, fault) => {
    ses.on(SendEmailCommand).rejectsOnce(fault).resolves({ MessageId: 'm' });
    await expect(mail.send(email(what))).rejects.toThrow();
    await mail.send(email(what));
    expect(calls()).toBe(1);
  });

  it('never repeats a call in the SDK itself', async () => {
    expect(await sesClient().config.maxAttempts()).toBe(1);
  });
});

it('keeps no address or content in the outbox, and rows for 30 days only', async () => {
  // Act
  await mail.send(email('private'));
  // Assess
  const { items } = await table.query({ pk: pk(PLATFORM, 'OUTBOX') });
  expect(JSON.stringify(items)).not.toMatch(/a@b|secret|private/);
  const days = items.map(({ expiresAt = 0 }) => Math.round((expiresAt - Date.now() / 1000) / 86_400));
  expect(new Set(days)).toEqual(new Set([30]));
});
