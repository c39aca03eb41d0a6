// A preflight first checks the credentials: if AWS refuses them, no other check matters.
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { configFrom } from '#infra/config/load.ts';
import { callerCheck } from '#infra/operate/caller-check.ts';

const config = configFrom((name) => (name === 'stage' ? 'dev' : undefined));
const client = new STSClient({ region: 'eu-west-1' });
const sts = mockClient(client);
const ME = { Account: '111122223333', Arn: 'arn:aws:iam::111122223333:user/me' };

it.each([
  ['CredentialsProviderError', /AWS_PROFILE/],
  ['ExpiredToken', /sign in again/],
  ['InvalidClientTokenId', /compare the access key/],
  ['SignatureDoesNotMatch', /compare the access key/],
  ['Error', /check the connection/],
])('returns what to do about %s', async (name, todo) => {
  sts.reset();
  sts.on(GetCallerIdentityCommand).rejects(Object.assign(new Error('because'), { name }));
  const finding = await callerCheck(client, config);
  expect(finding.found).toBe(`${name}: because`);
  expect(finding.todo).toMatch(todo);
});

it('names the deploying identity, and stops if the stage is for another account', async () => {
  sts.reset();
  sts.on(GetCallerIdentityCommand).resolves(ME);
  const found = `${ME.Arn} in account ${ME.Account}`;
  expect(await callerCheck(client, config)).toEqual({ about: 'credentials', found });
  expect(await callerCheck(client, { ...config, account: ME.Account })).toEqual({ about: 'credentials', found });
  const other = await callerCheck(client, { ...config, account: '999988887777' });
  expect(other.todo).toContain('for account 999988887777');
});
