// How many rows of a kind a partition holds, kept by the database with each row: counting does not read them.
import type { DatabaseSync } from 'node:sqlite';

/** A kind is the first part of a sort key. Rows that expire by themselves are counted apart: they go without a write. */
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

const HAS_COUNTS = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'item_count'";

/** Counts what a folder of data from before holds, once. */
export const keepCounts = (db: DatabaseSync): void => {
  db.exec('BEGIN IMMEDIATE');
  if (!db.prepare(HAS_COUNTS).get()) db.exec(SCHEMA);
  db.exec('COMMIT');
};

const isKind = (prefix: string | undefined): prefix is string => prefix !== undefined && /^[^#]+#$/.test(prefix);

type Counted = { readonly index?: 'gsi1'; readonly pk: string; readonly prefix?: string };
type Narrowed = Counted & { readonly after?: string; readonly upTo?: string };

/** Undefined where rows have to be looked at: of another prefix, a part of a kind, or of rows that expire. */
export const countReader = (db: DatabaseSync) => {
  const select = db.prepare('SELECT lasting, expiring FROM item_count WHERE pk = ? AND kind = ?');
  return ({ index, pk, prefix, after, upTo }: Narrowed): number | undefined => {
    if (index || after !== undefined || upTo !== undefined || !isKind(prefix)) return undefined;
    const row = select.get(pk, prefix);
    return row && Number(row.expiring) > 0 ? undefined : Number(row?.lasting ?? 0);
  };
};
