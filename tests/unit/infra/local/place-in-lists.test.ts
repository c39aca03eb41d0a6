// A data folder from before the list indexes: its rows get their index keys at the next start and keep their content.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import { files, folderFilesPk } from '#functions/store/files.ts';
import { members, peoplePk } from '#functions/store/members.ts';
import { placeInLists } from '../../../../infra/local/place-in-lists.ts';

const TENANT = 'tenant-a';
const WORKSPACE = 'prj_000000000001';
const AT = '2026-01-01T00:00:00.000Z';
const FILE = files.row(TENANT, {
  ...{
    id: 'fil_000000000001_0000000000000001',
    projectId: WORKSPACE,
    filename: 'a.pdf',
    contentType: 'application/pdf',
  },
  ...{ size: 1, status: 'Done', uploadedBy: { id: 'u1', name: 'Ann' }, uploadedAt: AT, updatedAt: AT, attempt: 1 },
});
const MEMBER = members.row(TENANT, {
  ...{ userId: 'u1', email: 'u1@x.test', firstName: 'Ann', lastName: 'Lee', role: 3, status: 1 },
  ...{ joinedAt: AT, isCustomSignup: false },
});

/** Creates the table as it was with a single index. */
const BEFORE = `CREATE TABLE item (
  pk TEXT NOT NULL, sk TEXT NOT NULL, gsi1pk TEXT, gsi1sk TEXT,
  version INTEGER NOT NULL, expiresAt INTEGER, data TEXT NOT NULL, PRIMARY KEY (pk, sk)
) STRICT, WITHOUT ROWID`;

it('lists the rows of an older folder with the same content after a start', async () => {
  // Prepare
  const folder = mkdtempSync(join(tmpdir(), 'footnote-older-'));
  const db = new DatabaseSync(join(folder, 'table.sqlite'));
  db.exec(BEFORE);
  const put = db.prepare('INSERT INTO item VALUES (?, ?, ?, ?, 7, NULL, ?)');
  for (const { pk, sk, gsi1pk = null, gsi1sk = null, data } of [FILE, MEMBER])
    put.run(pk, sk, gsi1pk, gsi1sk, JSON.stringify(data));
  db.close();
  // Act
  placeInLists(folder);
  placeInLists(folder);
  // Assess
  const table = sqliteTable(join(folder, 'table.sqlite'));
  const listed = async (index: 'gsi2' | 'gsi3' | 'gsi4', pk: typeof FILE.pk) => [
    (await table.query({ index, pk })).items,
    await table.count({ index, pk }),
  ];
  expect(await listed('gsi2', folderFilesPk(TENANT, WORKSPACE, undefined))).toEqual([[{ ...FILE, version: 7 }], 1]);
  expect(await listed('gsi3', peoplePk(TENANT))).toEqual([[{ ...MEMBER, version: 7 }], 1]);
  expect(await listed('gsi4', folderFilesPk(TENANT, WORKSPACE, undefined))).toEqual([[{ ...FILE, version: 7 }], 1]);
  expect((await table.query({ index: 'gsi1', pk: peoplePk(TENANT) })).items).toHaveLength(1);
  table.close();
  rmSync(folder, { recursive: true });
});
