// The thread and the open source, kept in the URL: Back, reload and links lead to the same view.
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { threadFrom } from './thread.ts';

export type OpenSource = { readonly searchId: string; readonly n: number };

export const useQuestionAddress = () => {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const { ids, source } = useMemo(() => {
    const params = new URLSearchParams(text);
    const thread = threadFrom(params);
    const n = Number(params.get('ref'));
    const of = params.get('of');
    const searchId = of && thread.includes(of) ? of : thread.at(-1);
    return { ids: thread, source: searchId && Number.isInteger(n) && n > 0 ? { searchId, n } : undefined };
  }, [text]);

  const show = useCallback(
    (thread: readonly string[], open?: OpenSource, replace = false) => {
      const next = new URLSearchParams(thread.map((id) => ['id', id]));
      if (open) {
        next.set('ref', String(open.n));
        if (open.searchId !== thread.at(-1)) next.set('of', open.searchId);
      }
      setQuery(next, { replace });
    },
    [setQuery],
  );
  return { ids, source, show };
};
