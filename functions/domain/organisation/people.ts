// Lists the members of the organization as a table: admins or everybody, invitations included.
import type { Parsed } from '#shared/contract/contract.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Item, Table } from '../../ports/table.ts';
import { readFew } from '../../store/few.ts';
import { peoplePk } from '../../store/members.ts';
import { type Order, readPage, readPart } from '../../store/ordered.ts';
import { adminsPk, othersPk, PERSON_INDEXES } from '../../store/person-places.ts';
import type { Caller } from '../caller.ts';
import { mapInSlices } from '../in-slices.ts';
import { withPictures } from '../people/pictures.ts';
import { holds, pageOfPeople } from '../people/table.ts';
import { personOf, personView } from '../people/view.ts';

type Query = Parsed<'organisation.people', 'query'>;

/** The index order for each sort of admins or of everybody. */
const orderOf = (tenant: string, { scope, sort = 'name', order }: Query): Order => {
  const descending = order === 'desc';
  if (sort === 'name')
    return { lists: [{ index: scope === 'everybody' ? 'gsi2' : 'gsi3', pk: peoplePk(tenant) }], descending };
  const index = PERSON_INDEXES[sort];
  const admins = { index, pk: adminsPk(tenant) };
  return { lists: scope === 'everybody' ? [admins, { index, pk: othersPk(tenant) }] : [admins], descending };
};

export const listPeople = async (
  table: Pick<Table, 'getMany' | 'query' | 'count'>,
  { tenant, customRoles }: Caller,
  query: Query,
  language: Language,
) => {
  const view = (item: Item) => personView(personOf(item), customRoles);
  const few = query.cursor
    ? undefined
    : await readFew(table, { index: query.scope === 'everybody' ? 'gsi2' : 'gsi3', pk: peoplePk(tenant) });
  if (few) {
    const { rows, count } = pageOfPeople(few.map(view), query, { language });
    return { rows: await withPictures(table, tenant, rows), count };
  }
  const keyed = orderOf(tenant, query);
  if (!query.search && !query.cursor) {
    const { items, count } = await readPage(table, keyed, query);
    return { rows: await withPictures(table, tenant, items.map(view)), count };
  }
  const { items, cursor } = await readPart(table, keyed, query.cursor);
  const found = (await mapInSlices(items, view)).filter(holds(query.search));
  const page = found.slice(query.offset, query.offset + query.limit);
  return { rows: await withPictures(table, tenant, page), count: found.length, ...(cursor && { cursor }) };
};
