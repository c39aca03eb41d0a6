// The model of a stage without any account: hashed vectors, no writing (the extractive writer does that).
import { setImmediate } from 'node:timers/promises';
import { DIMENSIONS, hashEmbedding } from '../../engine/embed/hash-embedding.ts';
import type { Model } from '../../ports/model.ts';

/** Texts between which other work may go on: some 10 ms. */
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
