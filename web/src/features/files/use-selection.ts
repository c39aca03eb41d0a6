// The selected files and folders, across the pages of the list.
import { useRef, useState } from 'react';
import type { Entry } from './entry.ts';

/** The entries from the last selected row to this one, both inclusive. */
export const between = (rows: readonly Entry[], from: string | undefined, to: string): Entry[] => {
  const ends = [from ?? to, to].map((id) => rows.findIndex((row) => row.id === id));
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  return first < 0 ? rows.filter(({ id }) => id === to) : rows.slice(first, last + 1);
};

export const useSelection = () => {
  const [selected, setSelected] = useState<ReadonlyMap<string, Entry>>(new Map());
  const anchor = useRef<string>(undefined);
  const select = (entries: readonly Entry[], on: boolean) => {
    anchor.current = entries.at(-1)?.id;
    setSelected((old) => {
      const next = new Map(old);
      for (const entry of entries)
        if (on) next.set(entry.id, entry);
        else next.delete(entry.id);
      return next;
    });
  };
  return {
    selected,
    select,
    /** Toggles one entry; with shift, selects all rows from the last one on. */
    pick: (rows: readonly Entry[], entry: Entry, isRange: boolean) => {
      const from = anchor.current;
      select(isRange ? between(rows, from, entry.id) : [entry], isRange || !selected.has(entry.id));
    },
    clear: () => setSelected(new Map()),
  };
};
export type Selection = ReturnType<typeof useSelection>;
