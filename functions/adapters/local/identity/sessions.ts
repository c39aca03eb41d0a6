// Refresh tokens: stored as hashes, replaced at each use, revoked as a family when a replaced one comes back.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { IdentityFault } from './fault.ts';

const SESSION_MS = 7 * 24 * 60 * 60_000;
/** Tabs that refresh at the same moment. */
const GRACE_MS = 60_000;

const Row = z.object({
  hash: z.string(),
  parent: z.string().nullable(),
  family: z.string(),
  userId: z.string(),
  authTime: z.number(),
  expiresAt: z.number(),
  retiredAt: z.number().nullable(),
});
type Row = z.infer<typeof Row>;

/** One sign-in, however often it was refreshed. */
export type Session = { readonly userId: string; readonly family: string; readonly authTime: number };
export type Refreshed = Session & { readonly refreshToken: string };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const invalid = () => new IdentityFault('NotAuthorizedException', 'Invalid Refresh Token');
const reused = () => new IdentityFault('RefreshTokenReuseException', 'Refresh token has been used before');

const statements = (db: DatabaseSync) => ({
  find: db.prepare('SELECT * FROM refresh_token WHERE hash = ?'),
  add: db.prepare(`
    INSERT INTO refresh_token VALUES (:hash, :parent, :family, :userId, :authTime, :expiresAt, :retiredAt)`),
  retire: db.prepare('UPDATE refresh_token SET retiredAt = ? WHERE hash = ? AND retiredAt IS NULL'),
  end: db.prepare('DELETE FROM refresh_token WHERE family = ?'),
  endAll: db.prepare('DELETE FROM refresh_token WHERE userId = ?'),
  alive: db.prepare('SELECT 1 FROM refresh_token WHERE family = ? AND expiresAt > ? LIMIT 1'),
  forget: db.prepare('DELETE FROM refresh_token WHERE expiresAt <= ?'),
});

export const sessionStore = (db: DatabaseSync, now: () => number) => {
  const sql = statements(db);
  const find = (token: string): Row | undefined => Row.optional().parse(sql.find.get(hashOf(token)));
  const issue = (row: Omit<Row, 'hash' | 'retiredAt'>): Refreshed => {
    const refreshToken = randomBytes(32).toString('base64url');
    sql.add.run({ ...row, hash: hashOf(refreshToken), retiredAt: null });
    return { userId: row.userId, family: row.family, authTime: row.authTime, refreshToken };
  };

  return {
    open: (userId: string): Refreshed => {
      const at = now();
      sql.forget.run(at);
      return issue({ parent: null, family: randomUUID(), userId, authTime: at, expiresAt: at + SESSION_MS });
    },
    /**
     * The next token of the family. A token stays good until its successor is used, so that a lost reply costs nothing;
     * after that and a minute of grace, somebody else must hold a copy of it: the family ends.
     */
    refresh: (token: string): Refreshed => {
      const row = find(token);
      const at = now();
      if (!row || row.expiresAt <= at) throw invalid();
      if (row.retiredAt !== null && at > row.retiredAt + GRACE_MS) {
        sql.end.run(row.family);
        throw reused();
      }
      if (row.parent) sql.retire.run(at, row.parent);
      return issue({ ...row, parent: row.hash });
    },
    /** Ends the session of this token; no error for one that is not known. */
    revoke: (token: string) => {
      const row = find(token);
      if (row) sql.end.run(row.family);
    },
    revokeAll: (userId: string) => void sql.endAll.run(userId),
    isAlive: (family: string): boolean => sql.alive.get(family, now()) !== undefined,
  };
};
export type SessionStore = ReturnType<typeof sessionStore>;
