// The DynamoDB table keeps the contract, against an emulator.
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe } from 'vitest';
import { dynamoClient } from '#functions/adapters/aws/clients.ts';
import { dynamoTable } from '#functions/adapters/aws/dynamo-table.ts';
import { systemClock } from '#functions/adapters/node/clock.ts';
import type { Table } from '#functions/ports/table.ts';
import { createTable, hasEmulator, startEmulator } from './dynamo-engine.ts';
import { tableSuite } from './table.suite.ts';

if (!hasEmulator)
  console.warn(
    'NOT RUN: the DynamoDB table against an emulator (@dynoxide/linux-x64 is not installed on this machine)',
  );

describe.skipIf(!hasEmulator)('against an emulator', () => {
  const clock = { ...systemClock, at: Date.now(), now: () => clock.at };
  let client: DynamoDBClient;
  let table: Table;
  let stop = async () => {};

  beforeAll(async () => {
    const engine = await startEmulator();
    stop = engine.stop;
    client = dynamoClient(engine.target);
    await createTable(client, 'footnote');
    table = dynamoTable({ client, tableName: 'footnote', clock });
  });
  afterAll(async () => {
    client.destroy();
    await stop();
  });

  tableSuite('dynamo table', () => ({ table, clock }));
});
