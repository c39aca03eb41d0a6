// One paragraph of a section as a field: a person's text, the original below it, and a concurrent edit by somebody
// else.
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EDIT_LENGTH } from '#shared/report/edits.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import type { Draft } from './use-drafts.ts';

const Conflict = ({ draft: { conflict } }: { draft: Draft }) => {
  const { t } = useTranslation('runs');
  if (!conflict) return null;
  return (
    <Notice tone="warn">
      {conflict.by ? t('edit.conflict', { name: conflict.by.name }) : t('edit.conflictReset')}
      {conflict.text && <p className="mt-1 whitespace-pre-line wrap-anywhere text-fg">{conflict.text}</p>}
    </Notice>
  );
};

type Props = {
  draft: Draft;
  number: number;
  onChange: (change: Partial<Draft>) => void;
  onReset: () => void;
};

export const ParagraphField = ({ draft, number, onChange, onReset }: Props) => {
  const { t } = useTranslation('runs');
  const { before, text, edit, hasNotes, keepsNotes } = draft;
  const isChanged = text !== (edit?.text ?? before);
  const by = edit && `${edit.by.name} · ${formatDateTime(edit.at)}`;
  const hint = before === '' ? t('edit.addedHint') : isChanged || edit ? t('edit.emptyHint') : undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <Field
        label={before === '' ? t('edit.added') : t('edit.paragraph', { n: number })}
        hint={[by, hint].filter(Boolean).join(' · ')}
        optional="unmarked"
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={EDIT_LENGTH}
            value={text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        )}
      </Field>
      {hasNotes && (isChanged || edit) && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box is in the label
        <label className="flex items-center gap-2 text-fg2 text-note">
          <Checkbox checked={keepsNotes} onChange={({ target }) => onChange({ keepsNotes: target.checked })} />
          {t('edit.keepsNotes')}
        </label>
      )}
      {edit && before !== '' && (
        <p className="text-fg3 text-note">
          {t('edit.machine')}: <span className="wrap-anywhere">{before}</span>
        </p>
      )}
      {edit && (
        <Button size="small" icon={<RotateCcw />} className="self-start" onClick={onReset}>
          {before === '' ? t('edit.remove') : t('edit.reset')}
        </Button>
      )}
      <Conflict draft={draft} />
    </div>
  );
};
