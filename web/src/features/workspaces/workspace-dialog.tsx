// Creates a workspace, selects it and opens its files; or changes one.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mutate } from 'swr';
import { ACCESS } from '#shared/model/enums.ts';
import { Workspace } from '#shared/model/workspace.ts';
import { EmailInput } from '#web/components/ui/email-input.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { type Result, readsOf, useAction } from '#web/lib/api.ts';
import { isEmail } from '#web/lib/emails.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { selectedWorkspace, selectWorkspace } from '#web/lib/selected-workspace.ts';
import { useEdited } from '#web/lib/use-edited.ts';
import { useSaving } from '#web/lib/use-saving.ts';
import { useOpenWorkspace } from './use-open-workspace.ts';
import { useReloadTree } from './use-tree.ts';
import { useWorkspaceForm, WorkspaceFields, type WorkspaceValues } from './workspace-fields.tsx';

/** Adds the workspace to the lists at once, because one that is not in a list counts as deleted. */
const addToLists = async (workspace: Workspace) => {
  await mutate<Result<'projects.list'>>(
    readsOf('projects.list'),
    (list) => list && { rows: [workspace, ...list.rows], count: list.count + 1 },
    { revalidate: false },
  );
  await mutate<Result<'projects.tree'>>(
    readsOf('projects.tree'),
    (tree) => tree && { ...tree, projects: [workspace, ...tree.projects] },
    { revalidate: false },
  );
};

/** A deal is confidential by default; its creator opens the workspace to others. */
const EMPTY: WorkspaceValues = { name: '', alias: '', note: '', tags: [], access: ACCESS.limited };
const valuesOf = ({ name, alias, note, tags, access, isLibrary }: Workspace): WorkspaceValues => ({
  name,
  alias,
  note,
  tags,
  access,
  isLibrary,
});

/** Creates the workspace, then adds the people. If adding fails, the workspace stays and the error is shown. */
const useCreate = (folderId: string | undefined, emails: readonly string[]) => {
  const { t } = useTranslation('workspaces');
  const create = useAction('projects.create');
  const invite = useAction('people.addNewMembers');
  return async (values: WorkspaceValues): Promise<Workspace> => {
    const workspace = await create.trigger({ body: { ...values, folderId } });
    await addToLists(workspace);
    const added = values.access === ACCESS.limited ? [...emails] : [];
    try {
      if (added.length > 0) await invite.trigger({ body: { projectId: workspace.id, emails: added } });
      toast({ kind: 'success', text: t('created', { name: workspace.name }) });
    } catch {
      toast({ kind: 'error', text: t('createdAlone', { name: workspace.name }) });
    }
    return workspace;
  };
};

type CreateDialogProps = { folderId: string | undefined; onClose: () => void };

export const CreateDialog = ({ folderId, onClose }: CreateDialogProps) => {
  const { t } = useTranslation('workspaces');
  const errorText = useErrorText();
  const openWorkspace = useOpenWorkspace();
  const [emails, setEmails] = useState<string[]>([]);
  const create = useCreate(folderId, emails);
  const form = useWorkspaceForm(EMPTY);
  const isLimited = form.watch('access') === ACCESS.limited;
  const wrong = isLimited && !emails.every(isEmail);
  const save = form.handleSubmit(async (values) => {
    if (wrong) return;
    try {
      const workspace = await create(values);
      onClose();
      openWorkspace(workspace);
    } catch (error) {
      form.setError('root', { message: errorText(error) });
    }
  });
  const { isSubmitting, errors } = form.formState;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t('form.title')}
      submitLabel={t('form.submit')}
      onSubmit={save}
      isSubmitting={isSubmitting}
      error={errors.root?.message}
    >
      <WorkspaceFields form={form} />
      {isLimited && (
        <Field
          label={t('form.members')}
          hint={t('form.membersHint')}
          error={wrong ? t('form.emailInvalid') : undefined}
          optional
        >
          {(control) => (
            <EmailInput control={control} value={emails} onChange={setEmails} placeholder="name@company.com" />
          )}
        </Field>
      )}
    </FormDialog>
  );
};

const useEdit = (workspace: Workspace, onClose: () => void) => {
  const { t } = useTranslation('workspaces');
  const reload = useReloadTree();
  const { trigger } = useAction('projects.update');
  const edited = useEdited(workspace, Workspace);
  const form = useWorkspaceForm(valuesOf(workspace));
  const { saveBy, loadCurrent } = useSaving({ edited, form, valuesOf });
  const save = saveBy(async (values) => {
    const body = { ...values, version: edited.base.version };
    const { id, name } = await trigger({ params: { id: workspace.id }, body });
    if (selectedWorkspace()?.value === id) selectWorkspace({ value: id, label: name });
    await reload();
    toast({ kind: 'success', text: t('changed', { name }) });
    onClose();
  });
  return { form, save, loadCurrent };
};

export const EditDialog = ({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) => {
  const { t } = useTranslation(['workspaces', 'common']);
  const { form, save, loadCurrent } = useEdit(workspace, onClose);
  const { isSubmitting, errors } = form.formState;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t('form.titleChange')}
      submitLabel={t('common:save')}
      onSubmit={save}
      isSubmitting={isSubmitting}
      error={errors.root?.message}
      onLoadCurrent={loadCurrent}
    >
      <WorkspaceFields form={form} />
    </FormDialog>
  );
};
