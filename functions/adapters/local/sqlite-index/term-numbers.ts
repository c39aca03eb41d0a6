// Numbers terms by hash in order of first occurrence: an open-addressing table, several times faster than a Map.
import { termHash } from './term-hash.ts';

export const termNumbers = () => {
  const hashes: number[] = [];
  let mask = (1 << 15) - 1;
  let keys = new Float64Array(mask + 1).fill(-1);
  let numbers = new Int32Array(mask + 1);

  /** The slot of the hash, or the free slot where it belongs. */
  const slotOf = (hash: number): number => {
    let slot = (hash >>> 0) & mask;
    while (keys[slot] !== hash && keys[slot] !== -1) slot = (slot + 1) & mask;
    return slot;
  };
  const grow = () => {
    mask = mask * 2 + 1;
    keys = new Float64Array(mask + 1).fill(-1);
    numbers = new Int32Array(mask + 1);
    for (const [number, hash] of hashes.entries()) {
      const slot = slotOf(hash);
      keys[slot] = hash;
      numbers[slot] = number;
    }
  };
  const add = (hash: number, slot: number): number => {
    keys[slot] = hash;
    numbers[slot] = hashes.length;
    hashes.push(hash);
    if (hashes.length * 2 > mask) grow();
    return hashes.length - 1;
  };

  return {
    hashes,
    numberOf: (term: string): number => {
      const hash = termHash(term);
      const slot = slotOf(hash);
      return keys[slot] === hash ? (numbers[slot] ?? 0) : add(hash, slot);
    },
    /** The number of a hash that is in the table. */
    ofHash: (hash: number): number => numbers[slotOf(hash)] ?? 0,
  };
};
