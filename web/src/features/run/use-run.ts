// A stored run, followed while it works: a reload, a lost connection or another visit loses nothing.
import { useEffect, useReducer, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { RunEvent } from '#shared/model/run.ts';
import { readsOf, useCall } from '#web/lib/api.ts';
import { follow } from '#web/lib/stream.ts';
import { usePresence } from '#web/lib/use-presence.ts';
import { applyEvent, EMPTY_VIEW, withView } from './run-view.ts';

const PAUSE_MS = 1000;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

type Following = {
  readonly runId: string;
  readonly signal: AbortSignal;
  readonly onEvent: (event: RunEvent) => void;
  readonly onBreak: (broken: boolean) => void;
  readonly isWorking: () => Promise<boolean>;
};

/** Events include the end of an earlier attempt, so this continues until the run itself has ended. */
const followToEnd = async ({ runId, signal, onEvent, onBreak, isWorking }: Following) => {
  let after = 0;
  const take = (event: RunEvent) => {
    after = event.id;
    onEvent(event);
  };
  while (!signal.aborted) {
    const before = after;
    await follow('runs.events', { params: { runId } }, { after, onEvent: take, onBreak, signal });
    if (signal.aborted || !(await isWorking())) return;
    if (after === before) await pause();
  }
};

export const useRun = (runId: string) => {
  const { mutate: mutateAll } = useSWRConfig();
  const { data, error, mutate } = useCall('runs.get', { params: { runId } }, { keepPreviousData: false });
  const [view, dispatch] = useReducer(applyEvent, EMPTY_VIEW);
  const [broken, setBroken] = useState(false);
  const [lost, setLost] = useState<unknown>();
  const seen = useRef<number>(undefined);
  const people = usePresence('runs.presence', { params: { runId } }, ({ version }) => {
    const isChanged = seen.current !== undefined && seen.current !== version;
    seen.current = version;
    if (isChanged) void mutateAll(readsOf('runs.get', 'runs.report', 'runs.frontMatter'));
  });
  const isWorking = data?.status === 'InProgress';
  useEffect(() => {
    if (!isWorking) return;
    const stop = new AbortController();
    const work = followToEnd({
      runId,
      signal: stop.signal,
      onEvent: dispatch,
      onBreak: setBroken,
      isWorking: async () => (await mutate())?.status === 'InProgress',
    });
    work
      .then(() => mutateAll(readsOf('runs.list', 'runs.report')))
      .catch((cause: unknown) => !stop.signal.aborted && setLost(cause));
    return () => stop.abort();
  }, [isWorking, runId, mutate, mutateAll]);
  return { run: data && withView(data, view), view, error, lost, broken, people, reload: () => mutate() };
};
