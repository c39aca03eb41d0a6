// Assembles the local identity provider: the account database, sessions, attempts and the signing key.
import type { Clock } from '../../../ports/clock.ts';
import { type AccountStore, accountStore } from './accounts.ts';
import { type AttemptCounter, attemptCounter } from './attempts.ts';
import { type AuthenticatorStore, authenticatorStore } from './authenticators.ts';
import { type CodeChallenges, codeChallenges } from './code-challenges.ts';
import { openIdentityDatabase } from './database.ts';
import { type Mint, minter } from './mint.ts';
import { type Passwords, passwordsAt } from './passwords.ts';
import { type SessionStore, sessionStore } from './sessions.ts';
import { type SigningKey, signingKey } from './signing-key.ts';
import { type SrpChallenges, srpChallenges } from './srp-challenges.ts';

/** Amplify reads the region before the underscore and the pool's name after it. */
export const LOCAL_POOL_ID = 'local_footnote';
export const LOCAL_CLIENT_ID = 'footnote-local';
export const POOL_NAME = 'footnote';

export type IdentityOptions = {
  /** A file, or `:memory:`. */
  readonly path: string;
  readonly clock: Pick<Clock, 'now'>;
  /** The `iss` of the tokens. */
  readonly issuerUrl: string;
  /** Creates the PEM of a new signing key if none is stored; generated unless given. */
  readonly newPem?: () => string;
  /** The cost of one guess at a password hash. */
  readonly hashCost?: number;
};

export type Parts = {
  readonly accounts: AccountStore;
  readonly passwords: Passwords;
  readonly sessions: SessionStore;
  readonly attempts: AttemptCounter;
  readonly challenges: SrpChallenges;
  readonly authenticators: AuthenticatorStore;
  readonly codeChallenges: CodeChallenges;
  readonly signing: SigningKey;
  readonly mint: Mint;
  readonly now: () => number;
  close(): void;
};

export const openParts = ({ path, clock, issuerUrl, newPem, hashCost }: IdentityOptions): Parts => {
  const db = openIdentityDatabase(path);
  const now = () => clock.now();
  const signing = signingKey(db, newPem);
  return {
    accounts: accountStore(db),
    passwords: passwordsAt(hashCost),
    sessions: sessionStore(db, { secret: signing.secret, now }),
    attempts: attemptCounter(db, now),
    authenticators: authenticatorStore(db, now),
    codeChallenges: codeChallenges(now),
    challenges: srpChallenges({ pool: POOL_NAME, secret: signing.secret, now }),
    signing,
    mint: minter({ signing, issuer: issuerUrl, clientId: LOCAL_CLIENT_ID, now }),
    now,
    close: () => db.close(),
  };
};
