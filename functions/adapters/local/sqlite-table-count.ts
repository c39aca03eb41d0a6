// Counts rows by kind in a partition, and rows of an index; triggers keep the counts, so that no row is read.
import type { DatabaseSync } from 'node:sqlite';
import { INDEXES, type IndexName, type Query } from '../../ports/table.ts';

/**
 * A kind is the first part of a sort key. Expiring rows are counted separately, because they disappear without a write.
 */
const KIND = (row: string) => `substr(${row}.sk, 1, instr(${row}.sk, '#'))`;
const add = (row: string, by: number) => `
  INSERT INTO item_count VALUES (
    ${row}.pk, ${KIND(row)}, iif(${row}.expiresAt IS NULL, ${by}, 0), iif(${row}.expiresAt IS NULL, 0, ${by})
  ) ON CONFLICT (pk, kind) DO UPDATE SET lasting = lasting + excluded.lasting, expiring = expiring + excluded.expiring;
`;

const SCHEMA = `
  CREATE TABLE item_count (
    pk TEXT NOT NULL, kind TEXT NOT NULL, lasting INTEGER NOT NULL, expiring INTEGER NOT NULL,
    PRIMARY KEY (pk, kind)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO item_count SELECT pk, ${KIND('item')}, sum(expiresAt IS NULL), sum(expiresAt IS NOT NULL)
    FROM item GROUP BY 1, 2;
  CREATE TRIGGER item_count_put AFTER INSERT ON item BEGIN ${add('new', 1)} END;
  CREATE TRIGGER item_count_remove AFTER DELETE ON item BEGIN ${add('old', -1)} END;
  CREATE TRIGGER item_count_change AFTER UPDATE OF expiresAt ON item
    WHEN (old.expiresAt IS NULL) <> (new.expiresAt IS NULL) BEGIN ${add('old', -1)} ${add('new', 1)} END;
`;

/** For an index, its name replaces the kind. */
const addListed = (index: IndexName, row: string, by: number) => `
  INSERT INTO item_count
    SELECT ${row}.${index}pk, '${index}', iif(${row}.expiresAt IS NULL, ${by}, 0), iif(${row}.expiresAt IS NULL, 0, ${by})
    WHERE ${row}.${index}pk IS NOT NULL
  ON CONFLICT (pk, kind) DO UPDATE SET lasting = lasting + excluded.lasting, expiring = expiring + excluded.expiring;
`;

const listSchema = (index: IndexName) => `
  INSERT INTO item_count SELECT ${index}pk, '${index}', sum(expiresAt IS NULL), sum(expiresAt IS NOT NULL)
    FROM item WHERE ${index}pk IS NOT NULL GROUP BY 1;
  CREATE TRIGGER item_count_${index}_put AFTER INSERT ON item BEGIN ${addListed(index, 'new', 1)} END;
  CREATE TRIGGER item_count_${index}_remove AFTER DELETE ON item BEGIN ${addListed(index, 'old', -1)} END;
  CREATE TRIGGER item_count_${index}_change AFTER UPDATE OF ${index}pk, expiresAt ON item
    WHEN old.${index}pk IS NOT new.${index}pk OR (old.expiresAt IS NULL) <> (new.expiresAt IS NULL)
    BEGIN ${addListed(index, 'old', -1)} ${addListed(index, 'new', 1)} END;
`;

const IS_THERE = 'SELECT 1 FROM sqlite_master WHERE name = ?';

/** Counts the existing rows of a data folder from an earlier version, once. */
export const keepCounts = (db: DatabaseSync): void => {
  const isThere = db.prepare(IS_THERE);
  if (!isThere.get('item_count')) db.exec(SCHEMA);
  for (const index of INDEXES) if (!isThere.get(`item_count_${index}_put`)) db.exec(listSchema(index));
};

const isKind = (prefix: string | undefined): boolean => prefix !== undefined && /^[^#]+#$/.test(prefix);

/** `undefined` if rows must be read: for another prefix, part of a kind or list, or expiring rows. */
export const countReader = (db: DatabaseSync) => {
  const select = db.prepare('SELECT lasting, expiring FROM item_count WHERE pk = ? AND kind = ?');
  return ({ index, pk, prefix, after, upTo }: Omit<Query, 'limit' | 'cursor'>): number | undefined => {
    const isWhole = after === undefined && upTo === undefined && (index ? prefix === undefined : isKind(prefix));
    if (!isWhole) return undefined;
    const row = select.get(pk, index ?? prefix ?? '');
    return row && Number(row.expiring) > 0 ? undefined : Number(row?.lasting ?? 0);
  };
};
