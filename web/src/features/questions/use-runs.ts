// The app's runs, wired to the API's streams.
import { useSyncExternalStore } from 'react';
import type { Sent } from '#shared/contract/contract.ts';
import { follow } from '#web/lib/stream.ts';
import { createRuns } from './runs.ts';

export type Question = Sent<'research.ask', 'body'>;

const idOf = (headers: Headers): string | undefined => headers.get('x-search-id') ?? undefined;

export const runs = createRuns<Question>({
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
  ask: (body, { onEvent, onId, onBreak }) =>
    follow(
      'research.ask',
      { body },
      {
        onEvent,
        onBreak,
        onOpen: (headers) => {
          const id = idOf(headers);
          if (id) onId(id);
        },
        // Asking again would start a second answer, so after a lost connection the first one is followed.
        resume: (headers) => {
          const searchId = idOf(headers);
          return searchId ? { name: 'research.events', args: { params: { searchId } } } : undefined;
        },
      },
    ),
  attach: (searchId, after, { onEvent, onBreak }) =>
    follow('research.events', { params: { searchId } }, { after, onEvent, onBreak }),
});

export const useRuns = () => useSyncExternalStore(runs.subscribe, runs.all);
