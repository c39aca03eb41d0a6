// Introduces checklists: three sample questions, the ways to start one, and the lists of the workspace.
import { ListChecks, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '#web/components/ui/confirm.tsx';
import type { Column } from '#web/components/ui/data-table.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import { ServerTable } from '#web/components/ui/server-table.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { type Result, useAction, useCall } from '#web/lib/api.ts';
import { formatDateTime, formatPercent } from '#web/lib/format.ts';
import { shareDone } from '#web/lib/share-done.ts';
import { useTable } from '#web/lib/use-table.ts';
import { useCan } from '#web/lib/use-user.ts';
import { Begin, Templates } from './begin.tsx';
import { useAddress } from './use-address.ts';

type Row = Result<'checklists.list'>['rows'][number];

const SAMPLES = ['sample1', 'sample2', 'sample3'] as const;

const Intro = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('checklists');
  return (
    <section className="mx-6 mb-6 grid gap-6 rounded-card border border-line bg-sunken p-6 max-md:mx-4 max-md:p-4 lg:grid-cols-[1fr_22rem]">
      <div>
        <h2 className="font-semibold text-section">{t('screen.introTitle')}</h2>
        <p className="mt-1.5 max-w-[46rem] text-fg2 text-ui">{t('screen.introText')}</p>
        <ul aria-label={t('screen.samples')} className="mt-4 space-y-1.5">
          {SAMPLES.map((sample) => (
            <li key={sample} className="flex items-start gap-2 text-fg2 text-note">
              <ListChecks aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-fg" />
              {t(`screen.${sample}`)}
            </li>
          ))}
        </ul>
        <Templates projectId={projectId} />
      </div>
      <Begin projectId={projectId} />
    </section>
  );
};

const Progress = ({ row }: { row: Row }) => {
  const { t } = useTranslation('checklists');
  const done = shareDone(row);
  return (
    <span className="flex min-w-32 items-center gap-2">
      <ProgressBar label={t('screen.progress')} value={done} tone="ok" className="max-w-32" />
      <span className="whitespace-nowrap text-fg2 text-meta tabular">{formatPercent(done)}</span>
    </span>
  );
};

const Delete = ({ row, onClose, onDone }: { row: Row; onClose: () => void; onDone: () => unknown }) => {
  const { t } = useTranslation('checklists');
  const fail = useFailToast();
  const { trigger, isMutating } = useAction('checklists.delete');
  const remove = async () => {
    try {
      await trigger({ params: { id: row.id } });
      toast({ kind: 'success', text: t('screen.deleted', { name: row.name }) });
      await onDone();
    } catch (error) {
      fail(error, t('screen.deleteFailed'));
    }
    onClose();
  };
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={t('screen.deleteTitle')}
      description={t('screen.deleteText', { name: row.name })}
      confirmLabel={t('screen.delete')}
      onConfirm={remove}
      loading={isMutating}
      danger
    />
  );
};

const useColumns = (mayWrite: boolean, onDelete: (row: Row) => void): readonly Column<Row, never>[] => {
  const { t } = useTranslation('checklists');
  const { change } = useAddress();
  const actionsOf = (row: Row) =>
    mayWrite
      ? [{ id: 'delete', label: t('screen.delete'), icon: <Trash2 />, run: () => onDelete(row), danger: true }]
      : [];
  return [
    {
      id: 'name',
      label: t('screen.column.name'),
      cell: (row) => (
        <button
          type="button"
          onClick={() => change({ list: row.id }, false)}
          className="wrap-anywhere text-left font-medium hover:underline"
        >
          {row.name}
        </button>
      ),
    },
    { id: 'count', label: t('screen.column.rows'), align: 'right', cell: ({ count }) => count },
    { id: 'progress', label: t('screen.progress'), cell: (row) => <Progress row={row} /> },
    { id: 'by', label: t('screen.column.by'), from: 'lg', cell: ({ createdBy }) => createdBy.name },
    {
      id: 'created',
      label: t('screen.column.created'),
      from: 'lg',
      cell: ({ createdAt }) => <span className="whitespace-nowrap tabular">{formatDateTime(createdAt)}</span>,
    },
    {
      id: 'actions',
      label: t('screen.column.actions'),
      isActions: true,
      cell: (row) => <RowMenu label={t('screen.actionsOf', { name: row.name })} actions={actionsOf(row)} />,
    },
  ];
};

export const Overview = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('checklists');
  const mayWrite = useCan('checklist.write', projectId);
  const table = useTable([]);
  const [deleting, setDeleting] = useState<Row>();
  const { limit, offset } = table.query;
  const reply = useCall('checklists.list', { query: { projectId, limit, offset } });
  const columns = useColumns(mayWrite, setDeleting);
  return (
    <div className="h-full overflow-y-auto">
      <PageHeader title={t('screen.title')} description={t('screen.text')} />
      {mayWrite && <Intro projectId={projectId} />}
      {reply.data?.count !== 0 && (
        <ServerTable
          label={t('screen.title')}
          table={table}
          reply={reply}
          columns={columns}
          rowKey={({ id }) => id}
          countText={(count) => t('screen.lists', { count })}
          summary={(row) => <Progress row={row} />}
          empty={null}
        />
      )}
      {deleting && <Delete row={deleting} onClose={() => setDeleting(undefined)} onDone={() => reply.mutate()} />}
    </div>
  );
};
