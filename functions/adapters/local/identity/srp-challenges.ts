// Holds SRP sign-ins between their two steps: in memory for a few minutes, one attempt each.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Account } from './accounts.ts';
import { IdentityFault, wrongCredentials } from './fault.ts';
import { makeRoom } from './make-room.ts';
import { expectedSignature, readPublicA, type ServerKeys, serverKeys, type Verifier } from './srp.ts';

const VALID_MS = 3 * 60_000;

type Pending = {
  readonly email: string;
  readonly account: Account | undefined;
  readonly userId: string;
  readonly A: bigint;
  readonly keys: ServerKeys;
  readonly verifier: Verifier;
  readonly secretBlock: Buffer;
  readonly expiresAt: number;
};
export type Answer = {
  readonly session: string;
  readonly userId: string;
  readonly secretBlock: string;
  readonly timestamp: string;
  readonly signature: string;
};

/** For an unknown email: always the same id and salt, as a real account would have. */
const nobody = (secret: Buffer, email: string): { readonly userId: string; readonly verifier: Verifier } => {
  const bytes = (use: string) => createHmac('sha256', secret).update(`${use}\n${email}`).digest('hex');
  const id = bytes('id');
  const userId = [id.slice(0, 8), id.slice(8, 12), `4${id.slice(13, 16)}`, `8${id.slice(17, 20)}`, id.slice(20, 32)];
  // As long as a real verifier, so that computing with it takes as long.
  const verifier = Array.from({ length: 12 }, (_, part) => bytes(`verifier ${part}`)).join('');
  return { userId: userId.join('-'), verifier: { salt: bytes('salt').slice(0, 32), verifier } };
};

const decoded = (value: string) => Buffer.from(value, 'base64');
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const equal = (a: Buffer, b: Buffer) => timingSafeEqual(digest(a), digest(b));

export const srpChallenges = (options: {
  readonly pool: string;
  readonly secret: Buffer;
  readonly now: () => number;
}) => {
  const { pool, secret, now } = options;
  const pending = new Map<string, Pending>();

  return {
    start: (email: string, account: Account | undefined, publicA: string) => {
      const A = readPublicA(publicA);
      if (A === undefined) throw new IdentityFault('InvalidParameterException', 'SRP_A is not a valid value.');
      const stored = account && { salt: account.srpSalt, verifier: account.srpVerifier };
      const { userId, verifier } =
        account && stored ? { userId: account.userId, verifier: stored } : nobody(secret, email);
      const keys = serverKeys(verifier);
      const session = randomBytes(32).toString('base64url');
      const secretBlock = randomBytes(48);
      makeRoom(pending, now());
      pending.set(session, { email, account, userId, A, keys, verifier, secretBlock, expiresAt: now() + VALID_MS });
      return {
        session,
        userId,
        salt: verifier.salt,
        publicB: keys.publicB,
        secretBlock: secretBlock.toString('base64'),
      };
    },
    /** The email of a session, whether or not its response will be correct. */
    emailOf: (session: string): string | undefined => pending.get(session)?.email,
    finish: (answer: Answer): Account => {
      const found = pending.get(answer.session);
      pending.delete(answer.session);
      if (!found || found.expiresAt <= now())
        throw new IdentityFault('NotAuthorizedException', 'Invalid session for the user.');
      const { secretBlock, userId } = found;
      const expected = expectedSignature({ ...found, pool, timestamp: answer.timestamp });
      const right =
        equal(decoded(answer.signature), expected) &&
        equal(decoded(answer.secretBlock), secretBlock) &&
        answer.userId === userId;
      if (!right || !found.account) throw wrongCredentials(found.email);
      return found.account;
    },
  };
};
export type SrpChallenges = ReturnType<typeof srpChallenges>;
