// One checklist: its header, how it was read, its rows, and beside them the open row or the source of a citation.
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageLoading } from '#web/components/ui/page-loading.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { SideBySide } from '#web/components/viewer/side-by-side.tsx';
import { readsOf, useCall } from '#web/lib/api.ts';
import { usePresence } from '#web/lib/use-presence.ts';
import { useCan } from '#web/lib/use-user.ts';
import { AddQuestions } from './add-questions.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { FlagsView } from './flags-view.tsx';
import { type Drawer, ListHead } from './list-head.tsx';
import { ProgressView } from './progress-view.tsx';
import { ReadingEditor } from './reading-editor.tsx';
import { RowsFilter } from './rows-filter.tsx';
import { RowsTable } from './rows-table.tsx';
import { RunDrawer } from './run-drawer.tsx';
import type { List, Progress } from './types.ts';
import { useAddress } from './use-address.ts';

const RowPanel = lazy(async () => ({ default: (await import('./row-panel.tsx')).RowPanel }));

const ShareList = lazy(() => import('./share-list.tsx'));

const POLL_MS = 2000;
/** Polled rarely, because the progress reads every row of the list. */
const PROGRESS_POLL_MS = 10_000;

type BodyProps = { list: List; progress: Progress | undefined; onRun: () => void; reload: () => unknown };

const Body = ({ list, progress, onRun, reload }: BodyProps) => {
  const { view } = useAddress();
  const mayRun = useCan('checklist.write', list.projectId) && !list.isRunning;
  if (view === 'reading') return <ReadingEditor list={list} onSaved={reload} />;
  if (view === 'progress')
    return progress ? (
      <ProgressView list={list} progress={progress} onChanged={reload} />
    ) : (
      <Skeleton className="m-6 h-64" />
    );
  if (view === 'flags') return <FlagsView list={list} />;
  return (
    <>
      {progress && <ChangedNotice progress={progress} mayRun={mayRun} onRun={onRun} />}
      <RowsFilter list={list} />
      <RowsTable list={list} onChanged={reload} />
    </>
  );
};

const useList = (listId: string) => {
  const args = { params: { id: listId } };
  const list = useCall('checklists.get', args, {
    keepPreviousData: false,
    refreshInterval: (one) => (one?.isRunning ? POLL_MS : 0),
  });
  const isRunning = list.data?.isRunning ?? false;
  const progress = useCall('checklists.progress', list.data ? args : null, {
    keepPreviousData: false,
    refreshInterval: (one) => (isRunning || (one?.filesBeingRead ?? 0) > 0 ? PROGRESS_POLL_MS : 0),
  });
  const { mutate } = useSWRConfig();
  const reload = useCallback(
    () => mutate(readsOf('checklists.get', 'checklists.rows', 'checklists.progress')),
    [mutate],
  );
  // Reloads when a run ends, to show what its last rows have changed.
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void reload();
    wasRunning.current = isRunning;
  }, [isRunning, reload]);
  return { data: list.data, error: list.error, progress: progress.data, lookAgain: progress.mutate, reload };
};

type Props = { listId: string };

export const ListPage = ({ listId }: Props) => {
  const { rowId, view } = useAddress();
  const { data, error, progress, lookAgain, reload } = useList(listId);
  const [drawer, setDrawer] = useState<Drawer>();
  const open = (one: Drawer) => {
    setDrawer(one);
    // Files may have been added since the page was opened.
    if (one === 'run' || one === 'again') void lookAgain();
  };
  const people = usePresence('checklists.presence', { params: { id: listId } }, (presence) => {
    if (presence.people.length > 0) void reload();
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void reload()} />;
  if (!data) return <PageLoading />;
  const side = rowId && (view === 'rows' || view === 'flags') && (
    <Suspense>
      <RowPanel key={rowId} list={data} rowId={rowId} onChanged={reload} />
    </Suspense>
  );
  const drawerOf = { list: data, onClose: () => setDrawer(undefined), onDone: reload };
  return (
    <div className="min-h-0 flex-1">
      <SideBySide side={side || undefined}>
        <div className="flex h-full min-h-0 flex-col">
          <ListHead list={data} people={people} redFlags={progress?.marks.redFlag ?? 0} onOpen={open} />
          <Body list={data} progress={progress} onRun={() => open('again')} reload={reload} />
        </div>
      </SideBySide>
      {drawer === 'download' && <DownloadDialog list={data} onClose={drawerOf.onClose} />}
      <Suspense>{drawer === 'share' && <ShareList list={data} onClose={drawerOf.onClose} />}</Suspense>
      <AddQuestions {...drawerOf} open={drawer === 'add'} />
      {(drawer === 'run' || drawer === 'again') && (
        <RunDrawer
          {...drawerOf}
          open
          answerable={progress?.answerable ?? 0}
          paid={progress?.paid ?? []}
          beingRead={progress?.filesBeingRead ?? 0}
          startStale={drawer === 'again'}
        />
      )}
    </div>
  );
};
