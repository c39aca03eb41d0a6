// Passwords: their hash, and its check in a time that tells nothing.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// The SRP verifier beside the hash sets the price of guessing from a stolen file; a dearer hash would not raise it.
const COST = { N: 2 ** 14, r: 8, p: 1 } as const;
const BYTES = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}.${(await derive(password, salt)).toString('hex')}`;
};

/** Nobody's hash: checked when there is no account, so that both answers take the same time. */
const NOBODY = `${'00'.repeat(16)}.${'00'.repeat(BYTES)}`;

export const checkPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [salt = '', key = ''] = (stored ?? NOBODY).split('.');
  const same = timingSafeEqual(await derive(password, Buffer.from(salt, 'hex')), Buffer.from(key, 'hex'));
  return same && stored !== undefined;
};
