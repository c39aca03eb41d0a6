// The questions of a thread below each other, and the composer, always at the bottom.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Composer } from './composer.tsx';
import { StoredTurn } from './stored-turn.tsx';
import { TurnView } from './turn-view.tsx';
import type { OpenSource } from './use-question-address.ts';
import type { useThread } from './use-thread.ts';

type Props = {
  ids: readonly string[];
  thread: ReturnType<typeof useThread>;
  source: OpenSource | undefined;
  onOpenSource: (source: OpenSource) => void;
  mayAsk: boolean;
  mayExport: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** Scrolls a new question to the top of the screen. */
const useNewest = (count: number) => {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const grew = count > before.current && before.current > 0;
    before.current = count;
    const newest = scroller.current?.querySelector('article:last-of-type');
    if (grew) newest?.scrollIntoView({ block: 'start' });
  }, [count]);
  return scroller;
};

export const Conversation = ({ ids, thread, source, onOpenSource, mayAsk, mayExport, field }: Props) => {
  const { t } = useTranslation('questions');
  const { pending, ask, retry, stop } = thread;
  const scroller = useNewest(ids.length + (pending ? 1 : 0));
  const [edited, setEdited] = useState<{ query: string; times: number }>();
  const onEdit = mayAsk
    ? (query: string) => setEdited((last) => ({ query, times: (last?.times ?? 0) + 1 }))
    : undefined;
  const onAsk = mayAsk ? (query: string) => void ask(query) : undefined;
  const onRetry = mayAsk ? (query: string, id?: string) => void retry(query, id) : undefined;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto px-6 max-md:px-4">
        <div className="mx-auto max-w-[46rem] pb-8">
          <h1 className="sr-only">{t('title')}</h1>
          {ids.map((id, i) => (
            <StoredTurn
              key={id}
              searchId={id}
              last={i === ids.length - 1 && !pending}
              openRef={source?.searchId === id ? source.n : undefined}
              onOpenRef={(n) => onOpenSource({ searchId: id, n })}
              onAsk={stop ? undefined : onAsk}
              onRetry={onRetry}
              onEdit={onEdit}
              mayExport={mayExport}
            />
          ))}
          {pending && (
            <TurnView
              turn={pending}
              last
              openRef={undefined}
              onOpenRef={() => undefined}
              onAsk={undefined}
              onRetry={onRetry && (() => onRetry(pending.query))}
              onEdit={undefined}
              mayExport={false}
            />
          )}
        </div>
      </div>
      {mayAsk && (
        <div className="px-6 pb-3 max-md:px-4">
          <div className="mx-auto max-w-[46rem]">
            <Composer
              key={edited?.times}
              draft={`follow:${ids[0] ?? ''}`}
              initial={edited?.query}
              fieldRef={field}
              placeholder={t('followUp')}
              onSend={(query) => void ask(query)}
              onStop={stop}
            />
            <p className="mt-1.5 text-center text-fg3 text-meta">{t('disclaimer')}</p>
          </div>
        </div>
      )}
    </div>
  );
};
