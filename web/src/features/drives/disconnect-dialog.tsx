// Asks whether to keep the files before a drive is disconnected.
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriveRow, WhenDeleted } from '#shared/model/drive.ts';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { KeepOrRemove } from './keep-or-remove.tsx';
import { useDriveActions } from './use-drives.ts';

export const DisconnectDialog = ({ drive, onClose }: { drive: DriveRow; onClose: () => void }) => {
  const { t } = useTranslation('drives');
  const { disconnect, isBusy } = useDriveActions(drive);
  const [files, setFiles] = useState<WhenDeleted>('keep');
  const leave = async (event: FormEvent) => {
    event.preventDefault();
    if (await disconnect(files)) onClose();
  };
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t('disconnect.title', { name: t(`provider.${drive.provider}`) })}
      description={t('disconnect.text')}
      submitLabel={t('disconnect.confirm')}
      onSubmit={(event) => void leave(event)}
      isSubmitting={isBusy}
    >
      <KeepOrRemove
        label={t('counts', { files: drive.counts?.files ?? 0 })}
        texts={{ keep: t('disconnect.keep'), remove: t('disconnect.remove') }}
        order={['keep', 'remove']}
        value={files}
        onChange={setFiles}
      />
    </FormDialog>
  );
};
