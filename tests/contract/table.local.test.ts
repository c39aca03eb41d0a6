// The SQLite table meets the contract, and survives what happens to a file on disk.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import { key, pk } from '#functions/store/keys.ts';
import { tableSuite } from './table.suite.ts';

const directory = mkdtempSync(join(tmpdir(), 'footnote-table-'));
const clock = { at: Date.now(), now: () => clock.at };
const table = sqliteTable(join(directory, 'table.db'), clock);
afterAll(() => {
  table.close();
  rmSync(directory, { recursive: true });
});

tableSuite('sqlite table', () => ({ table, clock }));

const at = key(pk('tenant-a', 'RESTART'), 'A');

it('finds its rows after a restart', async () => {
  // Prepare
  const path = join(directory, 'restart.db');
  const before = sqliteTable(path, clock);
  await before.write({ put: { ...at, version: 1, data: { text: '가온물류' } } });
  before.close();
  // Act
  const after = sqliteTable(path, clock);
  const [found] = await after.getMany([at]);
  after.close();
  // Assess
  expect(found?.data).toEqual({ text: '가온물류' });
});

it('counts the rows of an older data folder without counts', async () => {
  // Prepare
  const path = join(directory, 'earlier.db');
  const place = (sk: string) => key(pk('tenant-a', 'EARLIER'), sk);
  const before = sqliteTable(path, clock);
  await before.write(...['K#1', 'K#2', 'L#1'].map((sk) => ({ put: { ...place(sk), version: 1, data: {} } })));
  before.close();
  const db = new DatabaseSync(path);
  for (const name of ['put', 'remove', 'change']) db.exec(`DROP TRIGGER item_count_${name}`);
  db.exec('DROP TABLE item_count');
  db.close();
  // Act
  const after = sqliteTable(path, clock);
  await after.write({ remove: place('K#1') });
  const count = await after.count({ pk: pk('tenant-a', 'EARLIER'), prefix: 'K#' });
  after.close();
  // Assess
  expect(count).toBe(1);
});

it("allows two processes on the same file, each seeing the other's writes", async () => {
  const path = join(directory, 'shared.db');
  const [one, two] = [sqliteTable(path, clock), sqliteTable(path, clock)];
  await one.write({ put: { ...at, version: 1, data: { n: 0 } } });
  for (let i = 0; i < 20; i += 1) await (i % 2 ? one : two).write({ add: at, field: 'n', by: 1 });
  const [found] = await one.getMany([at]);
  one.close();
  two.close();
  expect(found?.data).toEqual({ n: 20 });
});

it('removes expired rows from disk during other writes', async () => {
  // Prepare
  const path = join(directory, 'purge.db');
  const purged = sqliteTable(path, clock);
  await purged.write({ put: { ...at, version: 1, data: {} } });
  await purged.write({ put: { ...at, sk: 'DYING', version: 1, expiresAt: Math.floor(clock.at / 1000) + 1, data: {} } });
  // Act
  clock.at += 120_000;
  await purged.write({ put: { ...at, version: 2, data: {} } });
  clock.at -= 120_000;
  // Assess
  expect(await purged.count({ pk: at.pk })).toBe(1);
  purged.close();
});

it('refuses to add to a field that is not a number, and changes nothing', async () => {
  await table.write({ put: { ...at, version: 1, data: { text: 'x' } } });
  await expect(table.write({ add: at, field: 'text', by: 1 })).rejects.toThrow(/number/);
  expect((await table.getMany([at]))[0]?.version).toBe(1);
});
