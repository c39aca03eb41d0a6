// Scores BM25 over all postings of the query's terms, with the statistics of the whole tenant: no term is skipped.
import type { DatabaseSync } from 'node:sqlite';
import { inverseFrequency, termScore } from '../../../engine/retrieve/bm25.ts';
import { best, type Found } from './best.ts';
import type { Catalogue } from './catalogue.ts';
import { appendPostings, decoded } from './postings.ts';
import { segmentPostings } from './segment-postings.ts';
import { termHash } from './term-hash.ts';

export const bm25 = (db: DatabaseSync, docs: Catalogue) => {
  const segments = db.prepare('SELECT segment FROM segment WHERE live = 1 ORDER BY segment');
  const postingsIn = segmentPostings(db);
  const buffer = decoded();
  let scores = new Float64Array(0);

  const add = (weight: number) => {
    const lengths = docs.lengths();
    const meanLength = docs.averageLength();
    for (let i = 0; i < buffer.size; i += 1) {
      const doc = buffer.docs[i] ?? 0;
      const times = buffer.times[i] ?? 0;
      scores[doc] = (scores[doc] ?? 0) + weight * termScore(times, lengths[doc] ?? 0, meanLength);
    }
  };

  const gather = (term: number, live: readonly number[]) => {
    buffer.size = 0;
    for (const segment of live) {
      const postings = postingsIn.get(segment, term);
      if (postings) appendPostings(postings, docs.alive(), buffer);
    }
  };
  const top = (allowed: Uint8Array, limit: number): readonly Found[] => {
    const ranked = best(limit);
    let bar = 0;
    for (let doc = 0; doc < allowed.length; doc += 1) {
      const score = scores[doc] ?? 0;
      if (score <= bar || allowed[doc] !== 1) continue;
      ranked.offer(doc, score);
      bar = Math.max(0, ranked.bar());
    }
    return ranked.found;
  };

  const search = (terms: readonly string[], allowed: Uint8Array, limit: number): readonly Found[] => {
    if (scores.length < docs.room()) scores = new Float64Array(docs.room());
    scores.fill(0);
    const live = segments.all().map((row) => Number(row.segment));
    postingsIn.trim(live);
    const times = new Map<number, number>();
    for (const hash of terms.map(termHash)) times.set(hash, (times.get(hash) ?? 0) + 1);
    for (const [term, repeats] of times) {
      gather(term, live);
      if (buffer.size > 0) add(repeats * inverseFrequency(docs.size(), buffer.size));
    }
    return top(allowed, limit);
  };
  return { search, bytes: postingsIn.bytes };
};
