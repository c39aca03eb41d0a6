// Wires the accounts on AWS.
import type { Identity } from '../../../ports/identity.ts';
import { atFirstCall } from '../at-first-call.ts';
import { env } from '../env.ts';

export const identity = (): Identity => {
  const { USER_POOL_ID, USER_POOL_CLIENT_ID } = env('USER_POOL_ID', 'USER_POOL_CLIENT_ID');
  return atFirstCall(async () => {
    const { cognitoClient, cognitoIdentity } = await import('../cognito-identity.ts');
    return cognitoIdentity({ client: cognitoClient(), userPoolId: USER_POOL_ID, clientId: USER_POOL_CLIENT_ID });
  });
};
