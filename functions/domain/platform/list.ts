// Lists the organizations of the platform as a table, with their totals.
import type { Parsed } from '#shared/contract/contract.ts';
import type { Language } from '#shared/model/enums.ts';
import { ORGANISATION_STATUSES } from '#shared/model/enums.ts';
import type { Organisation } from '#shared/model/organisation.ts';
import type { Table } from '../../ports/table.ts';
import { pageOf } from '../page-of.ts';
import { allOrganisations } from './view.ts';

export const listOrganisations = async (
  table: Pick<Table, 'getMany' | 'query'>,
  query: Parsed<'platform.organisations', 'query'>,
  language: Language,
) =>
  pageOf(await allOrganisations(table), query, {
    language,
    texts: ({ name, code, email, domain, website }) => [name, code, email, domain, website],
    columns: {
      name: ({ name }) => name,
      createdAt: ({ createdAt }) => createdAt,
      members: ({ members }) => members,
      runs: ({ runs }) => runs,
      credits: ({ credits }) => credits,
      storageBytes: ({ storageBytes }) => storageBytes,
      status: ({ status }) => ORGANISATION_STATUSES.indexOf(status),
    },
    first: 'name',
  });

export const platformTotals = async (table: Pick<Table, 'getMany' | 'query'>) => {
  const all = await allOrganisations(table);
  const sum = (field: 'members' | 'runs' | 'credits' | 'storageBytes') =>
    all.reduce((total: number, organisation: Organisation) => total + organisation[field], 0);
  return {
    organisations: all.length,
    members: sum('members'),
    runs: sum('runs'),
    credits: sum('credits'),
    storageBytes: sum('storageBytes'),
  };
};
