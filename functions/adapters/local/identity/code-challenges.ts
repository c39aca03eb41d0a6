// Holds sign-ins with a correct password that still need a code: in memory for a few minutes, five attempts each.
import { randomBytes } from 'node:crypto';
import { makeRoom } from './make-room.ts';

const VALID_MS = 3 * 60_000;
const MAX_ATTEMPTS = 5;

type Pending = { readonly userId: string; readonly expiresAt: number; triesLeft: number };

export const codeChallenges = (now: () => number) => {
  const pending = new Map<string, Pending>();
  return {
    start: (userId: string): string => {
      makeRoom(pending, now());
      const session = randomBytes(32).toString('base64url');
      pending.set(session, { userId, expiresAt: now() + VALID_MS, triesLeft: MAX_ATTEMPTS });
      return session;
    },
    /**
     * Returns the user whose code is required, and counts an attempt. `undefined` for a session that is unknown,
     * expired or used up.
     */
    try: (session: string): string | undefined => {
      const found = pending.get(session);
      if (!found || found.expiresAt <= now()) return undefined;
      found.triesLeft -= 1;
      if (found.triesLeft <= 0) pending.delete(session);
      return found.userId;
    },
    end: (session: string) => void pending.delete(session),
  };
};
export type CodeChallenges = ReturnType<typeof codeChallenges>;
