// Opens a database file that only its owner can read.
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** `path` is a file, or `:memory:`. */
export const openPrivateDatabase = (path: string, schema: string): DatabaseSync => {
  // SQLite would create the file readable by everybody.
  if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
  const db = new DatabaseSync(path);
  db.exec(schema);
  return db;
};
