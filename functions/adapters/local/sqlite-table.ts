// Implements the table port with SQLite: real transactions, the same rules and pages as DynamoDB.
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../ports/clock.ts';
import { INDEXES, type IndexName, type Item, type Page, type Query, type Table } from '../../ports/table.ts';
import { systemClock } from '../node/clock.ts';
import { checkKeys, checkQuery, checkWrites } from '../node/table-rules.ts';
import { keepCounts } from './sqlite-table-count.ts';
import { sqliteQueries } from './sqlite-table-query.ts';
import { PLACES, sqliteReader } from './sqlite-table-row.ts';
import { sqliteWriter } from './sqlite-table-write.ts';

// WAL and NORMAL: a killed process loses no committed write, and readers never wait for a writer.
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 5000;
`;
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS item (
    pk TEXT NOT NULL, sk TEXT NOT NULL, version INTEGER NOT NULL, expiresAt INTEGER, data TEXT NOT NULL,
    PRIMARY KEY (pk, sk)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS item_expiry ON item (expiresAt) WHERE expiresAt IS NOT NULL;
`;
const indexSchema = (index: IndexName) => `
  CREATE INDEX IF NOT EXISTS item_${index} ON item (${index}pk, ${index}sk, pk, sk) WHERE ${index}pk IS NOT NULL;
`;

/**
 * Adds indexes missing from an older data folder. One transaction, because threads open the table at the same moment.
 */
const prepare = (db: DatabaseSync): void => {
  db.exec(SETTINGS);
  db.exec('BEGIN IMMEDIATE');
  db.exec(SCHEMA);
  const known = db.prepare("SELECT name FROM pragma_table_info('item')").all();
  const missing = PLACES.filter((place) => !known.some(({ name }) => name === place));
  for (const place of missing) db.exec(`ALTER TABLE item ADD COLUMN ${place} TEXT`);
  for (const index of INDEXES) db.exec(indexSchema(index));
  keepCounts(db);
  db.exec('COMMIT');
};

/** Rows read before other work runs. */
const SLICE = 1000;

export type SqliteTable = Table & { close(): void };

/** `path` is a file, or `:memory:`. */
export const sqliteTable = (path: string, clock?: Pick<Clock, 'now'>): SqliteTable =>
  tableOver(new DatabaseSync(path), clock);

/** Uses an open database, empty or written by an older table. */
export const tableOver = (db: DatabaseSync, clock?: Pick<Clock, 'now'>): SqliteTable => {
  prepare(db);
  return preparedTable(db, clock);
};

/** Uses a database that a table of this version has written. */
export const preparedTable = (db: DatabaseSync, clock: Pick<Clock, 'now'> = systemClock): SqliteTable => {
  const now = () => Math.floor(clock.now() / 1000);
  const read = sqliteReader(db);
  const queries = sqliteQueries(db);
  const write = sqliteWriter(db, read);

  /** Without a limit, reads in slices, so that a long list does not block other requests. */
  const readAll = async (query: Query): Promise<Page> => {
    const items: Item[] = [];
    for (let cursor = query.cursor; ; await setImmediate()) {
      const page = queries.page({ ...query, limit: SLICE, ...(cursor === undefined ? {} : { cursor }) }, now());
      items.push(...page.items);
      cursor = page.cursor;
      if (cursor === undefined) return { items };
    }
  };

  return {
    getMany: async (keys) => {
      checkKeys(keys);
      const at = now();
      return keys.map((key) => read(key, at));
    },
    query: async (query) => {
      checkQuery(query);
      return query.limit === undefined ? readAll(query) : queries.page(query, now());
    },
    count: async (query) => {
      checkQuery(query);
      return queries.count(query, now());
    },
    write: async (...writes) => {
      checkWrites(writes);
      write(writes, now());
    },
    close: () => db.close(),
  };
};
