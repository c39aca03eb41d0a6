// The reference of the report that is open beside it, kept in the address so that Back and links work.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOpener } from '#web/components/answer/use-opener.ts';
import { withParams } from '#web/lib/with-params.ts';

export const useReference = () => {
  const [params, setParams] = useSearchParams();
  const n = Number(params.get('ref'));
  const openRef = Number.isInteger(n) && n > 0 ? n : undefined;
  const wasOpen = openRef !== undefined;
  const { remember, markOf } = useOpener();
  const open = useCallback(
    (next: number) => {
      remember();
      setParams(withParams({ ref: String(next) }), { replace: wasOpen, preventScrollReset: true });
    },
    [setParams, wasOpen, remember],
  );
  const close = () => {
    const mark = openRef === undefined ? null : markOf(openRef);
    setParams(withParams({ ref: undefined }), { replace: true, preventScrollReset: true });
    mark?.focus();
  };
  return { openRef, open, close };
};
