// One checklist: its head, how it was read, its rows, and beside them the open row or the source of a citation.
import { ArrowLeft, Download, ListPlus, Play } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { PresentPeople } from '#web/components/people/present-people.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { Segments } from '#web/components/ui/segments.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { SideBySide } from '#web/components/viewer/side-by-side.tsx';
import { readsOf, useCall } from '#web/lib/api.ts';
import { formatPercent } from '#web/lib/format.ts';
import { type PresentPerson, usePresence } from '#web/lib/use-presence.ts';
import { useCan } from '#web/lib/use-user.ts';
import { AddQuestions } from './add-questions.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { FlagsView } from './flags-view.tsx';
import { shareDone } from './progress.ts';
import { ProgressView } from './progress-view.tsx';
import { ReadingEditor } from './reading-editor.tsx';
import { RowsFilter } from './rows-filter.tsx';
import { RowsTable } from './rows-table.tsx';
import { RunDrawer } from './run-drawer.tsx';
import type { List, Progress } from './types.ts';
import { useAddress, VIEWS } from './use-address.ts';

const RowPanel = lazy(async () => ({ default: (await import('./row-panel.tsx')).RowPanel }));

const POLL_MS = 2000;
/** It reads every row of the list. */
const PROGRESS_POLL_MS = 10_000;

const VIEW_NAMES = {
  rows: 'screen.rowsView',
  flags: 'screen.flagsView',
  progress: 'screen.progressView',
  reading: 'screen.reading',
} as const;

type Drawer = 'run' | 'again' | 'add' | 'download' | undefined;
type HeadProps = {
  list: List;
  people: readonly PresentPerson[];
  redFlags: number;
  onOpen: (drawer: Drawer) => void;
};

const Head = ({ list, people, redFlags, onOpen }: HeadProps) => {
  const { t } = useTranslation('checklists');
  const { view, change } = useAddress();
  const mayWrite = useCan('checklist.write', list.projectId);
  const mayExport = useCan('export', list.projectId);
  const done = shareDone(list);
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3 px-6 pt-5 pb-3 max-md:px-4">
      <IconButton
        label={t('screen.back')}
        onClick={() => change({ list: undefined, row: undefined, ref: undefined }, false)}
      >
        <ArrowLeft />
      </IconButton>
      <div className="min-w-0 flex-1 basis-48">
        <h1 className="font-semibold text-title">{list.name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-fg2 text-note">
          <span>{t('screen.rowsOf', { count: list.count })}</span>
          <span className="flex items-center gap-2">
            <span className="w-24">
              <ProgressBar label={t('screen.progress')} value={done} tone="ok" />
            </span>
            <span className="whitespace-nowrap tabular">{formatPercent(done)}</span>
          </span>
          {redFlags > 0 && <span className="text-bad">{t('screen.redFlags', { count: redFlags })}</span>}
          {list.isRunning && <span role="status">{t('screen.running')}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <PresentPeople people={people} />
        <Segments
          label={t('screen.view')}
          value={view}
          options={VIEWS.map((value) => ({ value, label: t(VIEW_NAMES[value]) }))}
          onChange={(value) => change({ view: value === 'rows' ? undefined : value })}
        />
        {mayWrite && (
          <Button icon={<ListPlus />} onClick={() => onOpen('add')}>
            {t('screen.add')}
          </Button>
        )}
        {mayExport && (
          <Button icon={<Download />} onClick={() => onOpen('download')}>
            {t('screen.download')}
          </Button>
        )}
        {mayWrite && (
          <Button variant="primary" icon={<Play />} loading={list.isRunning} onClick={() => onOpen('run')}>
            {t('screen.run')}
          </Button>
        )}
      </div>
    </header>
  );
};

type BodyProps = { list: List; progress: Progress | undefined; onRun: () => void; reload: () => unknown };

const Body = ({ list, progress, onRun, reload }: BodyProps) => {
  const { view } = useAddress();
  const mayRun = useCan('checklist.write', list.projectId) && !list.isRunning;
  if (view === 'reading') return <ReadingEditor key={list.version} list={list} onSaved={reload} />;
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
    refreshInterval: isRunning ? PROGRESS_POLL_MS : 0,
  });
  const { mutate } = useSWRConfig();
  const reload = useCallback(
    () => mutate(readsOf('checklists.get', 'checklists.rows', 'checklists.progress')),
    [mutate],
  );
  // What the last rows of a run have changed is read when it ends.
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void reload();
    wasRunning.current = isRunning;
  }, [isRunning, reload]);
  return { data: list.data, error: list.error, progress: progress.data, reload };
};

type Props = { listId: string };

export const ListPage = ({ listId }: Props) => {
  const { rowId, view } = useAddress();
  const { data, error, progress, reload } = useList(listId);
  const [drawer, setDrawer] = useState<Drawer>();
  const people = usePresence('checklists.presence', { params: { id: listId } }, (presence) => {
    if (presence.people.length > 0) void reload();
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void reload()} />;
  if (!data)
    return (
      <div className="flex flex-col gap-3 px-6 pt-5">
        <Skeleton className="h-7 w-80" />
        <Skeleton className="mt-6 h-64 w-full" />
      </div>
    );
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
          <Head list={data} people={people} redFlags={progress?.marks.redFlag ?? 0} onOpen={setDrawer} />
          <Body list={data} progress={progress} onRun={() => setDrawer('again')} reload={reload} />
        </div>
      </SideBySide>
      {drawer === 'download' && <DownloadDialog list={data} onClose={drawerOf.onClose} />}
      <AddQuestions {...drawerOf} open={drawer === 'add'} />
      {(drawer === 'run' || drawer === 'again') && (
        <RunDrawer {...drawerOf} open answerable={progress?.answerable ?? 0} startStale={drawer === 'again'} />
      )}
    </div>
  );
};
