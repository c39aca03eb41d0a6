// Recent activity of the workspace: files, questions, analyses and exports, newest first.
import { Activity as ActivityIcon, Download, FileDiff, FileText, MessageCircleQuestion, Workflow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ACTIVITY_TYPES } from '#shared/model/enums.ts';
import type { Activity } from '#shared/model/run.ts';
import { type Column, DataTable } from '#web/components/ui/data-table.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { Segments } from '#web/components/ui/segments.tsx';
import { useCall } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { paths, runPath } from '#web/lib/paths.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';

const PAGE_SIZE = 10;

const ICONS = {
  file: FileText,
  question: MessageCircleQuestion,
  run: Workflow,
  export: Download,
  figures: FileDiff,
} as const;

/** The screen of the object that an id names. An export belongs to a question or a run. */
export const linkOf = (id: string): string => {
  if (id.startsWith('run_')) return runPath(id);
  return id.startsWith('fil_') ? `${paths.files}?file=${id}` : `${paths.search}?id=${id}`;
};

const Name = ({ activity: { id, type, name } }: { activity: Activity }) => {
  const Icon = ICONS[type];
  return (
    <Link to={linkOf(id)} className="flex min-w-0 items-center gap-2.5 text-fg no-underline hover:underline">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-fg3" />
      <span className="wrap-anywhere line-clamp-2 font-medium">{name}</span>
    </Link>
  );
};

const useColumns = (): readonly Column<Activity, never>[] => {
  const { t } = useTranslation('outputs');
  return [
    { id: 'name', label: t('activity.column.name'), cell: (activity) => <Name activity={activity} /> },
    { id: 'type', label: t('activity.column.type'), cell: ({ type }) => t(`activity.type.${type}`) },
    { id: 'by', label: t('activity.column.by'), cell: ({ createdBy }) => createdBy.name },
    {
      id: 'created',
      label: t('activity.column.created'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular">
          {formatDateTime(createdAt)}
        </time>
      ),
    },
  ];
};

const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const type = ACTIVITY_TYPES.find((one) => one === params.get('type'));
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const set = (values: { type?: string | undefined; page?: number | undefined }) =>
    setParams(
      {
        ...(values.type && { type: values.type }),
        ...(values.page && values.page > 1 && { page: String(values.page) }),
      },
      { replace: values.page === undefined },
    );
  return { type, page, set };
};

const List = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('outputs');
  const { type, page, set } = useAddress();
  const columns = useColumns();
  const { data, error, mutate } = useCall('runs.activities', {
    query: { projectId, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, type },
  });
  const kinds = ['all', ...ACTIVITY_TYPES] as const;
  return (
    <>
      <div className="flex flex-wrap px-6 pb-4 max-md:px-4">
        <Segments
          label={t('activity.filter')}
          value={type ?? 'all'}
          options={kinds.map((value) => ({
            value,
            label: value === 'all' ? t('activity.all') : t(`activity.type.${value}`),
          }))}
          onChange={(value) => set({ type: value === 'all' ? undefined : value })}
        />
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data?.count === 0 && (
        <EmptyState icon={<ActivityIcon />} title={t('activity.empty.title')} text={t('activity.empty.text')} />
      )}
      {data?.count !== 0 && !(error && !data) && (
        <DataTable
          label={t('activity.list')}
          columns={columns}
          rows={data?.rows}
          rowKey={({ id, type: kind, createdAt }) => `${kind}${id}${createdAt}`}
          summary={({ type: kind, createdBy, createdAt }) => (
            <>
              <span>{t(`activity.type.${kind}`)}</span>
              <span>{createdBy.name}</span>
              <span>{formatDateTime(createdAt)}</span>
            </>
          )}
        />
      )}
      <div className="px-6 pt-3 pb-8 max-md:px-4">
        {data && (
          <Pagination page={page} pageSize={PAGE_SIZE} count={data.count} onPage={(to) => set({ type, page: to })} />
        )}
      </div>
    </>
  );
};

export const ActivityPage = () => {
  const { t } = useTranslation('outputs');
  const { projectId } = useSelectedWorkspace();
  return (
    <>
      <PageHeader title={t('activity.title')} description={t('activity.text')} />
      {projectId && <List key={projectId} projectId={projectId} />}
    </>
  );
};
