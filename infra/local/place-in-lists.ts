// Adds index keys of sorted lists to the rows of an older data folder, once.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import { itemOf, PLACES, type StoredRow } from '#functions/adapters/local/sqlite-table-row.ts';
import type { Item } from '#functions/ports/table.ts';
import { FILE_PREFIX, files } from '#functions/store/files.ts';
import { FOLDER_PREFIX, folders } from '#functions/store/folders.ts';
import { invitations } from '#functions/store/invitations.ts';
import { INVITATION_SK } from '#functions/store/keys.ts';
import { MEMBER_SK, members } from '#functions/store/members.ts';
import type { Versioned } from '#functions/store/record.ts';
import { RUN_PREFIX, runs } from '#functions/store/runs.ts';

/** Raise it with each change of the keys of lists. */
const LISTS_VERSION = 2;

type AnyStore = { read(item: Item): Versioned<object>; row(tenant: string, record: never, after: number): Item };
const STORES: readonly (readonly [string, AnyStore])[] = [
  [FILE_PREFIX, files],
  [FOLDER_PREFIX, folders],
  [RUN_PREFIX, runs],
  [MEMBER_SK, members],
  [INVITATION_SK, invitations],
];

/** The same row with its index keys. */
const placed = (item: Item): Item | undefined => {
  const store = STORES.find(([start]) => item.sk.startsWith(start))?.[1];
  const tenant = item.pk.split('#')[1] ?? '';
  return store?.row(tenant, store.read(item) as never, item.version - 1);
};

const LISTED = `SELECT * FROM item WHERE ${STORES.map(() => 'sk GLOB ?').join(' OR ')}`;
/** Without gsi1, which has look-ups and work under way. */
const LISTS = PLACES.filter((place) => !place.startsWith('gsi1'));
const PLACE = `UPDATE item SET ${LISTS.map((place) => `${place} = ?`).join(', ')} WHERE pk = ? AND sk = ?`;

/** Must run before anything else opens the table. */
export const placeInLists = (folder: string): void => {
  const path = join(folder, 'table.sqlite');
  if (!existsSync(path)) return;
  sqliteTable(path).close();
  const db = new DatabaseSync(path);
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (version < LISTS_VERSION) {
    const place = db.prepare(PLACE);
    db.exec('BEGIN IMMEDIATE');
    for (const row of db.prepare(LISTED).all(...STORES.map(([start]) => `${start}*`))) {
      const item = placed(itemOf(row as StoredRow));
      if (item) place.run(...LISTS.map((name) => item[name] ?? null), item.pk, item.sk);
    }
    db.exec(`PRAGMA user_version = ${LISTS_VERSION}`);
    db.exec('COMMIT');
  }
  db.close();
};
