// An empty table in memory, copied from one that was prepared once: its schema takes longer than most tests.
import { DatabaseSync } from 'node:sqlite';
import { preparedTable, type SqliteTable, tableOver } from '#functions/adapters/local/sqlite-table.ts';
import type { Clock } from '#functions/ports/clock.ts';
import { lazy } from '#shared/lazy.ts';

const EMPTY = lazy(() => {
  const db = new DatabaseSync(':memory:');
  tableOver(db);
  return db.serialize();
});

export const emptyTable = (clock?: Pick<Clock, 'now'>): SqliteTable => {
  const db = new DatabaseSync(':memory:');
  db.deserialize(EMPTY());
  return preparedTable(db, clock);
};
