// Refresh tokens: stored as hashes, replaced at each use, revoked as a family when a replaced one comes back.
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { IdentityFault } from './fault.ts';

const SESSION_MS = 7 * 24 * 60 * 60_000;
/** A lost reply may be asked for again, and tabs may refresh together: as long as infra/constructs/user-pool.ts grants. */
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
  /** Of a sign-in, not of a refresh. */
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
  /** Always the same one: whoever asks twice goes on in one line, which a second holder cannot leave. */
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
    /** The next token of the family. One that was used more than a minute ago has a second holder: the family ends. */
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
