// Orders quotes as in their documents, and drops those that refer to a sentence that is not quoted.
import leaningOpenings from '#shared/language/lexicon/leaning-openings.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';

const inReadingOrder = (a: Quotable, b: Quotable): number =>
  a.passage.chunk.seq - b.passage.chunk.seq || a.start - b.start;

/** The document with the best sentence first, each in reading order: the size of a market before its growth. */
export const asWritten = (quotes: readonly Quotable[]): Quotable[] =>
  [...Map.groupBy(quotes, ({ passage }) => passage.chunk.fileId).values()].flatMap((own) =>
    own.toSorted(inReadingOrder),
  );

/** Finds pronouns and connectives at the beginning of a sentence, which refer to the sentence before. */
const leansIn = compile(leaningOpenings);
/** Characters between two sentences that follow each other. */
const MAX_GAP = 3;

export const withoutOrphans = (quotes: readonly Quotable[]): Quotable[] => {
  const connected: Quotable[] = [];
  for (const one of quotes) {
    const before = connected.at(-1);
    const isBehind =
      before?.passage.chunk.id === one.passage.chunk.id && one.start >= before.end && one.start - before.end <= MAX_GAP;
    if (isBehind || leansIn(one.text).length === 0) connected.push(one);
  }
  return connected;
};
