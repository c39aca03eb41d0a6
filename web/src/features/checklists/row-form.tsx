// People's entries on a row: their own text, verdict, status, owner, due date, note.
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import { ROW_STATUSES, VERDICTS } from '#shared/model/checklist-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { ApiError, type Args, type Result, useAction } from '#web/lib/api.ts';
import { useUnsavedText } from '#web/lib/use-unsaved.ts';
import { useCan, useUser } from '#web/lib/use-user.ts';
import { Overtaken } from './overtaken.tsx';
import { RiskForm } from './risk-form.tsx';
import type { List } from './types.ts';
import { usePeople } from './use-people.ts';

type Row = Result<'checklists.row'>['row'];
type Change = Omit<Args<'checklists.edit'>['body'], 'version'>;
type Save = (change: Change) => Promise<boolean>;

const useSave = (row: Row, listId: string, onSaved: () => unknown) => {
  const { t } = useTranslation('checklists');
  const fail = useFailToast();
  const { trigger, isMutating } = useAction('checklists.edit');
  /** Returns whether the change was saved; otherwise the entry stays in the field. */
  const save: Save = async (change) => {
    const isSaved = await trigger({
      params: { id: listId, rowId: row.id },
      body: { ...change, version: row.version },
    }).then(
      () => true,
      (error: unknown) => {
        const isStale = error instanceof ApiError && error.code === 'stale';
        if (isStale) toast({ kind: 'error', text: t('screen.saveConflict') });
        else fail(error, t('screen.saveFailed'));
        return false;
      },
    );
    if (isSaved) toast({ kind: 'success', text: t('screen.saved') });
    await onSaved();
    return isSaved;
  };
  return { save, isMutating };
};

type OwnTextProps = { listId: string; row: Row; busy: boolean; save: Save };

const OwnText = ({ listId, row, busy, save }: OwnTextProps) => {
  const { t } = useTranslation('checklists');
  const user = useUser();
  const hasApproved = row.status === 'approved' && row.signedBy.some(({ id }) => id === user?.id);
  const text = useUnsavedText(row.human?.text ?? '', `answer:${listId}:${row.id}`);
  const saveText = async (human: string) => {
    if (await save({ human })) text.clear();
  };
  return (
    <>
      <Field label={t('screen.human')} hint={t('screen.humanHint')} optional="unmarked">
        {(control) => (
          <Textarea {...control} rows={4} value={text.value} onChange={({ target }) => text.enter(target.value)} />
        )}
      </Field>
      {text.isOvertaken && <Overtaken text={row.human?.text} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={!text.isChanged} loading={busy} onClick={() => void saveText(text.value)}>
          {t('screen.save')}
        </Button>
        {row.human && (
          <Button loading={busy} onClick={() => void saveText('')}>
            {t('screen.reset')}
          </Button>
        )}
        {!hasApproved && (
          <Button loading={busy} onClick={() => void save({ status: 'approved' })}>
            {t('screen.approve')}
          </Button>
        )}
      </div>
    </>
  );
};

/** The text that goes into the file, where it cannot be changed. */
const ShownText = ({ row: { human } }: { row: Row }) => {
  const { t } = useTranslation('checklists');
  if (!human) return null;
  return (
    <div>
      <h3 className="mb-1 font-medium text-note">{t('screen.human')}</h3>
      <p lang={langOf(human.text)} className="whitespace-pre-line wrap-anywhere text-ui">
        {human.text}
      </p>
    </div>
  );
};

type FormProps = { list: List; row: Row; onSaved: () => unknown };

export const RowForm = ({ list, row, onSaved }: FormProps) => {
  const { t } = useTranslation('checklists');
  const mayWrite = useCan('checklist.write', list.projectId);
  const people = usePeople(list.projectId);
  const { save, isMutating } = useSave(row, list.id, onSaved);
  const note = useUnsavedText(row.note ?? '', `note:${list.id}:${row.id}`);
  const saveNote = async () => {
    if (note.isChanged && (await save({ note: note.value }))) note.clear();
  };
  const isOpen = mayWrite && !row.isLocked;
  const owners =
    row.owner && !people.some(({ value }) => value === row.owner?.id)
      ? [{ value: row.owner.id, label: row.owner.name }, ...people]
      : people;
  return (
    <section className="flex flex-col gap-4 border-line border-t px-5 py-4">
      {row.isLocked && (
        <Notice tone="info">{t('screen.lockedBy', { names: row.signedBy.map(({ name }) => name).join(', ') })}</Notice>
      )}
      {!row.isLocked && row.signedBy.length > 0 && (
        <Notice tone="info">
          {t('screen.approvedBy', { names: row.signedBy.map(({ name }) => name).join(', ') })}
        </Notice>
      )}
      {isOpen ? <OwnText listId={list.id} row={row} busy={isMutating} save={save} /> : <ShownText row={row} />}
      <fieldset disabled={!mayWrite} className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <Field label={t('statusHead')} optional="unmarked">
          {(control) => (
            <Select
              {...control}
              value={row.status}
              options={ROW_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
              onChange={({ target }) => void save({ status: ROW_STATUSES.find((one) => one === target.value) })}
            />
          )}
        </Field>
        <Field label={t('verdictHead')} optional="unmarked">
          {(control) => (
            <Select
              {...control}
              disabled={!isOpen}
              value={row.verdict ?? ''}
              options={[
                { value: '', label: t('screen.noVerdict') },
                ...VERDICTS.map((verdict) => ({ value: verdict, label: t(`verdict.${verdict}`) })),
              ]}
              onChange={({ target }) => void save({ verdict: VERDICTS.find((one) => one === target.value) ?? null })}
            />
          )}
        </Field>
        <Field label={t('owner')} optional="unmarked">
          {(control) => (
            <Select
              {...control}
              value={row.owner?.id ?? ''}
              options={[{ value: '', label: t('screen.nobody') }, ...owners]}
              onChange={({ target }) => void save({ owner: target.value || null })}
            />
          )}
        </Field>
        <Field label={t('due')} optional="unmarked">
          {(control) => (
            <Input
              {...control}
              key={row.due}
              type="date"
              defaultValue={row.due ?? ''}
              onChange={({ target }) => void save({ due: target.value || null })}
            />
          )}
        </Field>
      </fieldset>
      {(row.status === 'redFlag' || row.risk) && (
        <RiskForm row={row} busy={isMutating} disabled={!isOpen} save={save} />
      )}
      <Field label={t('note')} optional="unmarked">
        {(control) => (
          <Textarea
            {...control}
            disabled={!mayWrite}
            rows={2}
            value={note.value}
            onChange={({ target }) => note.enter(target.value)}
            onBlur={() => void saveNote()}
          />
        )}
      </Field>
      {note.isOvertaken && <Overtaken text={row.note} />}
    </section>
  );
};
