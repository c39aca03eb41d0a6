// A report as a small card: its title, state and first lines.
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RunRow } from '#shared/model/run.ts';
import type { PreviewLine } from '#shared/report/preview.ts';
import { RunStatus } from '#web/components/runs/run-status.tsx';
import { SampleBadge } from '#web/components/runs/sample-badge.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useCall } from '#web/lib/api.ts';
import { formatAgo } from '#web/lib/format.ts';
import { runPath } from '#web/lib/paths.ts';
import { OutputActions } from './output-actions.tsx';

const PreviewChart = lazy(() => import('./preview-chart.tsx'));

const Sheet = ({ lines }: { lines: readonly PreviewLine[] }) => (
  <>
    {lines.map(({ kind, text, value }, i) =>
      kind === 'heading' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position
        <p key={i} className="pt-1 font-semibold text-fg text-meta first:pt-0">
          {text}
        </p>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position
        <p key={i} className="flex gap-2 text-fg2 text-meta">
          <span className="min-w-0 flex-1">{text}</span>
          {value && <span className="font-semibold text-fg tabular">{value}</span>}
        </p>
      ),
    )}
  </>
);

const Beginning = ({ run }: { run: RunRow }) => {
  const isReadable = run.status === 'Completed';
  const { data, error } = useCall('runs.preview', isReadable ? { params: { runId: run.id } } : null, {
    keepPreviousData: false,
    revalidateIfStale: false,
  });
  if (data?.chart)
    return (
      <Suspense>
        <PreviewChart block={data.chart} language={data.language} />
      </Suspense>
    );
  if (data) return <Sheet lines={data.lines} />;
  if (isReadable && !error)
    return (
      <span className="flex flex-col gap-2">
        <Skeleton className="h-3 w-1/2" />
        <Skeleton className="h-3 w-full" />
        <Skeleton className="h-3 w-4/5" />
      </span>
    );
  return (
    <Sheet
      lines={run.sections
        .filter(({ state }) => state !== 'LeftOut')
        .map(({ title }) => ({ kind: 'text' as const, text: title }))}
    />
  );
};

export const PreviewCard = ({ run }: { run: RunRow }) => {
  const { t } = useTranslation(['outputs', 'analyses']);
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line transition-colors duration-120 focus-within:border-accent-line hover:border-line-strong">
      <div aria-hidden="true" className="h-44 bg-sunken px-5 pt-5">
        <div
          lang={run.language}
          className="flex h-full flex-col gap-1 overflow-hidden rounded-t-card border border-line border-b-0 bg-canvas px-4 pt-3.5"
        >
          <Beginning run={run} />
        </div>
      </div>
      {run.status === 'InProgress' && <ProgressBar label={run.name} value={run.progress} />}
      <div className="flex flex-1 flex-col gap-1.5 border-line border-t px-4 py-3">
        <div className="flex items-start gap-1">
          <h2 className="min-w-0 flex-1 font-semibold text-ui">
            <Link
              to={runPath(run.id)}
              className="wrap-anywhere text-fg no-underline after:absolute after:inset-0 after:content-['']"
            >
              {run.name}
            </Link>
          </h2>
          <span className="relative z-10 -mt-1 -mr-2">
            <OutputActions run={run} />
          </span>
        </div>
        <p className="text-fg3 text-meta">{t(`analyses:types.${run.type}.label`)}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-fg3 text-meta">
          <RunStatus run={run} />
          {run.isSample && <SampleBadge />}
          <span>{run.createdBy.name}</span>
          <time dateTime={run.createdAt}>{formatAgo(run.createdAt)}</time>
        </p>
      </div>
    </article>
  );
};
