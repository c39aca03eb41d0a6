// Names, password and, without an invitation, email and organization code.
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewPassword, type NewPasswordValues } from '#web/components/account/new-password.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { CodeOfOrganisation, EmailField, Failure, useEmailRules } from './form-parts.tsx';

export type SignUpValues = NewPasswordValues & {
  email: string;
  organizationCode: string;
  firstName: string;
  lastName: string;
};

type SignUpFormProps = {
  initial: Pick<SignUpValues, 'email' | 'organizationCode' | 'firstName' | 'lastName'>;
  /** Whether the email and organization come from an invitation: both are shown and cannot be changed. */
  isInvited: boolean;
  failure: string | undefined;
  onSubmit: (values: SignUpValues) => Promise<void>;
};

const GIVEN_FIRST = ['firstName', 'lastName'] as const;
const FAMILY_FIRST = ['lastName', 'firstName'] as const;

export const SignUpForm = ({ initial, isInvited, failure, onSubmit }: SignUpFormProps) => {
  const { t, i18n } = useTranslation('auth');
  const form = useForm<SignUpValues>({ defaultValues: { ...initial, password: '', repeated: '' } });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const filled = (message: string) => ({ validate: (value: string) => value.trim() !== '' || message, maxLength: 100 });
  const order = i18n.language === 'en' ? GIVEN_FIRST : FAMILY_FIRST;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={handleSubmit(onSubmit)} className="flex flex-col gap-4">
        <EmailField
          label={t('email')}
          error={errors.email?.message}
          field={{ ...register('email', useEmailRules()), ...(isInvited && { readOnly: true }) }}
        />
        <CodeOfOrganisation
          label={t('organizationCode')}
          error={errors.organizationCode?.message}
          field={{
            ...register('organizationCode', filled(t('invalid.codeRequired'))),
            ...(isInvited && { readOnly: true }),
          }}
        />
        <div className="grid grid-cols-2 gap-3">
          {order.map((name) => (
            <Field key={name} label={t(name)} error={errors[name]?.message}>
              {(control) => (
                <Input
                  large
                  autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
                  {...register(name, filled(t(`invalid.${name}Required`)))}
                  {...control}
                />
              )}
            </Field>
          ))}
        </div>
        <NewPassword own={form.watch(['email', 'organizationCode', 'firstName', 'lastName'])} />
        <Failure text={failure} />
        <Button type="submit" variant="primary" size="form" loading={isSubmitting}>
          {t('signUp.submit')}
        </Button>
      </form>
    </FormProvider>
  );
};
