// The browser's own library signs in, refreshes and signs out against the local accounts.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Amplify } from 'aws-amplify';
import {
  confirmSignIn,
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  getCurrentUser,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cognitoEndpoint } from '#functions/adapters/local/identity/cognito-endpoint.ts';
import { type LocalIdentity, localIdentity } from '#functions/adapters/local/identity/local-identity.ts';
import { LOCAL_CLIENT_ID, LOCAL_POOL_ID } from '#functions/adapters/local/identity/parts.ts';
import { codeAt, stepOf } from '#functions/adapters/local/identity/totp.ts';
import { systemClock } from '#functions/adapters/node/clock.ts';
import { jwtTokens, keysUrl } from '#functions/adapters/node/jwt-tokens.ts';
import { viaWeb } from '#infra/local/node-http.ts';
import { QUICK } from '../helpers/quick-identity.ts';

const EMAIL = 'member@hanbit.test';
const PASSWORD = 'Footnote!2026';

let identity: LocalIdentity;
let server: Server;
let issuer: string;
let userId: string;
const calls: string[] = [];
const stored = new Map<string, string>();

const memoryStore = {
  getItem: async (key: string) => stored.get(key) ?? null,
  setItem: async (key: string, value: string) => void stored.set(key, value),
  removeItem: async (key: string) => void stored.delete(key),
  clear: async () => stored.clear(),
};
const refreshToken = () => [...stored].find(([key]) => key.endsWith('.refreshToken'))?.[1];

