// The identity provider, loaded only to sign in, to renew a token and to set up an authenticator app.
import { Amplify } from 'aws-amplify';
import {
  confirmSignIn,
  fetchAuthSession,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { getConfig } from './config.ts';

const PREFIX = 'CognitoIdentityServiceProvider';
const holds = (storage: Storage) => Object.keys(storage).some((key) => key.startsWith(PREFIX));

/** "Keep me logged in" decides whether the refresh token outlives the browser's session. */
const storageFor = (keep?: boolean): Storage => {
  const lasting = keep ?? !holds(sessionStorage);
  return lasting ? localStorage : sessionStorage;
};
const keyValue = (storage: Storage) => ({
  getItem: async (key: string) => storage.getItem(key),
  setItem: async (key: string, value: string) => storage.setItem(key, value),
  removeItem: async (key: string) => storage.removeItem(key),
  clear: async () => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  },
});

const configure = async (keep?: boolean) => {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await getConfig();
  // The library warns at every start that a stage's own endpoint is not the hosted one, which is intended.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(keyValue(storageFor(keep)));
};

const accessToken = async (options?: { forceRefresh: boolean }): Promise<string | undefined> =>
  (await fetchAuthSession(options)).tokens?.accessToken.toString();

export const refreshedToken = async (): Promise<string | undefined> => {
  await configure();
  return accessToken({ forceRefresh: true }).catch(() => undefined);
};

const tokenOr = async (): Promise<string> => {
  const token = await accessToken();
  if (!token) throw new Error('signed in without a token');
  return token;
};

/** Signs in by SRP, so the password does not leave the browser. Rejects if the provider refuses. */
export const passwordSignIn = async (given: { email: string; password: string; keep: boolean }) => {
  await configure(given.keep);
  await signOut().catch(() => undefined);
  const { isSignedIn, nextStep } = await signIn({ username: given.email, password: given.password });
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return 'codeNeeded';
  if (!isSignedIn) throw new Error(`cannot go on with ${nextStep.signInStep}`);
  return tokenOr();
};

/** Continues after `codeNeeded`. */
export const confirmCode = async (code: string): Promise<string> => {
  await confirmSignIn({ challengeResponse: code });
  return tokenOr();
};

const again = new Map<string, string>();
const memory = {
  getItem: async (key: string) => again.get(key) ?? null,
  setItem: async (key: string, value: string) => void again.set(key, value),
  removeItem: async (key: string) => void again.delete(key),
  clear: async () => again.clear(),
};

/** Replaces the previous sign-in, which ends. */
const takeOver = async (): Promise<string> => {
  const token = await tokenOr();
  const storage = storageFor();
  await configure();
  await signOut().catch(() => undefined);
  for (const [key, value] of again) storage.setItem(key, value);
  again.clear();
  return token;
};

/** Signs the same person in again; the current session continues until that succeeds. */
export const signInAgain = async (given: { email: string; password: string }) => {
  await configure();
  again.clear();
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memory);
  const { isSignedIn, nextStep } = await signIn({ username: given.email, password: given.password });
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return 'codeNeeded';
  if (!isSignedIn) throw new Error(`cannot go on with ${nextStep.signInStep}`);
  return takeOver();
};
/** Continues after `codeNeeded`. */
export const confirmAgain = async (code: string): Promise<string> => {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memory);
  await confirmSignIn({ challengeResponse: code });
  return takeOver();
};

/** The secret and address that an authenticator app scans or that are typed by hand. */
export const startAuthenticator = async (account: string): Promise<{ secret: string; address: string }> => {
  await configure();
  const { sharedSecret, getSetupUri } = await setUpTOTP();
  return { secret: sharedSecret, address: getSetupUri('Footnote', account).toString() };
};
export const finishAuthenticator = async (code: string): Promise<void> => {
  await verifyTOTPSetup({ code });
  await updateMFAPreference({ totp: 'PREFERRED' });
};
export const removeAuthenticator = async (): Promise<void> => {
  await configure();
  await updateMFAPreference({ totp: 'DISABLED' });
};
