// Chooses the folder of a workspace, as an alternative to dragging.
import { Folder, FolderPlus, Layers } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkspaceFolder } from '#shared/model/people.ts';
import type { Workspace } from '#shared/model/workspace.ts';
import { Button } from '#web/components/ui/button.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { useMove } from './use-move.ts';
import { folderOf, useTree } from './use-tree.ts';

const FolderDialog = lazy(() => import('./folder-dialog.tsx'));

type ChoiceProps = { label: string; isTop: boolean; checked: boolean; onChoose: () => void };

const Choice = ({ label, isTop, checked, onChoose }: ChoiceProps) => {
  const Icon = isTop ? Layers : Folder;
  return (
    <label
      className={cx(
        'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control border px-3 has-focus-visible:outline-2 has-focus-visible:outline-accent',
        checked ? 'border-accent bg-accent-soft' : 'border-line hover:bg-hover',
      )}
    >
      <input type="radio" name="folder" className="sr-only" checked={checked} onChange={onChoose} />
      <Icon aria-hidden="true" className={cx('size-4 shrink-0', checked ? 'text-accent-fg' : 'text-fg3')} />
      <span className="min-w-0 flex-1 truncate">{label}</span>
    </label>
  );
};

const MoveDialog = ({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) => {
  const { t } = useTranslation('workspaces');
  const { data } = useTree();
  const move = useMove();
  const folders = data?.folders ?? [];
  const now = data && folderOf(data, workspace);
  const [chosen, choose] = useState<WorkspaceFolder | 'top'>(now ?? 'top');
  const [creating, setCreating] = useState(false);
  const [busy, setBusy] = useState(false);
  const isChosen = (folder: WorkspaceFolder | 'top') =>
    folder === chosen || (folder !== 'top' && chosen !== 'top' && folder.id === chosen.id);
  const submit = async () => {
    setBusy(true);
    await move(workspace, chosen === 'top' ? undefined : chosen);
    onClose();
  };
  return (
    <>
      <FormDialog
        open={!creating}
        onOpenChange={onClose}
        size="small"
        title={t('move.title', { name: workspace.name })}
        submitLabel={t('move.submit')}
        isSubmitting={busy}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <fieldset className="flex max-h-80 flex-col gap-1.5 overflow-y-auto p-0.5">
          <legend className="sr-only">{t('move.folder')}</legend>
          <Choice label={t('move.top')} isTop checked={isChosen('top')} onChoose={() => choose('top')} />
          {folders.map((folder) => (
            <Choice
              key={folder.id}
              label={folder.name}
              isTop={false}
              checked={isChosen(folder)}
              onChoose={() => choose(folder)}
            />
          ))}
        </fieldset>
        <Button variant="ghost" icon={<FolderPlus />} className="self-start" onClick={() => setCreating(true)}>
          {t('folder.new')}
        </Button>
      </FormDialog>
      <Suspense>{creating && <FolderDialog onClose={() => setCreating(false)} onCreated={choose} />}</Suspense>
    </>
  );
};
export default MoveDialog;
