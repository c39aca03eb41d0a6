// Questions: ask about the workspace's files and read the answer beside its sources.
import { History as HistoryIcon, SquarePen } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOpener } from '#web/components/answer/use-opener.ts';
import { cx } from '#web/components/ui/class-names.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { SideBySide } from '#web/components/viewer/side-by-side.tsx';
import { useCan, usePermission } from '#web/lib/use-user.ts';
import { Conversation } from './conversation.tsx';
import { History } from './history.tsx';
import { Start } from './start.tsx';
import { useLinkedWorkspace } from './use-linked-workspace.ts';
import { useQuestionAddress } from './use-question-address.ts';
import { useQuestionKeys } from './use-question-keys.ts';
import { useTabTitle } from './use-tab-title.ts';
import { useThread } from './use-thread.ts';

const Drawer = lazy(async () => ({ default: (await import('#web/components/ui/drawer.tsx')).Drawer }));
const SourcePanel = lazy(async () => ({ default: (await import('./source-panel.tsx')).SourcePanel }));

type Address = ReturnType<typeof useQuestionAddress>;

const useSource = ({ ids, source, show }: Address) => {
  const { remember, markOf } = useOpener();
  const open = useCallback(
    (next: NonNullable<Address['source']>) => {
      remember();
      show(ids, next, source !== undefined);
    },
    [ids, source, show, remember],
  );
  const close = () => {
    const mark = source && markOf(source.n);
    show(ids, undefined, true);
    mark?.focus();
  };
  return { open, close };
};

type SideProps = {
  projectId: string | undefined;
  current: string | undefined;
  mayAsk: boolean;
  onOpen: (id?: string) => void;
  room: boolean;
};

/** The history beside the conversation if there is room, otherwise behind a button. */
const HistorySide = ({ projectId, current, mayAsk, onOpen, room }: SideProps) => {
  const { t } = useTranslation('questions');
  const [drawer, setDrawer] = useState(false);
  const [used, setUsed] = useState(false);
  const show = () => {
    setUsed(true);
    setDrawer(true);
  };
  const choose = (id?: string) => {
    setDrawer(false);
    onOpen(id);
  };
  const startOver = mayAsk ? () => choose() : undefined;
  const list = <History projectId={projectId} current={current} onOpen={choose} onNew={startOver} />;
  return (
    <>
      {room && <div className="w-60 shrink-0 border-line border-r max-xl:hidden">{list}</div>}
      <div className={cx('flex h-10 shrink-0 items-center gap-1 px-3 pt-2 max-md:px-2', room && 'xl:hidden')}>
        <IconButton size="small" label={t('history.show')} aria-expanded={drawer} onClick={show}>
          <HistoryIcon />
        </IconButton>
        {startOver && (
          <IconButton size="small" label={t('history.new')} onClick={startOver}>
            <SquarePen />
          </IconButton>
        )}
      </div>
      <Suspense>
        {used && (
          <Drawer open={drawer} onOpenChange={setDrawer} label={t('history.title')} side="left" className="max-w-80">
            {list}
          </Drawer>
        )}
      </Suspense>
    </>
  );
};

/** Asks a question that was written on another screen, once, even after a reload. */
const useBroughtQuestion = (ask: (query: string) => Promise<void>, mayAsk: boolean) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const query: unknown = Object(state).ask;
  const startedState = useRef<unknown>(undefined);
  useEffect(() => {
    if (!mayAsk || typeof query !== 'string' || startedState.current === state) return;
    startedState.current = state;
    navigate('.', { replace: true, state: null });
    void ask(query);
  }, [ask, mayAsk, navigate, query, state]);
};

export const QuestionsPage = () => {
  const address = useQuestionAddress();
  const { ids, source, show } = address;
  const projectId = useLinkedWorkspace(ids);
  const permission = usePermission('search.ask', projectId);
  const mayAsk = permission.may;
  const mayExport = useCan('export', projectId);
  const thread = useThread({ projectId, ids, show });
  useBroughtQuestion(thread.ask, mayAsk);
  const { open, close } = useSource(address);
  const field = useRef<HTMLTextAreaElement>(null);
  useQuestionKeys({ stop: thread.stop, field });
  useTabTitle(thread.stop && (thread.pending?.query ?? ''));

  const begun = ids.length > 0 || thread.pending !== undefined;
  const side = source && (
    <Suspense>
      <SourcePanel
        source={source}
        projectId={projectId}
        onOpen={(n) => open({ searchId: source.searchId, n })}
        onClose={close}
      />
    </Suspense>
  );
  return (
    <div className="min-h-0 flex-1">
      <SideBySide side={side}>
        <div className={cx('flex h-full min-h-0 max-xl:flex-col', source && 'flex-col')}>
          <HistorySide
            projectId={projectId}
            current={ids.at(-1)}
            mayAsk={mayAsk || permission.status === 'loading'}
            onOpen={(id) => show(id ? [id] : [])}
            room={source === undefined}
          />
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            {begun ? (
              <Conversation
                ids={ids}
                thread={thread}
                source={source}
                onOpenSource={open}
                mayAsk={mayAsk}
                mayExport={mayExport}
                field={field}
              />
            ) : (
              <Start projectId={projectId} permission={permission} onSend={(query) => void thread.ask(query)} />
            )}
          </div>
        </div>
      </SideBySide>
    </div>
  );
};
