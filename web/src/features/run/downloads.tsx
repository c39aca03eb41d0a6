// The finished documents of a run: Word, PowerPoint, PDF and Excel.
import { ChevronDown, Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunRow } from '#shared/model/run.ts';
import { openPoints } from '#shared/report/open-points.ts';
import type { Report } from '#shared/report/report.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Confirm } from '#web/components/ui/confirm.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { usePopup } from '#web/components/ui/use-popup.ts';
import { call } from '#web/lib/api.ts';
import { saveFrom } from '#web/lib/save-from.ts';
import { OpenPointList } from './open-point-list.tsx';

const load = () => import('#web/components/ui/row-menu-popup.tsx');
const MenuPopup = lazy(load);

const FORMATS = ['3', '5', '4', '2'] as const;
type Format = (typeof FORMATS)[number];

/**
 * Shows open points first. If there are none, or the reader belongs to the organization, the download starts at once.
 */
export const Downloads = ({ run, report }: { run: RunRow; report: Report | undefined }) => {
  const { t } = useTranslation('runs');
  const fail = useFailToast();
  const [busy, setBusy] = useState(false);
  const [toConfirm, setToConfirm] = useState<Format>();
  const points = report ? openPoints(report) : [];
  const isOpen = points.some(({ code }) => code !== 'internal');
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
    setToConfirm(undefined);
  };
  const actions = FORMATS.map((format) => ({
    id: format,
    label: t(`download.${format}`),
    icon: <Download />,
    run: () => (isOpen ? setToConfirm(format) : void download(format)),
  }));
  return (
    <>
      <Button {...button} icon={<Download />} loading={busy} aria-haspopup="menu">
        {t('download.button')}
        <ChevronDown aria-hidden="true" className="text-fg3" />
      </Button>
      {toConfirm && (
        <Confirm
          open
          danger={false}
          onOpenChange={() => setToConfirm(undefined)}
          title={t('open.title')}
          description={<OpenPointList points={points} />}
          confirmLabel={t('download.button')}
          onConfirm={() => download(toConfirm)}
        />
      )}
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
