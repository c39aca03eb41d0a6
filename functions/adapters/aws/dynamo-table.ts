// Implements the table port with one DynamoDB table (pk, sk) with secondary indexes and a TTL on expiresAt.
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { systemClock } from '../node/clock.ts';
import { checkKeys, checkQuery, checkWrites } from '../node/table-rules.ts';
import { dynamoQueries, dynamoReader } from './dynamo-table-query.ts';
import { dynamoWriter } from './dynamo-table-write.ts';
import { orUnavailable } from './transient.ts';

const TRANSLATION = {
  marshallOptions: { removeUndefinedValues: true, allowImpreciseNumbers: true },
  unmarshallOptions: { wrapNumbers: Number },
};

/** `client` is created by dynamoClient(). */
export const dynamoTable = ({
  client,
  tableName,
  clock = systemClock,
}: {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  readonly clock?: Clock;
}): Table => {
  const connection = { client: DynamoDBDocumentClient.from(client, TRANSLATION), tableName, clock };
  const now = () => Math.floor(clock.now() / 1000);
  const read = dynamoReader(connection);
  const queries = dynamoQueries(connection);
  const write = dynamoWriter(connection);

  return {
    getMany: async (keys) => {
      checkKeys(keys);
      return orUnavailable(() => read(keys, now()));
    },
    query: async (query) => {
      checkQuery(query);
      return orUnavailable(() => queries.page(query, now()));
    },
    count: async (query) => {
      checkQuery(query);
      return orUnavailable(() => queries.count(query, now()));
    },
    write: async (...writes) => {
      checkWrites(writes);
      return orUnavailable(() => write(writes, now()));
    },
  };
};
