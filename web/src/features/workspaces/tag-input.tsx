// Tags as chips: Enter or a comma adds one, Backspace in an empty field takes the last away.
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../components/ui/class-names.ts';
import type { FieldControl } from '../../components/ui/field.tsx';
import { controlClass } from '../../components/ui/input.tsx';
import { addTags, MAX_TAGS } from './tags.ts';

type TagInputProps = { control: FieldControl; value: readonly string[]; onChange: (tags: string[]) => void };

export const TagInput = ({ control, value, onChange }: TagInputProps) => {
  const { t } = useTranslation(['workspaces', 'common']);
  const [text, setText] = useState('');
  const add = () => {
    onChange(addTags(value, text));
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      if (!text.trim()) return;
      event.preventDefault();
      add();
    }
    if (event.key === 'Backspace' && !text) onChange(value.slice(0, -1));
  };
  return (
    <span
      className={cx(
        controlClass,
        'flex flex-wrap items-center gap-1 p-1 focus-within:border-accent focus-within:outline-2 focus-within:outline-accent',
      )}
    >
      {value.map((tag) => (
        <span
          key={tag}
          className="inline-flex items-center gap-1 rounded-chip bg-subtle py-0.5 pr-0.5 pl-1.5 text-meta"
        >
          {tag}
          <button
            type="button"
            aria-label={t('common:remove', { name: tag })}
            className="rounded-chip p-0.5 text-fg3 hover:bg-active hover:text-fg"
            onClick={() => onChange(value.filter((one) => one !== tag))}
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </span>
      ))}
      <input
        {...control}
        className="h-6 min-w-24 flex-1 bg-transparent px-1.5 outline-none placeholder:text-fg3"
        placeholder={value.length === 0 ? t('form.addTag') : undefined}
        disabled={value.length >= MAX_TAGS}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
    </span>
  );
};
