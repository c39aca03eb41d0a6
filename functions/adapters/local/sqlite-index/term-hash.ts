// Hashes a term to a 53-bit number: the index stores no words of documents, and SQLite compares such keys quickly.

/** Two independent 32-bit lanes; with a million terms the probability of any collision is 1 in 18,000. */
export const termHash = (term: string): number => {
  let low = 0x9e3779b9;
  let high = 0x7f4a7c15;
  for (let i = 0; i < term.length; i += 1) {
    const code = term.charCodeAt(i);
    low = Math.imul(low ^ code, 0x85ebca6b);
    high = Math.imul(high ^ code, 0xc2b2ae35);
    low ^= low >>> 15;
    high ^= high >>> 13;
  }
  low = Math.imul(low ^ (high >>> 16), 0x2c1b3c6d);
  high = Math.imul(high ^ (low >>> 13), 0x297a2d39);
  return ((high ^ (high >>> 15)) & 0x1fffff) * 0x100000000 + ((low ^ (low >>> 16)) >>> 0);
};
