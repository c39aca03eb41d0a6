// The SES adapter keeps the contract on an SES that we did not write, with its outbox in a DynamoDB of the same kind.
import { CreateEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { beforeAll } from 'vitest';
import * as z from 'zod';
import { dynamoClient, sesClient } from '#functions/adapters/aws/clients.ts';
import { dynamoTable } from '#functions/adapters/aws/dynamo-table.ts';
import { sesMail } from '#functions/adapters/aws/ses-mail.ts';
import { createTable } from '../contract/dynamo-engine.ts';
import { mailSuite } from '../contract/mail.suite.ts';
import { engine } from './target.ts';

const from = 'no-reply@footnote.test';
const database = dynamoClient(engine);
const client = sesClient(engine);
const mail = sesMail({ client, from, table: dynamoTable({ client: database, tableName: 'outbox' }) });
beforeAll(async () => {
  await createTable(database, 'outbox');
  await client.send(new CreateEmailIdentityCommand({ EmailIdentity: from }));
});

const Sent = z.object({
  destinations: z.object({ ToAddresses: z.array(z.string()) }),
  subject: z.string(),
  body: z.string(),
});

mailSuite('ses', () => ({
  mail,
  sent: async () => {
    const reply = await fetch(`${engine.endpoint}/moto-api/data.json`);
    return z.array(Sent).parse(await reply.json()) as never;
  },
}));
