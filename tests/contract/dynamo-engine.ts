// A local DynamoDB for the contract suite: an emulator from npm, started and stopped with the test.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateTableCommand, type DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { INDEXES } from '#functions/ports/table.ts';
import { freePort } from '../helpers/free-port.ts';

const emulator = resolve(import.meta.dirname, '../../node_modules/@dynoxide/linux-x64/dynoxide');
export const hasEmulator = existsSync(emulator);

export const target = (port: number) => ({
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
});

export const startEmulator = async () => {
  const port = await freePort();
  const child = spawn(emulator, ['serve', '--port', String(port)], { stdio: 'ignore' });
  const ended = new Promise((done) => child.once('exit', done));
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { target: target(port), stop };
};

const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' }) as const;

/** Creates the table as infra does. */
export const createTable = async (client: DynamoDBClient, TableName: string): Promise<void> => {
  for (let tried = 0; ; tried += 1) {
    try {
      await client.send(new ListTablesCommand({}));
      break;
    } catch (error) {
      if (tried === 600) throw error;
      await sleep(100);
    }
  }
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', ...INDEXES.flatMap((index) => [`${index}pk`, `${index}sk`])].map(text),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: INDEXES.map((IndexName) => ({
        IndexName,
        KeySchema: [
          { AttributeName: `${IndexName}pk`, KeyType: 'HASH' },
          { AttributeName: `${IndexName}sk`, KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      })),
    }),
  );
};
