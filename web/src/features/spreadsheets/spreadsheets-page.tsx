// Spreadsheets of a workspace: the list, and the workbook that the address names.

import { Download, RefreshCw, Sheet, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isBeingRead } from '#shared/model/enums.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Confirm } from '#web/components/ui/confirm.tsx';
import type { Column } from '#web/components/ui/data-table.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import { ServerTable } from '#web/components/ui/server-table.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { Refusals } from '#web/components/uploads/refusals.tsx';
import { type Result, useAction, useCall } from '#web/lib/api.ts';
import { formatAgo, formatDateTime, formatSize } from '#web/lib/format.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { useTable } from '#web/lib/use-table.ts';
import { useCan } from '#web/lib/use-user.ts';
import { useWorkbookUpload, WorkbookTarget } from './list/upload.tsx';
import { useDownload, useSync } from './list/use-list-actions.ts';
import { WorkbookPage } from './workbook-page.tsx';

type Row = Result<'spreadsheets.list'>['rows'][number];

const Name = ({ row, onOpen }: { row: Row; onOpen: (row: Row) => void }) => {
  const { t } = useTranslation(['spreadsheets', 'files']);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <button type="button" onClick={() => onOpen(row)} className="wrap-anywhere text-left font-medium hover:underline">
        {row.filename}
      </button>
      {row.unsaved > 0 && <Badge tone="warn">{t('unsavedBadge', { count: row.unsaved })}</Badge>}
      {row.version > 1 && <span className="text-fg3 text-meta tabular">{t('version', { version: row.version })}</span>}
      {row.status === 'Error' && row.reason && (
        <span className="text-bad text-meta">{t(`files:reason.${row.reason}`)}</span>
      )}
      {isBeingRead(row.status) && <span className="text-fg3 text-meta">{t('indexing')}</span>}
    </div>
  );
};

const useColumns = (
  projectId: string,
  onOpen: (row: Row) => void,
  onDelete: (row: Row) => void,
): readonly Column<Row, never>[] => {
  const { t } = useTranslation('spreadsheets');
  const mayWrite = useCan('file.write', projectId);
  const mayExport = useCan('export', projectId);
  const sync = useSync(projectId);
  const download = useDownload();
  const actionsOf = (row: Row) => [
    ...(mayWrite ? [{ id: 'sync', label: t('sync'), icon: <RefreshCw />, run: () => void sync(row) }] : []),
    ...(mayExport ? [{ id: 'download', label: t('download'), icon: <Download />, run: () => void download(row) }] : []),
    ...(mayWrite
      ? [{ id: 'delete', label: t('delete'), icon: <Trash2 />, run: () => onDelete(row), danger: true }]
      : []),
  ];
  return [
    { id: 'name', label: t('column.name'), cell: (row) => <Name row={row} onOpen={onOpen} /> },
    { id: 'by', label: t('column.by'), cell: ({ uploadedBy }) => uploadedBy.name },
    {
      id: 'uploaded',
      label: t('column.uploaded'),
      from: 'lg',
      cell: ({ uploadedAt }) => <span className="whitespace-nowrap tabular">{formatDateTime(uploadedAt)}</span>,
    },
    {
      id: 'modified',
      label: t('column.modified'),
      cell: ({ lastModifiedAt }) => <span className="whitespace-nowrap">{formatAgo(lastModifiedAt)}</span>,
    },
    { id: 'size', label: t('column.size'), align: 'right', from: 'lg', cell: ({ size }) => formatSize(size) },
    {
      id: 'actions',
      label: t('column.actions'),
      isActions: true,
      cell: (row) => <RowMenu label={t('actionsOf', { name: row.filename })} actions={actionsOf(row)} />,
    },
  ];
};

const Delete = ({ row, onClose, onDone }: { row: Row; onClose: () => void; onDone: () => unknown }) => {
  const { t } = useTranslation('spreadsheets');
  const fail = useFailToast();
  const { trigger, isMutating } = useAction('spreadsheets.delete');
  const remove = async () => {
    try {
      await trigger({ params: { id: row.id } });
      toast({ kind: 'success', text: t('deleted', { name: row.filename }) });
      await onDone();
    } catch (error) {
      fail(error, t('deleteFailed'));
    }
    onClose();
  };
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={t('deleteTitle')}
      description={t('deleteText', { name: row.filename })}
      confirmLabel={t('delete')}
      onConfirm={remove}
      loading={isMutating}
      danger
    />
  );
};

const List = ({ projectId, name, onOpen }: { projectId: string; name: string; onOpen: (id: string) => void }) => {
  const { t } = useTranslation('spreadsheets');
  const table = useTable([]);
  const [deleting, setDeleting] = useState<Row>();
  const mayWrite = useCan('file.write', projectId);
  const { search, limit, offset } = table.query;
  const reply = useCall(
    'spreadsheets.list',
    { query: { projectId, search, limit, offset } },
    {
      refreshInterval: (data) => (data?.rows.some(({ status }) => isBeingRead(status)) ? 2_000 : 0),
    },
  );
  const columns = useColumns(projectId, ({ id }) => onOpen(id), setDeleting);
  const { isSending, send, refusals, forget } = useWorkbookUpload({
    projectId,
    onDone: async ([first, ...more], isAll) => {
      await reply.mutate();
      // Stays on the screen if some files could not be added, so that the message can be read.
      if (first && more.length === 0 && isAll) onOpen(first);
    },
  });
  return (
    <WorkbookTarget disabled={!mayWrite} isSending={isSending} onFiles={(files) => void send(files)}>
      {(button) => (
        <>
          <PageHeader title={t('title')} description={t('intro', { workspace: name })} actions={button} />
          <Refusals refusals={refusals} onDismiss={forget} />
          <ServerTable
            label={t('title')}
            table={table}
            reply={reply}
            columns={columns}
            rowKey={({ id }) => id}
            searchLabel={t('search')}
            countText={(count) => t('count', { count })}
            summary={({ uploadedBy, lastModifiedAt }) => (
              <>
                <span>{uploadedBy.name}</span>
                <span>{formatAgo(lastModifiedAt)}</span>
              </>
            )}
            empty={<EmptyState icon={<Sheet />} title={t('empty.title')} text={t('empty.text')} action={button} />}
          />
          {deleting && <Delete row={deleting} onClose={() => setDeleting(undefined)} onDone={() => reply.mutate()} />}
        </>
      )}
    </WorkbookTarget>
  );
};

export const SpreadsheetsPage = () => {
  const { selected, projectId } = useSelectedWorkspace();
  const [params, setParams] = useSearchParams();
  const file = params.get('file');
  const open = (id: string | undefined) => setParams(id ? { file: id } : {});
  if (!projectId) return null;
  if (file)
    return <WorkbookPage key={file} id={file} projectId={projectId} onClose={() => open(undefined)} onOpen={open} />;
  return <List key={projectId} projectId={projectId} name={selected?.label ?? ''} onOpen={open} />;
};
