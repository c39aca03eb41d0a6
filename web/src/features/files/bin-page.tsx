// The bin: what was deleted in a workspace, or deleted workspaces, to be restored or erased for good.
import { ArrowLeft, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SWRResponse } from 'swr';
import type { BinEntry } from '#shared/contract/routes/bin.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import type { Column } from '#web/components/ui/data-table.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Segments } from '#web/components/ui/segments.tsx';
import { ServerTable } from '#web/components/ui/server-table.tsx';
import { type ApiError, type Result, useCall } from '#web/lib/api.ts';
import { formatDate, formatSize } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { useTable } from '#web/lib/use-table.ts';
import { type Bin, BinActions } from './bin-actions.tsx';

const useKindText = () => {
  const { t } = useTranslation('files');
  return (entry: BinEntry): string => {
    if (entry.entity === 'file') return formatSize(entry.size);
    return entry.entity === 'folder' ? t('bin.folder', { count: entry.inside }) : t(`bin.${entry.entity}`);
  };
};

const useColumns = (projectId: string | undefined): Column<BinEntry, never>[] => {
  const { t } = useTranslation('files');
  const kindText = useKindText();
  return [
    {
      id: 'name',
      label: t('column.name'),
      cell: ({ name }) => <span className="font-medium text-fg">{name}</span>,
    },
    {
      id: 'size',
      label: t('bin.kind'),
      align: 'right',
      from: 'md',
      cell: kindText,
    },
    {
      id: 'deletedBy',
      label: t('bin.deletedBy'),
      from: 'md',
      cell: ({ deletedBy, deletedAt }) => `${deletedBy.name} · ${formatDate(deletedAt)}`,
    },
    {
      id: 'erasedAt',
      label: t('bin.erasedAt'),
      cell: ({ erasedAt }) => <time dateTime={erasedAt}>{formatDate(erasedAt)}</time>,
    },
    {
      id: 'actions',
      label: t('column.actions'),
      isActions: true,
      cell: (file) => <BinActions file={file} projectId={projectId} />,
    },
  ];
};

type TableProps = Bin & {
  table: ReturnType<typeof useTable<never>>;
  reply: SWRResponse<Result<'files.bin'>, ApiError>;
};

const BinTable = ({ projectId, table, reply }: TableProps) => {
  const { t } = useTranslation('files');
  return (
    <ServerTable
      label={t('bin.title')}
      table={table}
      reply={reply}
      columns={useColumns(projectId)}
      rowKey={({ id }) => id}
      summary={({ name, erasedAt }) => (
        <>
          <span className="font-medium text-fg">{name}</span>
          <span className="text-fg3 text-meta">
            {t('bin.erasedAt')} {formatDate(erasedAt)}
          </span>
        </>
      )}
      empty={<EmptyState icon={<Trash2 />} title={t('bin.empty.title')} text={t('bin.empty.text')} />}
    />
  );
};

const InWorkspace = ({ projectId }: { projectId: string }) => {
  const table = useTable([], 50);
  const { limit, offset } = table.query;
  const reply = useCall('files.bin', { params: { projectId }, query: { limit, offset } });
  return <BinTable projectId={projectId} table={table} reply={reply} />;
};

const Outside = () => {
  const table = useTable([], 50);
  const { limit, offset } = table.query;
  const reply = useCall('projects.bin', { query: { limit, offset } });
  return <BinTable projectId={undefined} table={table} reply={reply} />;
};

export const BinPage = () => {
  const { t } = useTranslation('files');
  const { selected, projectId } = useSelectedWorkspace();
  const [chosen, setChosen] = useState<'workspace' | 'outside'>('workspace');
  const view = projectId ? chosen : 'outside';
  const workspace = selected?.label ?? '';
  const options = [
    { value: 'workspace' as const, label: t('bin.view.workspace', { workspace }) },
    { value: 'outside' as const, label: t('bin.view.outside') },
  ];
  const back = (
    <Link to={paths.files} className={buttonClass('ghost')}>
      <ArrowLeft aria-hidden="true" />
      {t('title')}
    </Link>
  );
  return (
    <>
      <PageHeader
        title={t('bin.title')}
        description={view === 'outside' ? t('bin.outside') : t('bin.text', { workspace })}
        actions={back}
      />
      {projectId && (
        <div className="flex flex-wrap px-6 pb-4 max-md:px-4">
          <Segments label={t('bin.view.label')} value={view} options={options} onChange={setChosen} />
        </div>
      )}
      {view === 'workspace' && projectId ? <InWorkspace key={projectId} projectId={projectId} /> : <Outside />}
    </>
  );
};
