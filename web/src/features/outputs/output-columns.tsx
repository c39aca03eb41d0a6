// The columns of the outputs: name, input variable, analysis, created by, created, status, file type.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RunRow } from '#shared/model/run.ts';
import { RunStatus } from '#web/components/runs/run-status.tsx';
import { SampleBadge } from '#web/components/runs/sample-badge.tsx';
import type { Column } from '#web/components/ui/data-table.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { runPath } from '#web/lib/paths.ts';
import { OutputActions } from './output-actions.tsx';
import type { COLUMNS } from './use-outputs.ts';

export const useOutputColumns = (): readonly Column<RunRow, (typeof COLUMNS)[number]>[] => {
  const { t } = useTranslation(['outputs', 'analyses']);
  return [
    {
      id: 'name',
      sort: 'name',
      label: t('column.name'),
      cell: (run) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={runPath(run.id)} className="wrap-anywhere font-medium text-fg no-underline hover:underline">
            {run.name}
          </Link>
          {run.isSample && <SampleBadge />}
        </span>
      ),
    },
    {
      id: 'inputVariable',
      sort: 'inputVariable',
      label: t('column.input'),
      from: 'xl',
      cell: ({ inputVariable }) => (
        <span className="line-clamp-2 max-w-60" title={inputVariable}>
          {inputVariable}
        </span>
      ),
    },
    {
      id: 'type',
      sort: 'type',
      label: t('column.type'),
      from: 'xl',
      cell: ({ type }) => t(`analyses:types.${type}.label`),
    },
    { id: 'by', sort: 'createdBy', label: t('column.by'), from: 'lg', cell: ({ createdBy }) => createdBy.name },
    {
      id: 'created',
      sort: 'createdAt',
      label: t('column.created'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular">
          {formatDateTime(createdAt)}
        </time>
      ),
    },
    { id: 'status', sort: 'status', label: t('column.status'), cell: (run) => <RunStatus run={run} /> },
    {
      id: 'file',
      label: t('column.file'),
      from: 'lg',
      cell: ({ fileType }) => t(`fileType.${fileType}`),
    },
    { id: 'actions', label: t('column.actions'), isActions: true, cell: (run) => <OutputActions run={run} /> },
  ];
};
