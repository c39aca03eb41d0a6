// The page of the list, the open file and its place as they stand in the address: Back, reload and links lead to the same view.
import { useSearchParams } from 'react-router-dom';
import { LOCATOR_NAMES } from '../../components/viewer/locator-query.ts';

export const useFilesAddress = () => {
  const [query, setQuery] = useSearchParams();
  const listPage = Math.max(1, Math.floor(Number(query.get('list'))) || 1);
  const change = (values: Readonly<Record<string, string | undefined>>, replace = false) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(values))
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace },
    );
  const withoutPlace = Object.fromEntries(LOCATOR_NAMES.map((name) => [name, undefined]));
  return {
    query,
    listPage,
    file: query.get('file') ?? undefined,
    goTo: (page: number) => change({ list: page > 1 ? String(page) : undefined }),
    open: (id: string | undefined) => change({ ...withoutPlace, file: id }, id === undefined),
  };
};
