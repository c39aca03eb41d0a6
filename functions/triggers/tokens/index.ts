// Cognito's trigger before it issues tokens: adds the organization as `org`, and removes self-service scopes on
// refresh.
import type { PreTokenGenerationV2TriggerHandler } from 'aws-lambda';

/** With it, a bearer may set up and remove an authenticator app: for the fifteen minutes after a sign-in. */
const SELF_SERVICE = 'aws.cognito.signin.user.admin';

/** `custom:org` is set when the account is created and cannot be written by its owner; clients cannot override it. */
export const handler: PreTokenGenerationV2TriggerHandler = async (event) => {
  const org = event.request.userAttributes['custom:org'];
  const isRefresh = event.triggerSource === 'TokenGeneration_RefreshTokens';
  const accessTokenGeneration = {
    ...(org && { claimsToAddOrOverride: { org } }),
    ...(isRefresh && { scopesToSuppress: [SELF_SERVICE] }),
  };
  return { ...event, response: { claimsAndScopeOverrideDetails: { accessTokenGeneration } } };
};
