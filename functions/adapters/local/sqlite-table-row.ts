// Converts a row of the SQLite table to the port's item, and reads single rows.
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

/** Reads create hundreds of items, so the many empty index columns of a row should cost nothing. */
const placesOf = (row: StoredRow) => {
  const places: Partial<Record<(typeof PLACES)[number], TenantPk>> = {};
  for (const place of PLACES) {
    const value = row[place];
    if (value !== null) places[place] = value as TenantPk;
  }
  return places;
};

export const itemOf = (row: StoredRow): Item => ({
  pk: row.pk as TenantPk,
  sk: row.sk,
  ...placesOf(row),
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
