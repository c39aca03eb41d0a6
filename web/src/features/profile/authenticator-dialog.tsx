// Sets up an authenticator app: shows its key as QR code and text, and asks for the first code.
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { renderSVG } from 'uqr';
import { CODE, CodeInput } from '#web/components/account/code-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useErrorText } from '#web/lib/error-text.ts';
import { withStepUp } from '#web/lib/step-up.ts';

type Props = { account: string; onDone: () => Promise<void>; onClose: () => void };
type Key = { secret: string; address: string };

const useKey = (account: string, onFailure: (error: unknown) => void) => {
  const [key, setKey] = useState<Key>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one key for each opening of the dialog
  useEffect(() => {
    import('#web/lib/identity.ts')
      .then(({ startAuthenticator }) => withStepUp(() => startAuthenticator(account)))
      .then(setKey, onFailure);
  }, []);
  return key;
};

const QrCode = ({ text, label }: { text: string; label: string }) => (
  <img
    alt={label}
    className="size-44 self-center rounded-card border border-line bg-white p-2"
    src={`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 0 }))}`}
  />
);

export const AuthenticatorDialog = ({ account, onDone, onClose }: Props) => {
  const { t } = useTranslation(['profile', 'common']);
  const errorText = useErrorText();
  const formId = useId();
  const fail = (error: unknown) => {
    toast({ kind: 'error', text: errorText(error) });
    onClose();
  };
  const key = useKey(account, fail);
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { code: '' } });
  const finish = async ({ code }: { code: string }) => {
    const { finishAuthenticator } = await import('#web/lib/identity.ts');
    try {
      await finishAuthenticator(code);
    } catch {
      return setError('code', { message: t('codeWrong') });
    }
    await onDone().catch(fail);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('authenticatorSetUp')}
      description={t('authenticatorScan')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={formState.isSubmitting}>
            {t('authenticatorFinish')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {key ? (
          <QrCode text={key.address} label={t('authenticatorQr')} />
        ) : (
          <Skeleton className="size-44 self-center" />
        )}
        <p className="text-fg3 text-note">
          {t('authenticatorByHand')} <code className="select-all break-all text-fg">{key?.secret}</code>
        </p>
        <form id={formId} noValidate onSubmit={handleSubmit(finish)}>
          <Field label={t('authenticatorCode')} error={formState.errors.code?.message}>
            {(control) => (
              <CodeInput
                {...register('code', { validate: (value) => CODE.test(value) || t('codeWrong') })}
                {...control}
              />
            )}
          </Field>
        </form>
      </div>
    </Dialog>
  );
};
