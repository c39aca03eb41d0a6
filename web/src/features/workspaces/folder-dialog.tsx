// Creates or changes a workspace folder.
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { WorkspaceFolder } from '#shared/model/people.ts';
import { Field } from '#web/components/ui/field.tsx';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useAction } from '#web/lib/api.ts';
import { useEdited } from '#web/lib/use-edited.ts';
import { useSaving } from '#web/lib/use-saving.ts';
import { useReloadTree } from './use-tree.ts';

const MAX_NAME = 80;
const MAX_DESCRIPTION = 500;
const NEW: WorkspaceFolder = {
  id: '',
  name: '',
  description: '',
  createdBy: { id: '', name: '' },
  createdAt: '',
  version: 0,
};
const valuesOf = ({ name, description }: WorkspaceFolder) => ({ name, description });

type FolderDialogProps = {
  folder?: WorkspaceFolder | undefined;
  onClose: () => void;
  onCreated?: (folder: WorkspaceFolder) => void;
};

const useFolderForm = ({ folder, onClose, onCreated }: FolderDialogProps) => {
  const { t } = useTranslation('workspaces');
  const reload = useReloadTree();
  const create = useAction('projects.createFolder');
  const update = useAction('projects.updateFolder');
  const edited = useEdited(folder ?? NEW, WorkspaceFolder);
  const form = useForm({ defaultValues: valuesOf(edited.base) });
  const { saveBy, loadCurrent } = useSaving({ edited, form, valuesOf });
  const save = saveBy(async (values) => {
    const body = { name: values.name.trim(), description: values.description.trim() };
    const saved = folder
      ? await update.trigger({ params: { id: folder.id }, body: { ...body, version: edited.base.version } })
      : await create.trigger({ body });
    await reload();
    toast({ kind: 'success', text: t(folder ? 'folder.changed' : 'folder.created', { name: saved.name }) });
    onClose();
    if (!folder) onCreated?.(saved);
  });
  return { form, save, loadCurrent };
};

const FolderDialog = (props: FolderDialogProps) => {
  const { t } = useTranslation(['workspaces', 'common']);
  const { form, save, loadCurrent } = useFolderForm(props);
  const { errors, isSubmitting } = form.formState;
  return (
    <FormDialog
      open
      onOpenChange={props.onClose}
      size="small"
      title={t(props.folder ? 'folder.titleChange' : 'folder.title')}
      submitLabel={props.folder ? t('common:save') : t('common:create')}
      onSubmit={save}
      isSubmitting={isSubmitting}
      error={errors.root?.message}
      onLoadCurrent={loadCurrent}
    >
      <Field label={t('folder.name')} error={errors.name?.message}>
        {(control) => (
          <Input
            maxLength={MAX_NAME}
            {...form.register('name', { validate: (name) => name.trim() !== '' || t('folder.nameRequired') })}
            {...control}
          />
        )}
      </Field>
      <Field label={t('folder.description')} optional>
        {(control) => <Textarea rows={2} maxLength={MAX_DESCRIPTION} {...form.register('description')} {...control} />}
      </Field>
    </FormDialog>
  );
};
export default FolderDialog;
