// Cognito's trigger before it issues tokens: adds the organization as `org`, and removes self-service scopes on
// refresh.
import type { PreTokenGenerationV2TriggerHandler } from 'aws-lambda';

/** Allows the bearer to set up or remove an authenticator app, for fifteen minutes after a sign-in. */
const SELF_SERVICE = 'aws.cognito.signin.user.admin';

/** `custom:org` is set when the account is created; neither its owner nor clients can change it. */
export const handler: PreTokenGenerationV2TriggerHandler = async (event) => {
  const org = event.request.userAttributes['custom:org'];
  const isRefresh = event.triggerSource === 'TokenGeneration_RefreshTokens';
  const accessTokenGeneration = {
    ...(org && { claimsToAddOrOverride: { org } }),
    ...(isRefresh && { scopesToSuppress: [SELF_SERVICE] }),
  };
  return { ...event, response: { claimsAndScopeOverrideDetails: { accessTokenGeneration } } };
};
