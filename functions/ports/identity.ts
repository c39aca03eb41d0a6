// Accounts and their tokens. Who a token belongs to is decided here; what they may do is decided by the membership row.

type Tokens = { readonly accessToken: string; readonly refreshToken: string };

/** From a verified access token (RS256, our issuer and client, token use `access`, not expired). */
export type Claims = { readonly userId: string; readonly tenant: string; readonly expiresAt: number };

export type TokenVerifier = {
  /** undefined for any token that is not ours, whatever is wrong with it. */
  verify(token: string): Promise<Claims | undefined>;
};

export type Identity = {
  /** undefined for a wrong password and for an unknown e-mail alike, in the same time. */
  signIn(credentials: { readonly email: string; readonly password: string }): Promise<Tokens | undefined>;
  /** Ends every session: refresh tokens are revoked. */
  signOut(email: string): Promise<void>;
  /** Creates a confirmed account and returns its user id. `tenant` goes into the tokens and is not writable by its owner. */
  create(account: { readonly email: string; readonly password: string; readonly tenant: string }): Promise<string>;
  remove(email: string): Promise<void>;
};

export class AccountExists extends Error {}
