// Creates or changes a custom role: name, purpose, flags.
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { roles } from '#shared/contract/routes/roles.ts';
import { CustomRole } from '#shared/model/custom-role.ts';
import { Field } from '#web/components/ui/field.tsx';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { readsOf, useAction } from '#web/lib/api.ts';
import { useEdited } from '#web/lib/use-edited.ts';
import { useSaving } from '#web/lib/use-saving.ts';
import { FlagChoice } from './flag-choice.tsx';
import { isOffered } from './matrix-rows.ts';

const Body = roles['organisation.addRole'].body;
const NEW: CustomRole = {
  id: '',
  name: '',
  description: '',
  flags: [],
  createdBy: { id: '', name: '' },
  createdAt: '',
  version: 0,
};
const valuesOf = ({ name, description, flags }: CustomRole) => ({
  name,
  description,
  flags: flags.filter(isOffered),
});

const useRoleForm = (role: CustomRole | undefined, onClose: () => void) => {
  const { t } = useTranslation(['roles', 'workspaces']);
  const { mutate } = useSWRConfig();
  const add = useAction('organisation.addRole');
  const update = useAction('organisation.updateRole');
  const edited = useEdited(role ?? NEW, CustomRole);
  const form = useForm({
    defaultValues: valuesOf(edited.base),
    resolver: zodResolver(Body, {
      error: (issue) => {
        if (issue.path?.[0] === 'flags') return t('form.flagsRequired');
        return issue.code === 'too_big' ? t('form.tooLong', { max: Number(issue.maximum) }) : t('form.nameRequired');
      },
    }),
  });
  const { saveBy, loadCurrent } = useSaving({ edited, form, valuesOf, fieldOf: { nameExists: 'name' } });
  const save = saveBy(async (body) => {
    if (role) await update.trigger({ params: { id: role.id }, body: { ...body, version: edited.base.version } });
    else await add.trigger({ body });
    await mutate(readsOf('organisation.roles'));
    toast({ kind: 'success', text: t(role ? 'toast.changed' : 'toast.created', { name: body.name }) });
    onClose();
  });
  return { form, save, loadCurrent };
};

export const RoleForm = ({ role, onClose }: { role?: CustomRole | undefined; onClose: () => void }) => {
  const { t } = useTranslation('roles');
  const { form, save, loadCurrent } = useRoleForm(role, onClose);
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={role ? t('form.titleChange', { name: role.name }) : t('form.title')}
      submitLabel={role ? t('form.save') : t('form.create')}
      onSubmit={save}
      isSubmitting={formState.isSubmitting}
      error={errors.root?.message}
      onLoadCurrent={loadCurrent}
    >
      <Field label={t('form.name')} error={errors.name?.message}>
        {(props) => <Input placeholder={t('form.namePlaceholder')} {...register('name')} {...props} />}
      </Field>
      <Field label={t('form.description')} error={errors.description?.message} optional>
        {(props) => <Textarea rows={2} {...register('description')} {...props} />}
      </Field>
      <Controller
        control={control}
        name="flags"
        render={({ field }) => (
          <FlagChoice value={field.value} onChange={field.onChange} error={errors.flags?.message} />
        )}
      />
    </FormDialog>
  );
};
