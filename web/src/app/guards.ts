// Route guards: who may open which screen; everybody else is redirected.
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { getConfig } from '../lib/config.ts';
import { paths } from '../lib/paths.ts';
import { currentUser, homePathFor, isSignedIn, isSuperAdmin, loginPathFor } from '../lib/session.ts';

const toLogin = (request: Request, login: string) => {
  const { pathname, search } = new URL(request.url);
  const next = pathname === paths.home ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  return redirect(login + next);
};

/** Specification, section 2: redirects to the admin login if the role is super admin, otherwise to the user login. */
export const requireMember = ({ request }: LoaderFunctionArgs) => {
  const user = currentUser();
  if (!isSignedIn()) return toLogin(request, loginPathFor(user));
  return isSuperAdmin(user) ? redirect(paths.adminDashboard) : null;
};

export const requireSuperAdmin = ({ request }: LoaderFunctionArgs) => {
  if (!isSignedIn()) return toLogin(request, paths.adminLogin);
  return isSuperAdmin(currentUser()) ? null : redirect(paths.home);
};

/** Opens screens for developers, on the local stage only. */
export const requireLocalStage = async () => ((await getConfig()).stage === 'local' ? null : redirect(paths.home));

/** Redirects signed-in users away from the sign-in pages. */
export const requireNobody = () => (isSignedIn() ? redirect(homePathFor(currentUser())) : null);
