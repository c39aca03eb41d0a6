// Creates a workspace, makes it the selected project and opens its files.
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mutate } from 'swr';
import { CreateProject } from '#shared/contract/routes/projects.ts';
import { ACCESS } from '#shared/model/enums.ts';
import type { Project } from '#shared/model/project.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { toast } from '../../components/ui/toast.tsx';
import { type Result, readsOf, useAction } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { AccessChoice } from './access-choice.tsx';
import { TagInput } from './tag-input.tsx';
import { MAX_TAGS } from './tags.ts';
import { useOpenWorkspace } from './use-open-workspace.ts';

type ProjectList = Result<'projects.list'>;

/** At once, because what is not in the list is taken to be gone. */
const addToLists = (project: Project) =>
  mutate<ProjectList>(
    readsOf('projects.list'),
    (list) => list && { rows: [project, ...list.rows], count: list.count + 1 },
    { revalidate: false },
  );

const EMPTY = { name: '', alias: '', note: '', tags: [], access: ACCESS.all };

const useCreateForm = () => {
  const { t } = useTranslation('workspaces');
  return useForm({
    defaultValues: EMPTY,
    resolver: zodResolver(CreateProject, {
      error: (issue) =>
        issue.code === 'too_big' ? t('form.tooLong', { max: Number(issue.maximum) }) : t('form.nameRequired'),
    }),
  });
};

type FieldsProps = Pick<ReturnType<typeof useCreateForm>, 'register' | 'control'> & {
  errors: ReturnType<typeof useCreateForm>['formState']['errors'];
};

const Fields = ({ register, control, errors }: FieldsProps) => {
  const { t } = useTranslation('workspaces');
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
    </>
  );
};

type CreateDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const CreateDialog = ({ open, onOpenChange }: CreateDialogProps) => {
  const { t } = useTranslation(['workspaces', 'common']);
  const errorText = useErrorText();
  const openWorkspace = useOpenWorkspace();
  const { trigger } = useAction('projects.create');
  const { register, control, handleSubmit, formState, reset, setError } = useCreateForm();
  const { errors, isSubmitting } = formState;
  const formId = useId();
  const close = (next: boolean) => {
    onOpenChange(next);
    if (!next) reset(EMPTY);
  };
  const create = handleSubmit(async (body) => {
    try {
      const project = await trigger({ body });
      await addToLists(project);
      close(false);
      toast({ kind: 'success', text: t('created', { name: project.name }) });
      openWorkspace(project);
    } catch (error) {
      setError('root', { message: errorText(error) });
    }
  });
  const footer = (
    <>
      <Button onClick={() => close(false)}>{t('common:cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" loading={isSubmitting}>
        {t('form.submit')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onOpenChange={close} title={t('form.title')} footer={footer}>
      <form id={formId} noValidate onSubmit={create} className="flex flex-col gap-4">
        <Fields register={register} control={control} errors={errors} />
        {errors.root?.message && (
          <p role="alert" className="rounded-control bg-bad-soft px-3 py-2 text-bad text-note">
            {errors.root.message}
          </p>
        )}
      </form>
    </Dialog>
  );
};
export default CreateDialog;
