// Writes the DynamoDB table: one command for one write, a transaction for several; both can be repeated safely.
import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Write, WriteConflict } from '../../ports/table.ts';
import { type Operation, operationOf } from './dynamo-table-operation.ts';
import { WRITE_ID } from './dynamo-table-row.ts';
import { isBusy, jitter } from './transient.ts';

const MAX_TRIES = 6;

export type Connection = {
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
  readonly clock: Clock;
};

const sendOne = async (client: DynamoDBDocumentClient, { Put, Delete, Update }: Operation): Promise<void> => {
  const returned = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;
  if (Put) await client.send(new PutCommand({ ...Put, ...returned }));
  if (Delete) await client.send(new DeleteCommand({ ...Delete, ...returned }));
  if (Update) await client.send(new UpdateCommand({ ...Update, ...returned }));
};

/** The SDK repeats a call whose response was lost; its condition then fails on what the first attempt wrote. */
const isOurOwn = (error: ConditionalCheckFailedException, operation: Operation, writeId: string): boolean => {
  if ((error.$metadata.attempts ?? 1) < 2) return false;
  return operation.Delete ? error.Item === undefined : error.Item?.[WRITE_ID]?.S === writeId;
};

const single = async (client: DynamoDBDocumentClient, operation: Operation, writeId: string): Promise<void> => {
  try {
    await sendOne(client, operation);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    if (!isOurOwn(error, operation, writeId)) throw new WriteConflict(0);
  }
};

const transaction = async (client: DynamoDBDocumentClient, operations: readonly Operation[]): Promise<void> => {
  try {
    await client.send(new TransactWriteCommand({ TransactItems: [...operations], ClientRequestToken: randomUUID() }));
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const failed = error.CancellationReasons?.findIndex(({ Code }) => Code === 'ConditionalCheckFailed') ?? -1;
    throw failed < 0 ? error : new WriteConflict(failed);
  }
};

const PASSING = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/** Another transaction held one of the rows, or the table was busy: nothing was written. */
const isPassing = (error: unknown): boolean =>
  error instanceof TransactionCanceledException
    ? (error.CancellationReasons ?? []).some(({ Code }) => PASSING.has(Code ?? ''))
    : error instanceof Error && (isBusy(error) || error.name.startsWith('TransactionConflict'));

const persist = async (clock: Clock, write: () => Promise<void>): Promise<void> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (tried === MAX_TRIES) throw new AppError('unavailable');
      await clock.sleep(jitter(tried));
    }
  }
};

export const dynamoWriter =
  ({ client, tableName, clock }: Connection) =>
  async (writes: readonly Write[], now: number): Promise<void> => {
    const isAlone = writes.length === 1 && !writes.some((write) => 'check' in write);
    const writeId = isAlone ? randomUUID() : undefined;
    const operations = writes.map((write) => operationOf(write, { tableName, now, writeId }));
    const [first] = operations;
    if (!first) return;
    await persist(clock, () => (writeId ? single(client, first, writeId) : transaction(client, operations)));
  };
