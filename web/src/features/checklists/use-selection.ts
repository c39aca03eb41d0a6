// Rows selected for a bulk change; changing the filter clears it.
import { useCallback, useState } from 'react';

/** The version of each selected row when it was selected; 0 after the user's own change. */
type State = { readonly filter: string; readonly ids: ReadonlyMap<string, number> };

export const useSelection = (filter: string) => {
  const [state, setState] = useState<State>({ filter, ids: new Map() });
  const ids = state.filter === filter ? state.ids : new Map<string, number>();
  const toggle = useCallback(
    (id: string, version: number) =>
      setState((current) => {
        const next = new Map(current.filter === filter ? current.ids : []);
        if (!next.delete(id)) next.set(id, version);
        return { filter, ids: next };
      }),
    [filter],
  );
  const renew = () => setState({ filter, ids: new Map([...ids.keys()].map((id) => [id, 0])) });
  return { ids, toggle, renew, clear: () => setState({ filter, ids: new Map() }) };
};
export type Selection = ReturnType<typeof useSelection>;
