// Who may open which screen; everybody else is led to where they belong.
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { currentUser, homePathFor, isSuperAdmin, loginPathFor } from '../lib/session.ts';

const signedIn = (): boolean => Boolean(currentUser() && localStorage.getItem('authToken'));

const toLogin = (request: Request, login: string) => {
  const { pathname, search } = new URL(request.url);
  const next = pathname === paths.home ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  return redirect(login + next);
};

/** Specification, section 2: to the admin login if the role is super admin, otherwise to the user login. */
export const requireMember = ({ request }: LoaderFunctionArgs) => {
  const user = currentUser();
  if (!signedIn()) return toLogin(request, loginPathFor(user));
  return isSuperAdmin(user) ? redirect(paths.adminDashboard) : null;
};

export const requireSuperAdmin = ({ request }: LoaderFunctionArgs) => {
  if (!signedIn()) return toLogin(request, paths.adminLogin);
  return isSuperAdmin(currentUser()) ? null : redirect(paths.home);
};

/** A sign-in page is of no use to somebody who is signed in. */
export const requireNobody = () => (signedIn() ? redirect(homePathFor(currentUser())) : null);
