// Issues access and id tokens with Cognito's claims.
import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import type { Account } from './accounts.ts';
import type { Session } from './sessions.ts';
import type { SigningKey } from './signing-key.ts';

export const ACCESS_SECONDS = 15 * 60;
/** Lets the bearer change the account at the provider. Like the user pool's trigger: on a sign-in, not on a refresh. */
export const SELF_SERVICE = 'aws.cognito.signin.user.admin';

export type Mint = (
  account: Account,
  session: Session,
) => Promise<{ readonly accessToken: string; readonly idToken: string }>;

export const minter = (options: {
  readonly signing: SigningKey;
  readonly issuer: string;
  readonly clientId: string;
  readonly now: () => number;
}): Mint => {
  const { signing, issuer, clientId, now } = options;

  const sign = (account: Account, session: Session, claims: Record<string, unknown>) => {
    const iat = Math.floor(now() / 1000);
    const common = { origin_jti: session.family, auth_time: Math.floor(session.authTime / 1000) };
    return new SignJWT({ ...common, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: signing.kid })
      .setSubject(account.userId)
      .setIssuer(issuer)
      .setIssuedAt(iat)
      .setExpirationTime(iat + ACCESS_SECONDS)
      .setJti(randomUUID())
      .sign(signing.key);
  };

  return async (account, session) => {
    const { userId, email, tenant } = account;
    const access = {
      token_use: 'access',
      ...(session.isFresh && { scope: SELF_SERVICE }),
      client_id: clientId,
      username: userId,
      org: tenant,
    };
    const id = { token_use: 'id', aud: clientId, email, email_verified: true, 'cognito:username': userId };
    const [accessToken, idToken] = await Promise.all([sign(account, session, access), sign(account, session, id)]);
    return { accessToken, idToken };
  };
};
