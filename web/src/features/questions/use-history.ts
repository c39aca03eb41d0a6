// Earlier questions on screen: a growing page, searched in parts when filtered to one's own.
import { useCallback, useEffect, useState } from 'react';
import type { QuestionRow } from '#shared/model/question.ts';
import { useCall } from '#web/lib/api.ts';

const STEP = 20;
const MAX_QUESTIONS = 100;

type Scope = 'true' | 'false';
/** Where the current part starts, and the rows of the parts before it. */
type Place = { readonly after?: string; readonly earlier: readonly QuestionRow[]; readonly limit: number };
const NEWEST: Place = { earlier: [], limit: STEP };

const merged = (earlier: readonly QuestionRow[], rows: readonly QuestionRow[]): QuestionRow[] => [
  ...new Map([...earlier, ...rows].map((row) => [row.id, row])).values(),
];

export const useHistory = (projectId: string | undefined) => {
  const [mine, setScope] = useState<Scope>('false');
  const [{ after, earlier, limit }, setPlace] = useState(NEWEST);
  const query = { projectId: projectId ?? 'all', limit, offset: 0, mine, cursor: after };
  const { data, error } = useCall('research.list', { query });
  const { rows: found = [], count = 0, cursor } = data ?? {};
  const goOn = useCallback(
    (to: string) => setPlace((place) => ({ after: to, earlier: merged(place.earlier, data?.rows ?? []), limit: STEP })),
    [data],
  );
  // Continues by itself, so that the list does not say "nothing" before all of it was searched.
  const isGoingOn = data?.count === 0 && cursor !== undefined;
  useEffect(() => {
    // While the next part loads, SWR still returns the old one.
    if (isGoingOn && cursor !== after) goOn(cursor);
  }, [isGoingOn, cursor, after, goOn]);
  const hasMore = count > found.length ? limit < MAX_QUESTIONS : cursor !== undefined;
  return {
    rows: merged(earlier, found),
    isLoading: !data || isGoingOn,
    error: data ? undefined : error,
    mine,
    setMine: (to: Scope) => {
      setScope(to);
      setPlace(NEWEST);
    },
    more: hasMore
      ? () => {
          if (count > found.length)
            setPlace({ earlier, limit: Math.min(MAX_QUESTIONS, limit + STEP), ...(after && { after }) });
          else if (cursor) goOn(cursor);
        }
      : undefined,
  };
};
