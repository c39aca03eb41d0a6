// Codes for a forgotten password: six digits, ten minutes, five tries. Kept for any e-mail, so that the answer tells nothing.
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { IdentityFault } from './fault.ts';

const VALID_MS = 10 * 60_000;
const TRIES = 5;

const hashOf = (email: string, code: string) => createHash('sha256').update(`${email}\n${code}`).digest();

export const resetCodes = (db: DatabaseSync, now: () => number) => {
  const put = db.prepare('INSERT OR REPLACE INTO reset_code VALUES (?, ?, ?, ?)');
  const find = db.prepare('SELECT hash, triesLeft FROM reset_code WHERE email = ? AND expiresAt > ?');
  const useUp = db.prepare('UPDATE reset_code SET triesLeft = triesLeft - 1 WHERE email = ?');
  const drop = db.prepare('DELETE FROM reset_code WHERE email = ? OR expiresAt <= ?');

  return {
    make: (email: string): string => {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      put.run(email, hashOf(email, code).toString('hex'), TRIES, now() + VALID_MS);
      return code;
    },
    check: (email: string, code: string): void => {
      const row = find.get(email, now());
      if (!row) throw new IdentityFault('ExpiredCodeException', 'Invalid code provided, please request a code again.');
      if (Number(row.triesLeft) <= 0)
        throw new IdentityFault('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
      useUp.run(email);
      if (!timingSafeEqual(hashOf(email, code), Buffer.from(String(row.hash), 'hex')))
        throw new IdentityFault('CodeMismatchException', 'Invalid verification code provided, please try again.');
    },
    /** A code works once. */
    spend: (email: string) => void drop.run(email, now()),
  };
};
export type ResetCodes = ReturnType<typeof resetCodes>;
