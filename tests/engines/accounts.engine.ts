// A third-party user pool: accounts are created, sign in, change their password, are signed out and removed.
import {
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, it } from 'vitest';
import { cognitoIdentity } from '#functions/adapters/aws/cognito-identity.ts';
import { AccountExists } from '#functions/ports/identity.ts';
import { engine } from './target.ts';

const EMAIL = 'member@hanbit.test';
const PASSWORD = 'Footnote!2026';
const FRESH = 'Another!2027';

const client = new CognitoIdentityProviderClient({ ...engine, maxAttempts: 1 });

const poolIdentity = async () => {
  const org = { Name: 'org', AttributeDataType: 'String', Mutable: false } as const;
  const made = await client.send(
    new CreateUserPoolCommand({ PoolName: 'users', UsernameAttributes: ['email'], Schema: [org] }),
  );
  const userPoolId = made.UserPool?.Id ?? '';
  const web = await client.send(
    new CreateUserPoolClientCommand({
      UserPoolId: userPoolId,
      ClientName: 'web',
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_USER_SRP_AUTH'],
    }),
  );
  return cognitoIdentity({ client, userPoolId, clientId: web.UserPoolClient?.ClientId ?? '' });
};

it("meets the port's rules for accounts", async () => {
  const identity = await poolIdentity();
  const userId = await identity.create({ email: EMAIL, password: PASSWORD, tenant: 'hanbit' });
  expect(userId).toMatch(/^[0-9a-f-]{36}$/);
  await expect(identity.create({ email: EMAIL, password: PASSWORD, tenant: 'kaede' })).rejects.toBeInstanceOf(
    AccountExists,
  );
  expect(await identity.signIn({ email: EMAIL, password: PASSWORD })).toHaveProperty('accessToken');
  expect(await identity.signIn({ email: EMAIL, password: FRESH })).toBeUndefined();
  expect(await identity.signIn({ email: 'nobody@hanbit.test', password: FRESH })).toBeUndefined();
  expect(await identity.hasAuthenticator(EMAIL)).toBe(false);
  await identity.setPassword({ email: EMAIL, password: FRESH });
  expect(await identity.signIn({ email: EMAIL, password: FRESH })).toHaveProperty('refreshToken');
  await identity.signOut(EMAIL);
  await identity.remove(EMAIL);
  expect(await identity.signIn({ email: EMAIL, password: FRESH })).toBeUndefined();
  await identity.remove(EMAIL);
  await identity.setPassword({ email: EMAIL, password: FRESH });
});
