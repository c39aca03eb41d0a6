// Changes an organization's name, website or, while its invitation is open, the address of its owner.
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Organisation } from '#shared/model/organisation.ts';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useAction } from '#web/lib/api.ts';
import { useEdited } from '#web/lib/use-edited.ts';
import { useSaving } from '#web/lib/use-saving.ts';
import { OrganisationFields, type OrganisationValues } from './organisation-fields.tsx';
import { useReload } from './use-organisations.ts';

const valuesOf = ({ name, website, email }: Organisation): OrganisationValues => ({
  name,
  website,
  email,
  credits: '',
});

const useEditForm = (organisation: Organisation, onClose: () => void) => {
  const { t } = useTranslation('platform');
  const reload = useReload();
  const { trigger } = useAction('platform.update');
  const edited = useEdited(organisation, Organisation);
  const isInvited = edited.base.status === 'invited';
  const form = useForm({ defaultValues: valuesOf(organisation), mode: 'onBlur' });
  const { saveBy, loadCurrent } = useSaving({ edited, form, valuesOf, fieldOf: { emailExists: 'email' } });
  const save = saveBy(async ({ name, website, email }) => {
    const body = { name, website, ...(isInvited && { email }), version: edited.base.version };
    await trigger({ params: { id: organisation.id }, body });
    await reload();
    toast({ kind: 'success', text: t('toast.changed', { name }) });
    onClose();
  });
  return { form, save, loadCurrent, isInvited };
};

export const EditOrganisation = ({ organisation, onClose }: { organisation: Organisation; onClose: () => void }) => {
  const { t } = useTranslation('platform');
  const { form, save, loadCurrent, isInvited } = useEditForm(organisation, onClose);
  const { formState } = form;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t('edit.title', { name: organisation.name })}
      submitLabel={t('edit.submit')}
      onSubmit={save}
      isSubmitting={formState.isSubmitting}
      error={formState.errors.root?.message}
      onLoadCurrent={loadCurrent}
    >
      <OrganisationFields
        form={form}
        isEmailFixed={!isInvited}
        emailHint={t(isInvited ? 'edit.emailInvited' : 'edit.emailFixed')}
      />
    </FormDialog>
  );
};
