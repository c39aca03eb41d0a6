// Asks an owner for the OAuth client of a provider: the secret goes to the server and never comes back.
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DriveOffer } from '#shared/contract/routes/drives.ts';
import { Field } from '#web/components/ui/field.tsx';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useAction } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { useReloadDrives } from './use-drives.ts';

type Client = { clientId: string; clientSecret: string };

export const ClientDialog = ({ offer, onClose }: { offer: DriveOffer; onClose: () => void }) => {
  const { t } = useTranslation('drives');
  const errorText = useErrorText();
  const reload = useReloadDrives();
  const set = useAction('drives.setClient');
  const { provider, redirectUri, clientId = '' } = offer;
  const name = t(`provider.${provider}`);
  const form = useForm<Client>({ defaultValues: { clientId, clientSecret: '' } });
  const { errors, isSubmitting } = form.formState;
  const rules = { validate: (value: string) => value.trim() !== '' || t('client.required') };
  const save = form.handleSubmit(async (body) => {
    try {
      await set.trigger({ params: { provider }, body });
      await reload();
      toast({ kind: 'success', text: t('client.saved', { name }) });
      onClose();
    } catch (error) {
      form.setError('root', { message: errorText(error) });
    }
  });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t('client.title', { name })}
      description={t('client.text')}
      submitLabel={t('client.set')}
      onSubmit={save}
      isSubmitting={isSubmitting}
      error={errors.root?.message}
    >
      <Field label={t('client.redirect')}>
        {(control) => <Input readOnly value={redirectUri} onFocus={({ target }) => target.select()} {...control} />}
      </Field>
      <Field label={t('client.id')} error={errors.clientId?.message}>
        {(control) => <Input autoComplete="off" maxLength={500} {...form.register('clientId', rules)} {...control} />}
      </Field>
      <Field label={t('client.secret')} error={errors.clientSecret?.message}>
        {(control) => (
          <Input
            type="password"
            autoComplete="off"
            data-1p-ignore
            maxLength={500}
            {...form.register('clientSecret', rules)}
            {...control}
          />
        )}
      </Field>
    </FormDialog>
  );
};
