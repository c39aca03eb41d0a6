// A field to filter rows: applied when typing pauses, focused by `/`, cleared by Esc.
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useShortcuts } from '#web/lib/shortcuts.ts';
import { cx } from './class-names.ts';
import { Input } from './input.tsx';

const PAUSE_MS = 250;
const MAX_CHARACTERS = 200;

type SearchFieldProps = { label: string; value: string; onSearch: (text: string) => void; className?: string };

export const SearchField = ({ label, value, onSearch, className }: SearchFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const timer = useRef(0);
  useShortcuts([{ code: 'Slash', run: () => field.current?.focus() }]);
  // Follows a value that was cleared elsewhere or restored by Back.
  useEffect(() => setText(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (next: string, wait: number) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onSearch(next.trim()), wait);
  };
  return (
    <Input
      ref={field}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={MAX_CHARACTERS}
      icon={<Search className="size-4" />}
      className={cx('w-72 max-w-full max-sm:w-full', className)}
      value={text}
      onChange={(event) => type(event.target.value, PAUSE_MS)}
      onKeyDown={(event) => event.key === 'Escape' && text && type('', 0)}
    />
  );
};
