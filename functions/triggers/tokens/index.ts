// Cognito's trigger before it issues tokens: the organisation goes into the access token as `org`.
import type { PreTokenGenerationV2TriggerHandler } from 'aws-lambda';

/** `custom:org` is set when the account is created and cannot be written by its owner; clients cannot override it. */
export const handler: PreTokenGenerationV2TriggerHandler = async (event) => {
  const org = event.request.userAttributes['custom:org'];
  if (!org) return event;
  return {
    ...event,
    response: { claimsAndScopeOverrideDetails: { accessTokenGeneration: { claimsToAddOrOverride: { org } } } },
  };
};
