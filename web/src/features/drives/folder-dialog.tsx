// Chooses the folders that a workspace follows, and what a deletion in the drive does here.
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriveFolder, DriveRow, WhenDeleted } from '#shared/model/drive.ts';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { FolderTree } from './folder-tree.tsx';
import { KeepOrRemove } from './keep-or-remove.tsx';
import { useDriveActions } from './use-drives.ts';

/** The same limit as on the server. */
const MAX_FOLDERS = 20;

export const FolderDialog = ({ drive, onClose }: { drive: DriveRow; onClose: () => void }) => {
  const { t } = useTranslation('drives');
  const { choose, isBusy } = useDriveActions(drive);
  const [chosen, setChosen] = useState<ReadonlyMap<string, DriveFolder>>(
    new Map(drive.folders.map((folder) => [folder.key, folder])),
  );
  const [whenDeleted, setWhenDeleted] = useState<WhenDeleted>(drive.whenDeleted);
  const onChoose = (folder: DriveFolder, on: boolean) => {
    const next = new Map(chosen);
    if (on) next.set(folder.key, folder);
    else next.delete(folder.key);
    setChosen(next);
  };
  const isTooMany = chosen.size > MAX_FOLDERS;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.size === 0 || isTooMany) return;
    if (await choose([...chosen.values()], whenDeleted)) onClose();
  };
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t('choose.title', { account: drive.account })}
      description={t('choose.text')}
      submitLabel={t('choose.save')}
      onSubmit={(event) => void save(event)}
      isSubmitting={isBusy}
      error={isTooMany ? t('choose.most', { count: MAX_FOLDERS }) : undefined}
    >
      <div className="max-h-72 overflow-y-auto rounded-control border border-line p-1">
        <FolderTree driveId={drive.id} parent={undefined} isCovered={false} chosen={chosen} onChoose={onChoose} />
      </div>
      <p aria-live="polite" className="text-fg2 text-note">
        {t('choose.chosen', { count: chosen.size })}
      </p>
      <KeepOrRemove
        label={t('whenDeleted.label')}
        texts={{ remove: t('whenDeleted.remove'), keep: t('whenDeleted.keep') }}
        order={['remove', 'keep']}
        value={whenDeleted}
        onChange={setWhenDeleted}
      />
    </FormDialog>
  );
};
