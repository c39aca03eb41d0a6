// Two fields for a new password with its rules, inside a form that provides their context.
import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isMadeOf, passwordFaults } from '#shared/model/password.ts';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from './password-input.tsx';
import { PasswordRules } from './password-rules.tsx';

export type NewPasswordValues = { password: string; repeated: string };

type NewPasswordProps = {
  hint?: ReactNode;
  autoFocus?: boolean;
  /** Names of the person and the organization, if the form has them: a password must not contain them. */
  own?: readonly string[] | undefined;
};

export const NewPassword = ({ hint, autoFocus, own }: NewPasswordProps) => {
  const { t } = useTranslation('common');
  const { register, watch, formState } = useFormContext<NewPasswordValues>();
  const { errors } = formState;
  const rules = useId();
  return (
    <>
      <Field label={t('newPassword')} hint={hint} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            autoFocus={autoFocus}
            {...register('password', {
              required: t('invalid.passwordRequired'),
              validate: (value) =>
                (passwordFaults(value).length === 0 && !isMadeOf(value, own ?? [])) || t('invalid.passwordWeak'),
            })}
            {...control}
            autoComplete="new-password"
            aria-describedby={[control['aria-describedby'], rules].filter(Boolean).join(' ')}
          />
        )}
      </Field>
      <PasswordRules id={rules} password={watch('password')} own={own} />
      <Field label={t('repeatPassword')} error={errors.repeated?.message}>
        {(control) => (
          <PasswordInput
            {...register('repeated', {
              required: t('invalid.repeatRequired'),
              validate: (value, form) => value === form.password || t('invalid.repeatDiffers'),
            })}
            {...control}
            autoComplete="new-password"
          />
        )}
      </Field>
    </>
  );
};
