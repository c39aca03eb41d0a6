// Follows the answer to a question.
import type { SearchEvent } from '#shared/model/search.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { eventsAfter } from '../../store/searches.ts';
import { followEvents, type Reader } from '../follow.ts';

type Ports = { readonly table: Pick<Table, 'query'>; readonly clock: Clock };
type Search = { readonly tenant: string; readonly searchId: string; readonly userId: string };

export const followSearch = ({ table, clock }: Ports, search: Search, reader: Reader): AsyncIterable<SearchEvent> =>
  followEvents(
    clock,
    {
      eventsAfter: (last) => eventsAfter(table, search, last),
      isEnd: ({ event }) => event === 'done',
      pollMs: 120,
      longestMs: 10 * 60_000,
    },
    reader,
  );
