// Converts organizations to the platform administrators' view: the row, its usage and its remaining credits.
import type { Organisation } from '#shared/model/organisation.ts';
import type { Item, Key, Table } from '../../ports/table.ts';
import { balanceKey } from '../../store/credits.ts';
import { type OrganisationRecord, organisations, organisationsPk, usage, usageKey } from '../../store/organisations.ts';
import { balanceOf } from '../credits/view.ts';

const AT_ONCE = 50;

const counterKeys = (tenant: string): readonly [Key, Key] => [usageKey(tenant), balanceKey(tenant)];

const viewOf = (row: OrganisationRecord, used: Item | undefined, balance: Item | undefined): Organisation => {
  const { members, runs, storageBytes } = used ? usage.read(used) : { members: 0, runs: 0, storageBytes: 0 };
  return { ...row, members, runs, storageBytes: Math.max(0, storageBytes), credits: balanceOf(balance) };
};

const someViews = async (table: Pick<Table, 'getMany'>, rows: readonly OrganisationRecord[]) => {
  const items = await table.getMany(rows.flatMap(({ id }) => counterKeys(id)));
  return rows.map((row, i) => viewOf(row, items[2 * i], items[2 * i + 1]));
};

/** Views with their counters, in one round trip. */
const organisationViews = async (
  table: Pick<Table, 'getMany'>,
  rows: readonly OrganisationRecord[],
): Promise<Organisation[]> => {
  const parts = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, i) =>
    someViews(table, rows.slice(i * AT_ONCE, (i + 1) * AT_ONCE)),
  );
  return (await Promise.all(parts)).flat();
};

export const organisationView = async (
  table: Pick<Table, 'getMany'>,
  row: OrganisationRecord,
): Promise<Organisation> => {
  const [used, balance] = await table.getMany(counterKeys(row.id));
  return viewOf(row, used, balance);
};

export const allOrganisations = async (table: Pick<Table, 'getMany' | 'query'>): Promise<Organisation[]> => {
  const { items } = await table.query({ index: 'gsi1', pk: organisationsPk });
  return organisationViews(table, items.map(organisations.read));
};
