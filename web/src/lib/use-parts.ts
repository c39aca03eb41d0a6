// The progress of searching a long list, kept in the address: the server searches a part at a time.
import { useSearchParams } from 'react-router-dom';
import { type AddressValues, withParams } from './with-params.ts';

/** Parameters for a new search, which starts with the newest part. */
export const FROM_FIRST_PART: AddressValues = { after: undefined, found: undefined };
/** The page parameters of all lists. */
const FIRST_PAGE: AddressValues = { page: undefined, list: undefined };

export const useParts = () => {
  const [params, setParams] = useSearchParams();
  const change = (values: AddressValues, replace: boolean) =>
    setParams(withParams({ ...FIRST_PAGE, ...values }), { replace });
  return {
    after: params.get('after') ?? undefined,
    /** Whether an earlier part had results: an empty part then does not mean that there are none. */
    hasFound: params.get('found') === 'true',
    goOn: (cursor: string) => change({ after: cursor }, true),
    lookFurther: (cursor: string) => change({ after: cursor, found: 'true' }, false),
    restart: () => change(FROM_FIRST_PART, false),
  };
};
export type Parts = ReturnType<typeof useParts>;
