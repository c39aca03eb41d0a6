// The identity provider, loaded only to sign in and to renew a token.
import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
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
  // It warns at every start that a stage's own endpoint is not the hosted one, which is meant.
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

/** By SRP: the password does not leave the browser. Undefined when the provider says no. */
export const passwordSignIn = async (given: { email: string; password: string; keep: boolean }) => {
  await configure(given.keep);
  await signOut().catch(() => undefined);
  const { isSignedIn } = await signIn({ username: given.email, password: given.password });
  return isSignedIn ? accessToken() : undefined;
};
