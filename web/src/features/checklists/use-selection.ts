// Rows that are chosen to be changed at once; another filter empties it.
import { useCallback, useState } from 'react';

export const useSelection = (filter: string) => {
  const [state, setState] = useState<{ filter: string; ids: ReadonlySet<string> }>({ filter, ids: new Set() });
  const ids: ReadonlySet<string> = state.filter === filter ? state.ids : new Set();
  const toggle = useCallback(
    (id: string) =>
      setState((current) => {
        const next = new Set(current.filter === filter ? current.ids : []);
        if (!next.delete(id)) next.add(id);
        return { filter, ids: next };
      }),
    [filter],
  );
  return { ids, toggle, clear: () => setState({ filter, ids: new Set() }) };
};
export type Selection = ReturnType<typeof useSelection>;
