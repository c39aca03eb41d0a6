// Turns the terms of documents around: for each term, in which documents it stands and how often.
import { termHash } from './term-hash.ts';

export type DocTerms = { readonly doc: number; readonly terms: readonly string[] };

/** The postings of term number n lie from `starts[n]` up to `starts[n + 1]`, in the order of the documents. */
export type Inverted = {
  readonly hashes: readonly number[];
  readonly starts: Int32Array;
  readonly docs: Int32Array;
  readonly times: Int32Array;
};

const numbering = () => {
  const byTerm = new Map<string, number>();
  const byHash = new Map<number, number>();
  const hashes: number[] = [];
  const added = (term: string): number => {
    const hash = termHash(term);
    const known = byHash.get(hash);
    const number = known ?? hashes.length;
    if (known === undefined) hashes.push(hash);
    byHash.set(hash, number);
    byTerm.set(term, number);
    return number;
  };
  return { hashes, numberOf: (term: string): number => byTerm.get(term) ?? added(term) };
};

export const invert = (batch: readonly DocTerms[]): Inverted => {
  const most = batch.reduce((sum, { terms }) => sum + terms.length, 0);
  const { hashes, numberOf } = numbering();
  const [ofTerm, ofDoc, ofTimes] = [new Int32Array(most), new Int32Array(most), new Int32Array(most)];
  const counts = new Int32Array(most);
  let size = 0;
  for (const { doc, terms } of batch) {
    const from = size;
    for (const term of terms) {
      const number = numberOf(term);
      if (counts[number] === 0) ofTerm[size++] = number;
      counts[number] = (counts[number] ?? 0) + 1;
    }
    for (let i = from; i < size; i += 1) {
      ofDoc[i] = doc;
      ofTimes[i] = counts[ofTerm[i] ?? 0] ?? 0;
      counts[ofTerm[i] ?? 0] = 0;
    }
  }
  return sorted(hashes, ofTerm.subarray(0, size), ofDoc, ofTimes);
};

const sorted = (hashes: readonly number[], ofTerm: Int32Array, ofDoc: Int32Array, ofTimes: Int32Array): Inverted => {
  const starts = new Int32Array(hashes.length + 1);
  for (const term of ofTerm) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let term = 0; term < hashes.length; term += 1) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice();
  const [docs, times] = [new Int32Array(ofTerm.length), new Int32Array(ofTerm.length)];
  for (let i = 0; i < ofTerm.length; i += 1) {
    const term = ofTerm[i] ?? 0;
    const at = next[term] ?? 0;
    docs[at] = ofDoc[i] ?? 0;
    times[at] = ofTimes[i] ?? 0;
    next[term] = at + 1;
  }
  return { hashes, starts, docs, times };
};
