// Rewrites one section of a report with an instruction; the rest stays as it is.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section } from '#shared/report/report.ts';
import { Field } from '#web/components/ui/field.tsx';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useAction } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';

type RewriteDialogProps = { runId: string; section: Section; onClose: () => void; onStarted: () => unknown };

const RewriteDialog = ({ runId, section, onClose, onStarted }: RewriteDialogProps) => {
  const { t } = useTranslation('runs');
  const errorText = useErrorText();
  const [instruction, setInstruction] = useState('');
  const { trigger, isMutating, error } = useAction('runs.rewrite');
  const send = async () => {
    try {
      await trigger({ params: { runId, sectionId: section.id }, body: { instruction } });
    } catch {
      return;
    }
    toast({ kind: 'info', text: t('rewrite.started') });
    onClose();
    await onStarted();
  };
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t('rewrite.of', { title: section.title })}
      description={t('rewrite.text')}
      submitLabel={t('rewrite.button')}
      isSubmitting={isMutating}
      error={error && errorText(error)}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={t('rewrite.instruction')} hint={t('rewrite.hint')} optional>
        {(control) => (
          <Textarea
            {...control}
            maxLength={2000}
            value={instruction}
            onChange={(event) => setInstruction(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
};
export default RewriteDialog;
