// The sign-in pages: members see what the product promises, administrators a plain, dark-headed portal.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/ui/logo.tsx';
import { paths } from '../../lib/paths.ts';
import { readPreferences } from '../../lib/preferences.ts';
import { LanguageLinks } from './language-links.tsx';
import { LoginForm } from './login-form.tsx';
import { SampleSentence } from './sample-sentence.tsx';
import type { LoginType } from './sign-in.ts';
import { useLogin } from './use-login.ts';

const LoginColumn = ({ type, other }: { type: LoginType; other: string }) => {
  const { t } = useTranslation('auth');
  const { submit, failure, email } = useLogin(type);
  const { organizationCode = '' } = readPreferences();
  return (
    <div className="mx-auto flex w-full max-w-96 flex-col py-10">
      <h1 className="font-semibold text-title">{t(`${type}.title`)}</h1>
      <p className="mt-1 mb-6 text-fg2">{t(`${type}.text`)}</p>
      <LoginForm type={type} initial={{ email, organizationCode }} failure={failure} onSubmit={submit} />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-2 border-line border-t pt-4">
        <LanguageLinks />
        <Link to={other} className="py-1 text-accent-fg text-note hover:underline">
          {t(`${type}.other`)}
        </Link>
      </div>
    </div>
  );
};

export const LoginPage = () => {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <header className="flex flex-col border-line bg-sunken px-6 py-5 lg:justify-between lg:border-r lg:px-16 lg:py-12">
        <p className="flex items-center gap-2.5 font-semibold text-section">
          <Logo />
          {t('common:appName')}
        </p>
        <div className="hidden flex-col gap-10 lg:flex">
          <div>
            <p className="font-semibold text-[2rem] leading-[2.75rem] tracking-[-.01em] text-balance">{t('tagline')}</p>
            <p className="mt-3 max-w-lg text-fg2 text-read">{t('promise')}</p>
          </div>
          <SampleSentence />
        </div>
        <span />
      </header>
      <main className="flex items-center px-6">
        <LoginColumn type="user" other={paths.adminLogin} />
      </main>
    </div>
  );
};

export const AdminLoginPage = () => {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <div className="flex min-h-dvh flex-col bg-sunken">
      <header data-theme="dark" className="flex min-h-14 items-center gap-2.5 bg-canvas px-6 text-fg">
        <Logo />
        <span className="font-semibold text-section">{t('common:appName')}</span>
        <span className="text-fg3">{t('admin.portal')}</span>
      </header>
      <main className="flex flex-1 items-center px-6 py-10 max-sm:px-4">
        <div className="mx-auto w-full max-w-112 rounded-dialog border border-line bg-canvas px-8 shadow-rest max-sm:px-5">
          <LoginColumn type="admin" other={paths.login} />
        </div>
      </main>
    </div>
  );
};
