// The contract of every identity adapter: the local one, and Cognito by a fake with its rules.
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  ExpiredCodeException,
  NotAuthorizedException,
  TooManyRequestsException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, describe, expect, test } from 'vitest';
import { cognitoIdentity } from '#functions/adapters/aws/cognito-identity.ts';
import { localIdentity } from '#functions/adapters/local/identity/local-identity.ts';
import { codeAt, stepOf } from '#functions/adapters/local/identity/totp.ts';
import { AccountExists, type Identity } from '#functions/ports/identity.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';
import { QUICK } from '../helpers/quick-identity.ts';

type Engine = {
  readonly identity: Identity;
  isRevoked(refreshToken: string): Promise<boolean>;
  /** Sets up an authenticator app as the browser does. Returns a function that makes its next code. */
  setUpApp(email: string, password: string): Promise<() => string>;
  close(): void;
};

/** The tokens of a sign-in that must succeed. */
const tokensOf = (outcome: Awaited<ReturnType<Identity['signIn']>>) => {
  if (typeof outcome !== 'object') throw new Error(`no tokens: ${outcome}`);
  return outcome;
};
const fault = { message: 'no', $metadata: {} };

const local = (): Engine => {
  const clock = fakeClock();
  const identity = localIdentity({
    path: ':memory:',
    clock,
    issuerUrl: 'https://issuer.test/local_footnote',
    ...QUICK,
  });
  return {
    identity,
    setUpApp: async (email, password) => {
      const { accessToken } = tokensOf(await identity.signIn({ email, password }));
      const secret = await identity.flows.startAuthenticator(accessToken);
      const code = () => {
        clock.advance(30_000);
        return codeAt(secret, stepOf(clock.now()));
      };
      await identity.flows.proveAuthenticator(accessToken, code());
      await identity.flows.turnAuthenticator(accessToken, true);
      return code;
    },
    isRevoked: (token) =>
      identity.flows.refresh(token).then(
        () => false,
        () => true,
      ),
    close: identity.close,
  };
};

type Stored = { password?: string; org: string; refresh: Set<string>; failures: number; code?: number; used?: string };

/** Cognito's rules for a pool that hides which users exist. */
const pool = () => {
  const users = new Map<string, Stored>();
  let issued = 0;
  const find = (Username = '') => {
    const user = users.get(Username.toLowerCase());
    if (!user) throw new UserNotFoundException(fault);
    return user;
  };
  const signIn = ({ USERNAME = '', PASSWORD = '' }: Record<string, string>) => {
    const user = users.get(USERNAME.toLowerCase());
    if (user && user.failures >= 10)
      throw new NotAuthorizedException({ ...fault, message: 'Password attempts exceeded' });
    if (!user || user.password !== PASSWORD) {
      if (user) user.failures += 1;
      throw new NotAuthorizedException({ ...fault, message: 'Incorrect username or password.' });
    }
    return user.code === undefined ? admit(user) : { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: USERNAME };
  };
  const admit = (user: Stored) => {
    const RefreshToken = `refresh-${++issued}`;
    user.refresh.add(RefreshToken);
    return { AuthenticationResult: { AccessToken: `access-${issued}`, RefreshToken } };
  };
  const answer = (session: string, { SOFTWARE_TOKEN_MFA_CODE: code = '' }: Record<string, string>) => {
    const user = find(session);
    if (user.used === code) throw new ExpiredCodeException(fault);
    if (String(user.code) !== code) throw new CodeMismatchException(fault);
    user.used = code;
    return admit(user);
  };
  return { users, find, signIn, answer };
};

