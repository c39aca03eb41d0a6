// The search words, kept in the address, and the view mode, kept on this device.
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPreferences, savePreferences } from '#web/lib/preferences.ts';

export type ViewKind = 'grid' | 'list';

export const useView = () => {
  const [params, setParams] = useSearchParams();
  const [view, show] = useState<ViewKind>(readPreferences().workspacesAs ?? 'grid');
  const setQuery = (query: string) =>
    setParams(
      (now) => {
        if (query) now.set('q', query);
        else now.delete('q');
        return now;
      },
      { replace: true },
    );
  const setView = (workspacesAs: ViewKind) => {
    savePreferences({ workspacesAs });
    show(workspacesAs);
  };
  return { query: params.get('q') ?? '', setQuery, view, setView };
};
