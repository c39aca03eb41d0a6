// Implements the model port without any account: hashed vectors, and no writing (the extractive writer does that).
import { setImmediate } from 'node:timers/promises';
import { DIMENSIONS, hashEmbedding } from '../../engine/embed/hash-embedding.ts';
import type { Model } from '../../ports/model.ts';

/** Texts per slice, some 10 ms, between which other work can run. */
const SLICE = 32;

export const hashedEmbeddings = async (texts: readonly string[]): Promise<readonly (readonly number[])[]> => {
  const vectors: (readonly number[])[] = [];
  for (const text of texts) {
    vectors.push(hashEmbedding(text));
    if (vectors.length % SLICE === 0) await setImmediate();
  }
  return vectors;
};

export const offlineModel = (): Model => ({
  name: 'offline',
  kind: 'offline',
  dimensions: DIMENSIONS,
  embed: hashedEmbeddings,
});
