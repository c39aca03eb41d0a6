// Tags as chips: Enter or a comma adds one, Backspace in an empty field removes the last; the organization's own are
// suggested.
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STATUS } from '#shared/model/enums.ts';
import { cx } from '#web/components/ui/class-names.ts';
import type { FieldControl } from '#web/components/ui/field.tsx';
import { controlClass } from '#web/components/ui/input.tsx';
import { movesToSuggestions, suggestionsProps } from '#web/components/ui/suggestions.ts';
import { useCall } from '#web/lib/api.ts';
import { addTags, MAX_TAGS, offeredTags } from './tags.ts';

type TagInputProps = { control: FieldControl; value: readonly string[]; onChange: (tags: string[]) => void };

const MAX_LISTED = 100;

/** The tags that the organization has switched on; other words may be typed too. */
const useOffered = (chosen: readonly string[], typed: string): string[] => {
  const { data } = useCall('organisation.tags', { query: { limit: MAX_LISTED, sort: 'name' } });
  const active = (data?.rows ?? []).filter(({ status }) => status === STATUS.active).map(({ name }) => name);
  return offeredTags(active, { chosen, typed });
};

const Offers = ({ tags, onChoose }: { tags: readonly string[]; onChoose: (tag: string) => void }) => {
  const { t } = useTranslation('workspaces');
  if (tags.length === 0) return null;
  return (
    <ul {...suggestionsProps} aria-label={t('form.tagOffers')} className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            // Otherwise the field's blur would first add the half-typed word.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(tag)}
            className="inline-flex min-h-6 items-center gap-1 rounded-chip border border-line-strong border-dashed px-1.5 text-fg2 text-meta hover:bg-hover hover:text-fg"
          >
            <Plus aria-hidden="true" className="size-3" />
            {tag}
          </button>
        </li>
      ))}
    </ul>
  );
};

const Chip = ({ tag, onRemove }: { tag: string; onRemove: () => void }) => {
  const { t } = useTranslation('common');
  return (
    <span className="inline-flex items-center gap-1 rounded-chip bg-subtle py-0.5 pr-0.5 pl-1.5 text-meta">
      {tag}
      <button
        type="button"
        aria-label={t('remove', { name: tag })}
        className="rounded-chip p-0.5 text-fg3 hover:bg-active hover:text-fg"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </span>
  );
};

export const TagInput = ({ control, value, onChange }: TagInputProps) => {
  const { t } = useTranslation('workspaces');
  const [text, setText] = useState('');
  const offered = useOffered(value, text);
  const add = (typed: string) => {
    onChange(addTags(value, typed));
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      if (!text.trim()) return;
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && !text) onChange(value.slice(0, -1));
  };
  return (
    <>
      <span
        className={cx(
          controlClass,
          'flex flex-wrap items-center gap-1 p-1 focus-within:border-accent focus-within:outline-2 focus-within:outline-accent',
        )}
      >
        {value.map((tag) => (
          <Chip key={tag} tag={tag} onRemove={() => onChange(value.filter((one) => one !== tag))} />
        ))}
        <input
          {...control}
          className="h-6 min-w-24 flex-1 bg-transparent px-1.5 outline-none placeholder:text-fg3"
          placeholder={value.length === 0 ? t('form.addTag') : undefined}
          disabled={value.length >= MAX_TAGS}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={(event) => !movesToSuggestions(event) && add(text)}
        />
      </span>
      <Offers tags={offered} onChoose={add} />
    </>
  );
};
