// Stores refresh tokens: as hashes, replaced at each use, revoked as a family if a replaced one is used again.
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { IdentityFault } from './fault.ts';

const SESSION_MS = 7 * 24 * 60 * 60_000;
/** As in infra/constructs/user-pool.ts: a lost response may be requested again, and tabs may refresh at once. */
const GRACE_MS = 60_000;

const Row = z.object({
  hash: z.string(),
  family: z.string(),
  userId: z.string(),
  authTime: z.number(),
  expiresAt: z.number(),
  retiredAt: z.number().nullable(),
});
type Row = z.infer<typeof Row>;

/** One sign-in, however often it was refreshed. */
export type Session = {
  readonly userId: string;
  readonly family: string;
  readonly authTime: number;
  /** True on a sign-in, false on a refresh. */
  readonly isFresh: boolean;
};
export type Refreshed = Session & { readonly refreshToken: string };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const invalid = () => new IdentityFault('NotAuthorizedException', 'Invalid Refresh Token');
const reused = () => new IdentityFault('RefreshTokenReuseException', 'Refresh token has been used before');

const statements = (db: DatabaseSync) => ({
  find: db.prepare('SELECT hash, family, userId, authTime, expiresAt, retiredAt FROM refresh_token WHERE hash = ?'),
  add: db.prepare(`
    INSERT INTO refresh_token (hash, family, userId, authTime, expiresAt)
    VALUES (:hash, :family, :userId, :authTime, :expiresAt) ON CONFLICT DO NOTHING`),
  retire: db.prepare('UPDATE refresh_token SET retiredAt = ? WHERE hash = ? AND retiredAt IS NULL'),
  end: db.prepare('DELETE FROM refresh_token WHERE family = ?'),
  endAll: db.prepare('DELETE FROM refresh_token WHERE userId = ?'),
  alive: db.prepare('SELECT 1 FROM refresh_token WHERE family = ? AND expiresAt > ? LIMIT 1'),
  forget: db.prepare('DELETE FROM refresh_token WHERE expiresAt <= ?'),
});

type Options = { readonly secret: Buffer; readonly now: () => number };
type Opened = Omit<Row, 'hash' | 'retiredAt'>;

export const sessionStore = (db: DatabaseSync, { secret, now }: Options) => {
  const sql = statements(db);
  const find = (token: string): Row | undefined => Row.optional().parse(sql.find.get(hashOf(token)));
  /** Deterministic: repeated requests get the same successor, so a second holder cannot branch off. */
  const successorOf = (token: string): string => createHmac('sha256', secret).update(token).digest('base64url');
  const issue = (refreshToken: string, { family, userId, authTime, expiresAt }: Opened, isFresh: boolean) => {
    sql.add.run({ hash: hashOf(refreshToken), family, userId, authTime, expiresAt });
    return { userId, family, authTime, isFresh, refreshToken };
  };

  return {
    open: (userId: string): Refreshed => {
      const at = now();
      sql.forget.run(at);
      const token = randomBytes(32).toString('base64url');
      return issue(token, { family: randomUUID(), userId, authTime: at, expiresAt: at + SESSION_MS }, true);
    },
    /**
     * Returns the next token of the family. A token used more than a minute ago has a second holder: the family is
     * revoked.
     */
    refresh: (token: string): Refreshed => {
      const row = find(token);
      const at = now();
      if (!row || row.expiresAt <= at) throw invalid();
      if (row.retiredAt !== null && at > row.retiredAt + GRACE_MS) {
        sql.end.run(row.family);
        throw reused();
      }
      sql.retire.run(at, row.hash);
      return issue(successorOf(token), row, false);
    },
    /** Ends the session of this token; ignores an unknown token. */
    revoke: (token: string) => {
      const row = find(token);
      if (row) sql.end.run(row.family);
    },
    revokeAll: (userId: string) => void sql.endAll.run(userId),
    isAlive: (family: string): boolean => sql.alive.get(family, now()) !== undefined,
  };
};
export type SessionStore = ReturnType<typeof sessionStore>;
