// Changes the user's own password.
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CODE, CodeInput } from '#web/components/account/code-input.tsx';
import { NewPassword, type NewPasswordValues } from '#web/components/account/new-password.tsx';
import { PasswordInput } from '#web/components/account/password-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { useUser } from '#web/lib/use-user.ts';
import { ProfileSection } from './profile-section.tsx';

type Values = NewPasswordValues & { currentPassword: string; code: string };
const EMPTY: Values = { currentPassword: '', code: '', password: '', repeated: '' };

export const PasswordSection = ({ hasAuthenticator }: { hasAuthenticator: boolean }) => {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const user = useUser();
  const form = useForm<Values>({ defaultValues: EMPTY });
  const { register, formState, setError, reset, handleSubmit } = form;
  const save = async ({ currentPassword, password, code }: Values) => {
    try {
      await call('account.changePassword', { body: { currentPassword, password, ...(hasAuthenticator && { code }) } });
      reset(EMPTY);
      toast({ kind: 'success', text: t('passwordSaved') });
    } catch (error) {
      const text = errorText(error);
      if (error instanceof ApiError && error.field === 'currentPassword')
        setError('currentPassword', { message: text });
      toast({ kind: 'error', text });
    }
  };
  return (
    <ProfileSection title={t('password')} text={t('passwordText')}>
      <FormProvider {...form}>
        <form noValidate onSubmit={handleSubmit(save)} className="flex max-w-96 flex-col gap-4">
          <Field label={t('currentPassword')} error={formState.errors.currentPassword?.message}>
            {(control) => (
              <PasswordInput {...register('currentPassword', { required: t('currentRequired') })} {...control} />
            )}
          </Field>
          {hasAuthenticator && (
            <Field label={t('authenticatorCode')} error={formState.errors.code?.message}>
              {(control) => (
                <CodeInput
                  {...register('code', { validate: (value) => CODE.test(value) || t('codeWrong') })}
                  {...control}
                />
              )}
            </Field>
          )}
          <NewPassword own={user && [user.email, user.firstName, user.lastName, user.orgName]} />
          <Button type="submit" variant="primary" loading={formState.isSubmitting} className="self-start">
            {t('passwordSave')}
          </Button>
        </form>
      </FormProvider>
    </ProfileSection>
  );
};
