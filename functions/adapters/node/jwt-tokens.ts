// Verifies access tokens: RS256, our issuer, client and token use, not expired. Anything else is rejected.
import type { JSONWebKeySet, JWTVerifyGetKey } from 'jose';
import * as errors from 'jose/errors';
import { createLocalJWKSet } from 'jose/jwks/local';
import { createRemoteJWKSet } from 'jose/jwks/remote';
import { jwtVerify } from 'jose/jwt/verify';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { lazy } from '#shared/lazy.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TokenVerifier } from '../../ports/identity.ts';
import { systemClock } from './clock.ts';

/** The keys are pinned here; keys or addresses in a token (`jwk`, `jku`, `x5u`) are ignored. */
export type TokenKeys = { readonly url: string } | { readonly jwks: JSONWebKeySet };

const CLOCK_TOLERANCE_SECONDS = 30;
/** Far longer than any token Cognito issues; longer ones are not decoded. */
const MAX_TOKEN_LENGTH = 8192;
const FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/;

const accessClaims = (clientId: string) =>
  z.object({
    sub: z.string().min(1).max(128),
    // A tenant id in the form functions/store/keys.ts accepts.
    org: z.string().regex(/^[a-z0-9_-]{3,40}$/),
    client_id: z.literal(clientId),
    token_use: z.literal('access'),
    iat: z.number().int(),
    exp: z.number().int(),
    origin_jti: z.string().max(128).optional(),
    auth_time: z.number().int().optional(),
  });

/** True if the token names an unknown key. */
const isTokensFault = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

/** If the keys cannot be fetched, the token may be valid: the caller should retry, not sign in again. */
const remoteKeys = (url: string): JWTVerifyGetKey => {
  // Created at the first token, because it loads an HTTP client that steps of state machines never need.
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
  // Created at the first token; steps of state machines never see one.
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
      // A token issued in the future would outlive the end of its session.
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

/** The address under which Cognito publishes a pool's keys. */
export const cognitoIssuer = (region: string, userPoolId: string): string =>
  `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;
export const keysUrl = (issuer: string): string => `${issuer}/.well-known/jwks.json`;
