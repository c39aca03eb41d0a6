// Chooses the target folder among all folders of the workspace, as an alternative to dragging.
import { Folder, FolderPlus, Layers } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FolderRow } from '#shared/model/folder.ts';
import { Button } from '#web/components/ui/button.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { useErrorText } from '#web/lib/error-text.ts';
import { type Entry, nameOf, placeOf, wayTo } from './entry.ts';
import { useFolders } from './use-entries.ts';

const NameDialog = lazy(() => import('./name-dialog.tsx'));

type Place = Pick<FolderRow, 'id' | 'name'> | undefined;
type ChoiceProps = { label: string; depth: number; isTop?: boolean; checked: boolean; onChoose: () => void };

const Choice = ({ label, depth, isTop = false, checked, onChoose }: ChoiceProps) => {
  const Icon = isTop ? Layers : Folder;
  return (
    <label
      style={{ marginLeft: `${depth * 1.25}rem` }}
      className={cx(
        'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control border px-2.5 has-focus-visible:outline-2 has-focus-visible:outline-accent',
        checked ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-hover',
      )}
    >
      <input type="radio" name="folder" className="sr-only" checked={checked} onChange={onChoose} />
      <Icon aria-hidden="true" className={cx('size-4 shrink-0', checked ? 'text-accent-fg' : 'text-fg3')} />
      <span className="min-w-0 flex-1 truncate">{label}</span>
    </label>
  );
};

/** The target folders in tree order, without those that a moved folder contains. */
const placesFor = (folders: readonly FolderRow[], entries: readonly Entry[]) => {
  const moving = new Set(entries.map(({ id }) => id));
  return folders
    .map((folder) => ({ folder, way: wayTo(folders, folder.id) }))
    .filter(({ way }) => way.every(({ id }) => !moving.has(id)))
    .map(({ folder, way }) => ({ folder, depth: way.length, order: way.map(({ name }) => name).join('\u0000') }))
    .sort((a, b) => (a.order < b.order ? -1 : 1));
};

type MoveDialogProps = {
  projectId: string;
  entries: readonly Entry[];
  onMove: (folder: Place) => Promise<void>;
  onClose: () => void;
};

const MoveDialog = ({ projectId, entries, onMove, onClose }: MoveDialogProps) => {
  const { t } = useTranslation('files');
  const errorText = useErrorText();
  const { folders, error } = useFolders(projectId);
  const [first] = entries;
  const [chosen, choose] = useState<string | undefined>(first && placeOf(first));
  const [creating, setCreating] = useState(false);
  const [busy, setBusy] = useState(false);
  const place = folders.find(({ id }) => id === chosen);
  const isKnown = chosen === undefined || place !== undefined;
  const submit = async () => {
    setBusy(true);
    await onMove(place);
    onClose();
  };
  const one = entries.length === 1 && first;
  return (
    <>
      <FormDialog
        open={!creating}
        onOpenChange={onClose}
        size="small"
        title={one ? t('move.titleNamed', { name: nameOf(one) }) : t('move.title', { count: entries.length })}
        submitLabel={t('move.submit')}
        isSubmitting={busy || !(isKnown || error)}
        error={error && errorText(error)}
        onSubmit={(event) => {
          event.preventDefault();
          if (isKnown) void submit();
        }}
      >
        <fieldset className="flex max-h-80 flex-col gap-0.5 overflow-y-auto p-0.5">
          <legend className="sr-only">{t('move.to')}</legend>
          <Choice
            label={t('folder.top')}
            depth={0}
            isTop
            checked={chosen === undefined}
            onChoose={() => choose(undefined)}
          />
          {placesFor(folders, entries).map(({ folder, depth }) => (
            <Choice
              key={folder.id}
              label={folder.name}
              depth={depth}
              checked={folder.id === chosen}
              onChoose={() => choose(folder.id)}
            />
          ))}
        </fieldset>
        <Button variant="ghost" icon={<FolderPlus />} className="self-start" onClick={() => setCreating(true)}>
          {t('folder.new')}
        </Button>
      </FormDialog>
      <Suspense>
        {creating && (
          <NameDialog
            naming={{ is: 'new', projectId, parentId: chosen }}
            onClose={() => setCreating(false)}
            onCreated={({ id }) => choose(id)}
          />
        )}
      </Suspense>
    </>
  );
};
export default MoveDialog;
