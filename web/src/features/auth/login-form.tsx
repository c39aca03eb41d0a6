// Email, password and, for members, the organization's code; then the code of an authenticator app, where one is set up.
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '#web/components/account/password-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { paths } from '#web/lib/paths.ts';
import { CodeOfOrganisation, EmailField, Failure, TextLink, useEmailRules } from './form-parts.tsx';
import type { Credentials, LoginType } from './sign-in.ts';

type LoginFormProps = {
  type: LoginType;
  initial: { email: string; organizationCode: string };
  /** The server's reason for refusing the last attempt. */
  failure: string | undefined;
  onSubmit: (credentials: Credentials) => Promise<void>;
};

export const LoginForm = ({ type, initial, failure, onSubmit }: LoginFormProps) => {
  const { t } = useTranslation('auth');
  const keepId = useId();
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { ...initial, password: '', keepLoggedIn: true },
  });
  const { errors, isSubmitting } = formState;
  const codeRules = { validate: (value: string) => value.trim() !== '' || t('invalid.codeRequired') };
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="flex flex-col gap-4">
      <EmailField
        label={t('email')}
        autoFocus={!initial.email}
        error={errors.email?.message}
        field={register('email', useEmailRules())}
      />
      <Field label={t('password')} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            autoFocus={Boolean(initial.email)}
            {...register('password', { required: t('invalid.passwordRequired') })}
            {...control}
          />
        )}
      </Field>
      {type === 'user' && (
        <CodeOfOrganisation
          label={t('organizationCode')}
          hint={t('organizationCodeHint')}
          error={errors.organizationCode?.message}
          field={register('organizationCode', codeRules)}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={keepId} className="flex items-center gap-2 py-1 text-note">
          <Checkbox id={keepId} {...register('keepLoggedIn')} />
          {t('keepLoggedIn')}
        </label>
        <TextLink to={paths.forgotPassword}>{t('forgot.link')}</TextLink>
      </div>
      <Failure text={failure} />
      <Button type="submit" variant="primary" size="form" loading={isSubmitting}>
        {t('submit')}
      </Button>
    </form>
  );
};
