// A forgotten password: the reply is the same whether the address is known or not.
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { call } from '#web/lib/api.ts';
import { paths } from '#web/lib/paths.ts';
import { AuthColumn, AuthPage } from './auth-page.tsx';
import { EmailSent } from './email-sent.tsx';
import { EmailField, Failure, TextLink, useEmailRules } from './form-parts.tsx';
import { useSubmit } from './use-submit.ts';

const ForgotForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation('auth');
  const { run, failure } = useSubmit(t('failed'));
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const send = ({ email }: { email: string }) =>
    run(async () => {
      await call('account.forgotPassword', { body: { email } });
      onSent(email);
    });
  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-4">
      <EmailField
        label={t('email')}
        autoFocus
        error={formState.errors.email?.message}
        field={register('email', useEmailRules())}
      />
      <Failure text={failure} />
      <Button type="submit" variant="primary" size="form" loading={formState.isSubmitting}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
};

export const ForgotPage = () => {
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthPage>
      <AuthColumn
        title={t('forgot.title')}
        text={t('forgot.text')}
        other={<TextLink to={paths.login}>{t('backToSignIn')}</TextLink>}
      >
        {sentTo ? (
          <EmailSent text={t('forgot.sent', { email: sentTo })} onAgain={() => setSentTo(undefined)} />
        ) : (
          <ForgotForm onSent={setSentTo} />
        )}
      </AuthColumn>
    </AuthPage>
  );
};
