// A SES emulator accepts our emails as sent. They cannot be read back, so nothing is counted.
import { CreateEmailIdentityCommand, MessageRejected } from '@aws-sdk/client-sesv2';
import { expect, it } from 'vitest';
import { sesClient } from '#functions/adapters/aws/ses-client.ts';
import { sesMail } from '#functions/adapters/aws/ses-mail.ts';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import { engine } from './target.ts';

const from = 'no-reply@footnote.test';
const client = sesClient(engine);
const mail = sesMail({ client, from, table: sqliteTable(':memory:') });
const email = {
  to: 'owner@hanbit.test',
  subject: '분석이\r\n끝났습니다',
  text: '결과',
  html: '<p>결과</p>',
  key: 'job-1',
};

it('is refused before the sender is verified, and may be sent afterwards', async () => {
  await expect(mail.send(email)).rejects.toBeInstanceOf(MessageRejected);
  await client.send(new CreateEmailIdentityCommand({ EmailIdentity: from }));
  await expect(mail.send(email)).resolves.toBeUndefined();
});
