// The profile menu: profile, help, language, appearance, logout.
import { Gauge, Keyboard, Languages, LifeBuoy, LogOut, Mail, Map as MapIcon, Moon } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LANGUAGES } from '#shared/model/enums.ts';
import { Menu, MenuChoice, MenuItem, MenuSeparator, Submenu } from '#web/components/ui/menu.tsx';
import { fullName } from '#web/lib/format.ts';
import { languageName } from '#web/lib/language-name.ts';
import { paths } from '#web/lib/paths.ts';
import { setTheme, THEMES, useTheme } from '#web/lib/theme.ts';
import { useSalesEmail } from '#web/lib/use-config.ts';
import { useUser } from '#web/lib/use-user.ts';
import { logOut } from '../log-out.ts';
import { startTour } from '../start-tour.ts';
import { useEntries } from '../use-entries.ts';
import { useLanguageSwitch } from '../use-language-switch.ts';
import type { Layer } from './layer.ts';

type ProfileMenuProps = {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  openLayer: (layer: Layer) => void;
  /** Called when an item that leaves the page was chosen, so that a surrounding drawer can close. */
  onLeave?: (() => void) | undefined;
};

const Help = ({ openLayer, onLeave }: Pick<ProfileMenuProps, 'openLayer' | 'onLeave'>) => {
  const { t } = useTranslation('shell');
  const email = useSalesEmail();
  const navigate = useNavigate();
  return (
    <Submenu icon={<LifeBuoy />} label={t('profileMenu.help')}>
      <MenuItem icon={<Mail />} onClick={() => window.open(`mailto:${email}`, '_self')}>
        <span className="block">{t('profileMenu.sales')}</span>
        <span className="block pb-1 text-accent-fg text-meta">{email}</span>
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<MapIcon />}
        onClick={() => {
          onLeave?.();
          void startTour();
        }}
      >
        {t('profileMenu.tour')}
      </MenuItem>
      <MenuItem
        icon={<Gauge />}
        onClick={() => {
          onLeave?.();
          void navigate(paths.quality);
        }}
      >
        {t('profileMenu.quality')}
      </MenuItem>
      <MenuItem
        icon={<Keyboard />}
        keys="?"
        onClick={() => {
          onLeave?.();
          openLayer('shortcuts');
        }}
      >
        {t('profileMenu.shortcuts')}
      </MenuItem>
    </Submenu>
  );
};

const LanguageChoice = () => {
  const { t, i18n } = useTranslation('shell');
  const switchTo = useLanguageSwitch();
  const options = LANGUAGES.map((value) => ({ value, label: languageName(value), lang: value }));
  return (
    <Submenu icon={<Languages />} label={t('profileMenu.language')}>
      <MenuChoice value={i18n.language} onValueChange={switchTo} options={options} />
    </Submenu>
  );
};

const ThemeChoice = () => {
  const { t } = useTranslation('shell');
  const theme = useTheme();
  const options = THEMES.map((value) => ({ value, label: t(`theme.${value}`) }));
  const choose = (value: string) => {
    const chosen = THEMES.find((one) => one === value);
    if (chosen) setTheme(chosen);
  };
  return (
    <Submenu icon={<Moon />} label={t('profileMenu.theme')}>
      <MenuChoice value={theme} onValueChange={choose} options={options} />
    </Submenu>
  );
};

const ProfileMenu = ({ anchor, open, onOpenChange, openLayer, onLeave }: ProfileMenuProps) => {
  const { t } = useTranslation('shell');
  const { entries, go } = useEntries();
  const user = useUser();
  const label = t('profileMenu.label', { name: user ? fullName(user) : '' });
  return (
    <Menu anchor={anchor} open={open} onOpenChange={onOpenChange} side="top" label={label}>
      {entries
        .filter(({ group }) => group === 'profile')
        .map((entry) => (
          <MenuItem
            key={entry.id}
            icon={<entry.icon />}
            onClick={() => {
              onLeave?.();
              go(entry);
            }}
          >
            {t(`entries.${entry.id}`)}
          </MenuItem>
        ))}
      <MenuSeparator />
      <Help openLayer={openLayer} onLeave={onLeave} />
      <LanguageChoice />
      <ThemeChoice />
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onClick={logOut}>
        {t('profileMenu.logout')}
      </MenuItem>
    </Menu>
  );
};
export default ProfileMenu;
