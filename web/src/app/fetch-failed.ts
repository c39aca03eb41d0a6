// Names in a toast what could not be fetched (specification, section 8); the page keeps its content or says why it has
// none.
import type { TFunction } from 'i18next';
import type { RouteName } from '#shared/contract/contract.ts';
import { toast } from '../components/ui/toast.tsx';
import { ApiError } from '../lib/api.ts';

const NAMES = {
  'files.list': 'files',
  'folders.entries': 'files',
  'folders.list': 'folders',
  'projects.list': 'workspaces',
  'projects.tree': 'workspaces',
  'people.list': 'members',
  'organisation.tags': 'tags',
  'organisation.roles': 'roles',
  'organisation.people': 'admins',
  'platform.organisations': 'organizations',
  'runs.list': 'reports',
  'runs.activities': 'activities',
  'spreadsheets.list': 'spreadsheets',
} as const satisfies Partial<Record<RouteName, string>>;

const isNamed = (name: string): name is keyof typeof NAMES => Object.hasOwn(NAMES, name);

/** The route name in a serialized SWR key such as `@"tags.list",#limit:10,`. */
const routeOf = (key: string): string => /^@"([\w.]+)"/.exec(key)?.[1] ?? '';

/**
 * The text of the toast. `undefined` for a lost connection, which has its own bar, and for an expired session, which
 * redirects to the login.
 */
export const fetchFailedText = (
  error: unknown,
  key: string,
  t: TFunction<['common', 'errors']>,
): string | undefined => {
  const route = routeOf(key);
  if (!(error instanceof ApiError) || !isNamed(route)) return undefined;
  if (error.status === 403) return t('errors:forbidden');
  return error.status >= 500 ? t(`fetchFailed.${NAMES[route]}`) : undefined;
};

export const tellFetchFailed = (error: unknown, key: string, t: TFunction<['common', 'errors']>) => {
  const text = fetchFailedText(error, key, t);
  if (text !== undefined) toast({ kind: 'error', text });
};
