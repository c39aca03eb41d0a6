// /custom-entry: joining an organization, with an invitation link or by requesting one.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call, type Result, useCall } from '#web/lib/api.ts';
import { currentLanguage } from '#web/lib/language.ts';
import { paths } from '#web/lib/paths.ts';
import { savePreferences } from '#web/lib/preferences.ts';
import { AuthColumn, AuthPage } from './auth-page.tsx';
import { EmailSent } from './email-sent.tsx';
import { TextLink } from './form-parts.tsx';
import { linkSecret } from './link-secret.ts';
import { SignUpForm, type SignUpValues } from './sign-up-form.tsx';
import { useSubmit } from './use-submit.ts';

type Invitation = { readonly secret: string; readonly about: Result<'account.openInvitation'> };

/**
 * Keeps names typed before the email arrived, so that they need not be typed again in this browser. Passwords are not
 * kept.
 */
const NAMES_KEY = 'signUpNames';
const storedNames = (): Pick<SignUpValues, 'firstName' | 'lastName'> =>
  JSON.parse(sessionStorage.getItem(NAMES_KEY) ?? 'null') ?? { firstName: '', lastName: '' };

const SignUp = ({ invitation }: { invitation?: Invitation }) => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { run, failure } = useSubmit();
  const [sentTo, setSentTo] = useState<string>();
  const submit = ({ repeated: _, ...values }: SignUpValues) =>
    run(async () => {
      const body = { ...values, language: currentLanguage(), ...(invitation && { invitation: invitation.secret }) };
      const { status, email } = await call('account.signUp', { body });
      if (status === 'checkMail') {
        sessionStorage.setItem(NAMES_KEY, JSON.stringify({ firstName: values.firstName, lastName: values.lastName }));
        return setSentTo(email);
      }
      sessionStorage.removeItem(NAMES_KEY);
      savePreferences({ organizationCode: values.organizationCode });
      toast({ kind: 'success', text: t('signUp.done') });
      navigate(paths.login, { replace: true, state: { email } });
    });
  if (sentTo) return <EmailSent text={t('signUp.asked', { email: sentTo })} onAgain={() => setSentTo(undefined)} />;
  const { email = '', organizationCode = '' } = invitation?.about ?? {};
  return (
    <SignUpForm
      initial={{ email, organizationCode, ...storedNames() }}
      isInvited={invitation !== undefined}
      failure={failure}
      onSubmit={submit}
    />
  );
};

const ByInvitation = ({ secret }: { secret: string }) => {
  const { t } = useTranslation('auth');
  const { data, error } = useCall('account.openInvitation', { body: { invitation: secret } });
  if (error)
    return (
      <div className="flex flex-col gap-3">
        <ErrorState error={error} />
        <TextLink to={paths.login}>{t('backToSignIn')}</TextLink>
      </div>
    );
  if (!data) return <Skeleton className="h-80 w-full" />;
  return (
    <>
      <p className="mb-5 rounded-card border border-line bg-sunken px-4 py-3 text-ui">
        {t('signUp.invitedTo', { organisation: data.organizationName })}
      </p>
      <SignUp invitation={{ secret, about: data }} />
    </>
  );
};

export const SignUpPage = () => {
  const { t } = useTranslation('auth');
  const [secret, setSecret] = useState(() => linkSecret('invitation'));
  // Opening the email's link in the waiting tab changes only the fragment, so the page does not reload.
  useEffect(() => {
    const read = () => setSecret((before) => linkSecret('invitation') ?? before);
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return (
    <AuthPage>
      <AuthColumn
        title={t('signUp.title')}
        text={secret ? t('signUp.textInvited') : t('signUp.text')}
        other={<TextLink to={paths.login}>{t('backToSignIn')}</TextLink>}
      >
        {secret ? <ByInvitation secret={secret} /> : <SignUp />}
      </AuthColumn>
    </AuthPage>
  );
};
