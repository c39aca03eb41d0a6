// A row of the SQLite table as the port's item, and the reader of single rows.
import type { DatabaseSync } from 'node:sqlite';
import { INDEXES, type Item, type Key, type TenantPk } from '../../ports/table.ts';
import { isLive } from '../node/table-rules.ts';

export type StoredRow = {
  readonly pk: string;
  readonly sk: string;
  readonly version: number;
  readonly expiresAt: number | null;
  readonly data: string;
} & { readonly [place in (typeof PLACES)[number]]: string | null };

/** The columns of the indexes. */
export const PLACES = INDEXES.flatMap((index) => [`${index}pk`, `${index}sk`] as const);

export const itemOf = (row: StoredRow): Item => ({
  pk: row.pk as TenantPk,
  sk: row.sk,
  ...Object.fromEntries(PLACES.flatMap((place) => (row[place] === null ? [] : [[place, row[place]]]))),
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
