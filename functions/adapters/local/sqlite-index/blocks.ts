// Stores postings on disk: the terms of a segment in key order, a few hundred per block, so that a block fits a
// database page.
import type { DatabaseSync } from 'node:sqlite';

/** A block is closed at this size; a single frequent term may exceed it. */
const BLOCK_BYTES = 4096;
const BLOCK_TERMS = 256;

/**
 * A block: the number of terms, their keys (8 bytes each), the end of each term's postings (4 bytes each), the
 * postings.
 */
export type Block = { readonly view: DataView; readonly bytes: Uint8Array; readonly size: number };

export const blockOf = (data: unknown): Block => {
  const bytes = data as Uint8Array;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { view, bytes, size: view.getUint32(0, true) };
};

export const keyAt = ({ view }: Block, n: number): number => view.getFloat64(4 + n * 8, true);

const endAt = ({ view, size }: Block, n: number): number => (n < 0 ? 0 : view.getUint32(4 + size * 8 + n * 4, true));

export const postingsAt = (block: Block, n: number): Uint8Array => {
  const base = 4 + block.size * 12;
  return block.bytes.subarray(base + endAt(block, n - 1), base + endAt(block, n));
};

/** The postings of a key, or `undefined`. */
export const postingsOf = (block: Block, key: number): Uint8Array | undefined => {
  let [low, high] = [0, block.size - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = keyAt(block, middle);
    if (found === key) return postingsAt(block, middle);
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
};

/** Accepts terms in ascending key order; `end` writes the last block. */
export const blockWriter = (db: DatabaseSync, segment: number) => {
  const insert = db.prepare('INSERT INTO block (segment, first, data) VALUES (?, ?, ?)');
  let keys: number[] = [];
  let ends: number[] = [];
  let bytes = new Uint8Array(BLOCK_BYTES * 4);
  let size = 0;
  const flush = () => {
    if (keys.length === 0) return;
    const base = 4 + keys.length * 12;
    const data = new Uint8Array(base + size);
    const view = new DataView(data.buffer);
    view.setUint32(0, keys.length, true);
    for (const [n, key] of keys.entries()) view.setFloat64(4 + n * 8, key, true);
    for (const [n, end] of ends.entries()) view.setUint32(4 + keys.length * 8 + n * 4, end, true);
    data.set(bytes.subarray(0, size), base);
    insert.run(segment, keys[0] ?? 0, data);
    [keys, ends, size] = [[], [], 0];
  };
  return {
    add: (key: number, postings: Uint8Array): void => {
      if (size + postings.length > BLOCK_BYTES || keys.length === BLOCK_TERMS) flush();
      if (postings.length > bytes.length) bytes = new Uint8Array(postings.length * 2);
      bytes.set(postings, size);
      size += postings.length;
      keys.push(key);
      ends.push(size);
    },
    end: flush,
  };
};
