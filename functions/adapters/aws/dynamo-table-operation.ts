// Converts one write of the port to DynamoDB's Put, Delete, ConditionCheck or Update.
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Key, Write } from '../../ports/table.ts';
import { attributesOf, conditionOf, type Expression, WRITE_ID } from './dynamo-table-row.ts';

export type Operation = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Add = Extract<Write, { readonly add: Key }>;
type Context = {
  readonly tableName: string;
  readonly now: number;
  /** Set for a single write; a transaction has its own token. */
  readonly writeId?: string | undefined;
};

const keyOf = ({ pk, sk }: Key) => ({ pk, sk });

const conditional = ({ text, names, values }: Expression) => ({
  ConditionExpression: text,
  ExpressionAttributeNames: { ...names },
  ExpressionAttributeValues: { ...values },
});

/** A missing field counts as zero. */
const floorOf = ({ by, min }: Add): Expression | undefined => {
  if (min === undefined) return undefined;
  const enough = '#data.#field >= :floor';
  const text = by >= min ? `(attribute_not_exists(#data.#field) OR ${enough})` : enough;
  return { text, names: {}, values: { ':floor': min - by } };
};

/** A missing field counts as zero here too. */
const ceilingOf = (field: '#field' | '#second', { by, max }: { by: number; max?: number }): Expression | undefined => {
  if (max === undefined) return undefined;
  const value = `:ceiling${field.slice(1)}`;
  const little = `#data.${field} <= ${value}`;
  const text = by <= max ? `(attribute_not_exists(#data.${field}) OR ${little})` : little;
  return { text, names: {}, values: { [value]: max - by } };
};

const additionOf = (write: Add, { tableName, now, writeId }: Context) => {
  const conditions = [
    conditionOf('present', now),
    floorOf(write),
    ceilingOf('#field', write),
    write.and && ceilingOf('#second', write.and),
  ];
  if (writeId)
    conditions.push({ text: '(attribute_not_exists(#writeId) OR #writeId <> :writeId)', names: {}, values: {} });
  const given = conditions.filter((condition) => condition !== undefined);
  const { and } = write;
  const sets = [
    '#data.#field = if_not_exists(#data.#field, :zero) + :by',
    '#version = #version + :one',
    ...(and ? ['#data.#second = if_not_exists(#data.#second, :zero) + :also'] : []),
  ];
  return {
    TableName: tableName,
    Key: keyOf(write.add),
    UpdateExpression: `SET ${[...sets, ...(writeId ? ['#writeId = :writeId'] : [])].join(', ')}`,
    ConditionExpression: given.map(({ text }) => text).join(' AND '),
    ExpressionAttributeNames: {
      ...Object.assign({}, ...given.map(({ names }) => names)),
      '#data': 'data',
      '#field': write.field,
      ...(and ? { '#second': and.field } : {}),
      '#version': 'version',
      ...(writeId ? { '#writeId': WRITE_ID } : {}),
    },
    ExpressionAttributeValues: {
      ...Object.assign({}, ...given.map(({ values }) => values)),
      ':zero': 0,
      ':one': 1,
      ':by': write.by,
      ...(and ? { ':also': and.by } : {}),
      ...(writeId ? { ':writeId': writeId } : {}),
    },
  };
};

export const operationOf = (write: Write, context: Context): Operation => {
  const TableName = context.tableName;
  if ('add' in write) return { Update: additionOf(write, context) };
  const condition = write.if === undefined ? {} : conditional(conditionOf(write.if, context.now));
  if ('remove' in write) return { Delete: { TableName, Key: keyOf(write.remove), ...condition } };
  if ('check' in write)
    return {
      ConditionCheck: { TableName, Key: keyOf(write.check), ...conditional(conditionOf(write.if, context.now)) },
    };
  const mark = context.writeId && write.if !== undefined ? { [WRITE_ID]: context.writeId } : {};
  return { Put: { TableName, Item: { ...attributesOf(write.put), ...mark }, ...condition } };
};
