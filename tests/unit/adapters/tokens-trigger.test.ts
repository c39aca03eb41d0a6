// The access token contains the organization of the account, whatever the client requests.
import type { Callback, Context, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { handler } from '#functions/triggers/tokens/index.ts';

const eventWith = (userAttributes: Record<string, string>, clientMetadata?: Record<string, string>) =>
  ({ request: { userAttributes, clientMetadata }, response: {} }) as unknown as PreTokenGenerationV2TriggerEvent;
const run = async (event: PreTokenGenerationV2TriggerEvent) =>
  (await handler(event, {} as Context, (() => undefined) as Callback)) as PreTokenGenerationV2TriggerEvent;

test('copies custom:org into the claim org', async () => {
  const { response } = await run(eventWith({ sub: 'user-1', 'custom:org': 'hanbit' }, { org: 'kaede' }));
  expect(response).toEqual({
    claimsAndScopeOverrideDetails: { accessTokenGeneration: { claimsToAddOrOverride: { org: 'hanbit' } } },
  });
});

test('issues on refresh a token that cannot change the account at the provider', async () => {
  const event = {
    ...eventWith({ sub: 'user-1', 'custom:org': 'hanbit' }),
    triggerSource: 'TokenGeneration_RefreshTokens',
  };
  const { response } = await run(event as PreTokenGenerationV2TriggerEvent);
  expect(response).toMatchObject({
    claimsAndScopeOverrideDetails: {
      accessTokenGeneration: {
        claimsToAddOrOverride: { org: 'hanbit' },
        scopesToSuppress: ['aws.cognito.signin.user.admin'],
      },
    },
  });
});

test('issues a token without the claim, which gives no access, for an account without an organization', async () => {
  const { response } = await run(eventWith({ sub: 'user-1' }));
  expect(JSON.stringify(response)).not.toContain('org');
});
