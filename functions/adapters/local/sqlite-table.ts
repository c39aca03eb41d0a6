// The table on one machine: SQLite with real transactions, the same rules and the same pages as DynamoDB.
import { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { systemClock } from '../node/clock.ts';
import { checkKeys, checkQuery, checkWrites } from '../node/table-rules.ts';
import { keepCounts } from './sqlite-table-count.ts';
import { sqliteQueries } from './sqlite-table-query.ts';
import { sqliteReader } from './sqlite-table-row.ts';
import { sqliteWriter } from './sqlite-table-write.ts';

// WAL and NORMAL: a killed process loses nothing that was written, and readers never wait for a writer.
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 5000;
`;
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS item (
    pk TEXT NOT NULL, sk TEXT NOT NULL, gsi1pk TEXT, gsi1sk TEXT,
    version INTEGER NOT NULL, expiresAt INTEGER, data TEXT NOT NULL,
    PRIMARY KEY (pk, sk)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS item_gsi1 ON item (gsi1pk, gsi1sk, pk, sk) WHERE gsi1pk IS NOT NULL;
  CREATE INDEX IF NOT EXISTS item_expiry ON item (expiresAt) WHERE expiresAt IS NOT NULL;
`;

export type SqliteTable = Table & { close(): void };

/** `path` is a file, or `:memory:`. */
export const sqliteTable = (path: string, clock: Pick<Clock, 'now'> = systemClock): SqliteTable => {
  const db = new DatabaseSync(path);
  db.exec(SETTINGS);
  db.exec(SCHEMA);
  keepCounts(db);
  const now = () => Math.floor(clock.now() / 1000);
  const read = sqliteReader(db);
  const queries = sqliteQueries(db);
  const write = sqliteWriter(db, read);

  return {
    getMany: async (keys) => {
      checkKeys(keys);
      const at = now();
      return keys.map((key) => read(key, at));
    },
    query: async (query) => {
      checkQuery(query);
      return queries.page(query, now());
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
