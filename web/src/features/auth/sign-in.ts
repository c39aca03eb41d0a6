// Signs in: the identity provider checks the password and the authenticator's code, the server the membership.
import { ApiError, call } from '#web/lib/api.ts';
import { showLanguage } from '#web/lib/i18n.ts';
import { languageFor } from '#web/lib/language.ts';
import { savePreferences } from '#web/lib/preferences.ts';
import { clearSession, startSession } from '#web/lib/session.ts';

export type LoginType = 'user' | 'admin';
export type Credentials = { email: string; password: string; organizationCode: string; keepLoggedIn: boolean };

/** Errors of the provider for a wrong password or an unknown address: both show the same message. */
const REFUSALS: readonly string[] = ['NotAuthorizedException', 'UserNotFoundException', 'InvalidPasswordException'];
const WRONG_CODE: readonly string[] = [
  'CodeMismatchException',
  'EnableSoftwareTokenMFAException',
  'ExpiredCodeException',
];

const orRefused = async <T>(step: () => Promise<T>): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (WRONG_CODE.includes(name)) throw new ApiError({ code: 'mfaWrong', status: 401 });
    if (REFUSALS.includes(name)) throw new ApiError({ code: 'wrongCredentials', status: 401 });
    throw error;
  }
};

const enter = async (type: LoginType, credentials: Credentials, token: string) => {
  const { email, organizationCode, keepLoggedIn } = credentials;
  const body = { email, keepLoggedIn, ...(type === 'user' && { organizationCode }) };
  const route = type === 'admin' ? 'account.adminSignIn' : 'account.memberSignIn';
  const session = await call(route, { body }, { headers: { Authorization: `Bearer ${token}` } }).catch((error) => {
    // The provider accepts the person but the organization does not: remove all traces of the attempt.
    clearSession();
    throw error;
  });
  startSession(session.user, session.accessToken, keepLoggedIn);
  if (type === 'user') savePreferences({ organizationCode });
  const language = languageFor(session.user);
  savePreferences({ language });
  await showLanguage(language);
  return session.user;
};

/** Signs in and returns the user; `undefined` when a code of the authenticator app is needed first. */
export const signInAs = async (type: LoginType, credentials: Credentials) => {
  const { email, password, keepLoggedIn } = credentials;
  const { passwordSignIn } = await import('#web/lib/identity.ts');
  const given = { email: email.trim().toLowerCase(), password, keep: keepLoggedIn };
  const step = await orRefused(() => passwordSignIn(given));
  return step === 'codeNeeded' ? undefined : enter(type, credentials, step);
};

export const confirmSignIn = async (type: LoginType, credentials: Credentials, code: string) => {
  const { confirmCode } = await import('#web/lib/identity.ts');
  return enter(type, credentials, await orRefused(() => confirmCode(code)));
};
