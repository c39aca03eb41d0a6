// The reference of the report that is open beside it, kept in the address so that Back and links work.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chipOf } from '#web/components/answer/citations.ts';
import { withParams } from '#web/lib/with-params.ts';

export const useReference = () => {
  const [params, setParams] = useSearchParams();
  const n = Number(params.get('ref'));
  const openRef = Number.isInteger(n) && n > 0 ? n : undefined;
  const wasOpen = openRef !== undefined;
  const open = useCallback(
    (next: number) => setParams(withParams({ ref: String(next) }), { replace: wasOpen, preventScrollReset: true }),
    [setParams, wasOpen],
  );
  const close = () => {
    const chip = openRef === undefined ? null : chipOf(document, openRef);
    setParams(withParams({ ref: undefined }), { replace: true, preventScrollReset: true });
    chip?.focus();
  };
  return { openRef, open, close };
};
