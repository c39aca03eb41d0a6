// One run: in progress, waiting for its structure, or done with its report. The address holds all that a reload needs.
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { structureCredits } from '#shared/analyses/plan.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import type { RunRow } from '#shared/model/run.ts';
import { workspaceOf } from '#shared/model/workspace-of.ts';
import { PresentPeople } from '#web/components/people/present-people.tsx';
import { type MemoStep, MemoSteps } from '#web/components/runs/memo-steps.tsx';
import { RunStatus } from '#web/components/runs/run-status.tsx';
import { SampleBadge } from '#web/components/runs/sample-badge.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageLoading } from '#web/components/ui/page-loading.tsx';
import { StatusDot } from '#web/components/ui/status-dot.tsx';
import { SideBySide } from '#web/components/viewer/side-by-side.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { selectedWorkspace, selectWorkspace } from '#web/lib/selected-workspace.ts';
import { useCan } from '#web/lib/use-user.ts';
import { CompareView } from './compare-view.tsx';
import { Failed, Stopped } from './endings.tsx';
import { Log } from './log.tsx';
import { ProgressView } from './progress-view.tsx';
import { ReportPane, useReport } from './report-pane.tsx';
import { RunActions } from './run-actions.tsx';
import { RunFacts } from './run-facts.tsx';
import { SourcePanel } from './source-panel.tsx';
import { SourcesPanel } from './sources-panel.tsx';
import { StructureEditor } from './structure-editor.tsx';
import { useReference } from './use-reference.ts';
import { useRun } from './use-run.ts';
import { useTabTitle } from './use-tab-title.ts';

/** A link to a run selects its workspace. Its label follows once the list of workspaces has loaded. */
const useLinkedWorkspace = (runId: string) => {
  useEffect(() => {
    const linked = workspaceOf(runId);
    if (linked && linked !== selectedWorkspace()?.value) selectWorkspace({ label: '', value: linked });
  }, [runId]);
};

/** The proposal of the structure is charged first, so a run that has cost more is past that step. */
const stepOf = (run: RunRow): MemoStep => {
  if (run.status === 'AwaitingStructure') return 'structure';
  if (run.status === 'InProgress')
    return run.credits > structureCredits(analysisOf(run.type)) ? 'generating' : 'analysing';
  return 'result';
};

const Description = ({ run }: { run: RunRow }) => {
  const { t } = useTranslation('runs');
  const failed = run.status === 'InProgress' ? 0 : run.sections.filter(({ state }) => state === 'Failed').length;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <RunStatus run={run} />
      {failed > 0 && <StatusDot tone="bad">{t('run.unfinished', { count: failed })}</StatusDot>}
      {run.isSample && <SampleBadge />}
      <span>{t('run.by', { name: run.createdBy.name, date: formatDateTime(run.createdAt) })}</span>
      <span className="tabular">{t('gallery.credits', { count: run.credits })}</span>
    </span>
  );
};

/** Shows the title unless the report's own cover does. One element for all states, so that open dialogs stay open. */
const Head = ({ run, hasCover, actions }: { run: RunRow; hasCover: boolean; actions: ReactNode }) => (
  <header
    className={cx(
      'flex flex-wrap items-start gap-x-4 gap-y-3 px-6 max-md:px-4',
      hasCover ? 'border-line border-b py-3' : 'pt-5 pb-4',
    )}
  >
    <div className="min-w-0 flex-1 basis-48 text-fg2 text-note">
      {!hasCover && <h1 className="mb-0.5 font-semibold text-fg text-title">{run.name}</h1>}
      <Description run={run} />
      {hasCover && <RunFacts run={run} />}
    </div>
    <div className="flex flex-wrap items-center gap-2">{actions}</div>
  </header>
);

type Followed = ReturnType<typeof useRun> & { run: RunRow };

const hasSections = (run: RunRow): boolean =>
  run.sections.some(({ state }) => state === 'Done' || state === 'NeedsModel');

const Content = ({ run, view, broken, reload, reply, reference }: ContentProps) => {
  const mayChoose = useCan('search.ask', run.projectId);
  if (run.status === 'InProgress') return <ProgressView run={run} view={view} broken={broken} />;
  if (run.status === 'AwaitingStructure')
    return (
      <div className="grid items-start gap-6 px-6 pt-2 pb-12 max-md:px-4 xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <StructureEditor run={run} mayChoose={mayChoose} onStarted={reload} />
        <div className="flex min-w-0 flex-col gap-4">
          <SourcesPanel sources={run.sources} />
          <Log logs={view.logs} />
        </div>
      </div>
    );
  if (run.status === 'Failed' && !hasSections(run)) return <Failed run={run} />;
  const isStopped = run.status === 'Stopped';
  if (isStopped && !hasSections(run)) return <Stopped run={run} hasReport={false} />;
  return (
    <>
      {isStopped && <Stopped run={run} hasReport />}
      <ReportPane run={run} reply={reply} openRef={reference.openRef} onOpenRef={reference.open} onRewritten={reload} />
    </>
  );
};
type ContentProps = Followed & { reply: ReturnType<typeof useReport>; reference: ReturnType<typeof useReference> };

const Page = (followed: Followed) => {
  const { run, lost, people, reload } = followed;
  const [params] = useSearchParams();
  const reference = useReference();
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a run has become begins at its top
  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [run.status]);
  const isMemo = analysisOf(run.type).choosesStructure === true;
  const isReadable = run.status === 'Completed' || hasSections(run);
  const reply = useReport(isReadable && run.status !== 'AwaitingStructure' ? run : undefined);
  const compares = params.get('view') === 'compare' && run.status === 'Completed';
  const references = reply.data?.references;
  const showsReport = reply.data !== undefined && !compares && run.status !== 'InProgress';
  const actions = (
    <>
      <PresentPeople people={people} />
      <RunActions run={run} hasReport={isReadable} report={reply.data} onChanged={reload} />
    </>
  );
  const side = references && reference.openRef !== undefined && !compares && (
    <SourcePanel
      references={references}
      n={reference.openRef}
      projectId={run.projectId}
      onOpen={reference.open}
      onClose={reference.close}
    />
  );
  return (
    <div className="min-h-0 flex-1">
      <SideBySide side={side || undefined}>
        <div ref={scroller} className="h-full overflow-y-auto">
          <Head run={run} hasCover={showsReport} actions={actions} />
          {isMemo && (
            <div className={cx('px-6 pb-3 max-md:px-4', showsReport ? 'pt-4' : 'pt-1')}>
              <MemoSteps step={stepOf(run)} />
            </div>
          )}
          {lost !== undefined && <ErrorState error={lost} onRetry={() => location.reload()} />}
          {compares ? (
            <CompareView run={run} />
          ) : (
            lost === undefined && <Content {...followed} reply={reply} reference={reference} />
          )}
        </div>
      </SideBySide>
    </div>
  );
};

const Followed = ({ runId }: { runId: string }) => {
  const followed = useRun(runId);
  const { run, error, reload } = followed;
  useLinkedWorkspace(runId);
  useTabTitle(run);
  if (error && !run) return <ErrorState error={error} onRetry={() => void reload()} />;
  // A checklist has its own page.
  if (run?.checklistId) return <Navigate replace to={`/checklist/${run.checklistId}`} />;
  return run ? <Page {...followed} run={run} /> : <PageLoading />;
};

export const RunPage = () => {
  const { runId = '' } = useParams();
  return <Followed key={runId} runId={runId} />;
};
