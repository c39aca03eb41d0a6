// Who is signed in: the stored user and token, their refresh, and the end of the session.
import { ROLES } from '#shared/model/enums.ts';
import type { User } from '#shared/model/user.ts';
import { writeCookie } from './cookies.ts';
import { createListeners } from './listeners.ts';
import { paths } from './paths.ts';
import { isOfTab, sessionStore, TOKEN } from './session-storage.ts';

const USER = 'user';
const COOKIE_SECONDS = 7 * 24 * 60 * 60;
const RENEW_BEFORE_SECONDS = 60;

export const storedUser = (): string | null => sessionStore().getItem(USER);
export const currentUser = (): User | undefined => {
  try {
    return JSON.parse(storedUser() ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

const listeners = createListeners();
export const onUserChange = listeners.subscribe;

const showUser = (user: User) => {
  const shown = { firstName: user.firstName, lastName: user.lastName, orgName: user.orgName };
  writeCookie(USER, encodeURIComponent(JSON.stringify(shown)), COOKIE_SECONDS);
};

export const storeUser = (user: User) => {
  sessionStore().setItem(USER, JSON.stringify(user));
  // Not for a session of the tab, because a cookie would outlive it.
  if (!isOfTab()) showUser(user);
  listeners.notify();
};

/** Without `keep`, nothing of the session outlives the tab. */
export const startSession = (user: User, accessToken: string, keep = true) => {
  for (const key of [TOKEN, USER]) sessionStorage.removeItem(key);
  (keep ? localStorage : sessionStorage).setItem(TOKEN, accessToken);
  storeUser(user);
};
/** Stores the token of a newer sign-in of the same person. */
export const replaceToken = (accessToken: string) => sessionStore().setItem(TOKEN, accessToken);

export const isSignedIn = (): boolean => Boolean(currentUser() && sessionStore().getItem(TOKEN));
export const isSuperAdmin = (user: Pick<User, 'role'> | undefined): boolean => user?.role === ROLES.superAdmin;
export const loginPathFor = (user: Pick<User, 'role'> | undefined): string =>
  isSuperAdmin(user) ? paths.adminLogin : paths.login;
export const homePathFor = (user: Pick<User, 'role'> | undefined): string =>
  isSuperAdmin(user) ? paths.adminDashboard : paths.workspaces;

export const profilePathFor = (user: Pick<User, 'role'> | undefined): string =>
  isSuperAdmin(user) ? paths.adminProfile : paths.profile;

/** Removes the stored session. Returns the address of the sign-in page. */
export const clearSession = (): string => {
  const to = loginPathFor(currentUser());
  localStorage.clear();
  sessionStorage.clear();
  writeCookie(USER, '', 0);
  return to;
};

let ending = false;
/**
 * Ends the session after a 401 (specification, section 4): goes to the sign-in page of the role, which returns here.
 */
export const endSession = () => {
  if (ending) return;
  ending = true;
  const next = encodeURIComponent(location.pathname + location.search);
  location.assign(`${clearSession()}?next=${next}`);
};

const expiresIn = (token: string): number => {
  try {
    const [, payload = ''] = token.split('.');
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return exp - Date.now() / 1000;
  } catch {
    return 0;
  }
};
const usable = (token: string | null): token is string => token !== null && expiresIn(token) > RENEW_BEFORE_SECONDS;

/** Refreshes the token, one refresh at a time across tabs: a tab that waited finds the new token. */
const renew = async (): Promise<string | undefined> => {
  const stored = sessionStore().getItem(TOKEN);
  if (usable(stored)) return stored;
  const { refreshedToken } = await import('./identity.ts');
  const token = await refreshedToken();
  if (token) replaceToken(token);
  return token ?? stored ?? undefined;
};
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('footnote-refresh', work).then((result) => result) : work();

let renewing: Promise<string | undefined> | undefined;
export const getToken = async (): Promise<string | undefined> => {
  const stored = sessionStore().getItem(TOKEN);
  if (!stored || usable(stored)) return stored ?? undefined;
  renewing ??= alone(renew).finally(() => {
    renewing = undefined;
  });
  return renewing;
};
