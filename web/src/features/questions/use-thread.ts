// A conversation: asks, follows up, stops and asks again.
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { toast } from '#web/components/ui/toast.tsx';
import { call, readsOf } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { chosenSources } from './chosen-sources.ts';
import { EMPTY_RUN } from './run-view.ts';
import type { Run } from './runs.ts';
import { historyOf } from './thread.ts';
import { runs, useRuns } from './use-runs.ts';
import { turnOf } from './use-turn.ts';

type Thread = {
  readonly projectId: string | undefined;
  readonly ids: readonly string[];
  readonly show: (thread: readonly string[], source?: undefined, replace?: boolean) => void;
};

/** The earlier questions with their answers; those that cannot be loaded are left out. */
const readAll = async (ids: readonly string[]) => {
  const read = await Promise.allSettled(ids.map((searchId) => call('research.get', { params: { searchId } })));
  return read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
};

/**
 * The question being asked. It is on screen from the press of Enter until its id is in the address: first as typed,
 * then as the run that answers it.
 */
const usePending = ({ ids, show }: Thread) => {
  const [pending, setPending] = useState<{ readonly draft: Run; readonly key?: string }>();
  const { mutate } = useSWRConfig();
  const run = useRuns().find(({ key }) => key === pending?.key);
  const id = run?.id;
  const isNamed = id !== undefined && ids.includes(id);
  useEffect(() => {
    if (!id) return;
    if (isNamed) return setPending(undefined);
    show([...ids, id], undefined, true);
    void mutate(readsOf('research.list'));
  }, [id, isNamed, ids, show, mutate]);
  return { pending: isNamed ? undefined : (run ?? pending?.draft), setPending };
};

export const useThread = (thread: Thread) => {
  const { projectId, ids, show } = thread;
  const { t } = useTranslation('questions');
  const errorText = useErrorText();
  const { pending, setPending } = usePending(thread);
  const live = useRuns().findLast(({ id, key, endedAt }) => !endedAt && (key === pending?.key || id === ids.at(-1)));

  const ask = useCallback(
    async (query: string) => {
      const draft: Run = { key: 'draft', query, startedAt: Date.now(), view: EMPTY_RUN, broken: false };
      setPending({ draft });
      const chat_history = historyOf(await readAll(ids));
      const key = runs.ask({ query, projectId: projectId ?? 'all', chat_history, toolids: [...chosenSources()] });
      setPending({ draft, key });
    },
    [ids, projectId, setPending],
  );
  const retry = async (query: string, failedId: string | undefined) => {
    if (pending) runs.forget(pending.key);
    if (failedId)
      show(
        ids.filter((id) => id !== failedId),
        undefined,
        true,
      );
    await ask(query);
  };
  const stop = async () => {
    if (!live?.id) return;
    try {
      await call('research.stop', { params: { searchId: live.id } });
    } catch (error) {
      toast({ kind: 'error', text: errorText(error) || t('failed.title') });
    }
  };
  return { ask, retry, stop: live ? stop : undefined, pending: pending ? turnOf(undefined, pending) : undefined };
};
