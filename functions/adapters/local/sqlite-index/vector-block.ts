// Stores up to 65,536 vectors of one tenant side by side in memory that the kernel can read.
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
    /**
     * Products of the slots of these runs (`to` exclusive): 8-bit sums, to be multiplied by the query's and the slot's
     * step.
     */
    score: (query: Float32Array, runs: readonly Run[]): Scores => {
      const { step, error } = quantise(query, QUERY_MOST, new Int16Array(memory.buffer, 0, width));
      for (const [from, to] of runs) dots(0, vectors + from * width, to - from, width, results + from * 4);
      // |q·x - q'·x'| <= |x - x'| |q| + |q - q'| |x'|, with |q| = 1 and |x'| < 1.1
      return { sums: new Int32Array(memory.buffer, results, size), step, steps, errors, error: 1.1 * error };
    },
  };
};

export type Run = readonly [from: number, to: number];
type Scores = {
  readonly sums: Int32Array;
  readonly step: number;
  readonly steps: Float32Array;
  /** The largest error of a product: the slot's part and the query's part. */
  readonly errors: Float32Array;
  readonly error: number;
};
