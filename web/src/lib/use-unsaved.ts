// A person's entry over a stored value: kept while the stored one changes, until it is saved.
import { useState } from 'react';
import { keepDraft, readDraft } from './text-draft.ts';

type Entry<T> = { readonly value: T; readonly over: T };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `begun` returns what was entered when the field was last shown. */
export const useUnsaved = <T>(stored: T, begun?: () => Entry<T> | undefined) => {
  const [entry, setEntry] = useState<Entry<T> | undefined>(begun);
  const value = entry ? entry.value : stored;
  return {
    value,
    over: entry ? entry.over : stored,
    isChanged: !isSame(value, stored),
    /** Whether somebody else has stored another value since the entry began. */
    isOvertaken: entry !== undefined && !isSame(entry.over, stored) && !isSame(value, stored),
    enter: (next: T) => setEntry((before) => ({ value: next, over: before ? before.over : stored })),
    clear: () => setEntry(undefined),
  };
};

const readEntry = (name: string): Entry<string> | undefined => {
  try {
    const found: unknown = JSON.parse(readDraft(name));
    const isEntry = typeof found === 'object' && found !== null && 'value' in found && 'over' in found;
    if (!isEntry || typeof found.value !== 'string' || typeof found.over !== 'string') return undefined;
    return { value: found.value, over: found.over };
  } catch {
    return undefined;
  }
};

/** Keeps unsaved text while the user is elsewhere in the app. `name` must be unique in the app. */
export const useUnsavedText = (stored: string, name: string) => {
  const text = useUnsaved(stored, () => readEntry(name));
  return {
    ...text,
    enter: (value: string) => {
      text.enter(value);
      keepDraft(name, value === stored ? '' : JSON.stringify({ value, over: text.over }));
    },
    clear: () => {
      text.clear();
      keepDraft(name, '');
    },
  };
};
