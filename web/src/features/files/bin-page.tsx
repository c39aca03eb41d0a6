// The bin of a workspace: deleted files and outputs, to be restored or erased for good.
import { ArchiveRestore, ArrowLeft, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { BinEntry } from '#shared/contract/routes/bin.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Confirm } from '#web/components/ui/confirm.tsx';
import type { Column } from '#web/components/ui/data-table.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import { ServerTable } from '#web/components/ui/server-table.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { readsOf, useAction, useCall } from '#web/lib/api.ts';
import { formatDate, formatSize } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useSelectedProject } from '#web/lib/selected-project.ts';
import { useTable } from '#web/lib/use-table.ts';

const useBinChanges = (projectId: string) => {
  const { t } = useTranslation('files');
  const { mutate } = useSWRConfig();
  const fail = useFailToast();
  const restore = useAction('files.restore');
  const erase = useAction('files.erase');
  const change = async (to: 'restore' | 'erase', { id, name }: BinEntry) => {
    try {
      const { trigger } = to === 'restore' ? restore : erase;
      await trigger({ params: { projectId }, body: { ids: [id] } });
      toast({ kind: 'success', text: t(`bin.done.${to}`, { name }) });
    } catch (error) {
      fail(error, t('bin.failed'));
    }
    await mutate(
      readsOf(
        'files.bin',
        'files.list',
        'folders.entries',
        'folders.list',
        'runs.list',
        'runs.ofProject',
        'checklists.list',
      ),
    );
  };
  return change;
};

const Actions = ({ file, projectId }: { file: BinEntry; projectId: string }) => {
  const { t } = useTranslation('files');
  const change = useBinChanges(projectId);
  const [asking, setAsking] = useState(false);
  const { name } = file;
  return (
    <>
      <RowMenu
        label={t('bin.actionsFor', { name })}
        actions={[
          { id: 'restore', label: t('bin.restore'), icon: <ArchiveRestore />, run: () => void change('restore', file) },
          { id: 'erase', label: t('bin.erase'), icon: <Trash2 />, danger: true, run: () => setAsking(true) },
        ]}
      />
      {asking && (
        <Confirm
          open
          onOpenChange={() => setAsking(false)}
          title={t('bin.ask.title', { name })}
          description={t('bin.ask.text')}
          confirmLabel={t('bin.erase')}
          onConfirm={async () => {
            await change('erase', file);
            setAsking(false);
          }}
        />
      )}
    </>
  );
};

const useColumns = (projectId: string): Column<BinEntry, never>[] => {
  const { t } = useTranslation('files');
  return [
    {
      id: 'name',
      label: t('column.name'),
      cell: ({ name }) => <span className="font-medium text-fg">{name}</span>,
    },
    {
      id: 'size',
      label: t('column.size'),
      align: 'right',
      from: 'md',
      cell: (entry) => (entry.entity === 'file' ? formatSize(entry.size) : t(`bin.${entry.entity}`)),
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
      cell: (file) => <Actions file={file} projectId={projectId} />,
    },
  ];
};

const Project = ({ projectId, name }: { projectId: string; name: string }) => {
  const { t } = useTranslation('files');
  const table = useTable([], 50);
  const { limit, offset } = table.query;
  const reply = useCall('files.bin', { params: { projectId }, query: { limit, offset } });
  const back = (
    <Link to={paths.files} className={buttonClass('ghost')}>
      <ArrowLeft aria-hidden="true" />
      {t('title')}
    </Link>
  );
  return (
    <>
      <PageHeader title={t('bin.title')} description={t('bin.text', { workspace: name })} actions={back} />
      <ServerTable
        label={t('bin.title')}
        table={table}
        reply={reply}
        columns={useColumns(projectId)}
        rowKey={({ id }) => id}
        summary={({ name: title, erasedAt }) => (
          <>
            <span className="font-medium text-fg">{title}</span>
            <span className="text-fg3 text-meta">
              {t('bin.erasedAt')} {formatDate(erasedAt)}
            </span>
          </>
        )}
        empty={<EmptyState icon={<Trash2 />} title={t('bin.empty.title')} text={t('bin.empty.text')} />}
      />
    </>
  );
};

export const BinPage = () => {
  const { selected, projectId } = useSelectedProject();
  return projectId ? <Project key={projectId} projectId={projectId} name={selected?.label ?? ''} /> : null;
};
