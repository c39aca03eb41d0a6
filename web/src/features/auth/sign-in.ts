// Signs in: the identity provider checks the password, the server the membership.
import { ApiError, call } from '../../lib/api.ts';
import { showLanguage } from '../../lib/i18n.ts';
import { languageFor } from '../../lib/language.ts';
import { savePreferences } from '../../lib/preferences.ts';
import { clearSession, startSession } from '../../lib/session.ts';

export type LoginType = 'user' | 'admin';
export type Credentials = { email: string; password: string; organizationCode: string; keepLoggedIn: boolean };

/** What the provider says to a wrong password or an unknown address: both get the same answer. */
const REFUSALS: readonly string[] = ['NotAuthorizedException', 'UserNotFoundException', 'InvalidPasswordException'];

const tokenFor = async ({ email, password, keepLoggedIn }: Credentials): Promise<string> => {
  const refused = new ApiError({ code: 'wrongCredentials', status: 401 });
  try {
    const { passwordSignIn } = await import('../../lib/identity.ts');
    const token = await passwordSignIn({ email: email.trim().toLowerCase(), password, keep: keepLoggedIn });
    if (token) return token;
  } catch (error) {
    if (!(error instanceof Error && REFUSALS.includes(error.name))) throw error;
  }
  throw refused;
};

export const signInAs = async (type: LoginType, credentials: Credentials) => {
  const { email, organizationCode, keepLoggedIn } = credentials;
  const token = await tokenFor(credentials);
  const body = { email, keepLoggedIn, ...(type === 'user' && { organizationCode }) };
  const route = type === 'admin' ? 'account.adminSignIn' : 'account.memberSignIn';
  const session = await call(route, { body }, { headers: { Authorization: `Bearer ${token}` } }).catch((error) => {
    // The provider knows the person, the organisation does not: nothing of the attempt stays.
    clearSession();
    throw error;
  });
  startSession(session.user, session.accessToken);
  if (type === 'user') savePreferences({ organizationCode });
  const language = languageFor(session.user);
  savePreferences({ language });
  await showLanguage(language);
  return session.user;
};
