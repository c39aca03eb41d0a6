// Sets a new password, by an emailed link.
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { NewPassword, type NewPasswordValues } from '#web/components/account/new-password.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api.ts';
import { paths } from '#web/lib/paths.ts';
import { AuthColumn, AuthPage } from './auth-page.tsx';
import { Failure, TextLink } from './form-parts.tsx';
import { linkSecret } from './link-secret.ts';
import { useSubmit } from './use-submit.ts';

const ResetForm = ({ token }: { token: string }) => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { run, failure } = useSubmit(t('failed'));
  const form = useForm<NewPasswordValues>({ defaultValues: { password: '', repeated: '' } });
  const reset = ({ password }: NewPasswordValues) =>
    run(async () => {
      const { email } = await call('account.resetPassword', { body: { token, password } });
      toast({ kind: 'success', text: t('reset.done') });
      navigate(paths.login, { replace: true, state: { email } });
    });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(reset)} className="flex flex-col gap-4">
        <NewPassword hint={t('reset.hint')} autoFocus />
        <Failure text={failure} />
        <Button type="submit" variant="primary" size="form" loading={form.formState.isSubmitting}>
          {t('reset.submit')}
        </Button>
      </form>
    </FormProvider>
  );
};

export const ResetPage = () => {
  const { t } = useTranslation('auth');
  const [token] = useState(() => linkSecret('token'));
  return (
    <AuthPage>
      <AuthColumn
        title={t('reset.title')}
        text={t('reset.text')}
        other={<TextLink to={paths.login}>{t('backToSignIn')}</TextLink>}
      >
        {token ? (
          <ResetForm token={token} />
        ) : (
          <div className="flex flex-col gap-3">
            <Failure text={t('reset.noLink')} />
            <TextLink to={paths.forgotPassword}>{t('reset.newLink')}</TextLink>
          </div>
        )}
      </AuthColumn>
    </AuthPage>
  );
};
