// The visible rows, fetched page by page: a list of thousands costs only what is viewed.
import type { Args, Result } from '#web/lib/api.ts';
import { useCall } from '#web/lib/api.ts';
import { PAGE, pagesFor } from './rows-pages.ts';
import type { Address } from './use-address.ts';

export type Row = Result<'checklists.rows'>['rows'][number];

const POLL_MS = 2000;

type Wanted = {
  readonly listId: string;
  readonly filter: Address['filter'];
  readonly isRunning: boolean;
  /** The indexes of the first and last visible row. */
  readonly from: number;
  readonly to: number;
  /** The number of rows, as far as it is known. */
  readonly count: number;
};

const argsOf = ({ listId, filter }: Wanted, page: number): Args<'checklists.rows'> => ({
  params: { id: listId },
  query: { ...filter, limit: PAGE, offset: page * PAGE },
});

export const useRows = (wanted: Wanted) => {
  const [first, other] = pagesFor(wanted);
  // Without this SWR would show the rows of another page at the wrong positions until this page has loaded.
  const config = { keepPreviousData: false, refreshInterval: wanted.isRunning ? POLL_MS : 0 };
  const head = useCall('checklists.rows', argsOf(wanted, first), config);
  const tail = useCall('checklists.rows', other === first ? null : argsOf(wanted, other), config);
  const known = new Map<number, Row>();
  for (const [page, { data }] of [
    [first, head],
    [other, tail],
  ] as const)
    for (const [i, row] of (data?.rows ?? []).entries()) known.set(page * PAGE + i, row);
  return {
    count: head.data?.count,
    rowAt: (place: number) => known.get(place),
    error: head.error ?? tail.error,
    reload: () => Promise.all([head.mutate(), tail.mutate()]),
  };
};
