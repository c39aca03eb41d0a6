// E-mail, password and, for members, the organisation's code.
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Field } from '../../components/ui/field.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Input } from '../../components/ui/input.tsx';
import type { Credentials, LoginType } from './sign-in.ts';

type LoginFormProps = {
  type: LoginType;
  initial: { email: string; organizationCode: string };
  /** What the server said to the last attempt. */
  failure: string | undefined;
  onSubmit: (credentials: Credentials) => Promise<void>;
};

/** Specification, section 5. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const PasswordInput = (props: ComponentProps<typeof Input>) => {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  return (
    <Input
      large
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      {...props}
      trailing={
        <IconButton
          label={shown ? t('hidePassword') : t('showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
};

export const LoginForm = ({ type, initial, failure, onSubmit }: LoginFormProps) => {
  const { t } = useTranslation('auth');
  const keepId = useId();
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { ...initial, password: '', keepLoggedIn: true },
  });
  const { errors, isSubmitting } = formState;
  const email = register('email', {
    required: t('invalid.emailRequired'),
    validate: (value) => EMAIL.test(value.trim()) || t('invalid.emailFormat'),
  });
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="flex flex-col gap-4">
      <Field label={t('email')} error={errors.email?.message}>
        {(control) => (
          <Input large type="email" autoComplete="username" autoFocus={!initial.email} {...email} {...control} />
        )}
      </Field>
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
        <Field label={t('organizationCode')} hint={t('organizationCodeHint')} error={errors.organizationCode?.message}>
          {(control) => (
            <Input
              large
              autoComplete="organization"
              autoCapitalize="characters"
              spellCheck={false}
              {...register('organizationCode', {
                validate: (value) => value.trim() !== '' || t('invalid.codeRequired'),
              })}
              {...control}
            />
          )}
        </Field>
      )}
      <label htmlFor={keepId} className="flex items-center gap-2 self-start text-note">
        <Checkbox id={keepId} {...register('keepLoggedIn')} />
        {t('keepLoggedIn')}
      </label>
      {failure && (
        <p role="alert" className="rounded-control bg-bad-soft px-3 py-2 text-bad text-note">
          {failure}
        </p>
      )}
      <Button type="submit" variant="primary" size="form" loading={isSubmitting}>
        {t('submit')}
      </Button>
    </form>
  );
};
