// DynamoDB faults that no emulator has: throttling, transaction conflicts, unprocessed keys.
import {
  ConditionalCheckFailedException,
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { dynamoClient } from '#functions/adapters/aws/dynamo-client.ts';
import { dynamoTable } from '#functions/adapters/aws/dynamo-table.ts';
import { WriteConflict } from '#functions/ports/table.ts';
import { key, pk } from '#functions/store/keys.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
const waits: number[] = [];
const clock = { now: () => 1_700_000_000_000, sleep: async (ms: number) => void waits.push(ms) };
const client = dynamoClient({
  endpoint: 'http://127.0.0.1:1',
  region: 'x',
  credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
});
const table = dynamoTable({ client, tableName: 'footnote', clock });

const at = (sk: string) => key(pk('tenant-a'), sk);
const row = (sk: string) => ({ ...at(sk), version: 1, data: {} });
const meta = { message: 'm', $metadata: {} };
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({ ...meta, CancellationReasons: codes.map((Code) => ({ Code })) });
const two = () => table.write({ put: row('A'), if: 'absent' }, { put: row('B'), if: 'absent' });

beforeEach(() => {
  dynamo.reset();
  waits.length = 0;
});

describe('a transaction', () => {
  it.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'is retried after %s',
    async (code) => {
      dynamo
        .on(TransactWriteCommand)
        .rejectsOnce(cancelled('None', code))
        .rejectsOnce(cancelled(code, 'None'))
        .resolves({});
      await two();
      expect([dynamo.commandCalls(TransactWriteCommand).length, waits.length]).toEqual([3, 2]);
    },
  );

  it('has a new token for each attempt, so that a canceled one is not replayed', async () => {
    dynamo.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict')).resolves({});
    await two();
    const tokens = dynamo.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.ClientRequestToken);
    expect(new Set(tokens).size).toBe(2);
    expect(tokens).not.toContain(undefined);
  });

  it('gives up after five retries: the caller may retry later', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(two()).rejects.toMatchObject({ code: 'unavailable' });
    expect([dynamo.commandCalls(TransactWriteCommand).length, waits.length]).toEqual([6, 5]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(2000);
  });

  it('reports the failed condition even beside a conflict, without a retry', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'ConditionalCheckFailed'));
    await expect(two()).rejects.toMatchObject({ at: 1 });
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  it('rethrows unknown errors', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('ValidationError'));
    await expect(two()).rejects.toBeInstanceOf(TransactionCanceledException);
  });
});

describe('a single write', () => {
  it('waits for a transaction that locks its row', async () => {
    dynamo.on(PutCommand).rejectsOnce(new TransactionConflictException(meta)).resolves({});
    await table.write({ put: row('A') });
    expect([dynamo.commandCalls(PutCommand).length, waits.length]).toEqual([2, 1]);
  });

  it('that finds a row with the same content at the first attempt has lost', async () => {
    const failure = new ConditionalCheckFailedException({ ...meta, $metadata: { attempts: 1 } });
    dynamo.on(PutCommand).rejects(failure);
    await expect(table.write({ put: row('A'), if: 'absent' })).rejects.toBeInstanceOf(WriteConflict);
  });

  it("that finds another writer's row after a repeat has lost", async () => {
    const failure = new ConditionalCheckFailedException({
      ...meta,
      $metadata: { attempts: 2 },
      Item: { writeId: { S: 'stranger' } },
    });
    dynamo.on(PutCommand).rejects(failure);
    await expect(table.write({ put: row('A'), if: 'absent' })).rejects.toBeInstanceOf(WriteConflict);
  });
});

describe('reading many', () => {
  it('requests again only the keys that were left out', async () => {
    // Prepare
    dynamo
      .on(BatchGetCommand)
      .resolvesOnce({
        Responses: { footnote: [row('A')] },
        UnprocessedKeys: { footnote: { Keys: [at('B'), at('C')] } },
      })
      .resolvesOnce({ Responses: { footnote: [] }, UnprocessedKeys: { footnote: { Keys: [at('B'), at('C')] } } })
      .resolves({ Responses: { footnote: [row('C'), row('B')] } });
    // Act
    const found = await table.getMany([at('A'), at('B'), at('C')]);
    // Assess
    expect(found.map((item) => item?.sk)).toEqual(['A', 'B', 'C']);
    const asked = dynamo.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems?.footnote);
    expect(asked.map((request) => request?.Keys?.length)).toEqual([3, 2, 2]);
    expect(asked.every((request) => request?.ConsistentRead)).toBe(true);
  });

  it('ends if no more keys are returned', async () => {
    dynamo.on(BatchGetCommand).resolves({ UnprocessedKeys: { footnote: { Keys: [at('A')] } } });
    await expect(table.getMany([at('A')])).rejects.toMatchObject({ code: 'unavailable' });
    expect(dynamo.commandCalls(BatchGetCommand)).toHaveLength(8);
  });
});

describe('throttling that outlasts the retries of the SDK', () => {
  it.each([
    ['getMany', () => table.getMany([at('A')])],
    ['query', () => table.query({ pk: at('A').pk })],
    ['count', () => table.count({ pk: at('A').pk })],
    ['write', () => table.write({ put: row('A') })],
    ['transaction', two],
  ])('is reported as a code to the caller of %s', async (_, call) => {
    dynamo.onAnyCommand().rejects(new ProvisionedThroughputExceededException(meta));
    await expect(call()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('has bounded retries in the SDK', async () => {
    expect([client.config.retryMode, await client.config.maxAttempts()]).toEqual(['standard', 5]);
  });
});

it('reads the table consistently, the index by its name, and never scans', async () => {
  dynamo.on(QueryCommand).resolves({ Items: [] });
  await table.query({ pk: at('A').pk, limit: 10 });
  await table.query({ pk: at('A').pk, index: 'gsi1' });
  const [plain, index] = dynamo.commandCalls(QueryCommand).map(({ args }) => args[0].input);
  expect([plain?.ConsistentRead, plain?.Limit, index?.IndexName, index?.ConsistentRead]).toEqual([
    true,
    11,
    'gsi1',
    undefined,
  ]);
  expect(dynamo.commandCalls(ScanCommand)).toHaveLength(0);
});
