// The second step of signing in: the code of the authenticator app.
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CODE, CodeInput } from '#web/components/account/code-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Failure } from './form-parts.tsx';

type Props = { failure: string | undefined; onSubmit: (code: string) => Promise<void>; onBack: () => void };

export const AuthenticatorForm = ({ failure, onSubmit, onBack }: Props) => {
  const { t } = useTranslation('auth');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  const code = register('code', { validate: (value) => CODE.test(value) || t('invalid.authenticatorCode') });
  return (
    <form noValidate onSubmit={handleSubmit((form) => onSubmit(form.code))} className="flex flex-col gap-4">
      <Field label={t('authenticator.label')} hint={t('authenticator.hint')} error={formState.errors.code?.message}>
        {(control) => <CodeInput autoFocus {...code} {...control} />}
      </Field>
      <Failure text={failure} />
      <Button type="submit" variant="primary" size="form" loading={formState.isSubmitting}>
        {t('submit')}
      </Button>
      <Button variant="ghost" size="form" onClick={onBack}>
        {t('authenticator.back')}
      </Button>
    </form>
  );
};
