// Orders quotes as their documents have them, without those that only a sentence left out would explain.
import type { Quotable } from '../../engine/write/prose/sentences.ts';

const inReadingOrder = (a: Quotable, b: Quotable): number =>
  a.passage.chunk.seq - b.passage.chunk.seq || a.start - b.start;

/** The document with the best sentence first, each in reading order: the size of a market before its growth. */
export const asWritten = (quotes: readonly Quotable[]): Quotable[] =>
  [...Map.groupBy(quotes, ({ passage }) => passage.chunk.fileId).values()].flatMap((own) =>
    own.toSorted(inReadingOrder),
  );

/** A person or a thing that the sentence before names, or a word that goes on from it. */
const PRONOUN =
  /^(?:he|she|they|it (?:is|was|had|has)(?! (?:likely|possible|expected|clear|true|not)))\b|^(?:so|but|however|instead)\b|^(?:그는|그녀는|그들은|그래서|그런데|그러면서|그러나|하지만|대신)\s|^(?:彼は|彼女は|彼らは|そのため|しかし|ただ、|代わりに)/iu;
/** Characters between two sentences that follow each other. */
const MAX_GAP = 3;

export const withoutOrphans = (quotes: readonly Quotable[]): Quotable[] => {
  const kept: Quotable[] = [];
  for (const one of quotes) {
    const before = kept.at(-1);
    const isBehind =
      before?.passage.chunk.id === one.passage.chunk.id && one.start >= before.end && one.start - before.end <= MAX_GAP;
    if (isBehind || !PRONOUN.test(one.text)) kept.push(one);
  }
  return kept;
};
