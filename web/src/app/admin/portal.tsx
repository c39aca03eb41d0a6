// The frame of the admin portal: its dark bar with language, appearance and sign-out, and the page below.
import { LogOut, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router-dom';
import { LANGUAGES } from '#shared/model/enums.ts';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Logo } from '#web/components/ui/logo.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { fullName } from '#web/lib/format.ts';
import { languageName } from '#web/lib/language-name.ts';
import { paths } from '#web/lib/paths.ts';
import { setTheme, useTheme } from '#web/lib/theme.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { useUser } from '#web/lib/use-user.ts';
import { logOut } from '../log-out.ts';
import { useFreshUser } from '../shell/use-fresh-user.ts';
import { useLanguageSwitch } from '../use-language-switch.ts';

const ThemeButton = () => {
  const { t } = useTranslation('shell');
  useTheme();
  const isDark = document.documentElement.dataset.theme === 'dark';
  const next = isDark ? 'light' : 'dark';
  return (
    <IconButton label={t('palette.theme', { name: t(`theme.${next}`) })} onClick={() => setTheme(next)}>
      {isDark ? <Sun /> : <Moon />}
    </IconButton>
  );
};

const Places = () => {
  const { t } = useTranslation('shell');
  const hasInbox = useConfig()?.inbox === true;
  const places = [
    { to: paths.adminDashboard, label: t('admin.title') },
    ...(hasInbox ? [{ to: paths.adminEmails, label: t('admin.emails') }] : []),
    { to: paths.adminAudit, label: t('entries.audit') },
  ];
  return (
    <nav aria-label={t('mainNavigation')} className="flex flex-1 gap-1 max-md:order-last max-md:basis-full">
      {places.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          className="inline-flex min-h-8 items-center rounded-control px-2.5 text-fg2 text-note hover:bg-hover hover:text-fg aria-[current=page]:bg-active aria-[current=page]:text-fg"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
};

const Bar = () => {
  const { t, i18n } = useTranslation(['shell', 'common']);
  const user = useUser();
  const switchTo = useLanguageSwitch();
  return (
    <header
      data-theme="dark"
      className="flex min-h-12 flex-wrap items-center gap-x-2.5 gap-y-1 border-line border-b bg-canvas px-6 py-2 text-fg max-md:px-4"
    >
      <Logo className="size-5" />
      <span className="font-semibold text-read max-sm:hidden">{t('common:appName')}</span>
      <span className="min-w-0 truncate text-fg3 text-note max-md:flex-1">{t('admin.portal')}</span>
      <Places />
      <NavLink to={paths.adminProfile} className="truncate py-1 text-fg2 text-note hover:text-fg">
        {user && fullName(user)}
      </NavLink>
      <Select
        aria-label={t('profileMenu.language')}
        className="w-28 max-sm:w-25"
        value={i18n.language}
        onChange={(event) => switchTo(event.target.value)}
        options={LANGUAGES.map((value) => ({ value, label: languageName(value), lang: value }))}
      />
      <ThemeButton />
      <Button icon={<LogOut />} onClick={() => void logOut()} aria-label={t('profileMenu.logout')}>
        <span className="max-sm:hidden">{t('profileMenu.logout')}</span>
      </Button>
    </header>
  );
};

export const Portal = () => {
  const { t } = useTranslation('common');
  useFreshUser();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-accent px-3 py-2 text-on-accent focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <Bar />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-360 flex-1 outline-none">
        <Outlet />
      </main>
    </div>
  );
};
