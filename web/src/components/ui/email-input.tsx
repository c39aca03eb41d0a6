// Email addresses as chips: Enter, a comma or a space adds one, a pasted list adds many, invalid ones are marked.
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmail, withEmails } from '#web/lib/emails.ts';
import { cx } from './class-names.ts';
import type { FieldControl } from './field.tsx';
import { controlClass } from './input.tsx';
import { movesToSuggestions } from './suggestions.ts';

type EmailInputProps = {
  control: FieldControl;
  value: readonly string[];
  onChange: (emails: string[]) => void;
  placeholder?: string | undefined;
  autoFocus?: boolean;
  /** Called with the typed text, so that addresses can be suggested. */
  onType?: ((text: string) => void) | undefined;
};

const ENDS: readonly string[] = ['Enter', ',', ';', ' '];

const Chip = ({ email, onRemove }: { email: string; onRemove: () => void }) => {
  const { t } = useTranslation('common');
  const valid = isEmail(email);
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1 rounded-chip py-0.5 pr-0.5 pl-1.5 text-meta',
        valid ? 'bg-subtle' : 'bg-bad-soft text-bad',
      )}
    >
      <span className="truncate">{email}</span>
      {!valid && <span className="sr-only">{t('table.notAnEmail')}</span>}
      <button
        type="button"
        aria-label={t('remove', { name: email })}
        className="rounded-chip p-0.5 text-fg3 hover:bg-active hover:text-fg"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </span>
  );
};

export const EmailInput = ({ control, value, onChange, placeholder, autoFocus, onType }: EmailInputProps) => {
  const [text, setText] = useState('');
  const type = (typed: string) => {
    setText(typed);
    onType?.(typed);
  };
  const add = (typed: string) => {
    onChange(withEmails(value, typed));
    type('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (ENDS.includes(event.key) && text.trim()) {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && !text) onChange(value.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\s,;，、；<]/.test(pasted.trim())) return;
    event.preventDefault();
    add(`${text} ${pasted}`);
  };
  return (
    <span
      className={cx(
        controlClass,
        'flex max-h-48 flex-wrap items-center gap-1 overflow-y-auto p-1',
        'focus-within:border-accent focus-within:outline-2 focus-within:outline-accent',
      )}
    >
      {value.map((email) => (
        <Chip key={email} email={email} onRemove={() => onChange(value.filter((one) => one !== email))} />
      ))}
      <input
        {...control}
        type="text"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the one field of a dialog that was opened to fill it
        autoFocus={autoFocus}
        className="h-6 min-w-40 flex-1 bg-transparent px-1.5 outline-none placeholder:text-fg3"
        placeholder={value.length === 0 ? placeholder : undefined}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={(event) => text.trim() && !movesToSuggestions(event) && add(text)}
      />
    </span>
  );
};
