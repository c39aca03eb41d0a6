// Asks for a fresh sign-in before an important change: the password, and an authenticator code where one is set up.
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentUser, replaceToken } from '#web/lib/session.ts';
import { Field } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { CODE, CodeInput } from './code-input.tsx';
import { PasswordInput } from './password-input.tsx';

type Values = { password: string; code: string };
type Step = 'password' | 'code';

const confirm = async (step: Step, { password, code }: Values) => {
  const { confirmAgain, signInAgain } = await import('#web/lib/identity.ts');
  return step === 'code' ? confirmAgain(code) : signInAgain({ email: currentUser()?.email ?? '', password });
};

const StepUpDialog = ({ onClose }: { onClose: (isConfirmed: boolean) => void }) => {
  const { t } = useTranslation('common');
  const [step, setStep] = useState<Step>('password');
  const { register, handleSubmit, formState, setError } = useForm<Values>({
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = async (values: Values) => {
    try {
      const token = await confirm(step, values);
      if (token === 'codeNeeded') return setStep('code');
      replaceToken(token);
      onClose(true);
    } catch {
      setError(step, { message: t(step === 'code' ? 'stepUp.codeWrong' : 'stepUp.wrong') });
    }
  };
  return (
    <FormDialog
      open
      onOpenChange={() => onClose(false)}
      title={t('stepUp.title')}
      description={t('stepUp.text')}
      submitLabel={t('stepUp.confirm')}
      onSubmit={handleSubmit(submit)}
      isSubmitting={isSubmitting}
      size="small"
    >
      {step === 'password' ? (
        <Field label={t('stepUp.password')} error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              autoFocus
              {...register('password', { required: t('invalid.passwordRequired') })}
              {...control}
            />
          )}
        </Field>
      ) : (
        <Field label={t('stepUp.code')} error={errors.code?.message}>
          {(control) => (
            <CodeInput
              autoFocus
              {...register('code', { validate: (value) => CODE.test(value) || t('stepUp.codeWrong') })}
              {...control}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
};
export default StepUpDialog;
