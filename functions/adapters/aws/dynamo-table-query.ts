// Reads the DynamoDB table: many keys at once, pages and counts. Never a scan.
import { BatchGetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/contract/errors.ts';
import type { Item, Key, Page, Query } from '../../ports/table.ts';
import { type Place, readCursor, writeCursor } from '../node/table-cursor.ts';
import { type Range, rangeOf } from '../node/table-range.ts';
import { isLive } from '../node/table-rules.ts';
import { itemOf, live } from './dynamo-table-row.ts';
import type { Connection } from './dynamo-table-write.ts';
import { jitter } from './transient.ts';

type Counted = Omit<Query, 'limit' | 'cursor'>;
const MAX_ROUNDS = 8;
/** Expired rows can empty a page, so later rounds read larger pages. */
const LATER_ROUND = 100;

const keyConditionOf = ({ from, to }: Range) => {
  if (from !== undefined && to !== undefined) return '#pk = :pk AND #sk BETWEEN :from AND :to';
  if (to !== undefined) return '#pk = :pk AND #sk <= :to';
  return from === undefined ? '#pk = :pk' : '#pk = :pk AND #sk >= :from';
};

const inputOf = ({ tableName }: Connection, query: Counted, range: Range, now: number): QueryCommandInput => {
  const { index } = query;
  const alive = live(now);
  const { from, to } = range;
  return {
    TableName: tableName,
    // Indexes are eventually consistent and do not support strong reads.
    ...(index ? { IndexName: index } : { ConsistentRead: true }),
    KeyConditionExpression: keyConditionOf(range),
    FilterExpression: alive.text,
    ExpressionAttributeNames: {
      ...alive.names,
      '#pk': index ? `${index}pk` : 'pk',
      ...(from === undefined && to === undefined ? {} : { '#sk': index ? `${index}sk` : 'sk' }),
    },
    ExpressionAttributeValues: {
      ...alive.values,
      ':pk': query.pk,
      ...(from === undefined ? {} : { ':from': from }),
      ...(to === undefined ? {} : { ':to': to }),
    },
    ScanIndexForward: !query.descending,
  };
};

const startAt = (query: Query, place: Place | undefined) => {
  if (!place) return undefined;
  const { pk, sk, order } = place;
  return query.index ? { [`${query.index}pk`]: query.pk, [`${query.index}sk`]: order, pk, sk } : { pk, sk };
};

/** Reads until `wanted` live rows are found or the partition ends. */
const collect = async (connection: Connection, input: QueryCommandInput, wanted: number): Promise<Item[]> => {
  const items: Item[] = [];
  let start = input.ExclusiveStartKey;
  let limit = wanted;
  do {
    const sized = Number.isFinite(limit) ? { Limit: limit } : {};
    const reply = await connection.client.send(new QueryCommand({ ...input, ...sized, ExclusiveStartKey: start }));
    items.push(...(reply.Items ?? []).map(itemOf));
    start = reply.LastEvaluatedKey;
    limit = Math.max(wanted - items.length, LATER_ROUND);
  } while (start && items.length < wanted);
  return items;
};

const pageOf = (found: readonly Item[], { index, limit = Number.POSITIVE_INFINITY }: Query): Page => {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  if (!last || items.length === found.length) return { items };
  return { items, cursor: writeCursor({ ...last, order: (index && last[`${index}sk`]) ?? last.sk }) };
};

export const dynamoQueries = (connection: Connection) => ({
  page: async (query: Query, now: number): Promise<Page> => {
    const range = rangeOf(query);
    if (!range) return { items: [] };
    const input = inputOf(connection, query, range, now);
    const start = startAt(query, readCursor(query, range));
    // Reads one row more than requested, to know whether another page follows.
    const wanted = query.limit === undefined ? Number.POSITIVE_INFINITY : query.limit + 1;
    return pageOf(await collect(connection, { ...input, ExclusiveStartKey: start }, wanted), query);
  },

  count: async (query: Counted, now: number): Promise<number> => {
    const range = rangeOf(query);
    if (!range) return 0;
    const input: QueryCommandInput = { ...inputOf(connection, query, range, now), Select: 'COUNT' };
    let total = 0;
    let start: QueryCommandInput['ExclusiveStartKey'];
    do {
      const reply = await connection.client.send(new QueryCommand({ ...input, ExclusiveStartKey: start }));
      total += reply.Count ?? 0;
      start = reply.LastEvaluatedKey;
    } while (start);
    return total;
  },
});

const nameOf = ({ pk, sk }: Key) => JSON.stringify([pk, sk]);

/** DynamoDB may skip keys if the response is too large or it is busy: those are requested again. */
export const dynamoReader =
  ({ client, tableName, clock }: Connection) =>
  async (keys: readonly Key[], now: number): Promise<readonly (Item | undefined)[]> => {
    const found = new Map<string, Item>();
    const unique = new Map(keys.map(({ pk, sk }) => [nameOf({ pk, sk }), { pk, sk }]));
    let left: Record<string, unknown>[] = [...unique.values()];
    for (let round = 1; left.length > 0; round += 1) {
      const reply = await client.send(
        new BatchGetCommand({ RequestItems: { [tableName]: { Keys: left, ConsistentRead: true } } }),
      );
      const items = (reply.Responses?.[tableName] ?? []).map(itemOf);
      for (const item of items) found.set(nameOf(item), item);
      left = reply.UnprocessedKeys?.[tableName]?.Keys ?? [];
      if (left.length === 0) break;
      if (items.length > 0) round = 1;
      if (round === MAX_ROUNDS) throw new AppError('unavailable');
      await clock.sleep(jitter(round));
    }
    return keys.map((key) => {
      const item = found.get(nameOf(key));
      return item && isLive(item, now) ? item : undefined;
    });
  };
