// Changes a member's role in the organization, and the custom role that replaces its permissions.
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ROLES, type Role } from '#shared/model/enums.ts';
import { Person } from '#shared/model/people.ts';
import { RoleSelect } from '#web/components/people/role-select.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useAction, useCall } from '#web/lib/api.ts';
import { useEdited } from '#web/lib/use-edited.ts';
import { useSaving } from '#web/lib/use-saving.ts';
import { useStaffChanges } from './use-staff.ts';

const ORGANISATION_ROLES: readonly Role[] = [
  ROLES.owner,
  ROLES.admin,
  ROLES.adminNotCreator,
  ROLES.member,
  ROLES.guest,
];
/** The most custom roles of an organization. */
const CUSTOM_ROLES = 100;

const valuesOf = ({ role, customRole }: Person) => ({ role, customRoleId: customRole?.id ?? '' });

const useRoleForm = (person: Person, onClose: () => void) => {
  const { t } = useTranslation('admin');
  const { reload } = useStaffChanges();
  const { trigger } = useAction('organisation.personRole');
  const edited = useEdited(person, Person);
  const form = useForm({ defaultValues: valuesOf(person) });
  const { saveBy, loadCurrent } = useSaving({ edited, form, valuesOf });
  const save = saveBy(async ({ role, customRoleId }) => {
    const body = { role, customRoleId: customRoleId || null, version: edited.base.version };
    await trigger({ params: { id: person.id }, body });
    await reload();
    toast({ kind: 'success', text: t('toast.role', { name: person.name || person.email }) });
    onClose();
  });
  return { form, save, loadCurrent };
};

export const RoleDialog = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const { t } = useTranslation(['admin', 'people']);
  const { form, save, loadCurrent } = useRoleForm(person, onClose);
  const { data } = useCall('organisation.roles', { query: { limit: CUSTOM_ROLES, offset: 0 } });
  const { control, formState, watch } = form;
  const custom = [
    { value: '', label: t('role.noCustom') },
    ...(data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t('role.title', { name: person.name || person.email })}
      submitLabel={t('role.submit')}
      onSubmit={save}
      isSubmitting={formState.isSubmitting}
      error={formState.errors.root?.message}
      onLoadCurrent={loadCurrent}
    >
      <Controller
        control={control}
        name="role"
        render={({ field }) => (
          <Field label={t('role.role')} hint={t(`people:roleText.${watch('role')}`)}>
            {(props) => (
              <RoleSelect control={props} value={field.value} roles={ORGANISATION_ROLES} onChange={field.onChange} />
            )}
          </Field>
        )}
      />
      <Field label={t('role.custom')} hint={t('role.customHint')} optional>
        {(props) => (
          <Controller
            control={control}
            name="customRoleId"
            render={({ field }) => <Select {...props} {...field} options={custom} />}
          />
        )}
      </Field>
      <p className="text-fg3 text-meta">{t('role.lastOwner')}</p>
    </FormDialog>
  );
};
