// The people of the organisation as a table: its admins, or everybody; invited ones among them.
import type { Parsed } from '#shared/contract/contract.ts';
import type { Language } from '#shared/model/enums.ts';
import type { IndexName, Item, Table, TenantPk } from '../../ports/table.ts';
import { MOST_LOOKED_THROUGH, readFew } from '../../store/few.ts';
import { peoplePk } from '../../store/members.ts';
import type { Caller } from '../caller.ts';
import { mapInSlices } from '../in-slices.ts';
import { withPictures } from '../people/pictures.ts';
import { pageOfPeople } from '../people/table.ts';
import { personOf, personView } from '../people/view.ts';

type List = { readonly index: IndexName; readonly pk: TenantPk };
type Query = Parsed<'organisation.people', 'query'>;

/** By name alone, as the index keeps it: costs its page. */
const pageByName = async (table: Pick<Table, 'query' | 'count'>, list: List, { limit, offset, order }: Query) => {
  const [page, count] = await Promise.all([
    table.query({ ...list, limit: offset + limit, descending: order === 'desc' }),
    table.count(list),
  ]);
  return { items: page.items.slice(offset), count };
};

export const listPeople = async (
  table: Pick<Table, 'getMany' | 'query' | 'count'>,
  { tenant, customRoles }: Caller,
  query: Query,
  language: Language,
) => {
  const list = { index: query.scope === 'everybody' ? 'gsi2' : 'gsi3', pk: peoplePk(tenant) } as const;
  const view = (item: Item) => personView(personOf(item), customRoles);
  const few = query.cursor ? undefined : await readFew(table, list);
  const isByName = (query.sort ?? 'name') === 'name';
  if (!few && isByName && !query.search) {
    const { items, count } = await pageByName(table, list, query);
    return { rows: await withPictures(table, tenant, items.map(view)), count };
  }
  const from = query.cursor && { cursor: query.cursor };
  const part = isByName ? { limit: MOST_LOOKED_THROUGH, descending: query.order === 'desc', ...from } : {};
  const { items, cursor } = few ? { items: few, cursor: undefined } : await table.query({ ...list, ...part });
  const { rows, count } = pageOfPeople(await mapInSlices(items, view), query, { language });
  return { rows: await withPictures(table, tenant, rows), count, ...(cursor && { cursor }) };
};
