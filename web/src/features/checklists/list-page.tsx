// One checklist: its head, how it was read, its rows, and beside them the open row or the source of a citation.
import { ArrowLeft, ListPlus, Play, Settings2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { SideBySide } from '../../components/viewer/side-by-side.tsx';
import { useCall } from '../../lib/api.ts';
import { formatPercent } from '../../lib/format.ts';
import { useCan } from '../../lib/use-user.ts';
import { AddQuestions } from './add-questions.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { shareDone } from './progress.ts';
import { ReadingEditor } from './reading-editor.tsx';
import { RowsFilter } from './rows-filter.tsx';
import { RowsTable } from './rows-table.tsx';
import { RunDrawer } from './run-drawer.tsx';
import type { List } from './types.ts';
import { useAddress } from './use-address.ts';

const RowPanel = lazy(async () => ({ default: (await import('./row-panel.tsx')).RowPanel }));

const POLL_MS = 2000;

const Head = ({ list, reload }: { list: List; reload: () => unknown }) => {
  const { t } = useTranslation('checklists');
  const { view, change } = useAddress();
  const [drawer, setDrawer] = useState<'run' | 'add'>();
  const mayWrite = useCan('checklist.write', list.projectId);
  const mayExport = useCan('export', list.projectId);
  const done = shareDone(list);
  const close = () => setDrawer(undefined);
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
          {(list.statuses.redFlag ?? 0) > 0 && (
            <span className="text-bad">{t('screen.redFlags', { count: list.statuses.redFlag })}</span>
          )}
          {list.isRunning && <span role="status">{t('screen.running')}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          icon={<Settings2 />}
          aria-pressed={view === 'reading'}
          onClick={() => change({ view: view === 'reading' ? undefined : 'reading' })}
        >
          {t('screen.reading')}
        </Button>
        {mayWrite && (
          <Button icon={<ListPlus />} onClick={() => setDrawer('add')}>
            {t('screen.add')}
          </Button>
        )}
        {mayExport && <DownloadMenu list={list} />}
        {mayWrite && (
          <Button variant="primary" icon={<Play />} loading={list.isRunning} onClick={() => setDrawer('run')}>
            {t('screen.run')}
          </Button>
        )}
      </div>
      <AddQuestions list={list} open={drawer === 'add'} onClose={close} onDone={reload} />
      <RunDrawer list={list} open={drawer === 'run'} onClose={close} onDone={reload} />
    </header>
  );
};

type Props = { listId: string; projectId: string };

export const ListPage = ({ listId }: Props) => {
  const { rowId, view } = useAddress();
  const { data, error, mutate } = useCall(
    'checklists.get',
    { params: { id: listId } },
    { keepPreviousData: false, refreshInterval: (list) => (list?.isRunning ? POLL_MS : 0) },
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <div className="flex flex-col gap-3 px-6 pt-5">
        <Skeleton className="h-7 w-80" />
        <Skeleton className="mt-6 h-64 w-full" />
      </div>
    );
  const side = rowId && view === 'rows' && (
    <Suspense>
      <RowPanel key={rowId} list={data} rowId={rowId} onChanged={() => mutate()} />
    </Suspense>
  );
  return (
    <div className="min-h-0 flex-1">
      <SideBySide side={side || undefined}>
        <div className="flex h-full min-h-0 flex-col">
          <Head list={data} reload={() => mutate()} />
          {view === 'reading' ? (
            <ReadingEditor key={data.version} list={data} onSaved={() => mutate()} />
          ) : (
            <>
              <RowsFilter list={data} />
              <RowsTable list={data} />
            </>
          )}
        </div>
      </SideBySide>
    </div>
  );
};
