// Adds a person's own questions, one per line.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHECKLIST } from '#shared/model/checklist-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Drawer } from '#web/components/ui/drawer.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { useAction } from '#web/lib/api.ts';
import type { List } from './types.ts';

type Props = { list: List; open: boolean; onClose: () => void; onDone: () => unknown };

export const AddQuestions = ({ list, open, onClose, onDone }: Props) => {
  const { t } = useTranslation('checklists');
  const fail = useFailToast();
  const [text, setText] = useState('');
  const { trigger, isMutating } = useAction('checklists.addQuestions');
  const questions = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const tooMany = questions.length > CHECKLIST.maxAdded;
  const add = async () => {
    try {
      await trigger({ params: { id: list.id }, body: { questions } });
      toast({ kind: 'success', text: t('screen.added', { count: questions.length }) });
      setText('');
      onClose();
      await onDone();
    } catch (error) {
      fail(error, t('screen.addFailed'));
    }
  };
  return (
    <Drawer open={open} onOpenChange={onClose} label={t('screen.addTitle')}>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-5">
        <h2 className="font-semibold text-section">{t('screen.addTitle')}</h2>
        <Field
          label={t('screen.addLabel')}
          hint={t('screen.addHint')}
          error={tooMany ? t('screen.addTooMany', { max: CHECKLIST.maxAdded }) : undefined}
        >
          {(control) => (
            <Textarea {...control} rows={10} value={text} onChange={({ target }) => setText(target.value)} />
          )}
        </Field>
      </div>
      <footer className="flex justify-end gap-2 border-line border-t p-4">
        <Button onClick={onClose}>{t('screen.cancel')}</Button>
        <Button
          variant="primary"
          disabled={questions.length === 0 || tooMany}
          loading={isMutating}
          onClick={() => void add()}
        >
          {t('screen.addSubmit', { count: questions.length })}
        </Button>
      </footer>
    </Drawer>
  );
};
