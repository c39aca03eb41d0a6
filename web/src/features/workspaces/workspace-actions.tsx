// Actions on a workspace: the menu of its card or row.
import { FolderInput, Pencil, Trash2, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Workspace } from '#shared/model/workspace.ts';
import { Confirm } from '#web/components/ui/confirm.tsx';
import type { RowAction } from '#web/components/ui/row-action.ts';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { useAction } from '#web/lib/api.ts';
import { paths } from '#web/lib/paths.ts';
import { selectedWorkspace, selectWorkspace } from '#web/lib/selected-workspace.ts';
import { useCan, useUser } from '#web/lib/use-user.ts';
import { useReloadTree } from './use-tree.ts';

const EditDialog = lazy(async () => ({ default: (await import('./workspace-dialog.tsx')).EditDialog }));
const MoveDialog = lazy(() => import('./move-dialog.tsx'));

/**
 * Whether the user manages the workspace. Known for its creator and the organization's managers; otherwise requested
 * when the menu is first touched.
 */
const useRights = ({ id, owner }: Workspace, touched: boolean) => {
  const isMaker = useUser()?.id === owner.id;
  const isManager = useCan('project.manage');
  const projectId = touched && !isMaker && !isManager ? id : undefined;
  const mayManage = useCan('project.manage', projectId) || isMaker;
  const maySeePeople = useCan('people.read', projectId) || isMaker;
  return { mayManage, maySeePeople };
};

const useDelete = () => {
  const { t } = useTranslation('workspaces');
  const fail = useFailToast();
  const reload = useReloadTree();
  const { trigger } = useAction('projects.delete');
  return async ({ id, name }: Workspace) => {
    try {
      await trigger({ params: { id } });
      if (selectedWorkspace()?.value === id) selectWorkspace(undefined);
      toast({ kind: 'success', text: t('deleted', { name }) });
    } catch (error) {
      fail(error, t('deleteFailed'));
    }
    await reload();
  };
};

export const WorkspaceActions = ({ workspace }: { workspace: Workspace }) => {
  const { t } = useTranslation('workspaces');
  const navigate = useNavigate();
  const [touched, setTouched] = useState(false);
  const [step, setStep] = useState<'edit' | 'move' | 'delete'>();
  const { mayManage, maySeePeople } = useRights(workspace, touched);
  const remove = useDelete();
  const { id, name } = workspace;
  const close = () => setStep(undefined);
  const openPeople = () => {
    selectWorkspace({ label: name, value: id });
    navigate(paths.people);
  };
  const actions: RowAction[] = [];
  if (maySeePeople) actions.push({ id: 'people', label: t('action.people'), icon: <UsersRound />, run: openPeople });
  if (mayManage)
    actions.push(
      { id: 'edit', label: t('action.edit'), icon: <Pencil />, run: () => setStep('edit') },
      { id: 'move', label: t('action.move'), icon: <FolderInput />, run: () => setStep('move') },
      { id: 'delete', label: t('action.delete'), icon: <Trash2 />, danger: true, run: () => setStep('delete') },
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, it is only noticed that the menu is near
    <span
      className="relative z-10 inline-flex empty:hidden"
      onPointerEnter={() => setTouched(true)}
      onFocus={() => setTouched(true)}
    >
      <RowMenu label={t('actionsFor', { name })} actions={actions} />
      <Suspense>
        {step === 'edit' && <EditDialog workspace={workspace} onClose={close} />}
        {step === 'move' && <MoveDialog workspace={workspace} onClose={close} />}
      </Suspense>
      {step === 'delete' && (
        <Confirm
          open
          onOpenChange={close}
          title={t('delete.title', { name })}
          description={t('delete.text', { count: workspace.fileCount })}
          confirmLabel={t('delete.submit')}
          typed={name}
          onConfirm={async () => {
            await remove(workspace);
            close();
          }}
        />
      )}
    </span>
  );
};
