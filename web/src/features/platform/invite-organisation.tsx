// Invites an organization: its owner gets an email.
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { STARTING_CREDITS } from '#shared/model/prices.ts';
import { Field } from '#web/components/ui/field.tsx';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { ApiError, useAction } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { formatNumber } from '#web/lib/format.ts';
import { OrganisationFields, type OrganisationValues } from './organisation-fields.tsx';
import { useReload } from './use-organisations.ts';

const MAX_CREDITS = 1_000_000;
const EMPTY: OrganisationValues = { name: '', website: '', email: '', credits: String(STARTING_CREDITS) };

const isAmount = (text: string) => /^\d*$/.test(text) && Number(text) <= MAX_CREDITS;

const useInviteForm = (onClose: () => void) => {
  const { t } = useTranslation('platform');
  const errorText = useErrorText();
  const reload = useReload();
  const { trigger } = useAction('platform.invite');
  const form = useForm({ defaultValues: EMPTY, mode: 'onBlur' });
  const save = form.handleSubmit(async ({ name, website, email, credits }) => {
    try {
      await trigger({ body: { name, website, email, credits: Number(credits) } });
      await reload();
      toast({ kind: 'success', text: t('toast.invited', { email }) });
      onClose();
    } catch (error) {
      const field = error instanceof ApiError && error.code === 'emailExists' ? 'email' : 'root';
      form.setError(field, { message: errorText(error) });
    }
  });
  return { form, save };
};

export const InviteOrganisation = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('platform');
  const { form, save } = useInviteForm(onClose);
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t('invite.title')}
      description={t('invite.text')}
      submitLabel={t('invite.submit')}
      onSubmit={save}
      isSubmitting={formState.isSubmitting}
      error={errors.root?.message}
    >
      <OrganisationFields form={form} />
      <Field label={t('form.credits')} error={errors.credits?.message} optional>
        {(props) => (
          <Input
            inputMode="numeric"
            className="max-w-40"
            {...register('credits', {
              validate: (text) => isAmount(text.trim()) || t('grant.invalid', { max: formatNumber(MAX_CREDITS) }),
            })}
            {...props}
          />
        )}
      </Field>
    </FormDialog>
  );
};
