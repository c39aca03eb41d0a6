// The report of a run in the app: outline, charts, tables and citations; each section can be rewritten.
import { RotateCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunRow } from '#shared/model/run.ts';
import type { Report, Section } from '#shared/report/report.ts';
import { ReportView } from '#web/components/report/report-view.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useCall } from '#web/lib/api.ts';
import { useCan } from '#web/lib/use-user.ts';
import { canTry, ValuationOfRun } from './valuation-of-run.tsx';

const RewriteDialog = lazy(() => import('./rewrite-dialog.tsx'));

const Loading = () => (
  <div className="mx-auto flex max-w-[46rem] flex-col gap-3 px-6 py-8">
    <Skeleton className="h-8 w-2/3" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-11/12" />
    <Skeleton className="h-4 w-3/4" />
  </div>
);

export const useReport = (run: RunRow | undefined) =>
  useCall('runs.report', run && run.status !== 'InProgress' ? { params: { runId: run.id } } : null, {
    keepPreviousData: false,
  });

type ReportPaneProps = {
  run: RunRow;
  reply: ReturnType<typeof useReport>;
  openRef: number | undefined;
  onOpenRef: (n: number) => void;
  onRewritten: () => unknown;
};

const Body = ({
  run,
  report,
  openRef,
  onOpenRef,
  onRewritten,
}: Omit<ReportPaneProps, 'reply'> & { report: Report }) => {
  const { t } = useTranslation('runs');
  const mayWrite = useCan('search.ask', run.projectId);
  const [rewriting, setRewriting] = useState<Section>();
  const known = new Set(run.sections.map(({ id }) => id));
  const actionsOf = (section: Section) =>
    mayWrite && known.has(section.id) ? (
      <IconButton
        size="small"
        label={t('rewrite.of', { title: section.title })}
        className="print:hidden"
        onClick={() => setRewriting(section)}
      >
        <RotateCw />
      </IconButton>
    ) : null;
  const retryOf = (section: Section) =>
    mayWrite && known.has(section.id) ? (
      <Button size="small" icon={<RotateCw />} onClick={() => setRewriting(section)}>
        {t('rewrite.retry')}
      </Button>
    ) : null;
  return (
    <>
      {mayWrite && canTry(run) && <ValuationOfRun run={run} />}
      <ReportView report={report} openRef={openRef} onOpenRef={onOpenRef} actionsOf={actionsOf} retryOf={retryOf} />
      <Suspense>
        {rewriting && (
          <RewriteDialog
            runId={run.id}
            section={rewriting}
            onClose={() => setRewriting(undefined)}
            onStarted={onRewritten}
          />
        )}
      </Suspense>
    </>
  );
};

export const ReportPane = ({ reply, ...rest }: ReportPaneProps) => {
  const { data, error, mutate } = reply;
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  return data ? <Body report={data} {...rest} /> : <Loading />;
};
