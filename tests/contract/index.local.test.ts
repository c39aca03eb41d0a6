// The SQLite index passes the suite of all indexes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type SqliteIndex, sqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import { indexSuite } from './index.suite.ts';

const dir = mkdtempSync(join(tmpdir(), 'footnote-index-'));
const opened: SqliteIndex[] = [];

afterAll(() => {
  for (const index of opened) index.close();
  rmSync(dir, { recursive: true, force: true });
});

indexSuite({
  name: 'sqlite',
  make: async () => {
    const index = sqliteIndex(join(dir, String(opened.length)));
    opened.push(index);
    return index;
  },
});
