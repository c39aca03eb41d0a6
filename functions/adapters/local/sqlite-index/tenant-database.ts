// Opens one tenant's database file: its tables, and the settings that make it survive kill -9 and make deletion final.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// secure_delete overwrites removed rows, so that no deleted text is left in free pages. The checkpoint empties the log
// of a process that was killed, which may still contain deleted text.
const SETTINGS = `
  PRAGMA page_size = 8192;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 5000;
  PRAGMA cache_size = -32768;
  PRAGMA mmap_size = 4294967296;
  PRAGMA secure_delete = ON;
  PRAGMA wal_checkpoint(TRUNCATE);
`;
// A document number is never reused. A segment holds the postings of some documents and never changes, except by being
// merged into a larger one; `live` is 0 while a merge is writing it.
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS doc (
    doc INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, project TEXT NOT NULL, file TEXT NOT NULL,
    seq INTEGER NOT NULL, length INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS doc_file ON doc (file, seq);
  CREATE TABLE IF NOT EXISTS payload (doc INTEGER PRIMARY KEY, chunk TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS vector (doc INTEGER PRIMARY KEY, dimensions INTEGER NOT NULL, data BLOB NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS segment (segment INTEGER PRIMARY KEY AUTOINCREMENT, docs INTEGER NOT NULL, live INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS block (segment INTEGER NOT NULL, first INTEGER NOT NULL, data BLOB NOT NULL) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS block_first ON block (segment, first);
`;
/** Removes what an interrupted merge left behind. */
const SWEEP = `
  DELETE FROM block WHERE segment NOT IN (SELECT segment FROM segment WHERE live = 1);
  DELETE FROM segment WHERE live = 0;
`;

const TENANT = /^[a-z0-9_-]{3,40}$/;

export const tenantPath = (dir: string, tenant: string): string => {
  if (!TENANT.test(tenant)) throw new Error('a tenant id is 3 to 40 of a-z, 0-9, _ and -');
  return join(dir, `${tenant}.sqlite`);
};

export const openTenant = (dir: string, tenant: string): DatabaseSync => {
  const path = tenantPath(dir, tenant);
  mkdirSync(dir, { recursive: true });
  const db = new DatabaseSync(path);
  db.exec(SETTINGS);
  db.exec(SCHEMA);
  const unfinished = db.prepare('SELECT count(*) AS n FROM segment WHERE live = 0').get();
  if (unfinished?.n !== 0) transaction(db, () => db.exec(SWEEP));
  return db;
};

export const transaction = <T>(db: DatabaseSync, work: () => T): T => {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
};
