// Requests what a row needs from a member of the workspace, and shows the messages about it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { type Result, useAction } from '#web/lib/api.ts';
import { useUnsavedText } from '#web/lib/use-unsaved.ts';
import { useCan, useUser } from '#web/lib/use-user.ts';
import { Messages } from './messages.tsx';
import { ReplyForm } from './reply-form.tsx';
import type { List } from './types.ts';
import { usePeople } from './use-people.ts';

type Row = Result<'checklists.row'>['row'];
type Props = { list: List; row: Row; onSent: () => unknown };

const Form = ({ list, row, onSent }: Props) => {
  const { t } = useTranslation('checklists');
  const fail = useFailToast();
  const people = usePeople(list.projectId);
  const { trigger, isMutating } = useAction('checklists.request');
  const [to, setTo] = useState('');
  const text = useUnsavedText(row.question, `request:${list.id}:${row.id}`);
  const [due, setDue] = useState('');
  const send = async () => {
    try {
      await trigger({
        params: { id: list.id, rowId: row.id },
        body: { to, text: text.value, ...(due ? { due } : {}) },
      });
      text.clear();
      toast({ kind: 'success', text: t('screen.requestSent') });
    } catch (error) {
      fail(error, t('screen.requestFailed'));
    }
    await onSent();
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <Field label={t('screen.requestTo')} hint={t('screen.requestToHint')}>
          {(control) => (
            <Select
              {...control}
              value={to}
              options={[{ value: '', label: t('screen.nobody') }, ...people]}
              onChange={({ target }) => setTo(target.value)}
            />
          )}
        </Field>
        <Field label={t('screen.requestDue')} optional>
          {(control) => <Input {...control} type="date" value={due} onChange={({ target }) => setDue(target.value)} />}
        </Field>
      </div>
      <Field label={t('screen.requestText')}>
        {(control) => (
          <Textarea {...control} rows={3} value={text.value} onChange={({ target }) => text.enter(target.value)} />
        )}
      </Field>
      <Button
        className="self-start"
        disabled={!to || !text.value.trim()}
        loading={isMutating}
        onClick={() => void send()}
      >
        {t('screen.requestSend')}
      </Button>
    </div>
  );
};

export const Requests = ({ list, row, onSent }: Props) => {
  const { t } = useTranslation('checklists');
  const mayWrite = useCan('checklist.write', list.projectId);
  const user = useUser();
  const isRequested = row.messages.some(({ kind, to }) => kind === 'request' && to?.id === user?.id);
  const mayRequest = mayWrite && !row.isLocked;
  if (!mayRequest && row.messages.length === 0) return null;
  return (
    <section className="flex flex-col gap-3 border-line border-t px-5 py-4">
      <h3 className="font-medium text-note">{t('screen.request')}</h3>
      {row.messages.length > 0 && <Messages messages={row.messages} />}
      {isRequested && <ReplyForm listId={list.id} rowId={row.id} onSent={onSent} />}
      {mayRequest && <Form list={list} row={row} onSent={onSent} />}
    </section>
  );
};