const cognito = (): Engine => {
  const { users, find, signIn, answer } = pool();
  const mock = mockClient(CognitoIdentityProviderClient);
  mock.on(AdminInitiateAuthCommand).callsFake(async ({ AuthParameters }) => signIn(AuthParameters));
  mock.on(AdminCreateUserCommand).callsFake(async ({ Username, UserAttributes }) => {
    if (users.has(Username.toLowerCase())) throw new UsernameExistsException(fault);
    const org = UserAttributes.find((attribute: { Name: string }) => attribute.Name === 'custom:org').Value;
    users.set(Username.toLowerCase(), { org, refresh: new Set(), failures: 0 });
    return { User: { Username, Attributes: [{ Name: 'sub', Value: `sub-${users.size}` }] } };
  });
  mock.on(AdminSetUserPasswordCommand).callsFake(async ({ Username, Password }) => {
    find(Username).password = Password;
    return {};
  });
  mock.on(AdminUserGlobalSignOutCommand).callsFake(async ({ Username }) => {
    find(Username).refresh.clear();
    return {};
  });
  mock
    .on(AdminRespondToAuthChallengeCommand)
    .callsFake(async ({ Session, ChallengeResponses }) => answer(Session, ChallengeResponses));
  mock
    .on(AdminGetUserCommand)
    .callsFake(async ({ Username }) =>
      find(Username).code === undefined ? {} : { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] },
    );
  mock.on(AdminDeleteUserCommand).callsFake(async ({ Username }) => {
    find(Username);
    users.delete(Username.toLowerCase());
    return {};
  });
  return {
    identity: cognitoIdentity({
      client: new CognitoIdentityProviderClient({ region: 'ap-northeast-2' }),
      userPoolId: 'pool',
      clientId: 'client',
    }),
    setUpApp: async (email) => {
      const user = find(email);
      user.code = 100_000;
      return () => {
        user.code = (user.code ?? 0) + 1;
        return String(user.code);
      };
    },
    isRevoked: async (token) => ![...users.values()].some((user) => user.refresh.has(token)),
    close: () => mock.restore(),
  };
};

const EMAIL = 'member@hanbit.test';
const PASSWORD = 'Footnote!2026';

describe.each([
  ['on one machine', local],
  ['in Cognito', cognito],
])('identity %s', (_, make) => {
  let engine: Engine;
  const open = async () => {
    engine = make();
    const userId = await engine.identity.create({ email: EMAIL, password: PASSWORD, tenant: 'hanbit' });
    return { ...engine, userId };
  };
  afterEach(() => engine.close());

  test('signs in a user with an account and returns tokens', async () => {
    const { identity, userId } = await open();
    expect(userId).toMatch(/./);
    const tokens = tokensOf(await identity.signIn({ email: EMAIL, password: PASSWORD }));
    expect(Object.keys(tokens).sort()).toEqual(['accessToken', 'refreshToken']);
  });

  test('returns the same for a wrong password and an unknown email', async () => {
    const { identity } = await open();
    expect(await identity.signIn({ email: EMAIL, password: 'Wrong!2026' })).toBeUndefined();
    expect(await identity.signIn({ email: 'nobody@hanbit.test', password: PASSWORD })).toBeUndefined();
  });

  test('allows one account per email', async () => {
    const { identity } = await open();
    const again = identity.create({ email: EMAIL.toUpperCase(), password: PASSWORD, tenant: 'kaede' });
    await expect(again).rejects.toBeInstanceOf(AccountExists);
  });

  test('does not check the right password after ten wrong ones', async () => {
    const { identity } = await open();
    for (let n = 0; n < 10; n++) await identity.signIn({ email: EMAIL, password: `Wrong!${n}` });
    await expect(identity.signIn({ email: EMAIL, password: PASSWORD })).rejects.toMatchObject({ code: 'tooMany' });
  });

  test('revokes every session of that account on sign-out, and of no other', async () => {
    const { identity, isRevoked } = await open();
    await identity.create({ email: 'owner@kaede.test', password: PASSWORD, tenant: 'kaede' });
    const first = tokensOf(await identity.signIn({ email: EMAIL, password: PASSWORD }));
    const second = tokensOf(await identity.signIn({ email: EMAIL, password: PASSWORD }));
    const other = tokensOf(await identity.signIn({ email: 'owner@kaede.test', password: PASSWORD }));
    await identity.signOut(EMAIL);
    expect(await isRevoked(first.refreshToken)).toBe(true);
    expect(await isRevoked(second.refreshToken)).toBe(true);
    expect(await isRevoked(other.refreshToken)).toBe(false);
  });

  test('refuses a removed account, and frees its email', async () => {
    const { identity } = await open();
    await identity.remove(EMAIL);
    expect(await identity.signIn({ email: EMAIL, password: PASSWORD })).toBeUndefined();
    await identity.create({ email: EMAIL, password: PASSWORD, tenant: 'hanbit' });
    expect(await identity.signIn({ email: EMAIL, password: PASSWORD })).toBeDefined();
  });

  test('succeeds for signing out or removing an unknown account', async () => {
    const { identity } = await open();
    await identity.signOut('nobody@hanbit.test');
    await identity.remove('nobody@hanbit.test');
    expect(await identity.signIn({ email: EMAIL, password: PASSWORD })).toBeDefined();
  });

  test('accepts a new password at once, and no longer the previous one', async () => {
    const { identity } = await open();
    await identity.setPassword({ email: EMAIL, password: 'Another!2027' });
    expect(await identity.signIn({ email: EMAIL, password: PASSWORD })).toBeUndefined();
    expect(await identity.signIn({ email: EMAIL, password: 'Another!2027' })).toBeDefined();
    await identity.setPassword({ email: 'nobody@hanbit.test', password: 'Another!2027' });
  });

  test('requires a right, unused code for an account with an authenticator app', async () => {
    const { identity, setUpApp } = await open();
    expect(await identity.hasAuthenticator(EMAIL)).toBe(false);
    const nextCode = await setUpApp(EMAIL, PASSWORD);
    const signIn = (code?: string) => identity.signIn({ email: EMAIL, password: PASSWORD, code });
    expect(await identity.hasAuthenticator(EMAIL)).toBe(true);
    expect(await signIn()).toBe('codeNeeded');
    expect(await signIn('000000')).toBe('codeWrong');
    const code = nextCode();
    expect(tokensOf(await signIn(code)).accessToken).toMatch(/./);
    expect(await signIn(code)).toBe('codeWrong');
    expect(await identity.signIn({ email: EMAIL, password: 'Wrong!2026', code: nextCode() })).toBeUndefined();
    expect(await identity.hasAuthenticator('nobody@hanbit.test')).toBe(false);
  });
});

