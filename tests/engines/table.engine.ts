// The DynamoDB table meets the contract on DynamoDB Local.
import { afterAll, beforeAll } from 'vitest';
import { dynamoClient } from '#functions/adapters/aws/dynamo-client.ts';
import { dynamoTable } from '#functions/adapters/aws/dynamo-table.ts';
import { systemClock } from '#functions/adapters/node/clock.ts';
import { createTable } from '../contract/dynamo-engine.ts';
import { tableSuite } from '../contract/table.suite.ts';
import { engine } from './target.ts';

/** A different name from the journey's table on the same engine. */
const TABLE = 'contract';
const clock = { ...systemClock, at: Date.now(), now: () => clock.at };
const client = dynamoClient(engine);
const table = dynamoTable({ client, tableName: TABLE, clock });
beforeAll(() => createTable(client, TABLE));
afterAll(() => client.destroy());

tableSuite('dynamo table', () => ({ table, clock }));
