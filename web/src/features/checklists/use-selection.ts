// Rows that are chosen to be changed at once; another filter empties it.
import { useState } from 'react';

export const useSelection = (filter: string) => {
  const [state, setState] = useState<{ filter: string; ids: ReadonlySet<string> }>({ filter, ids: new Set() });
  const ids: ReadonlySet<string> = state.filter === filter ? state.ids : new Set();
  const toggle = (id: string) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setState({ filter, ids: next });
  };
  return { ids, toggle, clear: () => setState({ filter, ids: new Set() }) };
};
export type Selection = ReturnType<typeof useSelection>;
