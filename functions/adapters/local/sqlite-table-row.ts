// A row of the SQLite table as the port's item, and the reader of single rows.
import type { DatabaseSync } from 'node:sqlite';
import type { Item, Key, TenantPk } from '../../ports/table.ts';
import { isLive } from '../node/table-rules.ts';

export type StoredRow = {
  readonly pk: string;
  readonly sk: string;
  readonly gsi1pk: string | null;
  readonly gsi1sk: string | null;
  readonly version: number;
  readonly expiresAt: number | null;
  readonly data: string;
};

export const itemOf = (row: StoredRow): Item => ({
  pk: row.pk as TenantPk,
  sk: row.sk,
  ...(row.gsi1pk === null || row.gsi1sk === null ? {} : { gsi1pk: row.gsi1pk as TenantPk, gsi1sk: row.gsi1sk }),
  version: row.version,
  ...(row.expiresAt === null ? {} : { expiresAt: row.expiresAt }),
  data: JSON.parse(row.data),
});

export type Reader = (key: Key, now: number) => Item | undefined;

export const sqliteReader = (db: DatabaseSync): Reader => {
  const statement = db.prepare('SELECT * FROM item WHERE pk = ? AND sk = ?');
  return ({ pk, sk }, now) => {
    const row = statement.get(pk, sk) as StoredRow | undefined;
    return row && isLive(row, now) ? itemOf(row) : undefined;
  };
};
