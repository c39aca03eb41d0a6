// The report of a run in the app: outline, charts, tables and citations; each section can be edited, commented on and rewritten.
import { RotateCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunRow } from '#shared/model/run.ts';
import type { Report, Section } from '#shared/report/report.ts';
import { ReportView } from '#web/components/report/report-view.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useCall } from '#web/lib/api.ts';
import { useCan } from '#web/lib/use-user.ts';
import { SectionActions, type SectionWork } from './section-actions.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { canTry, ValuationOfRun } from './valuation-of-run.tsx';

const RewriteDialog = lazy(() => import('./rewrite-dialog.tsx'));
const EditDialog = lazy(() => import('./edit-dialog.tsx'));
const CommentsDialog = lazy(() => import('./comments-dialog.tsx'));

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
  onEdited,
}: Omit<ReportPaneProps, 'reply'> & { report: Report; onEdited: () => unknown }) => {
  const { t } = useTranslation('runs');
  const mayWrite = useCan('search.ask', run.projectId);
  const { data: writings, mutate } = useCall('runs.edits', { params: { runId: run.id } });
  const { edits = [], comments = [] } = writings ?? {};
  const [at, setAt] = useState<{ section: Section; work: SectionWork }>();
  const known = new Set(run.sections.map(({ id }) => id));
  const of = (section: Section) => comments.filter(({ sectionId }) => sectionId === section.id);
  const saved = () => Promise.all([mutate(), onEdited()]);
  const actionsOf = (section: Section) =>
    known.has(section.id) ? (
      <SectionActions
        section={section}
        open={of(section).filter(({ resolved }) => !resolved).length}
        hasComments={of(section).length > 0}
        mayWrite={mayWrite}
        onWork={(work) => setAt({ section, work })}
      />
    ) : null;
  const retryOf = (section: Section) =>
    mayWrite && known.has(section.id) ? (
      <Button size="small" icon={<RotateCw />} onClick={() => setAt({ section, work: 'rewrite' })}>
        {t('rewrite.retry')}
      </Button>
    ) : null;
  const dialog = at && { runId: run.id, section: at.section, onClose: () => setAt(undefined) };
  return (
    <>
      <StaleNotice run={run} report={report} mayWrite={mayWrite} onStarted={onRewritten} />
      {mayWrite && canTry(run) && <ValuationOfRun run={run} />}
      <ReportView report={report} openRef={openRef} onOpenRef={onOpenRef} actionsOf={actionsOf} retryOf={retryOf} />
      <Suspense>
        {dialog && at.work === 'rewrite' && <RewriteDialog {...dialog} onStarted={onRewritten} />}
        {dialog && at.work === 'edit' && writings && (
          <EditDialog
            {...dialog}
            edits={edits}
            isBeside={report.besideSections?.includes(at.section.title) ?? false}
            onSaved={saved}
          />
        )}
        {dialog && at.work === 'comment' && (
          <CommentsDialog {...dialog} comments={of(at.section)} mayWrite={mayWrite} onSaved={mutate} />
        )}
      </Suspense>
    </>
  );
};

export const ReportPane = ({ reply, ...rest }: ReportPaneProps) => {
  const { data, error, mutate } = reply;
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  return data ? <Body report={data} {...rest} onEdited={() => mutate()} /> : <Loading />;
};
