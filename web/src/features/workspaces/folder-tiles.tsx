// Workspace folders: open, drop a workspace into, rename, delete.
import { Folder, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import type { WorkspaceFolder } from '#shared/model/people.ts';
import { cx } from '#web/components/ui/class-names.ts';
import { Confirm } from '#web/components/ui/confirm.tsx';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { useAction } from '#web/lib/api.ts';
import { useCan, useUser } from '#web/lib/use-user.ts';
import { useDrop } from './drag.ts';
import { useReloadTree } from './use-tree.ts';

const FolderDialog = lazy(() => import('./folder-dialog.tsx'));

type Drop = (projectId: string, folder: WorkspaceFolder) => void;

const useDelete = () => {
  const { t } = useTranslation('workspaces');
  const fail = useFailToast();
  const reload = useReloadTree();
  const { trigger } = useAction('projects.deleteFolder');
  return async ({ id, name }: WorkspaceFolder) => {
    try {
      await trigger({ params: { id } });
      toast({ kind: 'success', text: t('folder.deleted', { name }) });
    } catch (error) {
      fail(error, t('folder.deleteFailed'));
    }
    await reload();
  };
};

/** A folder can be changed by its creator and by managers of workspaces. */
export const FolderMenu = ({ folder, className }: { folder: WorkspaceFolder; className?: string }) => {
  const { t } = useTranslation('workspaces');
  const [step, setStep] = useState<'change' | 'delete'>();
  const remove = useDelete();
  const isManager = useCan('project.manage');
  const mayWrite = useCan('folder.write');
  const isMaker = useUser()?.id === folder.createdBy.id;
  if (!mayWrite || !(isManager || isMaker)) return null;
  const close = () => setStep(undefined);
  const actions = [
    { id: 'change', label: t('folder.change'), icon: <Pencil />, run: () => setStep('change') },
    { id: 'delete', label: t('folder.delete'), icon: <Trash2 />, danger: true, run: () => setStep('delete') },
  ];
  return (
    <>
      <RowMenu label={t('actionsFor', { name: folder.name })} actions={actions} className={className ?? ''} />
      <Suspense>{step === 'change' && <FolderDialog folder={folder} onClose={close} />}</Suspense>
      {step === 'delete' && (
        <Confirm
          open
          onOpenChange={close}
          title={t('folder.deleteTitle', { name: folder.name })}
          description={t('folder.deleteText')}
          confirmLabel={t('folder.delete')}
          onConfirm={async () => {
            await remove(folder);
            close();
          }}
        />
      )}
    </>
  );
};

type TileProps = { folder: WorkspaceFolder; count: number; onOpen: () => void; onDrop: Drop };

const Tile = ({ folder, count, onOpen, onDrop }: TileProps) => {
  const { t } = useTranslation('workspaces');
  const { isOver, props } = useDrop((id) => onDrop(id, folder));
  return (
    <div
      {...props}
      className={cx(
        'relative flex min-h-14 items-center gap-3 rounded-card border py-2 pr-2 pl-4 transition-colors duration-120',
        isOver ? 'border-accent bg-accent-soft' : 'border-line bg-sunken hover:border-line-strong',
      )}
    >
      <Folder aria-hidden="true" className="size-4.5 shrink-0 text-fg3" />
      <span className="min-w-0 flex-1">
        <button
          type="button"
          lang={langOf(folder.name)}
          title={folder.description || undefined}
          className="block w-full truncate text-left font-medium after:absolute after:inset-0 after:rounded-card after:content-['']"
          onClick={onOpen}
        >
          {folder.name}
        </button>
        <span className="block text-fg3 text-meta tabular">{t('count', { count })}</span>
      </span>
      <FolderMenu folder={folder} className="relative z-10" />
    </div>
  );
};

type FolderTilesProps = {
  folders: readonly WorkspaceFolder[];
  countOf: (folder: WorkspaceFolder) => number;
  onOpen: (folder: WorkspaceFolder) => void;
  onDrop: Drop;
};

export const FolderTiles = ({ folders, countOf, onOpen, onDrop }: FolderTilesProps) => {
  const { t } = useTranslation('workspaces');
  if (folders.length === 0) return null;
  return (
    <ul
      aria-label={t('folder.list')}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3 px-6 pb-4 max-md:px-4"
    >
      {folders.map((folder) => (
        <li key={folder.id}>
          <Tile folder={folder} count={countOf(folder)} onOpen={() => onOpen(folder)} onDrop={onDrop} />
        </li>
      ))}
    </ul>
  );
};
