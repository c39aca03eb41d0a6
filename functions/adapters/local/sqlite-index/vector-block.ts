// Up to 65,536 vectors of one tenant side by side in memory that the kernel can read.
import { dotKernel } from './dot-kernel.ts';
import { quantise } from './quantise.ts';

export const BLOCK = 65_536;
const PAGE = 65_536;
const QUERY_MOST = 4095;
const VECTOR_MOST = 127;

export type VectorBlock = ReturnType<typeof vectorBlock>;

export const vectorBlock = (dimensions: number) => {
  const width = Math.ceil(dimensions / 16) * 16;
  const results = width * 2;
  const vectors = results + BLOCK * 4;
  const memory = new WebAssembly.Memory({ initial: Math.ceil(vectors / PAGE) });
  const dots = dotKernel(memory);
  const docs = new Int32Array(BLOCK);
  const steps = new Float32Array(BLOCK);
  const errors = new Float32Array(BLOCK);
  let size = 0;

  return {
    docs,
    size: () => size,
    bytes: () => memory.buffer.byteLength + BLOCK * 12,
    add: (doc: number, vector: Float32Array): void => {
      const at = vectors + size * width;
      const missing = at + width - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(Math.max(missing, 64 * PAGE) / PAGE));
      const { step, error } = quantise(vector, VECTOR_MOST, new Int8Array(memory.buffer, at, width));
      docs[size] = doc;
      steps[size] = step;
      errors[size] = error;
      size += 1;
    },
    /** Calls back with the products of the slots from `from` up to `to` (exclusive) and the bound of their error. */
    score: (query: Float32Array, runs: readonly (readonly [from: number, to: number])[], each: Scored): void => {
      const { step, error } = quantise(query, QUERY_MOST, new Int16Array(memory.buffer, 0, width));
      for (const [from, to] of runs) dots(0, vectors + from * width, to - from, width, results + from * 4);
      const out = new Int32Array(memory.buffer, results, size);
      for (const [from, to] of runs)
        for (let slot = from; slot < to; slot += 1)
          // |q·x - q'·x'| <= |x - x'| |q| + |q - q'| |x'|, with |q| = 1 and |x'| < 1.1
          each(docs[slot] ?? 0, (out[slot] ?? 0) * step * (steps[slot] ?? 0), (errors[slot] ?? 0) + 1.1 * error);
    },
  };
};

type Scored = (doc: number, product: number, error: number) => void;
