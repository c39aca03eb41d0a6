// Implements the server side of SRP-6a as Cognito does (3072-bit group, SHA-256, Java's byte form of integers).
import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** RFC 5054, appendix A, 3072-bit group. */
const N = BigInt(
  [
    '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD',
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED',
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F',
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B',
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510',
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7',
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
  ].join(''),
);
const g = 2n;

/** Like Java's BigInteger.toByteArray: a leading zero byte if the first bit would be read as a sign. */
const bytesOf = (value: bigint): Buffer => {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
};
const sha256 = (...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const integer = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);
const modulo = (value: bigint): bigint => ((value % N) + N) % N;

const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n;
  let square = modulo(base);
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
};

const k = integer(sha256(bytesOf(N), bytesOf(g)));

/** What the server stores instead of the password. Hexadecimal. */
export type Verifier = { readonly salt: string; readonly verifier: string };
export type Identified = { readonly pool: string; readonly userId: string };

export const makeVerifier = ({ pool, userId }: Identified, password: string): Verifier => {
  const salt = integer(randomBytes(16));
  const x = integer(sha256(bytesOf(salt), sha256(`${pool}${userId}:${password}`)));
  return { salt: salt.toString(16), verifier: power(g, x).toString(16) };
};

/** The secret half `b` stays on the server; `publicB` goes to the browser. */
export type ServerKeys = { readonly b: bigint; readonly publicB: string };

export const serverKeys = ({ verifier }: Verifier): ServerKeys => {
  const b = integer(randomBytes(32));
  const B = modulo(k * BigInt(`0x${verifier}`) + power(g, b));
  return { b, publicB: B.toString(16) };
};

/** `undefined` for a value that would make the shared secret guessable. */
export const readPublicA = (hex: string): bigint | undefined => {
  if (!/^[0-9a-f]{1,800}$/i.test(hex)) return undefined;
  const A = BigInt(`0x${hex}`);
  return A % N === 0n ? undefined : A;
};

const sharedKey = (A: bigint, keys: ServerKeys, { verifier }: Verifier): Buffer => {
  const u = integer(sha256(bytesOf(A), bytesOf(BigInt(`0x${keys.publicB}`))));
  const secret = power(A * power(BigInt(`0x${verifier}`), u), keys.b);
  return Buffer.from(hkdfSync('sha256', bytesOf(secret), bytesOf(u), 'Caldera Derived Key', 16));
};

type Claim = Identified & {
  readonly A: bigint;
  readonly keys: ServerKeys;
  readonly verifier: Verifier;
  readonly secretBlock: Buffer;
  readonly timestamp: string;
};

/** The signature that only a client with the password can compute. */
export const expectedSignature = ({ A, keys, verifier, pool, userId, secretBlock, timestamp }: Claim): Buffer =>
  createHmac('sha256', sharedKey(A, keys, verifier))
    .update(`${pool}${userId}`)
    .update(secretBlock)
    .update(timestamp)
    .digest();
