// Parts shared by the forms before sign-in.
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';

/** The format of an email address by the specification, section 5. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const useEmailRules = () => {
  const { t } = useTranslation('auth');
  return {
    required: t('invalid.emailRequired'),
    validate: (value: string) => EMAIL.test(value.trim()) || t('invalid.emailFormat'),
  };
};

type TextFieldProps = { label: string; hint?: string; error: string | undefined; field: UseFormRegisterReturn };

export const EmailField = ({ autoFocus, ...props }: TextFieldProps & { autoFocus?: boolean }) => (
  <Field label={props.label} hint={props.hint} error={props.error}>
    {(control) => (
      <Input large type="email" autoComplete="username" autoFocus={autoFocus} {...props.field} {...control} />
    )}
  </Field>
);

export const CodeOfOrganisation = (props: TextFieldProps) => (
  <Field label={props.label} hint={props.hint} error={props.error}>
    {(control) => (
      <Input
        large
        autoComplete="organization"
        autoCapitalize="characters"
        spellCheck={false}
        {...props.field}
        {...control}
      />
    )}
  </Field>
);

export const Failure = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className="rounded-control bg-bad-soft px-3 py-2 text-bad text-note">
      {text}
    </p>
  ) : null;

export const TextLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="py-1 text-accent-fg text-note underline underline-offset-2">
    {children}
  </Link>
);
