// The open list, row and citation, and the row filters, kept in the address so that reload and Back work.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ROW_MARKS, ROW_SORTS, ROW_STATUSES } from '#shared/model/checklist-words.ts';
import { type AddressValues, withParams } from '#web/lib/with-params.ts';

/** The views of a list. */
export const VIEWS = ['rows', 'flags', 'progress', 'reading'] as const;

export const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (values: AddressValues, replace = true) => setParams(withParams(values), { replace }),
    [setParams],
  );
  const ref = Number(params.get('ref'));
  return {
    listId: params.get('list') ?? undefined,
    rowId: params.get('row') ?? undefined,
    openRef: Number.isInteger(ref) && ref > 0 ? ref : undefined,
    view: VIEWS.find((one) => one === params.get('view')) ?? 'rows',
    filter: {
      status: ROW_STATUSES.find((one) => one === params.get('status')),
      mark: ROW_MARKS.find((one) => one === params.get('mark')),
      sort: ROW_SORTS.find((one) => one === params.get('sort')),
      sheet: params.get('sheet') ?? undefined,
      search: params.get('q') ?? undefined,
      owner: params.get('owner') === 'me' ? 'me' : undefined,
    },
    change,
  };
};
export type Address = ReturnType<typeof useAddress>;
