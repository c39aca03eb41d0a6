// Renames a tag.
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { withParticles } from '#shared/language/grammar/particle.ts';
import { Tag } from '#shared/model/people.ts';
import { Field } from '#web/components/ui/field.tsx';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useAction } from '#web/lib/api.ts';
import { useEdited } from '#web/lib/use-edited.ts';
import { useSaving } from '#web/lib/use-saving.ts';
import { useTagChanges } from './use-tags.ts';

const MAX = 40;
const valuesOf = ({ name }: Tag) => ({ name });

const useRename = (tag: Tag, onClose: () => void) => {
  const { t } = useTranslation('tags');
  const { reload } = useTagChanges();
  const { trigger } = useAction('organisation.updateTag');
  const edited = useEdited(tag, Tag);
  const form = useForm({ defaultValues: valuesOf(tag) });
  const { saveBy, loadCurrent } = useSaving({ edited, form, valuesOf, fieldOf: { nameExists: 'name' } });
  const save = saveBy(async ({ name }) => {
    await trigger({ params: { id: tag.id }, body: { name: name.trim(), version: edited.base.version } });
    await reload();
    toast({ kind: 'success', text: withParticles(t('toast.renamed', { name: name.trim() })) });
    onClose();
  });
  return { form, save, loadCurrent };
};

export const RenameDialog = ({ tag, onClose }: { tag: Tag; onClose: () => void }) => {
  const { t } = useTranslation('tags');
  const { form, save, loadCurrent } = useRename(tag, onClose);
  const { errors, isSubmitting } = form.formState;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('rename.title')}
      description={t('rename.text')}
      submitLabel={t('rename.submit')}
      onSubmit={save}
      isSubmitting={isSubmitting}
      error={errors.root?.message}
      onLoadCurrent={loadCurrent}
    >
      <Field label={t('rename.name')} error={errors.name?.message}>
        {(control) => (
          <Input
            maxLength={MAX}
            {...form.register('name', { validate: (name) => name.trim() !== '' || t('add.required') })}
            {...control}
          />
        )}
      </Field>
    </FormDialog>
  );
};
