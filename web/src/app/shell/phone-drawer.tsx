// The sidebar on a phone.
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '#web/components/ui/drawer.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Logo } from '#web/components/ui/logo.tsx';
import type { Layer } from './layer.ts';
import { Navigation } from './navigation.tsx';
import { ProfileButton } from './profile-button.tsx';
import { WorkspacePicker } from './workspace-picker.tsx';

type PhoneDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void; openLayer: (layer: Layer) => void };

const PhoneDrawer = ({ open, onOpenChange, openLayer }: PhoneDrawerProps) => {
  const { t } = useTranslation(['shell', 'common']);
  const close = () => onOpenChange(false);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      label={t('mainNavigation')}
      side="left"
      className="max-w-[min(18rem,85vw)] bg-sunken"
    >
      <div className="flex h-12 items-center gap-2 pr-2 pl-4">
        <Logo className="size-5" />
        <span className="flex-1 font-semibold text-read">{t('common:appName')}</span>
        <IconButton label={t('closeMenu')} className="size-10" onClick={close}>
          <X />
        </IconButton>
      </div>
      <div className="px-3">
        <WorkspacePicker narrow={false} onChange={close} />
      </div>
      <Navigation narrow={false} onOpen={close} />
      <div className="border-line border-t p-2">
        <ProfileButton narrow={false} openLayer={openLayer} onLeave={close} />
      </div>
    </Drawer>
  );
};
export default PhoneDrawer;
