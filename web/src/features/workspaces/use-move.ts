// Moves a workspace into a folder or out of it: shown at once, reverted when the server refuses.
import { useTranslation } from 'react-i18next';
import { mutate } from 'swr';
import type { WorkspaceFolder } from '#shared/model/people.ts';
import type { Workspace } from '#shared/model/workspace.ts';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { type Result, readsOf, useAction } from '#web/lib/api.ts';
import { useReloadTree } from './use-tree.ts';

const placed = (workspace: Workspace, folderId: string | undefined): Workspace => {
  const { folderId: _, ...rest } = workspace;
  return folderId ? { ...rest, folderId } : rest;
};

const show = (id: string, folderId: string | undefined) =>
  mutate<Result<'projects.tree'>>(
    readsOf('projects.tree'),
    (tree) => tree && { ...tree, projects: tree.projects.map((one) => (one.id === id ? placed(one, folderId) : one)) },
    { revalidate: false },
  );

export type Move = (workspace: Pick<Workspace, 'id' | 'name'>, folder: WorkspaceFolder | undefined) => Promise<void>;

export const useMove = (): Move => {
  const { t } = useTranslation('workspaces');
  const fail = useFailToast();
  const reload = useReloadTree();
  const { trigger } = useAction('projects.move');
  return async ({ id, name }, folder) => {
    await show(id, folder?.id);
    try {
      await trigger({ params: { projectId: id }, body: { folderId: folder?.id ?? null } });
      const text = folder ? t('moved', { name, folder: folder.name }) : t('movedOut', { name });
      toast({ kind: 'success', text });
    } catch (error) {
      fail(error, t('moveFailed'));
    }
    await reload();
  };
};
