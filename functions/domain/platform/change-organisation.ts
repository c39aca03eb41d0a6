// Changes settings of an organization; they apply from the next request of its members.
import type { Table } from '../../ports/table.ts';
import { type OrganisationRecord, organisationKey, organisations } from '../../store/organisations.ts';
import { edit } from '../workspaces/edit.ts';

export const changeOrganisation = (
  table: Pick<Table, 'getMany' | 'write'>,
  organisation: OrganisationRecord,
  change: Partial<Pick<OrganisationRecord, 'quotas' | 'approvesOutsiders' | 'refusesOutsiders'>>,
): Promise<OrganisationRecord> =>
  edit({
    current: organisation,
    version: undefined,
    view: (row) => row,
    reread: async () => {
      const [item] = await table.getMany([organisationKey(organisation.id)]);
      return item && organisations.read(item);
    },
    write: async (row) => {
      const put = organisations.row(organisation.id, { ...row, ...change }, row.version);
      await table.write({ put, if: { version: row.version } });
      return organisations.read(put);
    },
  });
