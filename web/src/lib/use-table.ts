// The state of a table, kept in the address: search words, sorting and page survive reload, Back and links.
import { useSearchParams } from 'react-router-dom';
import { FROM_FIRST_PART } from './use-parts.ts';
import { type AddressValues, withParams } from './with-params.ts';

export type Order = 'asc' | 'desc';
export type Sorting<Id extends string> = { readonly by: Id | undefined; readonly order: Order };

const NAMES = { search: 'q', sort: 'sort', order: 'order', page: 'page' } as const;
const PAGE_SIZE = 10;

/** The sorting after a press on a head: the first press sorts, the second reverses, the third ends it. */
export const nextSorting = <Id extends string>(now: Sorting<Id>, by: Id): Sorting<Id> => {
  if (now.by !== by) return { by, order: 'asc' };
  return now.order === 'asc' ? { by, order: 'desc' } : { by: undefined, order: 'asc' };
};

export const useTable = <const Ids extends readonly string[]>(sortable: Ids, pageSize = PAGE_SIZE) => {
  type Id = Ids[number];
  const [params, setParams] = useSearchParams();
  const change = (values: AddressValues, replace: boolean) => setParams(withParams(values), { replace });
  const search = params.get(NAMES.search) ?? '';
  const by: Id | undefined = sortable.find((id) => id === params.get(NAMES.sort));
  const order: Order = params.get(NAMES.order) === 'desc' ? 'desc' : 'asc';
  const page = Math.max(1, Math.floor(Number(params.get(NAMES.page))) || 1);
  return {
    search,
    sorting: { by, order },
    page,
    pageSize,
    query: { limit: pageSize, offset: (page - 1) * pageSize, search, sort: by, order },
    setSearch: (text: string) => change({ ...FROM_FIRST_PART, [NAMES.search]: text, [NAMES.page]: undefined }, true),
    sortBy: (id: Id) => {
      const next = nextSorting<Id>({ by, order }, id);
      const turned = next.order === 'desc' ? 'desc' : undefined;
      change({ ...FROM_FIRST_PART, [NAMES.sort]: next.by, [NAMES.order]: turned, [NAMES.page]: undefined }, true);
    },
    setPage: (to: number) => change({ [NAMES.page]: to > 1 ? String(to) : undefined }, false),
    /** Another list under the same address: drops the search and the position. */
    change: (values: AddressValues) =>
      change({ ...FROM_FIRST_PART, ...values, [NAMES.search]: undefined, [NAMES.page]: undefined }, false),
    param: (name: string) => params.get(name) ?? undefined,
  };
};
