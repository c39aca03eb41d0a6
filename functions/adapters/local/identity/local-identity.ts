// Accounts on one machine, with the tokens and the manners of a Cognito user pool.
import { randomUUID } from 'node:crypto';
import type { JSONWebKeySet } from 'jose';
import { AppError } from '#shared/contract/errors.ts';
import { AccountExists, type Identity } from '../../../ports/identity.ts';
import { sameEmail } from './accounts.ts';
import { IdentityFault, TOO_MANY_ATTEMPTS } from './fault.ts';
import { type IdentityOptions, openParts } from './parts.ts';
import { secretsOf } from './secrets.ts';
import { type CodeLetter, type SelfService, selfService } from './self-service.ts';
import { type SignInFlows, signInFlows } from './sign-in.ts';

export type LocalIdentity = Identity & {
  readonly jwks: JSONWebKeySet;
  /** What the Cognito endpoint speaks for. */
  readonly flows: SignInFlows & SelfService & { revoke(refreshToken: string): void };
  close(): void;
};

/** Wrong is an answer, too many is an error: the same on both stages. */
const refused = (error: unknown): undefined => {
  if (!(error instanceof IdentityFault) || error.name !== 'NotAuthorizedException') throw error;
  if (error.message === TOO_MANY_ATTEMPTS) throw new AppError('tooMany');
  return undefined;
};

export const localIdentity = (
  options: IdentityOptions & {
    /** Sends the code of a forgotten password to its owner. */
    readonly onCode?: (letter: CodeLetter) => unknown;
  },
): LocalIdentity => {
  const parts = openParts(options);
  const { accounts, sessions, signing, now } = parts;
  const flows = { ...signInFlows(parts), ...selfService(parts, options.onCode ?? (() => undefined)) };

  return {
    jwks: signing.jwks,
    flows: { ...flows, revoke: sessions.revoke },
    close: parts.close,
    signIn: async ({ email, password }) => {
      const issued = await flows.byPassword(email, password).catch(refused);
      return issued && { accessToken: issued.accessToken, refreshToken: issued.refreshToken };
    },
    signOut: async (email) => {
      const account = accounts.byEmail(email);
      if (account) sessions.revokeAll(account.userId);
    },
    create: async ({ email, password, tenant }) => {
      const userId = randomUUID();
      const secrets = await secretsOf(userId, password);
      if (!accounts.add({ userId, email: sameEmail(email), tenant, ...secrets, createdAt: now() }))
        throw new AccountExists();
      return userId;
    },
    remove: async (email) => accounts.remove(email),
  };
};
