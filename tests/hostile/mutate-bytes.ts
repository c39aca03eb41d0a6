// Breaks bytes the way files get corrupted, and the way attackers craft them.
import type { Chance } from './random.ts';

type Mutation = (bytes: Uint8Array, chance: Chance) => Uint8Array;

const EXTREMES = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];
const concat = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

const range = (bytes: Uint8Array, chance: Chance, most: number): [number, number] => {
  const from = chance.int(bytes.length);
  return [from, Math.min(bytes.length, from + 1 + chance.int(most))];
};

const flip: Mutation = (bytes, chance) => {
  for (let n = 1 + chance.int(16); n > 0; n -= 1) {
    const at = chance.int(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.int(8));
  }
  return bytes;
};

/** Lengths, counts and offsets, because parsers trust them. */
const extreme: Mutation = (bytes, chance) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let n = 1 + chance.int(6); n > 0 && bytes.length >= 4; n -= 1) {
    const at = chance.int(bytes.length - 3);
    if (chance.int(2)) view.setUint32(at & ~1, chance.pick(EXTREMES), true);
    else view.setUint16(at, chance.pick(EXTREMES) & 0xffff, chance.int(2) === 0);
  }
  return bytes;
};

const headFirst: Mutation = (bytes, chance) => {
  for (let n = 1 + chance.int(8); n > 0; n -= 1) bytes[chance.int(Math.min(512, bytes.length))] = chance.int(256);
  return bytes;
};

const truncate: Mutation = (bytes, chance) => bytes.subarray(0, chance.int(bytes.length));

const cut: Mutation = (bytes, chance) => {
  const [from, to] = range(bytes, chance, bytes.length / 2);
  return concat(bytes.subarray(0, from), bytes.subarray(to));
};

const repeat: Mutation = (bytes, chance) => {
  const [from, to] = range(bytes, chance, 2_000);
  const block = bytes.subarray(from, to);
  return concat(bytes.subarray(0, to), ...Array.from({ length: 1 + chance.int(50) }, () => block), bytes.subarray(to));
};

const swap: Mutation = (bytes, chance) => {
  const [a, b] = range(bytes, chance, bytes.length / 3);
  return concat(bytes.subarray(b), bytes.subarray(a, b), bytes.subarray(0, a));
};

const insert: Mutation = (bytes, chance) => {
  const at = chance.int(bytes.length);
  const noise = Uint8Array.from({ length: 1 + chance.int(300) }, () => chance.int(256));
  return concat(bytes.subarray(0, at), noise, bytes.subarray(at));
};

const blank: Mutation = (bytes, chance) => bytes.fill(chance.pick([0, 0xff, 0x20]), ...range(bytes, chance, 4_000));

const MUTATIONS = [flip, extreme, extreme, headFirst, truncate, cut, repeat, swap, insert, blank] as const;

export const mutateBytes = (bytes: Uint8Array, chance: Chance): Uint8Array => {
  let broken: Uint8Array = Uint8Array.from(bytes);
  for (let n = 1 + chance.int(3); n > 0 && broken.length > 0; n -= 1)
    broken = Uint8Array.from(chance.pick(MUTATIONS)(broken, chance));
  return broken;
};
