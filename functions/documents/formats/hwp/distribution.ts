// Decodes the body of a Hangul distribution document, which is scrambled with a key that it contains.
import { createDecipheriv } from 'node:crypto';
import { DocumentRefused } from '../../refused.ts';

const KEY_RECORD = 28;
const KEY_LENGTH = 256;

/** The random number generator of Hangul's scrambling. */
const generator = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 214_013) + 2_531_011) >>> 0;
    return (state >>> 16) & 0x7fff;
  };
};

const keyOf = (payload: Uint8Array): Uint8Array => {
  const seed = new DataView(payload.buffer, payload.byteOffset).getUint32(0, true);
  const next = generator(seed);
  const plain = Uint8Array.from(payload);
  let mask = 0;
  let left = 0;
  for (let at = 0; at < plain.length; at += 1) {
    if (left === 0) {
      mask = next() & 0xff;
      left = (next() & 0xf) + 1;
    }
    if (at >= 4) plain[at] = (plain[at] ?? 0) ^ mask;
    left -= 1;
  }
  const from = 4 + (seed & 0xf);
  return plain.subarray(from, from + 16);
};

export const openDistribution = (stream: Uint8Array): Uint8Array => {
  const body = 4 + KEY_LENGTH;
  const head = stream.length > body ? new DataView(stream.buffer, stream.byteOffset).getUint32(0, true) : 0;
  if ((head & 0x3ff) !== KEY_RECORD || head >>> 20 !== KEY_LENGTH) throw new DocumentRefused('damaged');
  const whole = body + ((stream.length - body) & ~15);
  const decipher = createDecipheriv('aes-128-ecb', keyOf(stream.subarray(4, body)), null).setAutoPadding(false);
  return new Uint8Array(decipher.update(stream.subarray(body, whole)));
};
