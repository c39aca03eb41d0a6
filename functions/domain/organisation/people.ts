// The people of the organisation as a table: its admins, or everybody; invited ones among them.
import type { Parsed } from '#shared/contract/contract.ts';
import { type Language, ROLES, type Role } from '#shared/model/enums.ts';
import type { Person } from '#shared/model/people.ts';
import type { Table } from '../../ports/table.ts';
import { peoplePk } from '../../store/members.ts';
import type { Caller } from '../caller.ts';
import { withPictures } from '../people/pictures.ts';
import { pageOfPeople } from '../people/table.ts';
import { personOf, personView } from '../people/view.ts';

const ADMINS: readonly Role[] = [ROLES.superAdmin, ROLES.owner, ROLES.admin, ROLES.adminNotCreator];

/** Whom they are to approve stands among the admins, where they look. */
const isForAdmins = ({ role, status }: Person): boolean => ADMINS.includes(role) || status === 'awaiting';

export const listPeople = async (
  table: Pick<Table, 'getMany' | 'query'>,
  { tenant, customRoles }: Caller,
  query: Parsed<'organisation.people', 'query'>,
  language: Language,
) => {
  const { items } = await table.query({ index: 'gsi1', pk: peoplePk(tenant) });
  const all = items.map((item) => personView(personOf(item), customRoles));
  const wanted = query.scope === 'everybody' ? all : all.filter(isForAdmins);
  const { rows, count } = pageOfPeople(wanted, query, { language });
  return { rows: await withPictures(table, tenant, rows), count };
};
