// Cover, notice, contacts and timetable of a report: entered before or after it is written, printed without a charge.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { KOREAN_STYLES } from '#shared/language/grammar/korean-endings.ts';
import type { RunRow } from '#shared/model/run.ts';
import type { FrontMatter } from '#shared/report/front-matter.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { readsOf, useAction, useCall } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { type Draft, draftOf, frontMatterOf } from './front-matter.ts';
import { LogoField } from './logo-field.tsx';

const MAX_LENGTH = {
  title: 160,
  preparedFor: 120,
  codeName: 80,
  contacts: 1600,
  timetable: 4000,
  notice: 6000,
} as const;

type Line = 'title' | 'codeName' | 'preparedFor';
type Lines = 'contacts' | 'timetable' | 'notice';
type FieldsProps = { draft: Draft; run: RunRow; onChange: (values: Partial<Draft>) => void };

const Fields = ({ draft, run, onChange }: FieldsProps) => {
  const { t } = useTranslation('runs');
  const line = (name: Line) => (
    <Field label={t(`frontMatter.${name}`)} optional>
      {(control) => (
        <Input
          {...control}
          maxLength={MAX_LENGTH[name]}
          value={draft[name]}
          {...(name === 'title' ? { placeholder: run.name } : {})}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const lines = (name: Lines) => (
    <Field label={t(`frontMatter.${name}`)} hint={t(`frontMatter.${name}Hint`)} optional>
      {(control) => (
        <Textarea
          {...control}
          maxLength={MAX_LENGTH[name]}
          value={draft[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      {line('title')}
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        {line('codeName')}
        {line('preparedFor')}
        <Field label={t('frontMatter.date')} optional>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={draft.date}
              onChange={(event) => onChange({ date: event.target.value })}
            />
          )}
        </Field>
        {run.language === 'ko' && (
          <Field label={t('frontMatter.style')} optional>
            {(control) => (
              <Select
                {...control}
                value={draft.style || 'polite'}
                options={KOREAN_STYLES.map((style) => ({ value: style, label: t(`frontMatter.styles.${style}`) }))}
                onChange={(event) => onChange({ style: event.target.value === 'noun' ? 'noun' : 'polite' })}
              />
            )}
          </Field>
        )}
        <LogoField value={draft.logo} onChange={(logo) => onChange({ logo })} />
      </div>
      {lines('contacts')}
      {lines('timetable')}
      {draft.timetable === '' && (
        <Button
          size="small"
          className="-mt-2 self-start"
          onClick={() => onChange({ timetable: t('frontMatter.usualSteps') })}
        >
          {t('frontMatter.fillSteps')}
        </Button>
      )}
      {lines('notice')}
    </>
  );
};

type FormProps = { run: RunRow; given: FrontMatter; onClose: () => void; onSaved: () => unknown };

const Form = ({ run, given, onClose, onSaved }: FormProps) => {
  const { t } = useTranslation(['runs', 'common']);
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const [draft, setDraft] = useState(() => draftOf(given));
  const { trigger, isMutating, error } = useAction('runs.setFrontMatter');
  const save = async () => {
    try {
      await trigger({ params: { runId: run.id }, body: frontMatterOf(draft) });
    } catch {
      return;
    }
    await mutate(readsOf('runs.frontMatter'));
    toast({ kind: 'success', text: t('frontMatter.saved') });
    onClose();
    await onSaved();
  };
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      size="large"
      title={t('frontMatter.button')}
      description={t('frontMatter.text')}
      submitLabel={t('common:save')}
      isSubmitting={isMutating}
      error={error && errorText(error)}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Fields draft={draft} run={run} onChange={(values) => setDraft({ ...draft, ...values })} />
    </FormDialog>
  );
};

const FrontMatterDialog = (props: Omit<FormProps, 'given'>) => {
  const { data } = useCall('runs.frontMatter', { params: { runId: props.run.id } });
  return data ? <Form {...props} given={data} /> : null;
};
export default FrontMatterDialog;
