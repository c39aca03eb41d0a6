// Computes codes of authenticator apps: RFC 6238 with SHA-1, six digits and steps of thirty seconds, like all apps.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Steps accepted before and after the current one, for clock drift and slow typing. */
const DRIFT = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bitsOf = (value: number, length: number) => value.toString(2).padStart(length, '0');

/** RFC 4648 without padding. */
const toBase32 = (bytes: Buffer): string => {
  const bits = Array.from(bytes, (byte) => bitsOf(byte, 8)).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
};
const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => bitsOf(BASE32.indexOf(letter), 5)).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
};

/** In the form that a person enters in an app. */
export const newTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

export const stepOf = (now: number): number => Math.floor(now / STEP_MS);

/** RFC 4226, section 5.3. */
export const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
};

const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The step of a code; `undefined` if the code is wrong or its step was used. */
export const matchingStep = (
  secret: string,
  code: string,
  at: { readonly now: number; readonly lastStep: number },
): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined;
  const now = stepOf(at.now);
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, i) => now - DRIFT + i);
  const matching = steps.filter((step) => same(codeAt(secret, step), code));
  return matching.find((step) => step > at.lastStep);
};
