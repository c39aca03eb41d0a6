// Stores the authenticator apps of accounts: a secret is confirmed before it is used, and each code works once.
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { matchingStep, newTotpSecret } from './totp.ts';

const Row = z.object({
  secret: z.string().nullable(),
  /** Shown to its owner, but not yet confirmed. */
  pending: z.string().nullable(),
  isOn: z.number(),
  lastStep: z.number(),
});

export const authenticatorStore = (db: DatabaseSync, now: () => number) => {
  const find = db.prepare('SELECT secret, pending, isOn, lastStep FROM authenticator WHERE userId = ?');
  const start = db.prepare(`
    INSERT INTO authenticator VALUES (:userId, NULL, :pending, 0, 0)
    ON CONFLICT (userId) DO UPDATE SET pending = :pending`);
  const finish = db.prepare(
    'UPDATE authenticator SET secret = pending, pending = NULL, lastStep = ? WHERE userId = ? AND pending = ?',
  );
  const use = db.prepare('UPDATE authenticator SET lastStep = :step WHERE userId = :userId AND lastStep < :step');
  const turn = db.prepare('UPDATE authenticator SET isOn = ? WHERE userId = ? AND secret IS NOT NULL');
  const rowOf = (userId: string) => Row.optional().parse(find.get(userId));

  return {
    /** Creates a secret; the previous one stays in use until the new one is confirmed. */
    begin: (userId: string): string => {
      const pending = newTotpSecret();
      start.run({ userId, pending });
      return pending;
    },
    /** True if the code was generated with the new secret. */
    prove: (userId: string, code: string): boolean => {
      const pending = rowOf(userId)?.pending;
      const step = pending ? matchingStep(pending, code, { now: now(), lastStep: 0 }) : undefined;
      return pending !== undefined && step !== undefined && finish.run(step, userId, pending).changes === 1;
    },
    /** False if there is no confirmed secret to turn on or off. */
    turn: (userId: string, isOn: boolean): boolean => turn.run(isOn ? 1 : 0, userId).changes === 1 || !isOn,
    isOn: (userId: string): boolean => rowOf(userId)?.isOn === 1,
    /** If a code is used twice at the same moment, one use succeeds. */
    check: (userId: string, code: string): boolean => {
      const { secret, lastStep = 0 } = rowOf(userId) ?? {};
      const step = secret ? matchingStep(secret, code, { now: now(), lastStep }) : undefined;
      return step !== undefined && use.run({ userId, step }).changes === 1;
    },
  };
};
export type AuthenticatorStore = ReturnType<typeof authenticatorStore>;
