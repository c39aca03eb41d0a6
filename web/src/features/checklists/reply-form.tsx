// Replies to a request with text and files.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHECKLIST } from '#shared/model/checklist-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { call } from '#web/lib/api.ts';
import { useUnsavedText } from '#web/lib/use-unsaved.ts';
import { ReplyFiles } from './reply-files.tsx';

type Props = { listId: string; rowId: string; onSent: () => unknown };

export const ReplyForm = ({ listId, rowId, onSent }: Props) => {
  const { t } = useTranslation('checklists');
  const fail = useFailToast();
  const text = useUnsavedText('', `reply:${listId}:${rowId}`);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const tooMany = files.length > CHECKLIST.maxReplyFiles;
  const send = async () => {
    setBusy(true);
    try {
      const args = { params: { id: listId, rowId }, body: { text: text.value } };
      await call('checklists.reply', args, files.length > 0 ? { files: [...files] } : {});
      toast({ kind: 'success', text: t('screen.replySent') });
      text.clear();
      setFiles([]);
      await onSent();
    } catch (error) {
      fail(error, t('screen.replyFailed'));
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('screen.replyText')} optional>
        {(control) => (
          <Textarea {...control} rows={3} value={text.value} onChange={({ target }) => text.enter(target.value)} />
        )}
      </Field>
      <ReplyFiles files={files} onChange={setFiles} />
      <Button
        variant="primary"
        className="self-start"
        disabled={tooMany || (!text.value.trim() && files.length === 0)}
        loading={busy}
        onClick={() => void send()}
      >
        {t('screen.replySend')}
      </Button>
    </div>
  );
};
