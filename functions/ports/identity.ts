// Accounts and their tokens. The token decides who the caller is; the membership row decides what they may do.

type Tokens = { readonly accessToken: string; readonly refreshToken: string };

/** From a verified access token (RS256, our issuer and client, token use `access`, not expired). */
export type Claims = {
  readonly userId: string;
  readonly tenant: string;
  /** Epoch milliseconds, in whole seconds. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** The sign-in that the token was issued for, unchanged by refreshes, and its time. */
  readonly session?: string | undefined;
  readonly signedInAt?: number | undefined;
};

export type TokenVerifier = {
  /** `undefined` for any invalid token. */
  verify(token: string): Promise<Claims | undefined>;
};

export type Identity = {
  /**
   * `undefined` for a wrong password or an unknown email, in the same time. An account with an authenticator app also
   * needs its code: `codeNeeded` without one, `codeWrong` with a wrong one.
   */
  signIn(credentials: {
    readonly email: string;
    readonly password: string;
    readonly code?: string | undefined;
  }): Promise<Tokens | 'codeNeeded' | 'codeWrong' | undefined>;
  /** Ends every session: refresh tokens are revoked. */
  signOut(email: string): Promise<void>;
  /**
   * Creates a confirmed account and returns its user id. `tenant` is written to the tokens and cannot be changed by its
   * owner.
   */
  create(account: { readonly email: string; readonly password: string; readonly tenant: string }): Promise<string>;
  remove(email: string): Promise<void>;
  /** Ignores a missing account. Sessions continue: end them with signOut. */
  setPassword(account: { readonly email: string; readonly password: string }): Promise<void>;
  /** Whether the account signs in with an authenticator app; the browser sets it up and removes it through Amplify. */
  hasAuthenticator(email: string): Promise<boolean>;
};

export class AccountExists extends Error {
  override readonly name = 'AccountExists';
}
