// What every engine behind the identity port must do: the local one, and Cognito by a stand-in with its rules.
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  TooManyRequestsException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, describe, expect, test } from 'vitest';
import { cognitoIdentity } from '#functions/adapters/aws/cognito-identity.ts';
import { localIdentity } from '#functions/adapters/local/identity/local-identity.ts';
import { AccountExists, type Identity } from '#functions/ports/identity.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';

type Engine = { readonly identity: Identity; isRevoked(refreshToken: string): Promise<boolean>; close(): void };
const fault = { message: 'no', $metadata: {} };

const local = (): Engine => {
  const identity = localIdentity({
    path: ':memory:',
    clock: fakeClock(),
    issuerUrl: 'https://issuer.test/local_footnote',
  });
  return {
    identity,
    isRevoked: (token) =>
      identity.flows.refresh(token).then(
        () => false,
        () => true,
      ),
    close: identity.close,
  };
};

type Stored = { password?: string; org: string; refresh: Set<string>; failures: number };

/** The rules of a pool that hides who exists. */
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
    const RefreshToken = `refresh-${++issued}`;
    user.refresh.add(RefreshToken);
    return { AuthenticationResult: { AccessToken: `access-${issued}`, RefreshToken } };
  };
  return { users, find, signIn };
};

const cognito = (): Engine => {
  const { users, find, signIn } = pool();
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

  test('who has an account signs in and gets tokens', async () => {
    const { identity, userId } = await open();
    expect(userId).toMatch(/./);
    const tokens = await identity.signIn({ email: EMAIL, password: PASSWORD });
    expect(Object.keys(tokens ?? {}).sort()).toEqual(['accessToken', 'refreshToken']);
  });

  test('a wrong password and an unknown e-mail get the same answer', async () => {
    const { identity } = await open();
    expect(await identity.signIn({ email: EMAIL, password: 'Wrong!2026' })).toBeUndefined();
    expect(await identity.signIn({ email: 'nobody@hanbit.test', password: PASSWORD })).toBeUndefined();
  });

  test('an e-mail has one account', async () => {
    const { identity } = await open();
    const again = identity.create({ email: EMAIL.toUpperCase(), password: PASSWORD, tenant: 'kaede' });
    await expect(again).rejects.toBeInstanceOf(AccountExists);
  });

  test('after ten wrong passwords the right one is not looked at', async () => {
    const { identity } = await open();
    for (let n = 0; n < 10; n++) await identity.signIn({ email: EMAIL, password: `Wrong!${n}` });
    await expect(identity.signIn({ email: EMAIL, password: PASSWORD })).rejects.toMatchObject({ code: 'tooMany' });
  });

  test('signing out revokes every session of that account, and of no other', async () => {
    const { identity, isRevoked } = await open();
    await identity.create({ email: 'owner@kaede.test', password: PASSWORD, tenant: 'kaede' });
    const first = await identity.signIn({ email: EMAIL, password: PASSWORD });
    const second = await identity.signIn({ email: EMAIL, password: PASSWORD });
    const other = await identity.signIn({ email: 'owner@kaede.test', password: PASSWORD });
    await identity.signOut(EMAIL);
    expect(await isRevoked(first?.refreshToken ?? '')).toBe(true);
    expect(await isRevoked(second?.refreshToken ?? '')).toBe(true);
    expect(await isRevoked(other?.refreshToken ?? '')).toBe(false);
  });

  test('a removed account cannot sign in and its e-mail is free again', async () => {
    const { identity } = await open();
    await identity.remove(EMAIL);
    expect(await identity.signIn({ email: EMAIL, password: PASSWORD })).toBeUndefined();
    await identity.create({ email: EMAIL, password: PASSWORD, tenant: 'hanbit' });
    expect(await identity.signIn({ email: EMAIL, password: PASSWORD })).toBeDefined();
  });

  test('signing out or removing who is not there is no error', async () => {
    const { identity } = await open();
    await identity.signOut('nobody@hanbit.test');
    await identity.remove('nobody@hanbit.test');
    expect(await identity.signIn({ email: EMAIL, password: PASSWORD })).toBeDefined();
  });
});

describe('the commands that Cognito gets', () => {
  const options = { userPoolId: 'ap-northeast-2_Pool', clientId: 'client-1' };
  const open = () => {
    const mock = mockClient(CognitoIdentityProviderClient);
    const client = new CognitoIdentityProviderClient({ region: 'ap-northeast-2' });
    return { mock, identity: cognitoIdentity({ client, ...options }) };
  };

  test('an account is created without a message, verified, with its organisation and a lasting password', async () => {
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

  test('half an account is taken away again', async () => {
    const { mock, identity } = open();
    mock.on(AdminCreateUserCommand).resolves({ User: { Attributes: [{ Name: 'sub', Value: 'sub-1' }] } });
    mock.on(AdminSetUserPasswordCommand).rejects(new Error('weak'));
    mock.on(AdminDeleteUserCommand).resolves({});
    await expect(identity.create({ email: EMAIL, password: 'weak', tenant: 'hanbit' })).rejects.toThrow('weak');
    expect(mock.commandCalls(AdminDeleteUserCommand)).toHaveLength(1);
  });

  test('signing in goes by the administrative flow, which the public client cannot be used for', async () => {
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

  test('a challenge is no sign-in', async () => {
    const { mock, identity } = open();
    mock.on(AdminInitiateAuthCommand).resolves({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 's' });
    expect(await identity.signIn({ email: EMAIL, password: PASSWORD })).toBeUndefined();
  });

  test('a throttled pool is too many, a broken one unavailable', async () => {
    const { mock, identity } = open();
    mock.on(AdminInitiateAuthCommand).rejectsOnce(new TooManyRequestsException(fault));
    await expect(identity.signIn({ email: EMAIL, password: PASSWORD })).rejects.toMatchObject({ code: 'tooMany' });
    mock.on(AdminInitiateAuthCommand).rejects(Object.assign(new Error('x'), { $metadata: { httpStatusCode: 503 } }));
    await expect(identity.signIn({ email: EMAIL, password: PASSWORD })).rejects.toMatchObject({ code: 'unavailable' });
  });
});
