// Stores accounts.
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';

const Account = z.object({
  userId: z.string(),
  email: z.string(),
  tenant: z.string(),
  hash: z.string(),
  srpSalt: z.string(),
  srpVerifier: z.string(),
  createdAt: z.number(),
});
export type Account = z.infer<typeof Account>;
export type Secrets = Pick<Account, 'hash' | 'srpSalt' | 'srpVerifier'>;

export const sameEmail = (email: string): string => email.trim().toLowerCase();

export const accountStore = (db: DatabaseSync) => {
  const byEmail = db.prepare('SELECT * FROM account WHERE email = ?');
  const byId = db.prepare('SELECT * FROM account WHERE userId = ?');
  const insert = db.prepare(`
    INSERT INTO account VALUES (:userId, :email, :tenant, :hash, :srpSalt, :srpVerifier, :createdAt)
    ON CONFLICT DO NOTHING`);
  const update = db.prepare(`
    UPDATE account SET hash = :hash, srpSalt = :srpSalt, srpVerifier = :srpVerifier WHERE userId = :userId`);
  const drop = db.prepare('DELETE FROM account WHERE email = ?');

  return {
    byEmail: (email: string): Account | undefined => Account.optional().parse(byEmail.get(sameEmail(email))),
    byId: (userId: string): Account | undefined => Account.optional().parse(byId.get(userId)),
    /** False if the email is taken. */
    add: (account: Account): boolean => insert.run(account).changes === 1,
    setSecrets: (userId: string, secrets: Secrets) => void update.run({ userId, ...secrets }),
    remove: (email: string) => void drop.run(sameEmail(email)),
  };
};
export type AccountStore = ReturnType<typeof accountStore>;
