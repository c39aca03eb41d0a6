// Asks whether documents for the other side may quote the uploaded files; until answered, none may.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { call } from '#web/lib/api.ts';
import { useReloadFiles } from '../use-entries.ts';
import { newlySent, type UploadEntry } from './upload-entry.ts';

export const TrayAudience = ({ entries }: { entries: readonly UploadEntry[] }) => {
  const { t } = useTranslation('files');
  const fail = useFailToast();
  const reload = useReloadFiles();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const undecided = newlySent(entries, decided);
  const count = undecided.length;
  if (count === 0) return null;
  const decide = () => setDecided(new Set([...decided, ...undecided]));
  const share = async () => {
    setBusy(true);
    try {
      for (const fileId of undecided)
        await call('files.update', { params: { fileId }, body: { audience: 'shareable' } });
      toast({ kind: 'success', text: t('audience.shared', { count }) });
      decide();
    } catch (error) {
      fail(error, t('audience.failed'));
    }
    setBusy(false);
    await reload();
  };
  return (
    <div className="border-line border-t px-3.5 py-2.5">
      <p className="text-fg2 text-note">{t('audience.ask', { count })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={decide} disabled={busy}>
          {t('audience.keepInternal')}
        </Button>
        <Button size="small" variant="primary" loading={busy} onClick={() => void share()}>
          {t('audience.makeShareable')}
        </Button>
      </div>
    </div>
  );
};
