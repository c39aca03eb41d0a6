// Inverts documents into postings: for each term, which documents contain it and how often.
import { termNumbers } from './term-numbers.ts';

export type DocTerms = { readonly doc: number; readonly terms: readonly string[] };

/** The postings of term n are from `starts[n]` to `starts[n + 1]` (exclusive), in document order. */
export type Inverted = {
  readonly hashes: readonly number[];
  /** Term numbers in the order of their hashes. */
  readonly inOrder: Int32Array;
  readonly starts: Int32Array;
  readonly docs: Int32Array;
  readonly times: Int32Array;
};

export const invert = (batch: readonly DocTerms[]): Inverted => {
  const most = batch.reduce((sum, { terms }) => sum + terms.length, 0);
  const { hashes, numberOf, ofHash } = termNumbers();
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
  const inOrder = Int32Array.from(Float64Array.from(hashes).sort(), ofHash);
  return { hashes, inOrder, ...grouped(hashes.length, ofTerm.subarray(0, size), ofDoc, ofTimes) };
};

/** A counting sort by term, which keeps the order of documents. */
const grouped = (terms: number, ofTerm: Int32Array, ofDoc: Int32Array, ofTimes: Int32Array) => {
  const starts = new Int32Array(terms + 1);
  for (const term of ofTerm) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let term = 0; term < terms; term += 1) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice();
  const [docs, times] = [new Int32Array(ofTerm.length), new Int32Array(ofTerm.length)];
  for (let i = 0; i < ofTerm.length; i += 1) {
    const term = ofTerm[i] ?? 0;
    const at = next[term] ?? 0;
    docs[at] = ofDoc[i] ?? 0;
    times[at] = ofTimes[i] ?? 0;
    next[term] = at + 1;
  }
  return { starts, docs, times };
};
