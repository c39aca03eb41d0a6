// Implements the identity port on one machine, with the tokens and rules of a Cognito user pool.
import { randomUUID } from 'node:crypto';
import type { JSONWebKeySet } from 'jose';
import { AppError } from '#shared/contract/errors.ts';
import { AccountExists, type Identity } from '../../../ports/identity.ts';
import type { Secrets } from './accounts.ts';
import { sameEmail } from './accounts.ts';
import { IdentityFault, TOO_MANY_ATTEMPTS } from './fault.ts';
import { type IdentityOptions, openParts, POOL_NAME } from './parts.ts';
import type { Passwords } from './passwords.ts';
import { type SelfService, selfService } from './self-service.ts';
import { type Issued, type SignInFlows, signInFlows } from './sign-in.ts';
import { makeVerifier } from './srp.ts';

/** Everything stored in place of a password. */
const secretsOf = async (passwords: Passwords, userId: string, password: string): Promise<Secrets> => {
  const { salt, verifier } = makeVerifier({ pool: POOL_NAME, userId }, password);
  return { hash: await passwords.hash(password), srpSalt: salt, srpVerifier: verifier };
};

export type LocalIdentity = Identity & {
  readonly jwks: JSONWebKeySet;
  /** What the Cognito endpoint exposes. */
  readonly flows: SignInFlows & SelfService & { revoke(refreshToken: string): void };
  close(): void;
};

const tokensOf = ({ accessToken, refreshToken }: Issued) => ({ accessToken, refreshToken });

/** Wrong credentials are a result, too many attempts an error: the same on every stage. */
const refused = (error: unknown): undefined => {
  if (!(error instanceof IdentityFault) || error.name !== 'NotAuthorizedException') throw error;
  if (error.message === TOO_MANY_ATTEMPTS) throw new AppError('tooMany');
  return undefined;
};

const signIn =
  (flows: SignInFlows): Identity['signIn'] =>
  async ({ email, password, code }) => {
    const admitted = await flows.byPassword(email, password).catch(refused);
    if (!admitted || 'refreshToken' in admitted) return admitted && tokensOf(admitted);
    if (code === undefined) return 'codeNeeded';
    try {
      return tokensOf(await flows.byCode(admitted.codeSession, code));
    } catch (error) {
      if (error instanceof IdentityFault && error.name === 'CodeMismatchException') return 'codeWrong';
      return refused(error);
    }
  };

export const localIdentity = (options: IdentityOptions): LocalIdentity => {
  const parts = openParts(options);
  const { accounts, passwords, sessions, attempts, authenticators, signing, now } = parts;
  const flows = { ...signInFlows(parts), ...selfService(parts) };

  return {
    jwks: signing.jwks,
    flows: { ...flows, revoke: sessions.revoke },
    close: parts.close,
    signIn: signIn(flows),
    signOut: async (email) => {
      const account = accounts.byEmail(email);
      if (account) sessions.revokeAll(account.userId);
    },
    create: async ({ email, password, tenant }) => {
      const userId = randomUUID();
      const secrets = await secretsOf(passwords, userId, password);
      if (!accounts.add({ userId, email: sameEmail(email), tenant, ...secrets, createdAt: now() }))
        throw new AccountExists();
      return userId;
    },
    remove: async (email) => accounts.remove(email),
    setPassword: async ({ email, password }) => {
      const account = accounts.byEmail(email);
      if (!account) return;
      accounts.setSecrets(account.userId, await secretsOf(passwords, account.userId, password));
      // Failed attempts with the old password do not delay a sign-in with the new one.
      attempts.succeed('password', account.email);
    },
    hasAuthenticator: async (email) => authenticators.isOn(accounts.byEmail(email)?.userId ?? ''),
  };
};
