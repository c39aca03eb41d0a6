// The SQLite index passes the suite of all indexes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type SqliteIndex, sqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import { indexSuite } from './index.suite.ts';
import { chunk, TENANT, WORKSPACE } from './index-samples.ts';

const dir = mkdtempSync(join(tmpdir(), 'footnote-index-'));
const opened: SqliteIndex[] = [];
const scope = { tenant: TENANT, projectIds: [WORKSPACE] };

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

it('rereads chunks that another process has replaced or removed', async () => {
  // Prepare
  const folder = join(dir, 'shared');
  const [reader, other] = [sqliteIndex(folder), sqliteIndex(folder)];
  opened.push(reader, other);
  const [first, second] = [chunk({ text: 'draft page' }), chunk({ seq: 1, text: 'second page' })];
  await other.put(TENANT, [first, second]);
  const { fileId } = first;
  const texts = async () => ({
    lexical: (await reader.lexical({ scope, terms: ['page'], limit: 10 })).map((hit) => hit.chunk.text).sort(),
    range: (await reader.range({ tenant: TENANT, fileId, from: 0, to: 9 })).map(({ text }) => text),
  });
  await texts();
  // Act
  await other.put(TENANT, [chunk({ text: 'final page' })]);
  const replaced = await texts();
  await other.removeFile({ tenant: TENANT, fileId, fromSeq: 1 });
  const removed = await texts();
  // Assess
  expect(replaced).toEqual({ lexical: ['final page', 'second page'], range: ['final page', 'second page'] });
  expect(removed).toEqual({ lexical: ['final page'], range: ['final page'] });
});