describe('requests to Cognito', () => {
  const options = { userPoolId: 'ap-northeast-2_Pool', clientId: 'client-1' };
  const open = () => {
    const mock = mockClient(CognitoIdentityProviderClient);
    const client = new CognitoIdentityProviderClient({ region: 'ap-northeast-2' });
    return { mock, identity: cognitoIdentity({ client, ...options }) };
  };

  test('create an account without a message, verified, with its organization and a permanent password', async () => {
    const { mock, identity } = open();
    mock.on(AdminCreateUserCommand).resolves({ User: { Attributes: [{ Name: 'sub', Value: 'sub-1' }] } });
    mock.on(AdminSetUserPasswordCommand).resolves({});
    expect(await identity.create({ email: EMAIL, password: PASSWORD, tenant: 'hanbit' })).toBe('sub-1');
    expect(mock.commandCalls(AdminCreateUserCommand)[0]?.args[0].input).toEqual({
      UserPoolId: options.userPoolId,
      Username: EMAIL,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: EMAIL },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'custom:org', Value: 'hanbit' },
      ],
    });
    expect(mock.commandCalls(AdminSetUserPasswordCommand)[0]?.args[0].input).toEqual({
      UserPoolId: options.userPoolId,
      Username: EMAIL,
      Password: PASSWORD,
      Permanent: true,
    });
  });

  test('remove an incomplete account', async () => {
    const { mock, identity } = open();
    mock.on(AdminCreateUserCommand).resolves({ User: { Attributes: [{ Name: 'sub', Value: 'sub-1' }] } });
    mock.on(AdminSetUserPasswordCommand).rejects(new Error('weak'));
    mock.on(AdminDeleteUserCommand).resolves({});
    await expect(identity.create({ email: EMAIL, password: 'weak', tenant: 'hanbit' })).rejects.toThrow('weak');
    expect(mock.commandCalls(AdminDeleteUserCommand)).toHaveLength(1);
  });

  test('sign in by the administrative flow, which the public client cannot use', async () => {
    const { mock, identity } = open();
    mock.on(AdminInitiateAuthCommand).resolves({ AuthenticationResult: { AccessToken: 'a', RefreshToken: 'r' } });
    expect(await identity.signIn({ email: EMAIL, password: PASSWORD })).toEqual({
      accessToken: 'a',
      refreshToken: 'r',
    });
    expect(mock.commandCalls(AdminInitiateAuthCommand)[0]?.args[0].input).toEqual({
      UserPoolId: options.userPoolId,
      ClientId: options.clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: EMAIL, PASSWORD },
    });
  });

  test('do not sign in with a challenge that no account can have', async () => {
    const { mock, identity } = open();
    mock.on(AdminInitiateAuthCommand).resolves({ ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 's' });
    expect(await identity.signIn({ email: EMAIL, password: PASSWORD })).toBeUndefined();
  });

  test('report throttling as too many requests, and a fault as unavailable', async () => {
    const { mock, identity } = open();
    mock.on(AdminInitiateAuthCommand).rejectsOnce(new TooManyRequestsException(fault));
    await expect(identity.signIn({ email: EMAIL, password: PASSWORD })).rejects.toMatchObject({ code: 'tooMany' });
    mock.on(AdminInitiateAuthCommand).rejects(Object.assign(new Error('x'), { $metadata: { httpStatusCode: 503 } }));
    await expect(identity.signIn({ email: EMAIL, password: PASSWORD })).rejects.toMatchObject({ code: 'unavailable' });
  });
});
