// Limits attempts per account. Emails without an account are counted too, so that the response reveals nothing.
import type { DatabaseSync } from 'node:sqlite';

const MINUTE = 60_000;
const LIMITS = {
  password: { most: 10, within: 10 * MINUTE },
  code: { most: 5, within: 10 * MINUTE },
} as const;
export type AttemptKind = keyof typeof LIMITS;

export const attemptCounter = (db: DatabaseSync, now: () => number) => {
  const count = db.prepare('SELECT count(*) AS n FROM attempt WHERE kind = ? AND email = ? AND at > ?');
  const add = db.prepare('INSERT INTO attempt VALUES (?, ?, ?)');
  const forget = db.prepare('DELETE FROM attempt WHERE at <= ?');
  const clear = db.prepare('DELETE FROM attempt WHERE kind = ? AND email = ?');

  return {
    /**
     * Counted before the password or code is checked, so that concurrent attempts cannot slip through. False if there
     * were too many.
     */
    begin: (kind: AttemptKind, email: string): boolean => {
      const at = now();
      const { most, within } = LIMITS[kind];
      forget.run(at - 60 * MINUTE);
      if (Number(count.get(kind, email, at - within)?.n) >= most) return false;
      add.run(kind, email, at);
      return true;
    },
    succeed: (kind: AttemptKind, email: string) => void clear.run(kind, email),
  };
};
export type AttemptCounter = ReturnType<typeof attemptCounter>;
