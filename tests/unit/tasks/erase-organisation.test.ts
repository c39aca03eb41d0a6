// Erasing an organization removes each row of the key map that belongs to neither a workspace nor a person.
import { expect, it } from 'vitest';
import { removeRest } from '#functions/tasks/erase-organisation/rest.ts';
import { AT, TENANT } from '#infra/local/key-map/names.ts';
import { ROWS } from '#infra/local/key-map/rows.ts';
import { emptyTable } from '#tests/helpers/empty-table.ts';

/** Rows of workspaces and people, which are erased first. */
const OF_OTHERS = /^ORG#[^#]+#(?:PROJECT#|PERSON#|RUN#|BIN$)|^ORG#platform/;
const rows = ROWS.filter(([, { pk }]) => !OF_OTHERS.test(pk));

it.each(rows)('removes the row: %s', async (_, row) => {
  const table = emptyTable();
  await table.write({ put: row });
  await removeRest(table, { tenant: TENANT, createdAt: AT, now: Date.parse(AT) });
  expect((await table.query({ pk: row.pk })).items).toEqual([]);
});
