// Which rows of the log are shown, kept in the address.
import { useSearchParams } from 'react-router-dom';
import { AuditAction } from '#shared/model/audit.ts';
import { withParams } from '#web/lib/with-params.ts';

const NAMES = ['from', 'to', 'action', 'userId'] as const;
export type FilterName = (typeof NAMES)[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Drops values that the server would not accept; an address may contain anything. */
export const filterOf = (params: URLSearchParams) => {
  const day = (name: 'from' | 'to') => (DAY.test(params.get(name) ?? '') ? (params.get(name) ?? undefined) : undefined);
  const action = AuditAction.safeParse(params.get('action'));
  return {
    from: day('from'),
    to: day('to'),
    action: action.success ? action.data : undefined,
    userId: params.get('userId') || undefined,
  };
};
export type AuditFilter = ReturnType<typeof filterOf>;

export const useAuditFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const set = (values: Partial<Record<FilterName, string | undefined>>) =>
    setParams(withParams(values), { replace: true });
  const clear = () => set(Object.fromEntries(NAMES.map((name) => [name, undefined])));
  return { filter, set, clear, isFiltered: NAMES.some((name) => filter[name] !== undefined) };
};
