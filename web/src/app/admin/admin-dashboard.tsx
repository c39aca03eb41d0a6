// The admin portal's first page: who is signed in. Managing organisations comes with its own screens.
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#shared/model/enums.ts';
import { Button } from '../../components/ui/button.tsx';
import { Logo } from '../../components/ui/logo.tsx';
import { Select } from '../../components/ui/select.tsx';
import { formatDate, fullName } from '../../lib/format.ts';
import { languageName } from '../../lib/language-name.ts';
import { useUser } from '../../lib/use-user.ts';
import { logOut } from '../log-out.ts';
import { useLanguageSwitch } from '../use-language-switch.ts';

const Bar = () => {
  const { t, i18n } = useTranslation(['shell', 'common']);
  const switchTo = useLanguageSwitch();
  return (
    <header data-theme="dark" className="flex min-h-12 items-center gap-2.5 bg-canvas px-6 py-2 text-fg max-sm:px-4">
      <Logo className="size-5" />
      <span className="font-semibold text-read">{t('common:appName')}</span>
      <span className="flex-1 truncate text-fg3 text-note">{t('admin.portal')}</span>
      <Select
        aria-label={t('profileMenu.language')}
        className="w-28"
        value={i18n.language}
        onChange={(event) => switchTo(event.target.value)}
        options={LANGUAGES.map((value) => ({ value, label: languageName(value), lang: value }))}
      />
      <Button onClick={() => void logOut()}>{t('profileMenu.logout')}</Button>
    </header>
  );
};

export const AdminDashboard = () => {
  const { t } = useTranslation('shell');
  const user = useUser();
  if (!user) return null;
  const facts = [
    [t('admin.name'), fullName(user)],
    [t('admin.email'), user.email],
    [t('admin.role'), t(`roles.${user.role}`)],
    [t('admin.joined'), formatDate(user.joinedAt)],
  ] as const;
  return (
    <div className="flex min-h-dvh flex-col">
      <Bar />
      <main className="mx-auto w-full max-w-3xl flex-1 px-6 py-10 max-sm:px-4">
        <h1 className="font-semibold text-display">{t('admin.greeting', { name: fullName(user) })}</h1>
        <p className="mt-1 text-fg2">{t('admin.text')}</p>
        <section aria-labelledby="account" className="mt-8 rounded-card border border-line">
          <h2 id="account" className="border-line border-b px-4 py-3 font-semibold text-section">
            {t('admin.account')}
          </h2>
          <dl className="divide-y divide-line">
            {facts.map(([label, value]) => (
              <div key={label} className="flex flex-wrap gap-x-4 px-4 py-2.5">
                <dt className="w-32 text-fg3">{label}</dt>
                <dd className="min-w-0 flex-1">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </main>
    </div>
  );
};
