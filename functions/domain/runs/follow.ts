// Follows a run of an analysis, attempt after attempt.
import type { RunEvent } from '#shared/model/run.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { runEventsAfter } from '../../store/run-events.ts';
import type { RunAt } from '../../store/runs.ts';
import { followEvents, type Reader } from '../follow.ts';

type Ports = { readonly table: Pick<Table, 'query'>; readonly clock: Clock };

export const followRun = ({ table, clock }: Ports, at: RunAt, reader: Reader): AsyncIterable<RunEvent> =>
  followEvents(
    clock,
    {
      eventsAfter: (last) => runEventsAfter(table, at, last),
      // Earlier attempts end with the same event, so only the last event marks the end.
      isEnd: (event, read) => event.event === 'done' && event === read.at(-1),
      pollMs: 400,
      longestMs: 9 * 60_000,
    },
    reader,
  );
