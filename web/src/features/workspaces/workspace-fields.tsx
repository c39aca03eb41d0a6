// The fields of a workspace, for creating and changing one.
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { CreateWorkspace } from '#shared/contract/routes/workspaces.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { AccessChoice } from './access-choice.tsx';
import { TagInput } from './tag-input.tsx';
import { MAX_TAGS } from './tags.ts';

const Body = CreateWorkspace.omit({ folderId: true });
export type WorkspaceValues = z.output<typeof Body>;
type Form = UseFormReturn<z.input<typeof Body>, unknown, WorkspaceValues>;

export const useWorkspaceForm = (defaultValues: WorkspaceValues): Form => {
  const { t } = useTranslation('workspaces');
  return useForm({
    defaultValues,
    resolver: zodResolver(Body, {
      error: (issue) =>
        issue.code === 'too_big' ? t('form.tooLong', { max: Number(issue.maximum) }) : t('form.nameRequired'),
    }),
  });
};

export const WorkspaceFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation('workspaces');
  const libraryId = useId();
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label={t('form.name')} error={errors.name?.message}>
        {(props) => <Input placeholder={t('form.namePlaceholder')} {...register('name')} {...props} />}
      </Field>
      <Field label={t('form.alias')} hint={t('form.aliasHint')} error={errors.alias?.message} optional>
        {(props) => <Input {...register('alias')} {...props} />}
      </Field>
      <Field label={t('form.note')} error={errors.note?.message} optional>
        {(props) => <Textarea rows={2} {...register('note')} {...props} />}
      </Field>
      <Controller
        control={control}
        name="tags"
        render={({ field }) => (
          <Field label={t('form.tags')} hint={t('form.tagsHint', { max: MAX_TAGS })} optional>
            {(props) => <TagInput control={props} value={field.value ?? []} onChange={field.onChange} />}
          </Field>
        )}
      />
      <Controller
        control={control}
        name="access"
        render={({ field }) => <AccessChoice value={field.value ?? ACCESS.all} onChange={field.onChange} />}
      />
      {form.watch('access') === ACCESS.all && (
        <label htmlFor={libraryId} className="flex items-start gap-2.5">
          <Checkbox id={libraryId} className="mt-0.5" {...register('isLibrary')} />
          <span>
            <span className="block font-medium">{t('form.library')}</span>
            <span className="block text-fg2 text-meta">{t('form.libraryText')}</span>
          </span>
        </label>
      )}
    </>
  );
};
