// What a person enters over a stored value: it stays while the stored one changes, until it is saved.
import { useState } from 'react';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const useUnsaved = <T>(stored: T) => {
  const [entry, setEntry] = useState<{ readonly value: T; readonly over: T }>();
  const value = entry ? entry.value : stored;
  return {
    value,
    isChanged: !isSame(value, stored),
    /** Somebody else has stored another value since the person began. */
    isOvertaken: entry !== undefined && !isSame(entry.over, stored) && !isSame(value, stored),
    enter: (next: T) => setEntry((before) => ({ value: next, over: before ? before.over : stored })),
    clear: () => setEntry(undefined),
  };
};
