// A conversation: asks, follows up, stops and asks again.
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { toast } from '../../components/ui/toast.tsx';
import { call, readsOf } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { askedSources } from './asked-sources.ts';
import { historyOf } from './thread.ts';
import { runs, useRuns } from './use-runs.ts';
import { turnOf } from './use-turn.ts';

type Thread = {
  readonly projectId: string | undefined;
  readonly ids: readonly string[];
  readonly show: (thread: readonly string[], source?: undefined, replace?: boolean) => void;
};

/** The earlier questions with their answers; those that cannot be read are left out of the conversation. */
const readAll = async (ids: readonly string[]) => {
  const read = await Promise.allSettled(ids.map((searchId) => call('research.get', { params: { searchId } })));
  return read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
};

const usePending = ({ ids, show }: Thread) => {
  const [key, setKey] = useState<string>();
  const { mutate } = useSWRConfig();
  const run = useRuns().find((one) => one.key === key);
  const id = run?.id;
  useEffect(() => {
    if (!id || ids.includes(id)) return;
    show([...ids, id], undefined, true);
    setKey(undefined);
    void mutate(readsOf('research.list'));
  }, [id, ids, show, mutate]);
  return { pending: id && ids.includes(id) ? undefined : run, setKey };
};

export const useThread = (thread: Thread) => {
  const { projectId, ids, show } = thread;
  const { t } = useTranslation('search');
  const errorText = useErrorText();
  const { pending, setKey } = usePending(thread);
  const live = useRuns().findLast(({ id, key, endedAt }) => !endedAt && (key === pending?.key || id === ids.at(-1)));

  const ask = useCallback(
    async (query: string) => {
      const chat_history = historyOf(await readAll(ids));
      setKey(runs.ask({ query, projectId: projectId ?? 'all', chat_history, toolids: [...askedSources()] }));
    },
    [ids, projectId, setKey],
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
