// Verifies access tokens: RS256, our issuer, client and token use, not expired. Anything else is rejected.
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { lazy } from '#shared/lazy.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TokenVerifier } from '../../ports/identity.ts';
import { systemClock } from './clock.ts';

/** The keys are pinned here; a key or an address that a token brings along (`jwk`, `jku`, `x5u`) is never looked at. */
export type TokenKeys = { readonly url: string } | { readonly jwks: JSONWebKeySet };

const CLOCK_TOLERANCE_SECONDS = 30;
/** Far above any token that Cognito issues; a longer one is not worth decoding. */
const MAX_TOKEN_LENGTH = 8192;
const FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/;

const accessClaims = (clientId: string) =>
  z.object({
    sub: z.string().min(1).max(128),
    // A tenant id as functions/store/keys.ts takes it.
    org: z.string().regex(/^[a-z0-9_-]{3,40}$/),
    client_id: z.literal(clientId),
    token_use: z.literal('access'),
    iat: z.number().int(),
    exp: z.number().int(),
    origin_jti: z.string().max(128).optional(),
    auth_time: z.number().int().optional(),
  });

/** The token's own fault: it names a key that is not ours. */
const isTokensFault = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

/** Keys that cannot be fetched say nothing about the token: the caller is asked to come back, not to sign in again. */
const remoteKeys = (url: string): JWTVerifyGetKey => {
  // Made when the first token comes: it loads the HTTP client, which the steps of the machines never need.
  let find: ReturnType<typeof createRemoteJWKSet> | undefined;
  return (header, token) => {
    find ??= createRemoteJWKSet(new URL(url), { timeoutDuration: 3000, cooldownDuration: 30_000 });
    return find(header, token).catch((error) => {
      throw isTokensFault(error) ? error : new AppError('unavailable');
    });
  };
};
const keyFinder = (keys: TokenKeys): JWTVerifyGetKey =>
  'url' in keys ? remoteKeys(keys.url) : createLocalJWKSet(keys.jwks);

const refused = (error: unknown): undefined => {
  if (error instanceof AppError) throw error;
  return undefined;
};

export const jwtTokens = (options: {
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: TokenKeys;
  readonly clock?: Pick<Clock, 'now'>;
}): TokenVerifier => {
  const { issuer, clientId, clock = systemClock } = options;
  const findKey = keyFinder(options.keys);
  // Made when the first token comes: the steps of the machines never see one.
  const claimsOf = lazy(() => accessClaims(clientId));

  return {
    verify: async (token) => {
      if (token.length > MAX_TOKEN_LENGTH || !FORM.test(token)) return undefined;
      const verified = await jwtVerify(token, findKey, {
        issuer,
        algorithms: ['RS256'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: new Date(clock.now()),
        requiredClaims: ['exp', 'iat'],
      }).catch(refused);
      const claims = claimsOf().safeParse(verified?.payload);
      if (!claims.success) return undefined;
      const { sub, org, iat, exp, origin_jti: session, auth_time: authTime } = claims.data;
      // A token from the future would outlive the end of its session.
      if (iat * 1000 > clock.now() + CLOCK_TOLERANCE_SECONDS * 1000) return undefined;
      return {
        userId: sub,
        tenant: org,
        issuedAt: iat * 1000,
        expiresAt: exp * 1000,
        session,
        signedInAt: authTime === undefined ? undefined : authTime * 1000,
      };
    },
  };
};

/** Where Cognito publishes the keys of a pool. */
export const cognitoIssuer = (region: string, userPoolId: string): string =>
  `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;
export const keysUrl = (issuer: string): string => `${issuer}/.well-known/jwks.json`;
