// Asks for a name: of a new folder, or the new one of a folder or file.
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/components/ui/field.tsx';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { type Entry, nameOf } from './entry.ts';
import { useReloadFiles } from './use-entries.ts';

export type Naming =
  | { readonly is: 'new'; readonly projectId: string; readonly parentId: string | undefined }
  | { readonly is: 'rename'; readonly entry: Entry };

type NameDialogProps = {
  naming: Naming;
  onClose: () => void;
  onCreated?: (folder: { id: string; name: string }) => void;
};

const MAX_LENGTH = { folder: 120, attachment: 255 } as const;

const rename = async (entry: Entry, name: string) => {
  if (entry.entity === 'folder') await call('folders.update', { params: { id: entry.id }, body: { name } });
  else await call('files.update', { params: { fileId: entry.id }, body: { filename: name } });
};

/** Selects the name without its extension, so that typing keeps the extension. */
const selectStem = (field: HTMLInputElement) => {
  const dot = field.value.lastIndexOf('.');
  field.setSelectionRange(0, dot > 0 ? dot : field.value.length);
};

const useNaming = ({ naming, onClose, onCreated }: NameDialogProps) => {
  const { t } = useTranslation('files');
  const errorText = useErrorText();
  const reload = useReloadFiles();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: { name: naming.is === 'rename' ? nameOf(naming.entry) : '' } });
  const submit = async (name: string) => {
    if (naming.is === 'rename') return rename(naming.entry, name);
    const { projectId, parentId } = naming;
    const folder = await call('folders.create', { body: { projectId, name, ...(parentId && { parentId }) } });
    toast({ kind: 'success', text: t('toast.folderCreated', { name: folder.name }) });
    onCreated?.(folder);
  };
  const save = form.handleSubmit(async ({ name }) => {
    setFailure(undefined);
    try {
      await submit(name.trim());
      onClose();
      await reload();
    } catch (error) {
      setFailure(errorText(error));
    }
  });
  return { form, save, failure };
};

const NameDialog = (props: NameDialogProps) => {
  const { t } = useTranslation(['files', 'common']);
  const { naming, onClose } = props;
  const { form, save, failure } = useNaming(props);
  const isRename = naming.is === 'rename';
  const isFile = isRename && naming.entry.entity === 'attachment';
  const { errors, isSubmitting } = form.formState;
  const { ref, ...field } = form.register('name', { validate: (name) => name.trim() !== '' || t('nameRequired') });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      size="small"
      title={isRename ? t('renameTitle') : t('folder.new')}
      submitLabel={isRename ? t('common:save') : t('common:create')}
      onSubmit={save}
      isSubmitting={isSubmitting}
      error={failure}
    >
      <Field
        label={t(isFile ? 'fileName' : 'folder.name')}
        hint={isFile && t('renameHint')}
        error={errors.name?.message}
      >
        {(control) => (
          <Input
            {...field}
            ref={ref}
            autoComplete="off"
            maxLength={isFile ? MAX_LENGTH.attachment : MAX_LENGTH.folder}
            onFocus={({ target }) => selectStem(target)}
            {...control}
          />
        )}
      </Field>
    </FormDialog>
  );
};
export default NameDialog;
