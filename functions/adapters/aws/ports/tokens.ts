// Wires the verification of the user pool's access tokens.
import type { TokenVerifier } from '../../../ports/identity.ts';
import { cognitoIssuer, jwtTokens, keysUrl } from '../../node/jwt-tokens.ts';
import { env } from '../env.ts';

export const tokens = (): TokenVerifier => {
  const { AWS_REGION, USER_POOL_ID, USER_POOL_CLIENT_ID } = env('AWS_REGION', 'USER_POOL_ID', 'USER_POOL_CLIENT_ID');
  const issuer = cognitoIssuer(AWS_REGION, USER_POOL_ID);
  return jwtTokens({ issuer, clientId: USER_POOL_CLIENT_ID, keys: { url: keysUrl(issuer) } });
};
