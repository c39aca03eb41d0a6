// Undoes the latest upload: new files go to the bin, new versions give way to the previous ones.
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UPLOAD } from '#shared/model/upload.ts';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { call } from '#web/lib/api.ts';
import { useReloadFiles } from '../use-entries.ts';
import { type UploadEntry, undoable } from './upload-entry.ts';
import { uploads } from './uploads.ts';

export const TrayUndo = ({ projectId, entries }: { projectId: string; entries: readonly UploadEntry[] }) => {
  const { t } = useTranslation('files');
  const fail = useFailToast();
  const reload = useReloadFiles();
  const [busy, setBusy] = useState(false);
  const batch = undoable(entries);
  if (batch.length === 0) return null;
  const undo = async () => {
    setBusy(true);
    let count = 0;
    try {
      for (let from = 0; from < batch.length; from += UPLOAD.maxFiles) {
        const some = batch.slice(from, from + UPLOAD.maxFiles);
        const ids = some.map(({ fileId }) => fileId);
        const { deleted, restored } = await call('files.undoUpload', { params: { projectId }, body: { ids } });
        count += deleted + restored;
        uploads.undone(new Set(some.map(({ key }) => key)));
      }
      toast({ kind: 'success', text: t('tray.undone', { count }) });
    } catch (error) {
      fail(error, t('tray.undoFailed'));
    }
    setBusy(false);
    await reload();
  };
  return (
    <Button size="small" variant="ghost" icon={<Undo2 aria-hidden="true" />} loading={busy} onClick={() => void undo()}>
      {t('tray.undo')}
    </Button>
  );
};
