// The sign-in pages: members see what the product promises, administrators a plain portal with a dark header.
import { useTranslation } from 'react-i18next';
import { Logo } from '#web/components/ui/logo.tsx';
import { paths } from '#web/lib/paths.ts';
import { readPreferences } from '#web/lib/preferences.ts';
import { AuthColumn, AuthPage } from './auth-page.tsx';
import { AuthenticatorForm } from './authenticator-form.tsx';
import { TextLink } from './form-parts.tsx';
import { LoginForm } from './login-form.tsx';
import type { LoginType } from './sign-in.ts';
import { useLogin } from './use-login.ts';

const LoginColumn = ({ type, other }: { type: LoginType; other: string }) => {
  const { t } = useTranslation('auth');
  const { submit, confirm, back, failure, email, needsCode } = useLogin(type);
  const { organizationCode = '' } = readPreferences();
  return (
    <AuthColumn
      title={needsCode ? t('authenticator.title') : t(`${type}.title`)}
      text={needsCode ? t('authenticator.text') : t(`${type}.text`)}
      other={<TextLink to={other}>{t(`${type}.other`)}</TextLink>}
    >
      {needsCode ? (
        <AuthenticatorForm failure={failure} onSubmit={confirm} onBack={back} />
      ) : (
        <LoginForm type={type} initial={{ email, organizationCode }} failure={failure} onSubmit={submit} />
      )}
      {type === 'user' && !needsCode && (
        <p className="mt-4 text-center text-fg2 text-note">
          {t('signUp.question')} <TextLink to={paths.signUp}>{t('signUp.link')}</TextLink>
        </p>
      )}
    </AuthColumn>
  );
};

export const LoginPage = () => (
  <AuthPage>
    <LoginColumn type="user" other={paths.adminLogin} />
  </AuthPage>
);

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
        <div className="mx-auto w-full max-w-md rounded-dialog border border-line bg-canvas px-8 shadow-rest max-sm:px-5">
          <LoginColumn type="admin" other={paths.login} />
        </div>
      </main>
    </div>
  );
};
