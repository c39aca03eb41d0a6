// The finished documents of a run: Word, PowerPoint, PDF and Excel.
import { ChevronDown, Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunRow } from '#shared/model/run.ts';
import { Button } from '../../components/ui/button.tsx';
import { toast } from '../../components/ui/toast.tsx';
import { useFailToast } from '../../components/ui/use-fail-toast.ts';
import { usePopup } from '../../components/ui/use-popup.ts';
import { call } from '../../lib/api.ts';
import { saveFrom } from '../../lib/save-from.ts';

const load = () => import('../../components/ui/row-menu-popup.tsx');
const MenuPopup = lazy(load);

const FORMATS = ['3', '5', '4', '2'] as const;
type Format = (typeof FORMATS)[number];

export const Downloads = ({ run }: { run: RunRow }) => {
  const { t } = useTranslation('runs');
  const fail = useFailToast();
  const [busy, setBusy] = useState(false);
  const { anchor, open, setOpen, used, button } = usePopup(load);
  const download = async (format: Format) => {
    setBusy(true);
    try {
      const { url, filename } = await call('runs.download', { params: { runId: run.id }, query: { format } });
      saveFrom(url, filename);
      toast({ kind: 'success', text: t('download.started') });
    } catch (error) {
      fail(error, t('download.failed'));
    }
    setBusy(false);
  };
  const actions = FORMATS.map((format) => ({
    id: format,
    label: t(`download.${format}`),
    icon: <Download />,
    run: () => void download(format),
  }));
  return (
    <>
      <Button {...button} icon={<Download />} loading={busy} aria-haspopup="menu">
        {t('download.button')}
        <ChevronDown aria-hidden="true" className="text-fg3" />
      </Button>
      <Suspense>
        {used && (
          <MenuPopup
            anchor={anchor}
            open={open}
            onOpenChange={setOpen}
            label={t('download.button')}
            actions={actions}
          />
        )}
      </Suspense>
    </>
  );
};
