// Hashes passwords, and checks them in constant time.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// An attacker with the stolen file would guess against the cheaper SRP verifier beside it, so a costlier hash would not
// help.
const COST = 2 ** 14;
const BYTES = 32;

/** Checked when there is no account, so that both responses take the same time. */
const NOBODY = `${'00'.repeat(16)}.${'00'.repeat(BYTES)}`;

export type Passwords = {
  hash(password: string): Promise<string>;
  check(password: string, stored: string | undefined): Promise<boolean>;
};

/** `cost` is the cost of one guess, a power of two. */
export const passwordsAt = (cost = COST): Passwords => {
  const derive = (password: string, salt: Buffer): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const done = (error: Error | null, key: Buffer) => (error ? reject(error) : resolve(key));
      scrypt(password.normalize('NFC'), salt, BYTES, { N: cost, r: 8, p: 1 }, done);
    });
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      return `${salt.toString('hex')}.${(await derive(password, salt)).toString('hex')}`;
    },
    check: async (password, stored) => {
      const [salt = '', key = ''] = (stored ?? NOBODY).split('.');
      const same = timingSafeEqual(await derive(password, Buffer.from(salt, 'hex')), Buffer.from(key, 'hex'));
      return same && stored !== undefined;
    },
  };
};
