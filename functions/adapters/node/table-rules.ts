// Enforces DynamoDB's rules for keys, rows and transactions in every table, so that all stages refuse the same.
import { AppError } from '#shared/contract/errors.ts';
import { INDEXES, type Item, type Key, keyOfWrite, type Query, type Write } from '../../ports/table.ts';

const MAX_WRITES = 100;
const MAX_KEYS = 100;
const MAX_PK_BYTES = 2048;
const MAX_SK_BYTES = 1024;
/** DynamoDB's limit is 400 KiB of names and values; JSON is never much shorter. */
const MAX_ROW_BYTES = 400_000;
const MAX_TRANSACTION_BYTES = 4_000_000;

const assertRule = (isMet: boolean, rule: string) => {
  if (!isMet) throw new Error(`table: ${rule}`);
};

const checkPk = (pk: string) => {
  assertRule(/^ORG#[^#]/.test(pk) && pk.isWellFormed(), 'a partition key begins with its tenant');
  assertRule(Buffer.byteLength(pk) <= MAX_PK_BYTES, 'a partition key has at most 2048 bytes');
};

const checkSk = (sk: string) => {
  assertRule(sk !== '' && sk.isWellFormed() && !sk.includes('\0'), 'a sort key is well-formed text that is not empty');
  assertRule(Buffer.byteLength(sk) <= MAX_SK_BYTES, 'a sort key has at most 1024 bytes');
};

const checkKey = ({ pk, sk }: Key) => {
  checkPk(pk);
  checkSk(sk);
};

export const checkKeys = (keys: readonly Key[]) => {
  assertRule(keys.length <= MAX_KEYS, 'at most 100 keys are read at once');
  keys.forEach(checkKey);
};

export const checkQuery = ({ pk, limit = 1 }: Pick<Query, 'pk' | 'limit'>) => {
  checkPk(pk);
  assertRule(Number.isInteger(limit) && limit >= 1, 'a page has at least one row');
};

const sizeOf = (write: Write): number => {
  if (!('put' in write)) return 0;
  const size = Buffer.byteLength(JSON.stringify(write.put));
  if (size > MAX_ROW_BYTES) throw new AppError('tooLarge');
  return size;
};

const checkItem = (item: Item) => {
  assertRule(Number.isInteger(item.version) && item.version >= 1, 'versions start at 1');
  for (const index of INDEXES) {
    const [pk, sk] = [item[`${index}pk`], item[`${index}sk`]];
    assertRule((pk === undefined) === (sk === undefined), 'an index place has both keys');
    if (pk !== undefined && sk !== undefined) checkKey({ pk, sk });
  }
};

const checkWrite = (write: Write) => {
  checkKey(keyOfWrite(write));
  if ('put' in write) checkItem(write.put);
  // Only integers: the two databases would add fractions differently.
  if ('add' in write)
    assertRule([write.by, write.and?.by ?? 0].every(Number.isSafeInteger), 'only whole numbers are added');
};

export const checkWrites = (writes: readonly Write[]) => {
  assertRule(writes.length <= MAX_WRITES, 'a transaction has at most 100 writes');
  writes.forEach(checkWrite);
  const places = new Set(writes.map((write) => JSON.stringify([keyOfWrite(write).pk, keyOfWrite(write).sk])));
  assertRule(places.size === writes.length, 'a transaction touches each row once');
  const total = writes.reduce((sum, write) => sum + sizeOf(write), 0);
  if (total > MAX_TRANSACTION_BYTES) throw new AppError('tooLarge');
};

/** Expired rows are invisible to readers, however late the database removes them. */
export const isLive = (row: { readonly expiresAt?: number | null | undefined }, now: number): boolean =>
  row.expiresAt === undefined || row.expiresAt === null || row.expiresAt > now;
