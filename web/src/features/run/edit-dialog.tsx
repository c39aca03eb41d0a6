// Edits the text of one section of a report by paragraph. Unchanged paragraphs keep their footnotes and checks.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportEdit } from '#shared/report/edits.ts';
import type { Section } from '#shared/report/report.ts';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { ParagraphField } from './paragraph-field.tsx';
import { useDrafts } from './use-drafts.ts';

type Props = {
  runId: string;
  section: Section;
  edits: readonly ReportEdit[];
  /** Whether a person's text is kept beside a rewritten paragraph. */
  isBeside: boolean;
  onClose: () => void;
  onSaved: () => unknown;
};

const EditDialog = ({ runId, section, edits, isBeside, onClose, onSaved }: Props) => {
  const { t } = useTranslation('runs');
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>();
  const { drafts, change, save, isSaving } = useDrafts(runId, section, edits);
  const closeWith = async (work: () => Promise<boolean>) => {
    setError(undefined);
    try {
      if (!(await work())) return;
      toast({ kind: 'success', text: t('edit.saved') });
      await onSaved();
      onClose();
    } catch (failure) {
      setError(failure);
    }
  };
  const reset = ({ id, version }: ReportEdit) =>
    closeWith(async () => {
      const params = { runId, sectionId: section.id, editId: id };
      await call('runs.resetEdit', { params, query: { version } });
      return true;
    });
  return (
    <FormDialog
      open
      size="large"
      onOpenChange={onClose}
      title={t('edit.of', { title: section.title })}
      description={t('edit.text')}
      submitLabel={t('edit.save')}
      isSubmitting={isSaving}
      error={error === undefined ? undefined : errorText(error)}
      onSubmit={(event) => {
        event.preventDefault();
        void closeWith(save);
      }}
    >
      {isBeside && <Notice tone="info">{t('edit.beside')}</Notice>}
      {drafts.map((draft, i) => (
        <ParagraphField
          key={draft.before}
          draft={draft}
          number={i + 1}
          onChange={(with_) => change(i, with_)}
          onReset={() => draft.edit && void reset(draft.edit)}
        />
      ))}
    </FormDialog>
  );
};
export default EditDialog;
