// Accounts and their tokens. The token decides who the caller is; the membership row decides what they may do.

type Tokens = { readonly accessToken: string; readonly refreshToken: string };

/** From a verified access token (RS256, our issuer and client, token use `access`, not expired). */
export type Claims = {
  readonly userId: string;
  readonly tenant: string;
  /** Epoch milliseconds, by the whole second. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** The sign-in that the token goes back to, however often it was refreshed, and when that was. */
  readonly session?: string | undefined;
  readonly signedInAt?: number | undefined;
};

export type TokenVerifier = {
  /** undefined for any token that is not ours, whatever is wrong with it. */
  verify(token: string): Promise<Claims | undefined>;
};

export type Identity = {
  /**
   * undefined for a wrong password and for an unknown email alike, in the same time. An account with an authenticator
   * app needs its code as well: `codeNeeded` without one, `codeWrong` with another.
   */
  signIn(credentials: {
    readonly email: string;
    readonly password: string;
    readonly code?: string | undefined;
  }): Promise<Tokens | 'codeNeeded' | 'codeWrong' | undefined>;
  /** Ends every session: refresh tokens are revoked. */
  signOut(email: string): Promise<void>;
  /** Creates a confirmed account and returns its user id. `tenant` goes into the tokens and is not writable by its owner. */
  create(account: { readonly email: string; readonly password: string; readonly tenant: string }): Promise<string>;
  remove(email: string): Promise<void>;
  /** No error for an account that is not there. Sessions go on: end them with signOut. */
  setPassword(account: { readonly email: string; readonly password: string }): Promise<void>;
  /** Whether the account signs in with an authenticator app; it is set up and removed by the browser over Amplify. */
  hasAuthenticator(email: string): Promise<boolean>;
};

export class AccountExists extends Error {
  override readonly name = 'AccountExists';
}
