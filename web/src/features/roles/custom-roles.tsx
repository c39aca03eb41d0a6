// The organization's custom roles: named sets of flags, created and changed by its owner.
import { Pencil, Plus, ShieldPlus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import type { CustomRole } from '#shared/model/custom-role.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Confirm } from '#web/components/ui/confirm.tsx';
import type { Column } from '#web/components/ui/data-table.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import { ServerTable } from '#web/components/ui/server-table.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { readsOf, useAction, useCall } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { useTable } from '#web/lib/use-table.ts';
import { useCan } from '#web/lib/use-user.ts';

const RoleForm = lazy(async () => ({ default: (await import('./role-form.tsx')).RoleForm }));

type Doing = { readonly kind: 'create' } | { readonly kind: 'change' | 'delete'; readonly role: CustomRole };

const DeleteRole = ({ role, onClose }: { role: CustomRole; onClose: () => void }) => {
  const { t } = useTranslation('roles');
  const { mutate } = useSWRConfig();
  const fail = useFailToast();
  const { trigger } = useAction('organisation.deleteRole');
  const remove = async () => {
    try {
      await trigger({ params: { id: role.id } });
      toast({ kind: 'success', text: t('toast.deleted', { name: role.name }) });
    } catch (error) {
      fail(error, t('toast.failed'));
    }
    await mutate(readsOf('organisation.roles'));
    onClose();
  };
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={t('delete.title', { name: role.name })}
      description={t('delete.text')}
      confirmLabel={t('action.delete')}
      onConfirm={remove}
    />
  );
};

const useColumns = (mayWrite: boolean, start: (doing: Doing) => void): Column<CustomRole, never>[] => {
  const { t } = useTranslation('roles');
  const actionsOf = (role: CustomRole) => [
    { id: 'change', label: t('action.change'), icon: <Pencil />, run: () => start({ kind: 'change', role }) },
    {
      id: 'delete',
      label: t('action.delete'),
      icon: <Trash2 />,
      danger: true,
      run: () => start({ kind: 'delete', role }),
    },
  ];
  const columns: Column<CustomRole, never>[] = [
    {
      id: 'name',
      label: t('column.name'),
      cell: ({ name, description }) => (
        <>
          <span className="block font-medium text-fg">{name}</span>
          {description && <span className="block text-fg3 text-meta">{description}</span>}
        </>
      ),
    },
    {
      id: 'flags',
      label: t('column.flags'),
      cell: ({ flags }) => (
        <span className="flex flex-wrap gap-1">
          {flags.map((flag) => (
            <Badge key={flag}>{t(`flags.${flag}.name`)}</Badge>
          ))}
        </span>
      ),
    },
    { id: 'by', label: t('column.by'), from: 'lg', cell: ({ createdBy }) => createdBy.name },
    { id: 'at', label: t('column.at'), from: 'xl', cell: ({ createdAt }) => formatDate(createdAt) },
  ];
  if (!mayWrite) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      label: t('column.actions'),
      isActions: true,
      cell: (role) => <RowMenu label={t('actionsFor', { name: role.name })} actions={actionsOf(role)} />,
    },
  ];
};

export const CustomRoles = () => {
  const { t } = useTranslation('roles');
  const [doing, setDoing] = useState<Doing>();
  const table = useTable([]);
  const { limit, offset } = table.query;
  const reply = useCall('organisation.roles', { query: { limit, offset } });
  const mayWrite = useCan('role.write');
  const columns = useColumns(mayWrite, setDoing);
  const close = () => setDoing(undefined);
  const create = mayWrite && (
    <Button variant="primary" icon={<Plus />} onClick={() => setDoing({ kind: 'create' })}>
      {t('create')}
    </Button>
  );
  return (
    <section aria-labelledby="custom-roles">
      <header className="flex flex-wrap items-start gap-3 px-6 pb-3 max-md:px-4">
        <div className="min-w-0 flex-1 basis-48">
          <h2 id="custom-roles" className="font-semibold text-section">
            {t('customTitle')}
          </h2>
          <p className="text-fg2 text-note">{t('customText')}</p>
        </div>
        {reply.data && reply.data.count > 0 && create}
      </header>
      <ServerTable
        label={t('customTitle')}
        table={table}
        reply={reply}
        columns={columns}
        rowKey={({ id }) => id}
        summary={({ flags }) => flags.map((flag) => t(`flags.${flag}.name`)).join(' · ')}
        empty={
          <EmptyState
            icon={<ShieldPlus />}
            title={t('empty.title')}
            text={mayWrite ? t('empty.text') : t('empty.textReader')}
            action={create}
          />
        }
      />
      <Suspense>
        {doing?.kind === 'create' && <RoleForm onClose={close} />}
        {doing?.kind === 'change' && <RoleForm role={doing.role} onClose={close} />}
      </Suspense>
      {doing?.kind === 'delete' && <DeleteRole role={doing.role} onClose={close} />}
    </section>
  );
};
