// Writes transactions of the SQLite table: all conditions are checked under the write lock, then everything or nothing
// is written.
import type { DatabaseSync } from 'node:sqlite';
import { lazy } from '#shared/lazy.ts';
import { type Condition, type Item, type Key, keyOfWrite, type Write, WriteConflict } from '../../ports/table.ts';
import { PLACES, type Reader } from './sqlite-table-row.ts';

type Add = Extract<Write, { readonly add: Key }>;

const PURGE_EVERY_SECONDS = 60;
const PURGE_AT_ONCE = 500;

const holds = (condition: Condition | undefined, current: Item | undefined): boolean => {
  if (condition === undefined) return true;
  if (condition === 'absent') return current === undefined;
  if (condition === 'present') return current !== undefined;
  return current?.version === condition.version;
};

const numberIn = (current: Item, field: string): number => {
  const value = current.data[field] ?? 0;
  if (typeof value !== 'number') throw new Error('table: only a number can be added to');
  return value;
};

/** The row after an addition; `undefined` if it is refused. */
const added = (
  { field, by, min = -Infinity, max = Infinity, and }: Add,
  current: Item | undefined,
): Item | undefined => {
  if (!current) return undefined;
  const value = numberIn(current, field) + by;
  const second = and ? numberIn(current, and.field) + and.by : 0;
  if (value < min || value > max || second > (and?.max ?? Infinity)) return undefined;
  const data = { ...current.data, [field]: value, ...(and ? { [and.field]: second } : {}) };
  return { ...current, version: current.version + 1, data };
};

const COLUMNS = ['pk', 'sk', 'version', 'expiresAt', 'data', ...PLACES];

const PUT = `
  INSERT INTO item (${COLUMNS}) VALUES (${COLUMNS.map(() => '?')}) ON CONFLICT (pk, sk) DO UPDATE SET
    ${COLUMNS.map((column) => `${column} = excluded.${column}`)}
`;
const REMOVE = 'DELETE FROM item WHERE pk = ? AND sk = ?';
const PURGE = 'DELETE FROM item WHERE (pk, sk) IN (SELECT pk, sk FROM item WHERE expiresAt <= ? LIMIT ?)';

/** Each is compiled with its triggers, so only when it is used. */
const statements = (db: DatabaseSync) => {
  const put = lazy(() => db.prepare(PUT));
  const remove = lazy(() => db.prepare(REMOVE));
  const purge = lazy(() => db.prepare(PURGE));
  return {
    put: (item: Item) => {
      const { pk, sk, version, expiresAt = null, data } = item;
      put().run(pk, sk, version, expiresAt, JSON.stringify(data), ...PLACES.map((place) => item[place] ?? null));
    },
    remove: ({ pk, sk }: Key) => remove().run(pk, sk),
    purge: (now: number) => purge().run(now, PURGE_AT_ONCE),
  };
};

export const sqliteWriter = (db: DatabaseSync, read: Reader) => {
  const { put, remove, purge } = statements(db);
  let purgedAt = 0;

  const apply = (write: Write, at: number, now: number) => {
    const needsRow = 'add' in write || write.if !== undefined;
    const current = needsRow ? read(keyOfWrite(write), now) : undefined;
    if ('add' in write) {
      const next = added(write, current);
      if (!next) throw new WriteConflict(at);
      return put(next);
    }
    if (!holds(write.if, current)) throw new WriteConflict(at);
    if ('put' in write) return put(write.put);
    return 'remove' in write ? remove(write.remove) : undefined;
  };

  return (writes: readonly Write[], now: number) => {
    db.exec('BEGIN IMMEDIATE');
    try {
      writes.forEach((write, at) => {
        apply(write, at, now);
      });
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
    if (now - purgedAt < PURGE_EVERY_SECONDS) return;
    purge(now);
    purgedAt = now;
  };
};
