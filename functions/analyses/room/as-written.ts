// Orders quotes as their documents have them.
import type { Quotable } from '../../engine/write/prose/sentences.ts';

const inReadingOrder = (a: Quotable, b: Quotable): number =>
  a.passage.chunk.seq - b.passage.chunk.seq || a.start - b.start;

/** The document with the best sentence first, each in reading order: the size of a market before its growth. */
export const asWritten = (quotes: readonly Quotable[]): Quotable[] =>
  [...Map.groupBy(quotes, ({ passage }) => passage.chunk.fileId).values()].flatMap((own) =>
    own.toSorted(inReadingOrder),
  );
