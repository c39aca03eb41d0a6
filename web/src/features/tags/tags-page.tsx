// The organization's tags: the owner adds, renames, switches and deletes them; everybody else reads.
import { Pencil, Tags as TagsIcon, ToggleLeft, ToggleRight, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STATUS } from '#shared/model/enums.ts';
import type { Tag } from '#shared/model/people.ts';
import { Confirm } from '#web/components/ui/confirm.tsx';
import type { Column } from '#web/components/ui/data-table.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import type { RowAction } from '#web/components/ui/row-action.ts';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import { ServerTable } from '#web/components/ui/server-table.tsx';
import { StatusDot } from '#web/components/ui/status-dot.tsx';
import { formatDate } from '#web/lib/format.ts';
import { useCan } from '#web/lib/use-user.ts';
import { AddTag } from './add-tag.tsx';
import { useTagChanges, useTags } from './use-tags.ts';

const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog }));

type SortId = 'name' | 'addedBy' | 'addedOn' | 'status';

const Status = ({ status }: { status: Tag['status'] }) => {
  const { t } = useTranslation('tags');
  return <StatusDot tone={status === STATUS.active ? 'ok' : 'idle'}>{t(`status.${status}`)}</StatusDot>;
};

const TagActions = ({ tag }: { tag: Tag }) => {
  const { t } = useTranslation('tags');
  const { switchStatus, remove } = useTagChanges();
  const [step, setStep] = useState<'rename' | 'delete'>();
  const close = () => setStep(undefined);
  const isOn = tag.status === STATUS.active;
  const actions: RowAction[] = [
    { id: 'rename', label: t('action.rename'), icon: <Pencil />, run: () => setStep('rename') },
    {
      id: 'switch',
      label: t(isOn ? 'action.off' : 'action.on'),
      icon: isOn ? <ToggleLeft /> : <ToggleRight />,
      run: () => void switchStatus(tag),
    },
    { id: 'delete', label: t('action.delete'), icon: <Trash2 />, danger: true, run: () => setStep('delete') },
  ];
  return (
    <>
      <RowMenu label={t('actionsFor', { name: tag.name })} actions={actions} />
      <Suspense>{step === 'rename' && <RenameDialog tag={tag} onClose={close} />}</Suspense>
      {step === 'delete' && (
        <Confirm
          open
          onOpenChange={close}
          title={t('delete.title', { name: tag.name })}
          description={t('delete.text')}
          confirmLabel={t('action.delete')}
          onConfirm={async () => {
            await remove(tag);
            close();
          }}
        />
      )}
    </>
  );
};

const useColumns = (mayWrite: boolean): Column<Tag, SortId>[] => {
  const { t } = useTranslation('tags');
  const columns: Column<Tag, SortId>[] = [
    {
      id: 'name',
      label: t('column.name'),
      sort: 'name',
      cell: ({ name }) => <span className="font-medium text-fg">{name}</span>,
    },
    { id: 'addedBy', label: t('column.addedBy'), sort: 'addedBy', cell: ({ addedBy }) => addedBy.name },
    {
      id: 'addedOn',
      label: t('column.addedOn'),
      sort: 'addedOn',
      cell: ({ addedOn }) => <time dateTime={addedOn}>{formatDate(addedOn)}</time>,
    },
    { id: 'status', label: t('column.status'), sort: 'status', cell: ({ status }) => <Status status={status} /> },
  ];
  if (!mayWrite) return columns;
  return [
    ...columns,
    { id: 'actions', label: t('column.actions'), isActions: true, cell: (tag) => <TagActions tag={tag} /> },
  ];
};

export const TagsPage = () => {
  const { t } = useTranslation('tags');
  const { table, reply } = useTags();
  const mayWrite = useCan('tag.write');
  const columns = useColumns(mayWrite);
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={mayWrite && <AddTag />} />
      {!mayWrite && (
        <Notice tone="info" className="mx-6 mb-4 max-md:mx-4">
          {t('ownerOnly')}
        </Notice>
      )}
      <ServerTable
        label={t('list')}
        table={table}
        reply={reply}
        columns={columns}
        rowKey={({ id }) => id}
        summary={({ status, addedBy }) => (
          <>
            <Status status={status} />
            <span>{addedBy.name}</span>
          </>
        )}
        searchLabel={t('find')}
        countText={(count) => t('count', { count })}
        empty={
          <EmptyState
            icon={<TagsIcon />}
            title={t('empty.title')}
            text={t(mayWrite ? 'empty.text' : 'empty.textReader')}
          />
        }
      />
    </>
  );
};
