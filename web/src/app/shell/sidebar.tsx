// The sidebar of wide windows: 15rem, or 5rem when collapsed (specification, section 2).
import { PanelLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/components/ui/class-names.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Logo } from '#web/components/ui/logo.tsx';
import { CTRL } from '#web/lib/shortcuts.ts';
import type { Layer } from './layer.ts';
import { Navigation } from './navigation.tsx';
import { PaletteButton } from './palette-button.tsx';
import { ProfileButton } from './profile-button.tsx';
import { WorkspacePicker } from './workspace-picker.tsx';

export type SidebarProps = { narrow: boolean; onToggle: () => void; openLayer: (layer: Layer) => void };

export const Sidebar = ({ narrow, onToggle, openLayer }: SidebarProps) => {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <aside
      className={cx('flex shrink-0 flex-col border-line border-r bg-sunken max-md:hidden', narrow ? 'w-20' : 'w-60')}
      aria-label={t('mainNavigation')}
    >
      <div className={cx('flex h-12 items-center gap-2 px-3', narrow ? 'justify-center' : 'pl-4')}>
        {!narrow && (
          <>
            <Logo className="size-5" />
            <span className="flex-1 font-semibold text-read">{t('common:appName')}</span>
          </>
        )}
        <IconButton
          label={narrow ? t('expand') : t('collapse')}
          keys={`${CTRL} B`}
          aria-expanded={!narrow}
          className="aria-expanded:bg-transparent aria-expanded:hover:bg-hover"
          onClick={onToggle}
        >
          <PanelLeft />
        </IconButton>
      </div>
      <div className="flex flex-col gap-1 px-3">
        <WorkspacePicker narrow={narrow} />
        <PaletteButton narrow={narrow} onClick={() => openLayer('palette')} />
      </div>
      <Navigation narrow={narrow} />
      <div className="border-line border-t p-2">
        <ProfileButton narrow={narrow} openLayer={openLayer} />
      </div>
    </aside>
  );
};