beforeAll(async () => {
  let handle: (request: Request) => Promise<Response> = async () => new Response();
  server = createServer((message, response) => {
    calls.push(String(message.headers['x-amz-target'] ?? message.url).replace(/^.*[.]/, ''));
    const url = new URL(message.url ?? '/', `http://${message.headers.host}`);
    viaWeb(message, response, url, (request) => handle(request)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/local/cognito/`;
  issuer = `${base}${LOCAL_POOL_ID}`;
  identity = localIdentity({ path: ':memory:', clock: systemClock, issuerUrl: issuer, ...QUICK });
  handle = cognitoEndpoint(identity);
  userId = await identity.create({ email: EMAIL, password: PASSWORD, tenant: 'hanbit' });
  Amplify.configure({
    Auth: { Cognito: { userPoolId: LOCAL_POOL_ID, userPoolClientId: LOCAL_CLIENT_ID, userPoolEndpoint: base } },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memoryStore);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  identity.close();
});

beforeEach(async () => {
  await signOut();
  calls.length = 0;
});

describe('aws-amplify against the local accounts', () => {
  test('signs in by SRP, its default, and gets our access token', async () => {
    // Act
    const { isSignedIn } = await signIn({ username: EMAIL, password: PASSWORD });
    const session = await fetchAuthSession();

    // Assess
    expect(isSignedIn).toBe(true);
    expect(calls).toEqual(['InitiateAuth', 'RespondToAuthChallenge']);
    const verifier = jwtTokens({ issuer, clientId: LOCAL_CLIENT_ID, keys: { url: keysUrl(issuer) } });
    const claims = await verifier.verify(String(session.tokens?.accessToken));
    expect(claims).toMatchObject({ userId, tenant: 'hanbit' });
    expect(await getCurrentUser()).toMatchObject({ userId, signInDetails: { loginId: EMAIL } });
  });

  test('signs in many times: no salt, verifier or secret breaks the arithmetic', {
    timeout: 240_000,
  }, async () => {
    for (let round = 0; round < 4; round++) {
      await signOut();
      const email = `round${round}@hanbit.test`;
      await identity.create({ email, password: `Pässwörd-${round}!`, tenant: 'hanbit' });
      const { isSignedIn } = await signIn({ username: email, password: `Pässwörd-${round}!` });
      expect(isSignedIn).toBe(true);
    }
  });

  test('signs in with the password in the request if configured', async () => {
    const { isSignedIn } = await signIn({
      username: EMAIL,
      password: PASSWORD,
      options: { authFlowType: 'USER_PASSWORD_AUTH' },
    });
    expect(isSignedIn).toBe(true);
    expect(calls).toEqual(['InitiateAuth']);
  });

  test('accepts an email in any case', async () => {
    expect(await signIn({ username: 'Member@Hanbit.test', password: PASSWORD })).toMatchObject({ isSignedIn: true });
  });

  test('renews the tokens and keeps the new refresh token', async () => {
    // Prepare
    await signIn({ username: EMAIL, password: PASSWORD });
    const first = { access: String((await fetchAuthSession()).tokens?.accessToken), refresh: refreshToken() };

    // Act
    const renewed = await fetchAuthSession({ forceRefresh: true });

    // Assess
    expect(calls).toContain('GetTokensFromRefreshToken');
    expect(String(renewed.tokens?.accessToken)).not.toBe(first.access);
    expect(refreshToken()).not.toBe(first.refresh);
    expect(renewed.userSub).toBe(userId);
  });

  test('ends the session on the server when signing out', async () => {
    // Prepare
    await signIn({ username: EMAIL, password: PASSWORD });
    const refresh = refreshToken() ?? '';

    // Act
    await signOut();

    // Assess
    expect(calls).toContain('RevokeToken');
    expect(stored.size).toBe(0);
    await expect(identity.flows.refresh(refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('ends other sessions too when signing out everywhere', async () => {
    const other = await identity.signIn({ email: EMAIL, password: PASSWORD });
    await signIn({ username: EMAIL, password: PASSWORD });
    await signOut({ global: true });
    await expect(identity.flows.refresh(typeof other === 'object' ? other.refreshToken : '')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });

  test('gets the same reply for a wrong password and an unknown email, once', async () => {
    const wrong = await signIn({ username: EMAIL, password: 'Wrong!2026' }).catch((error) => error);
    const callsForWrong = calls.splice(0);
    const unknown = await signIn({ username: 'nobody@hanbit.test', password: PASSWORD }).catch((error) => error);
    expect({ name: wrong.name, message: wrong.message }).toEqual({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    expect({ name: unknown.name, message: unknown.message }).toEqual({ name: wrong.name, message: wrong.message });
    expect(calls).toEqual(callsForWrong);
    expect(callsForWrong).toEqual(['InitiateAuth', 'RespondToAuthChallenge']);
  });

  test('sets up an authenticator app, sends its code at the next sign-in, and removes it', async () => {
    // Prepare
    const username = 'careful@hanbit.test';
    await identity.create({ email: username, password: PASSWORD, tenant: 'hanbit' });
    await signIn({ username, password: PASSWORD });
    const { sharedSecret, getSetupUri } = await setUpTOTP();
    expect(getSetupUri('Footnote', username).toString()).toContain(`secret=${sharedSecret}`);
    // Codes of the current and the next half minute are still valid when they arrive late.
    const code = (steps = 0) => codeAt(sharedSecret, stepOf(Date.now()) + steps);
    await expect(verifyTOTPSetup({ code: '12345x' })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    });
    await verifyTOTPSetup({ code: code() });
    await updateMFAPreference({ totp: 'PREFERRED' });
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
    await signOut();

    // Act
    const { nextStep, isSignedIn } = await signIn({ username, password: PASSWORD });
    const wrong = await confirmSignIn({ challengeResponse: '000000' }).catch((error) => error.name);
    const confirmed = await confirmSignIn({ challengeResponse: code(1) });

    // Assess
    expect(isSignedIn).toBe(false);
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(wrong).toBe('CodeMismatchException');
    expect(confirmed.isSignedIn).toBe(true);
    expect(await fetchUserAttributes()).toMatchObject({ email: username });
    await updateMFAPreference({ totp: 'DISABLED' });
    await signOut();
    expect(await signIn({ username, password: PASSWORD })).toMatchObject({ isSignedIn: true });
  });
});
