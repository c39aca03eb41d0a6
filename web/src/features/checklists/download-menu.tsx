// Gives the list back: the client's own file with the answers in its cells, or the list as a document.
import { ChevronDown, Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { usePopup } from '#web/components/ui/use-popup.ts';
import { call } from '#web/lib/api.ts';
import { saveFrom } from '#web/lib/save-from.ts';
import type { List } from './types.ts';

const load = () => import('#web/components/ui/row-menu-popup.tsx');
const MenuPopup = lazy(load);

type Format = 'original' | 'xlsx' | 'docx' | 'pdf';

export const DownloadMenu = ({ list }: { list: List }) => {
  const { t } = useTranslation('checklists');
  const fail = useFailToast();
  const [busy, setBusy] = useState(false);
  const { anchor, open, setOpen, used, button } = usePopup(load);
  const download = async (format: Format) => {
    setBusy(true);
    try {
      const { url, filename, unwritten } = await call('checklists.download', {
        params: { id: list.id },
        query: { format },
      });
      saveFrom(url, filename);
      const count = unwritten.length;
      toast({ kind: 'success', text: count > 0 ? t('screen.unwritten', { count }) : t('screen.downloadStarted') });
    } catch (error) {
      fail(error, t('screen.downloadFailed'));
    }
    setBusy(false);
  };
  const formats: readonly Format[] =
    list.format === 'none' ? ['xlsx', 'docx', 'pdf'] : ['original', 'xlsx', 'docx', 'pdf'];
  const actions = formats.map((format) => ({
    id: format,
    label: t(`screen.format.${format}`),
    icon: <Download />,
    run: () => void download(format),
  }));
  return (
    <>
      <Button {...button} icon={<Download />} loading={busy} aria-haspopup="menu">
        {t('screen.download')}
        <ChevronDown aria-hidden="true" className="text-fg3" />
      </Button>
      <Suspense>
        {used && (
          <MenuPopup
            anchor={anchor}
            open={open}
            onOpenChange={setOpen}
            label={t('screen.download')}
            actions={actions}
          />
        )}
      </Suspense>
    </>
  );
};
