// The bar at the top of a phone's screen; its button opens the sidebar as a drawer.
import { Command, Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Logo } from '#web/components/ui/logo.tsx';
import { usePopup } from '#web/components/ui/use-popup.ts';
import type { Layer } from './layer.ts';

const load = () => import('./phone-drawer.tsx');
const PhoneDrawer = lazy(load);

export const PhoneBar = ({ openLayer }: { openLayer: (layer: Layer) => void }) => {
  const { t } = useTranslation(['shell', 'common']);
  const { open, setOpen, used, button } = usePopup(load);
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-line border-b bg-sunken px-2 md:hidden">
      <IconButton label={t('openMenu')} aria-haspopup="dialog" className="size-10" {...button}>
        <MenuIcon />
      </IconButton>
      <Logo className="size-5" />
      <span className="flex-1 font-semibold text-read">{t('common:appName')}</span>
      <IconButton label={t('palette.open')} className="size-10" onClick={() => openLayer('palette')}>
        <Command />
      </IconButton>
      <Suspense>{used && <PhoneDrawer open={open} onOpenChange={setOpen} openLayer={openLayer} />}</Suspense>
    </header>
  );
};
